import { useEffect, useRef } from 'react';
import { calculator, describeMethod } from '#app/features/site/tools/texts.ts';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PayStrip } from '#app/ui/pictures/pay-strip.tsx';
import type { ShownEstimate } from '../schema.ts';
import { MarketSigns } from './market-signs.tsx';

export function SalaryResult({ estimate }: { estimate: ShownEstimate | null }) {
  const place = useRef<HTMLElement>(null);
  const name = estimate && `${estimate.role}, ${estimate.location}, ${estimate.experience}`;
  const shownName = useRef(name);
  // Moves the focus to a new result: on a phone it is below the form.
  useEffect(() => {
    if (shownName.current === name) return;
    shownName.current = name;
    if (name) place.current?.focus();
  }, [name]);
  return (
    <section ref={place} tabIndex={-1} aria-label="Your estimate" className="scroll-mt-6 rounded-sm">
      {estimate ? <Estimate {...estimate} /> : <p className="measure text-lg text-ink-soft">{calculator.waiting}</p>}
      <Heading level={3} className="mt-10">
        {calculator.methodTitle}
      </Heading>
      <DataList items={describeMethod()} className="mt-4" />
    </section>
  );
}

function Estimate({ role, location, experience, average, range, floorNote, sample, strip }: ShownEstimate) {
  return (
    <>
      <Heading level={3}>
        {role} in {location}
      </Heading>
      <dl className="mt-5">
        <div className="flex flex-col">
          <dt className="order-last mt-2 font-semibold">Average salary a year</dt>
          <dd className="figures font-display text-4xl tracking-[-0.025em] text-brand">{average}</dd>
        </div>
        <div className="mt-8">
          <dt className="text-sm text-ink-faint">Range</dt>
          <dd className="mt-1">
            <span className="figures text-lg font-semibold">{range}</span>
            <RangeLine />
          </dd>
        </div>
      </dl>
      <DataList
        layout="columns"
        className="mt-6 border-line border-t pt-3"
        items={[
          { label: 'Location', value: location },
          { label: 'Experience', value: experience },
        ]}
      />
      {floorNote && (
        <div className="mt-6">
          <Notice tone="warning" title="Below the legal minimum">
            {floorNote}
          </Notice>
        </div>
      )}
      <MarketSigns choice={{ role, location, experience }} sample={sample} />
      {strip && (
        <section aria-labelledby="role-pay" className="mt-10 border-ink border-t-2 pt-5">
          <Heading level={4} id="role-pay" className="mb-3">
            What adverts across the UK offer
          </Heading>
          <PayStrip strip={strip} />
        </section>
      )}
      <p className="measure mt-8 border-line border-t pt-5 text-sm font-medium">{calculator.disclaimer}</p>
    </>
  );
}

/** The line shows 85 to 115 % with the average in the middle. It is decorative: the figures are in the text. */
function RangeLine() {
  return (
    <span aria-hidden="true" className="relative mt-4 mb-2 block h-2 rounded-sm bg-brand-soft">
      <span className="absolute -inset-y-1 left-0 w-0.5 bg-brand" />
      <span className="absolute top-1/2 left-1/2 size-4 -translate-1/2 rounded-full border-4 border-paper bg-brand" />
      <span className="absolute -inset-y-1 right-0 w-0.5 bg-brand" />
    </span>
  );
}
