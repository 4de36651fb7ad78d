/** A table of counts, each with a bar that shows it against the largest: the picture and its figures in one. */
import type { ReactNode } from 'react';
import { Cell, HeaderCell, Table } from '#app/ui/content/table.tsx';
import { formatNumber } from '#domain/pay/money.ts';

/** The names take what is left; a number is never broken. */
const NUMBER = 'min-w-16 wrap-normal';

type Row = {
  key: string;
  name: ReactNode;
  /** What the bar shows. */
  count: number;
  /** In the columns after the count. */
  more?: readonly string[];
};

type CountTableProps = {
  caption: string;
  /** What the rows are, what is counted, and whatever stands beside it. */
  columns: readonly [name: string, count: string, ...more: string[]];
  rows: readonly Row[];
  /** What a whole bar is; otherwise the largest count. */
  whole?: number;
};

export function CountTable({ caption, columns: [name, count, ...more], rows, whole }: CountTableProps) {
  const most = Math.max(whole ?? 0, ...rows.map((row) => row.count), 1);
  return (
    <Table caption={caption} isCaptionHidden>
      <thead>
        <tr>
          <HeaderCell>{name}</HeaderCell>
          <HeaderCell isNumber className={NUMBER}>
            {count}
          </HeaderCell>
          {more.map((column) => (
            <HeaderCell key={column} isNumber className={NUMBER}>
              {column}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <HeaderCell scope="row" className="w-full min-w-32 align-top">
              {row.name}
              <span aria-hidden="true" className="mt-1.5 block h-1.5 bg-sunken">
                <span className="block h-full bg-brand" style={{ width: `${(row.count / most) * 100}%` }} />
              </span>
            </HeaderCell>
            <Cell isNumber className={NUMBER}>
              {formatNumber(row.count)}
            </Cell>
            {more.map((column, at) => (
              <Cell key={column} isNumber className={NUMBER}>
                {row.more?.[at] ?? ''}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** '37 %' of a whole; 'none' where there is nothing to take a share of. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${formatNumber((part / whole) * 100)}%`;
