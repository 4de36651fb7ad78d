import type { LegalBlock, LegalSection } from '#db/content/legal-page.ts';
import { NOT_IN_DOWNLOAD, NOT_IN_DOWNLOAD_WORDS } from '#domain/data-request/own-data.ts';
import { CookieTable } from './cookie-table.tsx';
import { LegalText } from './legal-text.tsx';

export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ id, heading, blocks }, index) => (
    <section key={id} id={id} aria-labelledby={`${id}-heading`} className="mt-12 scroll-mt-24 sm:mt-16">
      <h2 id={`${id}-heading`} className="flex gap-3 font-display text-2xl font-medium tracking-[-0.015em]">
        <span className="figures shrink-0 text-ink-faint">{index + 1}</span>
        {heading}
      </h2>
      <div className="prose mt-4">
        {blocks.map((block) => (
          <Block key={JSON.stringify(block)} block={block} />
        ))}
      </div>
    </section>
  ));
}

function Block({ block: { text, list, steps, facts, table } }: { block: LegalBlock }) {
  return (
    <>
      {text && (
        <p>
          <LegalText text={text} />
        </p>
      )}
      {list && <List as="ul" items={list} />}
      {steps && <List as="ol" items={steps} />}
      {facts && <Facts facts={facts} />}
      {table === 'cookies' && <CookieTable caption="What this site stores in your browser" />}
      {table === 'notInDownload' && <NotInDownload />}
    </>
  );
}

function List({ as: Tag, items }: { as: 'ul' | 'ol'; items: readonly string[] }) {
  return (
    <Tag>
      {items.map((item) => (
        <li key={item}>
          <LegalText text={item} />
        </li>
      ))}
    </Tag>
  );
}

function NotInDownload() {
  return (
    <>
      <Facts facts={NOT_IN_DOWNLOAD_WORDS.map(([name, text]) => ({ name, text }))} />
      <List as="ul" items={Object.values(NOT_IN_DOWNLOAD)} />
    </>
  );
}

function Facts({ facts }: { facts: readonly { name: string; text: string }[] }) {
  return (
    <dl className="divide-y divide-line border-line border-y text-base">
      {facts.map(({ name, text }) => (
        <div key={name} className="grid gap-x-8 gap-y-1 py-3.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">
            <LegalText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
