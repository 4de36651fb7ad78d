import { Heart, SlidersHorizontal, X } from 'lucide-react';
import { href, Link } from 'react-router';
import { listFilters } from '#app/features/board/jobs/schema.ts';
import { type JobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';

const LINK = 'inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-brand hover:underline';

export function DeckNotes({ search }: { search: JobQuestion }) {
  const filters = listFilters(search);
  return (
    <div className="space-y-6 text-sm">
      <section aria-labelledby="deck-filters">
        <h2 id="deck-filters" className="font-semibold text-base">
          Filters
        </h2>
        {filters.length > 0 ? (
          <ul aria-labelledby="deck-filters" className="mt-2 flex flex-wrap gap-2">
            {filters.map(({ name, label }) => (
              <li key={name} className="max-w-full truncate rounded-md border border-control px-2.5 py-1">
                {label}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-soft">None. The deck has every open job you haven’t swiped or liked.</p>
        )}
        <Link to={href('/jobs') + writeJobQuestion(search)} className={LINK}>
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {filters.length > 0 ? 'Change filters on the board' : 'Choose filters on the board'}
        </Link>
      </section>
      <p className="hidden text-ink-soft leading-8 pointer-fine:block">
        Keys: <Key>←</Key> to pass, <Key>→</Key> to like, <Key>Backspace</Key> to undo, while the deck has the focus.
      </p>
      <ul className="flex flex-wrap gap-x-6 border-line border-t pt-2 lg:block">
        <li>
          <Link to={href('/profile/liked')} className={LINK}>
            <Heart aria-hidden="true" className="size-4" />
            Liked jobs
          </Link>
        </li>
        <li>
          <Link to={href('/job-swipe/passed')} className={LINK}>
            <X aria-hidden="true" className="size-4" />
            Passed jobs
          </Link>
        </li>
      </ul>
    </div>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-sm border border-control bg-surface px-1.5 py-0.5 font-sans text-ink text-sm">
      {children}
    </kbd>
  );
}
