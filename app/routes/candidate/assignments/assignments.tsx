import { href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { OwnWork } from '#app/features/people/assignments/components/own-work.tsx';
import { readOwnWork } from '#app/features/people/assignments/queries/own-assignments.server.ts';
import { showOwnWork } from '#app/features/people/assignments/queries/shown-own-work.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/assignments';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const candidate = await requireCandidate({ request, context });
  const { database, now } = context.get(requestContext);
  return loadPage(context, "a candidate's assignments could not be loaded", { work: null }, async () => {
    return { work: showOwnWork(await readOwnWork(database, candidate, londonDay(now))) };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/assignments'), matches);

export default function OwnAssignments({ loaderData: { work } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'My assignments' }]} title="My assignments" />
      {work === null ? (
        <LoadFailure title="Failed to load your assignments" retryHref={href('/assignments')}>
          {LOGGED_FAILURE}
        </LoadFailure>
      ) : work.assignments.length + work.documents.length === 0 ? (
        <EmptyState title="No assignments yet">
          If you take temporary work through us, your assignments and pay documents appear here.
        </EmptyState>
      ) : (
        <OwnWork work={work} />
      )}
    </div>
  );
}
