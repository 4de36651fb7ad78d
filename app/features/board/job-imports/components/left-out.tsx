import { ImportRows } from '#app/desk/import/import-rows.tsx';
import { formatNumber } from '#domain/pay/money.ts';
import { countOf } from '#domain/text/counts.ts';
import type { LeftOutCount } from '../schema.ts';

export const LeftOut = ({ counts }: { counts: readonly LeftOutCount[] }) => {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <ImportRows
      id="import-left-out"
      title={`${countOf(total, 'entry', 'entries')} not imported`}
      hint="We only import jobs that visitors to the other site can read."
    >
      {counts.map(({ reason, count }) => (
        <li key={reason}>
          {reason}: {formatNumber(count)}
        </li>
      ))}
    </ImportRows>
  );
};
