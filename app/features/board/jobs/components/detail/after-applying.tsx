import { afterApplying, type Promised } from '#app/features/board/jobs/components/applying-texts.ts';
import { Heading } from '#app/ui/content/heading.tsx';

export function AfterApplying({ promised }: { promised: Promised | null }) {
  return (
    <section aria-labelledby="after-applying" className="no-print mt-14 rounded-lg bg-sand px-5 py-6 sm:px-8 sm:py-8">
      <Heading level={2} id="after-applying">
        {afterApplying.heading}
      </Heading>
      <ol className="mt-5 space-y-5">
        {afterApplying.steps(promised).map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3">
            <span aria-hidden="true" className="figures font-display text-2xl leading-none">
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold text-lg leading-snug">{title}</h3>
              <p className="measure mt-0.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
