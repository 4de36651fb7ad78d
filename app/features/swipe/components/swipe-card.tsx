/** One job on a card (spec: accounts §2 "Job Swipe"); its category gives it its colour. */
import { ArrowRight } from 'lucide-react';
import { href, Link } from 'react-router';
import { CategoryBadge } from '#app/chrome/category-badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { EmployerLogo } from '#app/ui/pictures/employer-logo.tsx';
import type { JobCategory } from '#domain/job/job.ts';
import type { SwipeCard } from '#domain/swipe/swipe-card.ts';

const ACCENTS: Record<JobCategory, string> = {
  'white-collar': 'border-t-white-collar',
  'blue-collar': 'border-t-blue-collar',
};

export function SwipeCardFace({ card }: { card: SwipeCard }) {
  const titleId = `card-${card.id}`;
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'flex h-full min-h-115 flex-col rounded-lg border border-line border-t-4 bg-surface px-5 pt-4 pb-2 shadow-raised sm:min-h-130 sm:px-7 sm:pt-6 sm:pb-3',
        ACCENTS[card.category],
      )}
    >
      <p className="flex flex-wrap gap-1.5">
        <CategoryBadge category={card.category} />
        {card.kinds.map((kind) => (
          <Badge key={kind}>{kind}</Badge>
        ))}
      </p>
      <h2
        id={titleId}
        className="mt-3 font-display text-xl font-medium leading-tight tracking-[-0.01em] sm:mt-4 sm:text-2xl"
      >
        <FittedWords>{card.title}</FittedWords>
      </h2>
      <div className="mt-1.5 flex items-center gap-3">
        {card.logo && <EmployerLogo address={href('/logos/:id', { id: card.logo })} />}
        <p className="min-w-0 leading-snug">
          <strong className="font-semibold">{card.company}</strong>
          <span className="text-ink-soft">, {card.location}</span>
        </p>
      </div>
      <p className="figures mt-2 font-semibold text-lg leading-snug">{card.salary}</p>
      <p className="mt-3 line-clamp-4 border-line border-t pt-3 text-[0.9375rem] text-ink-soft leading-normal sm:mt-4 sm:pt-4">
        {card.description}
      </p>
      <h3 className="mt-3 font-semibold text-sm">Requirements</h3>
      <p className="line-clamp-3 text-[0.9375rem] text-ink-soft leading-normal">{card.requirements}</p>
      <p className="figures mt-auto flex items-center justify-between gap-4 pt-2 text-ink-faint text-sm">
        <span>Posted {card.postedOn}</span>
        <Link
          to={href('/jobs/:id', { id: card.id })}
          draggable={false}
          data-details
          className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-base text-brand hover:underline"
        >
          <span>
            View Details<span className="sr-only"> of {card.title}</span>
          </span>
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </p>
    </article>
  );
}
