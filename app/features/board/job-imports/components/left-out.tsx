/** Counts, by reason, the jobs of a file that are not imported because they were not public at their source. */
import { Heading } from '#app/ui/content/heading.tsx';
import { formatNumber } from '#domain/pay/money.ts';
import { countOf } from '#domain/text/counts.ts';
import type { LeftOutCount } from './shown-draft.ts';

export const LeftOut = ({ counts }: { counts: readonly LeftOutCount[] }) => (
  <section aria-labelledby="import-left-out" className="space-y-3">
    <Heading level={2} size="item" id="import-left-out">
      {countOf(
        counts.reduce((sum, { count }) => sum + count, 0),
        'entry',
        'entries',
      )}{' '}
      not imported
    </Heading>
    <p className="measure text-ink-soft text-sm">Only jobs that visitors of the other site could read are imported.</p>
    <ul className="text-sm">
      {counts.map(({ reason, count }) => (
        <li key={reason}>
          {reason}: {formatNumber(count)}
        </li>
      ))}
    </ul>
  </section>
);
