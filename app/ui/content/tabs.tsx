import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';

export type TabLink = { label: string; to: To; isCurrent: boolean; count?: number | undefined };

export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => showTab(row.current, current), [current]);
  return (
    <nav ref={row} aria-label={label} className="overflow-x-auto border-line border-b">
      <ul className="flex gap-x-6 lg:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.isCurrent ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 border-b-2 font-semibold whitespace-nowrap no-underline focus-visible:-outline-offset-2',
                tab.isCurrent
                  ? 'border-brand text-ink'
                  : 'border-transparent text-ink-soft hover:border-control hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count !== undefined && <span className="figures font-normal text-ink-faint">({tab.count})</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On narrow screens scrolls the row sideways to show the whole tab, without scrolling the page. */
function showTab(row: HTMLElement | null, index: number): void {
  const tab = row?.querySelectorAll('li')[index];
  if (!row || !tab) return;
  const { left, right } = tab.getBoundingClientRect();
  const frame = row.getBoundingClientRect();
  if (right > frame.right) row.scrollLeft += right - frame.right;
  else if (left < frame.left) row.scrollLeft -= frame.left - left;
}
