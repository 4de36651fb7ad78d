import type { DeskList } from '#app/desk/list/desk-list.ts';
import { searchReader } from '#app/desk/list/filters.ts';
import { formatNumber } from '#domain/pay/money.ts';
import { countOf } from '#domain/text/counts.ts';
import {
  MOST_EVENTS,
  RECEIPT_FILTERS,
  type ReceiptRow,
  type ReceiptSearch,
  type ReceiptShare,
} from '../schema/lists.ts';

type ShownReceipt = Omit<ReceiptRow, 'givenAt' | 'policy'> & { at: string; policy: string };

export const RECEIPTS: DeskList<ReceiptSearch, ShownReceipt> = {
  path: '/admin/consent-receipts',
  label: 'Consent receipts',
  nouns: ['receipt', 'receipts'],
  filters: RECEIPT_FILTERS,
  read: searchReader(RECEIPT_FILTERS),
  countedUpTo: MOST_EVENTS,
  empty: 'No receipts yet.',
  unmatched: 'No receipt has this number.',
  columns: [
    { head: 'When', cell: ({ at }) => at },
    { head: 'Analytics', cell: ({ analytics }) => yesOrNo(analytics) },
    { head: 'Functional', cell: ({ functional }) => yesOrNo(functional) },
    { head: 'Marketing', cell: ({ marketing }) => yesOrNo(marketing) },
    { head: 'Text version', cell: ({ policy }) => policy },
    { head: 'Receipt', isLong: true, cell: ({ id }) => id },
    { head: 'Replaces', isLong: true, cell: ({ replaces }) => replaces ?? 'none' },
  ],
};

const yesOrNo = (isAgreed: boolean) => (isAgreed ? 'Yes' : 'No');

export function ConsentShare({ share: { all, accepted, rejected, analytics } }: { share: ReceiptShare }) {
  if (all === 0) return null;
  const figures = [
    ['Accepted all', accepted],
    ['Rejected all', rejected],
    ['Agreed to analytics', analytics],
  ] as const;
  return (
    <section aria-labelledby="consent-share" className="mt-6">
      <h2 id="consent-share" className="font-semibold">
        {`The last 30 days, ${countOf(all, 'choice')}`}
      </h2>
      <dl className="mt-2 grid gap-x-8 gap-y-3 border-line border-y py-4 sm:grid-cols-3">
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="figures font-display text-xl">
              {`${Math.round((100 * count) / all)}%`}
              <span className="ml-2 font-sans text-ink-soft text-sm">{formatNumber(count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
