/** Receipts of consent, one a row; and how many people agreed of late. */

import { formatNumber } from '#domain/pay/money.ts';
import { countOf } from '#domain/text/counts.ts';
import type { ReceiptRow, ReceiptShare } from '../queries/consent-receipts.server.ts';
import { StackedCell, StackedHead, StackedRow, StackedTable } from './list/stacked-table.tsx';

type ShownReceipt = Omit<ReceiptRow, 'givenAt' | 'policy'> & { at: string; policy: string };

const COLUMNS = ['When', 'Analytics', 'Functional', 'Marketing', 'Text of', 'Receipt', 'In place of'];

export function ConsentReceiptTable({ receipts }: { receipts: readonly ShownReceipt[] }) {
  return (
    <StackedTable caption="Consent receipts" columns={COLUMNS}>
      {receipts.map(({ id, at, analytics, functional, marketing, policy, replaces }) => (
        <StackedRow key={id}>
          <StackedHead>{at}</StackedHead>
          <StackedCell label="Analytics">{said(analytics)}</StackedCell>
          <StackedCell label="Functional">{said(functional)}</StackedCell>
          <StackedCell label="Marketing">{said(marketing)}</StackedCell>
          <StackedCell label="Text of">{policy}</StackedCell>
          <StackedCell label="Receipt" isLong>
            {id}
          </StackedCell>
          <StackedCell label="In place of" isLong>
            {replaces ?? 'none'}
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

const said = (isAgreed: boolean) => (isAgreed ? 'Yes' : 'No');

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
