import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

type TableProps = {
  caption: string;
  isCaptionHidden?: boolean;
  /** Keeps the heads in view on wide screens, where the table must fit, because it cannot scroll. */
  hasStickyHead?: boolean;
  /** On phones each row becomes a small list, and every cell shows its `label`: for tables of text. */
  isStacked?: boolean;
  children: ReactNode;
};

const STICKY_HEAD =
  'lg:overflow-visible lg:[&_thead_th]:sticky lg:[&_thead_th]:top-0 lg:[&_thead_th]:z-1 lg:[&_thead_th]:border-0 ' +
  'lg:[&_thead_th]:bg-paper lg:[&_thead_th]:shadow-[inset_0_-2px_var(--color-line)]';

export function Table({
  caption,
  isCaptionHidden = false,
  hasStickyHead = false,
  isStacked = false,
  children,
}: TableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={classNames('overflow-x-auto', hasStickyHead && STICKY_HEAD)}
    >
      <table className={classNames('figures w-full border-collapse text-left text-sm', isStacked && 'stacked-table')}>
        <caption className={isCaptionHidden ? 'sr-only' : 'pb-2 text-left text-sm text-ink-soft'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}

type CellProps = { isNumber?: boolean };
type LabelledProps = CellProps & {
  /** The column's name, for cells of a stacked table, which has no head. */
  label?: string;
};

export function HeaderCell({ isNumber, className, scope = 'col', ...rest }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      {...rest}
      scope={scope}
      className={classNames(
        'border-line px-3 py-2.5 font-semibold first:pl-0 last:pr-0',
        scope === 'col' ? 'wrap-normal border-b-2 align-bottom' : 'border-b align-top',
        isNumber && 'text-right',
        className,
      )}
    />
  );
}

export const TableHead = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <HeaderCell key={column}>{column}</HeaderCell>
      ))}
    </tr>
  </thead>
);

export function Cell({ isNumber, className, label, ...rest }: ComponentProps<'td'> & LabelledProps) {
  return (
    <td
      {...rest}
      data-label={label}
      className={classNames(
        'border-line border-b px-3 py-2.5 align-top first:pl-0 last:pr-0',
        isNumber && 'text-right',
        className,
      )}
    />
  );
}
