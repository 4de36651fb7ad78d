import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbItem } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { SectorBand } from '#app/ui/pictures/sector-band.tsx';
import type { ServiceGuide } from '#db/content/services/guide.ts';
import type { Sector } from '#domain/job/sector.ts';

type GuideHeroProps = {
  trail: readonly BreadcrumbItem[];
  title: string;
  guide: Pick<ServiceGuide, 'lead' | 'facts' | 'times'>;
  countedOn: string;
  sector: Sector;
  children: ReactNode;
};

export function GuideHero({
  trail,
  title,
  guide: { lead, facts, times = [] },
  countedOn,
  sector,
  children,
}: GuideHeroProps) {
  return (
    <div className="bg-brand-soft">
      <div className="wrap pt-4 pb-10 sm:pb-14">
        <Breadcrumb items={trail} />
        <div className="mt-8 grid items-end gap-x-8 gap-y-12 sm:mt-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <Heading level={1} size="display" className="max-w-[12ch]">
              {title}
            </Heading>
            <p className="mt-5 max-w-[36rem] text-lg sm:mt-6">{lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">{children}</div>
          </div>
          <dl className="figures border-brand border-t-2 lg:col-span-4 lg:col-start-9">
            {times.map(({ value, label }) => (
              <div key={label} className="flex flex-col border-brand/25 border-b py-4">
                <dt className="order-last mt-1 text-sm">
                  {label} <span className="text-ink-soft">(as of {countedOn})</span>
                </dt>
                <dd className="font-display text-2xl leading-none font-medium tracking-[-0.02em] text-brand">
                  {value}
                </dd>
              </div>
            ))}
            {facts.map(({ label, value }) => (
              <div key={label} className="grid grid-cols-[7rem_1fr] gap-4 border-brand/25 border-b py-3">
                <dt className="text-sm leading-6 text-ink-soft">{label}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <SectorBand sector={sector} isBrand />
    </div>
  );
}
