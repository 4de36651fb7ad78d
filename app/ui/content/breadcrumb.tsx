/** Breadcrumbs: home first, as an icon; the current page last, unlinked. */
import { ChevronRight, House } from 'lucide-react';
import { Link } from 'react-router';

export type BreadcrumbItem = { label: string; href?: string };

export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        <li>
          <Link to="/" className="grid size-8 -mx-2 place-items-center rounded-sm touch-target hover:text-ink">
            <House aria-hidden="true" className="size-4" />
            <span className="sr-only">Home</span>
          </Link>
        </li>
        {items.map(({ label, href }, index) => {
          const isCurrent = index === items.length - 1;
          return (
            <li key={label} className="flex min-w-0 items-center gap-1.5">
              <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
              {isCurrent ? (
                <span aria-current="page" className="min-w-0 text-ink wrap-break-word">
                  {label}
                </span>
              ) : href ? (
                <Link to={href} className="py-1 underline-offset-4 touch-target hover:text-ink hover:underline">
                  {label}
                </Link>
              ) : (
                <span>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
