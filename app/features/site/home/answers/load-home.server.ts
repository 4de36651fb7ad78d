/** Loads the home page, for each address that shows it. */
import { data } from 'react-router';
import { listPlacesOnMap } from '#app/features/board/city-pages/queries/places-on-map.server.ts';
import { loadBoardFigures } from '#app/features/board/jobs/queries/board-figures.server.ts';
import { findReplyRate } from '#app/features/board/jobs/queries/promises/reply-rate.server.ts';
import { searchJobCards, secondsUntilBoardChanges } from '#app/features/board/jobs/queries.server.ts';
import { EMPTY_SEARCH } from '#app/features/board/jobs/schema.ts';
import { findViewer, requireCandidate, requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { mayApply, mayPost, type Viewer } from '#app/features/core/accounts/policy.ts';
import { findBootstrapOffer } from '#app/features/core/accounts/queries/bootstrap.server.ts';
import { listNewestArticles } from '#app/features/site/blog/queries.server.ts';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { loadPart } from '#app/web/page/load-page.server.ts';
import { type RequestArgs, requestContext } from '#app/web/request-context.server.ts';
import { claimsIn } from '#db/content/claim.ts';
import type { Content } from '#db/content/content.ts';
import { findStartOfCandidate, findStartOfEmployer } from '../queries/own-start.server.ts';
import type { OwnStart } from '../schema.ts';

const LATEST_JOBS = 6;
const NEWEST_ARTICLES = 3;

/** Without the database only the jobs are missing. @param parameters those that the page depends on, if it is cached */
export async function loadHome({ request, context }: RequestArgs, parameters: readonly string[] = []) {
  const { database, content } = context.get(requestContext);
  const written = readWords(content);
  const viewer = await findViewer({ request, context });
  return loadPart(
    context,
    'the latest jobs could not be loaded',
    data({ own: null, latest: null, figures: null, places: null, replyRate: null, ...written, bootstrap: null }),
    async () => {
      const [latest, figures, places, replyRate, own, seconds] = await Promise.all([
        searchJobCards(database.asPublic, EMPTY_SEARCH, LATEST_JOBS),
        loadBoardFigures(database.asPublic),
        listPlacesOnMap(database.asPublic, content),
        findReplyRate(database.asPublic),
        findOwnStart({ request, context }, viewer),
        viewer ? 0 : secondsUntilBoardChanges(database.asPublic, 300),
      ]);
      const bootstrap = await findBootstrapOffer(database, viewer);
      const page = { own, latest, figures, places, replyRate, ...written, bootstrap };
      return viewer ? data(page) : cacheable(page, { seconds, tags: ['pages', 'jobs'], parameters });
    },
  );
}

const readWords = (content: Content) => ({
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

/** @returns null for visitors, administrators, and accounts waiting for approval */
async function findOwnStart(args: RequestArgs, viewer: Viewer | null): Promise<OwnStart | null> {
  const services = args.context.get(requestContext);
  if (viewer?.role === 'job_seeker' && mayApply(viewer))
    return findStartOfCandidate(services, await requireCandidate(args));
  if (viewer?.role === 'employer' && mayPost(viewer)) return findStartOfEmployer(services, await requirePoster(args));
  return null;
}
