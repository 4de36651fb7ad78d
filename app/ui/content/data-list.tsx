import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

type DataListProps = {
  items: readonly { label: string; value: ReactNode }[];
  /** 'rows': one fact under another, for summaries. 'columns': side by side, for a strip of facts. */
  layout?: 'rows' | 'columns';
  className?: string | undefined;
};

export function DataList({ items, layout = 'rows', className }: DataListProps) {
  const isRows = layout === 'rows';
  return (
    <dl
      className={classNames(
        isRows
          ? 'divide-y divide-line border-line border-y'
          : 'grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]',
        className,
      )}
    >
      {items.map(({ label, value }) => (
        <div
          key={label}
          className={isRows ? 'grid grid-cols-[minmax(6.5rem,1fr)_minmax(0,2fr)] gap-4 py-2.5' : undefined}
        >
          <dt className="text-sm text-ink-faint">{label}</dt>
          <dd className={classNames('figures wrap-break-word', isRows ? 'text-sm font-medium' : 'font-medium')}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
