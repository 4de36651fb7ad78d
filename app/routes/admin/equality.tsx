import { href, Link } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { EqualityReport } from '#app/features/people/equality/components/equality-report.tsx';
import { reportEquality } from '#app/features/people/equality/queries.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { FULL_GROUP, SMALLEST_GROUP } from '#domain/application/equality.ts';
import { CATEGORY_NAMES } from '#domain/job/job.ts';
import { formatMonth } from '#domain/time/dates.ts';
import type { Route } from './+types/equality';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database } = context.get(requestContext);
  return loadPage(context, 'equality monitoring could not be read', { groups: null }, async () => {
    const groups = await reportEquality(database, admin);
    return {
      groups: groups.map(({ category, from, to, people, questions }) => ({
        title: `${CATEGORY_NAMES[category]}, ${formatMonth(from)} to ${formatMonth(to)}`,
        people,
        questions,
      })),
    };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/equality'), matches);

export default function EqualityPage({ loaderData: { groups } }: Route.ComponentProps) {
  if (!groups) {
    return (
      <LoadFailure title="Failed to load equality monitoring" retryHref={href('/admin/equality')}>
        {LOGGED_FAILURE}
      </LoadFailure>
    );
  }
  return (
    <div className="space-y-8">
      <p className="measure text-ink-soft">
        We show a group once it’s complete: {FULL_GROUP} people at the end of a quarter, or {SMALLEST_GROUP} at the end
        of a year. We combine answers given by fewer than {SMALLEST_GROUP} people. Turn it on or off under{' '}
        <Link to={href('/admin/settings/applications')} className="link">
          Applications and replies
        </Link>
        .
      </p>
      {groups.length === 0 ? (
        <EmptyState title="No complete groups yet">
          We count answers from the day you turn it on. The first group appears after the end of a quarter.
        </EmptyState>
      ) : (
        <EqualityReport groups={groups} />
      )}
    </div>
  );
}
