import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formatNumber } from '#domain/pay/money.ts';
import { countOf } from '#domain/text/counts.ts';

const UPDATE_EVERY_MS = 1_500;

type Position = { position: number; total: number; nouns: readonly [one: string, many: string] };

/** Row numbers exceed the count of rows: the first row has the names, and empty rows are skipped. */
export const describePosition = ({ position, total, nouns }: Position): string =>
  `${formatNumber(Math.min(position, total))} of ${countOf(total, ...nouns)}`;

export function ImportProgress({ title, to, ...position }: Position & { title: string; to: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), UPDATE_EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <Notice role="status" title={title}>
      {describePosition(position)}.{' '}
      <Link to={to} className="link">
        See progress
      </Link>
    </Notice>
  );
}
