import { Heading } from '#app/ui/content/heading.tsx';
import { NEW_TAB, NewTabMark } from '#app/ui/new-tab-mark.tsx';
import type { International, OfficialLink as OfficialAddress } from '#db/content/services/international.ts';
import { formatLongDate } from '#domain/time/dates.ts';

/** Legal requirements, with the date of the check and links to the official pages. */
export function InternationalRules({ page }: { page: Omit<International, 'head'> }) {
  return (
    <section aria-labelledby="rules" className="wrap pt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <Heading level={2} id="rules">
          {page.rulesTitle}
        </Heading>
        <p className="text-sm text-ink-soft">As of {formatLongDate(new Date(page.rulesAsOf))}</p>
      </div>
      <dl className="mt-8 border-line border-t">
        {page.rules.map(({ title, text, link }) => (
          <div key={title} className="grid gap-x-8 gap-y-1 border-line border-b py-6 lg:grid-cols-12">
            <dt className="font-display text-xl font-medium tracking-[-0.01em] lg:col-span-3">{title}</dt>
            <dd className="measure lg:col-span-6">{text}</dd>
            <dd className="lg:col-span-3 lg:text-right">
              <OfficialLink {...link} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="measure mt-8 border-signal border-l-4 pl-5">
        <p className="font-semibold">{page.adviceTitle}</p>
        <p className="mt-1 text-ink-soft">{page.advice}</p>
        <p className="mt-1">
          <OfficialLink {...page.adviser} />
        </p>
      </div>
    </section>
  );
}

function OfficialLink({ label, href }: OfficialAddress) {
  return (
    <a href={href} {...NEW_TAB} className="link inline-flex items-center pointer-coarse:min-h-11">
      {label} on GOV.UK
      <NewTabMark />
    </a>
  );
}
