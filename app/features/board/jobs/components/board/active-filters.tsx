import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { href, Link } from 'react-router';
import { isPlainPress } from '#app/ui/plain-press.ts';
import { EMPTY_QUESTION, type JobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import { listFilters } from '../../schema.ts';
import { focusCount } from './list-count.ts';

export function ActiveFilters({ search }: { search: JobQuestion }) {
  const active = listFilters(search);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filters in use" className="flex min-w-0 flex-wrap gap-2">
      {active.map(({ name, label }) => (
        <li key={name} className="max-w-full">
          <Link
            to={href('/jobs') + writeJobQuestion({ ...search, [name]: EMPTY_QUESTION[name], page: 1 })}
            preventScrollReset
            onClick={focusBoardCount}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-md border border-control px-2.5 text-sm hover:border-ink pointer-coarse:min-h-11"
          >
            <span className="sr-only">Remove filter </span>
            <span className="truncate">{label}</span>
            <X aria-hidden="true" className="size-3.5 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The focus must stay in the page when a link disappears with the results that it changes. */
export function focusBoardCount(event: MouseEvent): void {
  if (!isPlainPress(event)) return;
  focusCount();
}
