import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { pageWindow } from './pagination-window.ts';

type PaginationProps = {
  page: number;
  pageCount: number;
  isMore?: boolean;
  makeHref: (page: number) => string;
  label?: string;
};

const STEP =
  'inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-brand no-underline hover:bg-brand-soft';

export function Pagination({ page, pageCount, isMore = false, makeHref, label = 'Pages' }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="figures flex items-center justify-between gap-4 border-line border-t pt-4">
      {page > 1 ? (
        <Link to={makeHref(page - 1)} rel="prev" className={STEP}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Previous<span className="sr-only"> page</span>
        </Link>
      ) : (
        <span className="min-w-24" />
      )}
      <span className="text-sm text-ink-soft md:hidden">
        Page {page}
        {isMore ? '' : ` of ${pageCount}`}
      </span>
      <ol className="hidden items-center gap-1 md:flex">
        {pageWindow(page, pageCount).map((slot, index, slots) =>
          slot === 'gap' ? (
            <li key={`after-${slots[index - 1]}`} aria-hidden="true" className="px-1 text-ink-faint">
              …
            </li>
          ) : (
            <li key={slot}>
              <Link
                to={makeHref(slot)}
                aria-label={`Page ${slot}`}
                aria-current={slot === page ? 'page' : undefined}
                className={classNames(
                  'grid size-11 place-items-center rounded-md no-underline',
                  slot === page ? 'bg-ink font-semibold text-paper' : 'text-ink-soft hover:bg-sunken hover:text-ink',
                )}
              >
                {slot}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pageCount ? (
        <Link to={makeHref(page + 1)} rel="next" className={STEP}>
          Next<span className="sr-only"> page</span>
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      ) : (
        <span className="min-w-24" />
      )}
    </nav>
  );
}
