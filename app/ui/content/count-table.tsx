import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { formatNumber } from '#domain/pay/money.ts';
import { Cell, HeaderCell, Table } from './table.tsx';

/** Names take the remaining width; numbers never break. */
const NUMBER = 'min-w-16 wrap-normal';

type Row = {
  key: string;
  name: ReactNode;
  count: number;
  to?: To;
  more?: readonly ReactNode[];
};

type CountTableProps = {
  caption: string;
  /** Headings of names, counts and further columns. */
  columns: readonly [name: string, count: string, ...more: string[]];
  rows: readonly Row[];
  /** Value of a full bar; defaults to the largest count. */
  whole?: number;
};

export function CountTable({ caption, columns: [name, count, ...more], rows, whole }: CountTableProps) {
  const largestCount = Math.max(whole ?? 0, ...rows.map((row) => row.count), 1);
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
              <Bar share={row.count / largestCount} />
            </HeaderCell>
            <Cell isNumber className={NUMBER}>
              <CountLink count={row.count} to={row.to} />
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

/** SVG rather than a background colour, so that it prints and survives forced colours. */
const Bar = ({ share }: { share: number }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    className="mt-1.5 block h-1.5 w-full bg-sunken"
  >
    <path d={`M0 0h${share * 100}v1H0z`} className="fill-brand forced-colors:fill-[CanvasText]" />
  </svg>
);

export function CountLink({ count, to }: { count: number; to?: To | undefined }) {
  if (to === undefined || count === 0) return formatNumber(count);
  return (
    <Link to={to} className="link touch-target">
      {formatNumber(count)}
    </Link>
  );
}
