import { href, Link } from 'react-router';
import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { showDue, showReceived } from '#app/features/core/data-requests/queries/data-request-due.server.ts';
import { DATA_REQUESTS } from '#app/features/core/desk/components/data-request-list.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { listDataRequests } from '#app/features/core/desk/queries/data-requests.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/data-requests';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the data requests could not be listed',
  list: DATA_REQUESTS,
  gate: requireAdmin,
  find: async ({ services: { database, now }, proof: admin, search }) => {
    const { requests, total } = await listDataRequests(database, admin, search, now);
    const today = londonDay(now);
    const rows = requests.map(({ createdAt, dueOn, isExtended, ...each }) => ({
      ...each,
      sent: showReceived(each.source, createdAt),
      due: showDue({ ...each, dueOn, isExtended }, today),
    }));
    return { rows, total };
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/data-requests'), matches);

export default function DataRequests({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="measure mb-6 text-ink-soft">
        The law requires us to keep some records of deleted accounts. They are under{' '}
        <Link to={href('/admin/kept-records')} className="link">
          kept records
        </Link>
        .
      </p>
      <p className="mb-6">
        <ButtonLink to={href('/admin/data-requests/new')} variant="secondary" size="sm">
          Add a request
        </ButtonLink>
      </p>
      <ListPage list={DATA_REQUESTS} shown={loaderData} />
    </>
  );
}
