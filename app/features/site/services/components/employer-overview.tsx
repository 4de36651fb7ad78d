import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import type { EmployerServices, ServiceEntry } from '#db/content/services/employer-services.ts';

type OverviewProps = { title: string; entries: readonly ServiceEntry[]; countedOn: string };

/** The services side by side, each with how long it takes. */
export function EmployerOverview({ title, entries, countedOn }: OverviewProps) {
  return (
    <section aria-labelledby="ways" className="wrap pt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <Heading level={2} id="ways">
          {title}
        </Heading>
        <p className="text-sm text-ink-soft">Times as of {countedOn}</p>
      </div>
      <ul className="mt-6 border-ink border-t-2">
        {entries.map(({ id, title: name, text, time, path }) => (
          <li
            key={id}
            id={id}
            className="grid scroll-mt-6 gap-x-8 gap-y-2 border-line border-b py-7 lg:grid-cols-12 lg:items-baseline"
          >
            <Heading level={3} className="lg:col-span-4">
              {name}
            </Heading>
            <div className="lg:col-span-5">
              <p className="text-ink-soft">{text}</p>
              {path && (
                <Link
                  to={path}
                  className="link mt-1 inline-flex items-center gap-1.5 font-semibold pointer-coarse:min-h-11"
                >
                  More about {name.toLowerCase()}
                  <ArrowRight aria-hidden="true" className="size-4" />
                </Link>
              )}
            </div>
            <p className="figures font-display text-lg font-medium text-brand lg:col-span-3 lg:text-right">{time}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function EmployerCosts({ page }: { page: Pick<EmployerServices, 'costsTitle' | 'costsText' | 'costs'> }) {
  return (
    <section id="costs" aria-labelledby="costs-title" className="wrap scroll-mt-6 pt-16">
      <Heading level={2} id="costs-title">
        {page.costsTitle}
      </Heading>
      <p className="measure mt-4 text-ink-soft">{page.costsText}</p>
      <ul className="mt-8 border-ink border-t-2">
        {page.costs.map(({ service, basis, due, change }) => (
          <li key={service} className="grid gap-x-8 gap-y-3 border-line border-b py-6 lg:grid-cols-12">
            <h3 className="text-[1.0625rem] font-semibold lg:col-span-3">{service}</h3>
            <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3 lg:col-span-9">
              <Cost label="You pay for">{basis}</Cost>
              <Cost label="Due">{due}</Cost>
              <Cost label="If it does not work out">{change}</Cost>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cost({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
