import { listPlacesOnMap } from '#app/features/board/city-pages/queries/places-on-map.server.ts';
import { loadBoardFigures } from '#app/features/board/jobs/queries/board-figures.server.ts';
import { findReplyRate } from '#app/features/board/jobs/queries/promises/reply-rate.server.ts';
import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { searchJobCards } from '#app/features/board/jobs/queries/public/public-jobs.server.ts';
import type { Candidate, Poster, Viewer } from '#app/features/core/accounts/policy.ts';
import { findBootstrapOffer } from '#app/features/core/accounts/queries/bootstrap.server.ts';
import { listNewestArticles } from '#app/features/site/blog/queries.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { claimsIn } from '#db/content/claim.ts';
import type { Content } from '#db/content/content.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import { findOwnStart } from './own-start.server.ts';

type Services = SiteServices & { content: Content };

const LATEST_JOBS = 6;
const NEWEST_ARTICLES = 3;

/** Everything on the home page that depends on jobs or on the viewer. `seconds` is how long it stays true. */
export async function findHome(
  services: Services,
  { viewer, candidate, poster }: { viewer: Viewer | null; candidate: Candidate | null; poster: Poster | null },
) {
  const { database, content } = services;
  const [latest, figures, places, replyRate, ownStart, seconds] = await Promise.all([
    searchJobCards(database.asPublic, EMPTY_QUESTION, LATEST_JOBS),
    loadBoardFigures(database.asPublic),
    listPlacesOnMap(database.asPublic, content),
    findReplyRate(database.asPublic),
    findOwnStart(services, candidate, poster),
    viewer ? 0 : secondsUntilBoardChanges(database.asPublic, 300),
  ]);
  const bootstrap = await findBootstrapOffer(database, viewer);
  return { home: { ownStart, latest, figures, places, replyRate, bootstrap }, seconds };
}

/** The editors' content. */
export const readHomeContent = (content: Content) => ({
  words: content.home,
  claims: claimsIn(content, 'home'),
  smallClaims: claimsIn(content, 'home-times'),
  reviewCount: claimsIn(content, 'reviews')[0] ?? null,
  team: content.team.map(({ portrait, ...person }) => ({
    ...person,
    portrait: content.pictures.get(portrait ?? '') ?? null,
  })),
  articles: listNewestArticles(content, NEWEST_ARTICLES),
  questions: content.questions,
  testimonials: content.testimonials,
});
