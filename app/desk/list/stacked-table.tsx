/**
 * The rows of a table, 44 px each under heads that stay in sight. On a narrow screen they become cards, each value with its
 * column's name beside it.
 */
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Cell, HeaderCell, Table } from '#app/ui/content/table.tsx';

type StackedTableProps = { caption: string; columns: readonly string[]; children: ReactNode };

export function StackedTable({ caption, columns, children }: StackedTableProps) {
  return (
    <Table caption={caption} isCaptionHidden hasStickyHead>
      <thead className="max-lg:sr-only">
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column} className="whitespace-nowrap">
              {column}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">{children}</tbody>
    </Table>
  );
}

export function StackedRow(props: ComponentProps<'tr'>) {
  return <tr {...props} className="max-lg:block max-lg:border-line max-lg:border-b max-lg:py-4 lg:hover:bg-surface" />;
}

/** `isLong`: text of any length, which may break anywhere; other text stays on one line while columns are shown. */
type StackedCellProps = { children: ReactNode; isLong?: boolean };

const DENSE = 'lg:h-11 lg:py-1 lg:align-middle lg:leading-tight';

/** The first cell, which names the row. */
export function StackedHead({ children, isLong = false }: StackedCellProps) {
  return (
    <HeaderCell
      scope="row"
      className={classNames(
        'max-lg:block max-lg:border-0 max-lg:px-0 max-lg:pt-0 max-lg:text-base',
        DENSE,
        isLong ? 'wrap-anywhere lg:min-w-32' : 'lg:whitespace-nowrap',
      )}
    >
      {children}
    </HeaderCell>
  );
}

export function StackedCell({ label, children, isLong = false }: StackedCellProps & { label?: string }) {
  return (
    <Cell
      className={classNames(
        'max-lg:grid max-lg:grid-cols-[7rem_1fr] max-lg:gap-3 max-lg:border-0 max-lg:px-0 max-lg:py-1',
        DENSE,
        isLong ? 'wrap-anywhere lg:min-w-36' : 'lg:whitespace-nowrap',
      )}
    >
      {label && (
        <span aria-hidden="true" className="text-ink-faint lg:hidden">
          {label}
        </span>
      )}
      <div className={label ? 'min-w-0' : 'col-span-2 min-w-0'}>{children}</div>
    </Cell>
  );
}
