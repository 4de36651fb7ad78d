/** One job on a card (spec: accounts §2 "Job Swipe"): the drawing of its trade on its sector's colour, and why it suits this candidate. */
import { ArrowRight, Check } from 'lucide-react';
import { href, Link } from 'react-router';
import { CategoryBadge } from '#app/chrome/category-badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { DrawnTrade } from '#app/ui/pictures/drawn-trade.tsx';
import { EmployerLogo } from '#app/ui/pictures/employer-logo.tsx';
import type { JobCategory } from '#domain/job/job.ts';
import type { SwipeCard } from '#domain/swipe/swipe-card.ts';

const TINTS: Record<JobCategory, string> = {
  'white-collar': 'bg-white-collar-soft',
  'blue-collar': 'bg-blue-collar-soft',
};

export function SwipeCardFace({ card }: { card: SwipeCard }) {
  const titleId = `card-${card.id}`;
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full min-h-115 flex-col overflow-clip rounded-lg border border-line bg-surface shadow-raised sm:min-h-130"
    >
      <div
        className={classNames(
          'flex items-end justify-between gap-3 border-ink border-b-2 pr-3 pl-5 sm:pr-6 sm:pl-7',
          TINTS[card.category],
        )}
      >
        <p className="flex flex-wrap gap-1.5 self-start pt-4 pb-3 *:bg-surface sm:pt-6">
          <CategoryBadge category={card.category} />
          {card.kinds.map((kind) => (
            <Badge key={kind}>{kind}</Badge>
          ))}
        </p>
        <DrawnTrade trade={card.trade} isStanding className="mt-2 w-34 shrink-0 sm:mt-4 sm:w-48" />
      </div>
      <div className="flex grow flex-col px-5 pb-2 sm:px-7 sm:pb-3">
        <h2 id={titleId} className="mt-3 font-display text-xl font-medium tracking-[-0.01em] sm:mt-4">
          <FittedWords>{card.title}</FittedWords>
        </h2>
        <div className="mt-1 flex items-center gap-3">
          {card.logo && <EmployerLogo address={href('/logos/:id', { id: card.logo })} />}
          <p className="min-w-0 leading-snug">
            <strong translate="no" className="font-semibold">
              {card.company}
            </strong>
            <span className="text-ink-soft">, {card.location}</span>
          </p>
        </div>
        <p className="figures mt-2 font-display font-medium text-2xl tracking-[-0.02em]">
          <FittedWords>{card.salary}</FittedWords>
        </p>
        {card.reasons.length > 0 && <Reasons id={`reasons-${card.id}`} reasons={card.reasons} />}
        <p className="mt-3 line-clamp-4 border-line border-t pt-3 text-ink-soft text-sm">{card.description}</p>
        <h3 className="mt-3 font-semibold text-sm">Requirements</h3>
        <p className="line-clamp-3 text-ink-soft text-sm">{card.requirements}</p>
        <p className="figures mt-auto flex items-center justify-between gap-4 pt-2 text-ink-faint text-sm">
          <span>Posted {card.postedOn}</span>
          <Link
            to={href('/jobs/:id', { id: card.id })}
            draggable={false}
            data-details
            // Keeps clear of the docked buttons when focused.
            className="inline-flex min-h-11 scroll-mb-24 items-center gap-1.5 rounded-sm font-semibold text-base text-brand hover:underline"
          >
            <span>
              View Details<span className="sr-only"> of {card.title}</span>
            </span>
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </p>
      </div>
    </article>
  );
}

function Reasons({ id, reasons }: { id: string; reasons: readonly string[] }) {
  return (
    <div className="mt-2.5 flex flex-wrap gap-x-3 gap-y-1 text-sm">
      <p id={id} className="text-ink-soft">
        From your profile
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-x-3 gap-y-1">
        {reasons.map((reason) => (
          <li key={reason} className="inline-flex items-center gap-1.5 font-semibold text-brand">
            <Check aria-hidden="true" className="size-4" />
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
