/** The numbered sections of a legal page. */
import type { LegalBlock, LegalSection } from '#content/legal/legal-document.ts';
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

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LegalText text={block} />
      </p>
    );
  }
  if ('cookieTable' in block) return <CookieTable caption={block.cookieTable} />;
  if ('facts' in block) return <Facts facts={block.facts} />;
  const List = 'steps' in block ? 'ol' : 'ul';
  const items = 'steps' in block ? block.steps : block.list;
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <LegalText text={item} />
        </li>
      ))}
    </List>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className="divide-y divide-line border-line border-y text-base">
      {facts.map(([name, text]) => (
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
