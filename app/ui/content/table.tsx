/** A table that scrolls sideways by itself on a narrow screen, by keyboard too. */
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

type TableProps = {
  caption: string;
  isCaptionHidden?: boolean;
  /** On a phone each row becomes a small list of its own, and every cell says its `label`: for tables of words. */
  isStacked?: boolean;
  children: ReactNode;
};

export function Table({ caption, isCaptionHidden = false, isStacked = false, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className={classNames('figures w-full border-collapse text-left text-sm', isStacked && 'stacked-table')}>
        <caption className={isCaptionHidden ? 'sr-only' : 'pb-2 text-left text-sm text-ink-soft'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}

type CellProps = { isNumber?: boolean };
type LabelledProps = CellProps & {
  /** The name of its column, where a stacked table has no head. */
  label?: string;
};

export function HeaderCell({ isNumber, className, scope = 'col', ...rest }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      {...rest}
      scope={scope}
      className={classNames(
        'border-line px-3 py-2.5 font-semibold first:pl-0 last:pr-0',
        scope === 'col' ? 'border-b-2 align-bottom' : 'border-b align-top',
        isNumber && 'text-right',
        className,
      )}
    />
  );
}

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
