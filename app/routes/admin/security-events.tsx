/** The log of security events (spec: accounts §3 "Security event"), by the day and one by one. */
import { href, redirect } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { EventChart } from '#app/features/core/desk/components/events/event-chart.tsx';
import { EventFilters } from '#app/features/core/desk/components/events/event-filters.tsx';
import { EventTable } from '#app/features/core/desk/components/events/event-table.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { countByDay, spanOf } from '#app/features/core/desk/queries/event-days.server.ts';
import {
  type EventRow,
  listEventTypes,
  listSecurityEvents,
} from '#app/features/core/desk/queries/security-events.server.ts';
import { MOST_EVENTS, readEventSearch } from '#app/features/core/desk/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { countOf } from '#domain/text/counts.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/security-events';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database, now } = context.get(requestContext);
  const search = readEventSearch(new URL(request.url).searchParams);
  const span = spanOf(search, londonDay(now));
  return loadPage(context, 'the security events could not be listed', { search, list: null }, async () => {
    const [types, found] = await Promise.all([
      listEventTypes(database, admin),
      listSecurityEvents(database, admin, search, span),
    ]);
    const last = countPages(Math.min(found.total, MOST_EVENTS));
    if (search.page > last) throw redirect(href('/admin/security-events') + writeSearch({ ...search, page: last }));
    const { total, unrecorded } = found;
    return {
      search,
      list: { types, total, unrecorded, events: found.events.map(toShown), days: countByDay(found.days, span) },
    };
  });
}

const toShown = ({ createdAt, ...event }: EventRow) => ({ ...event, at: formatDateAndTime(createdAt) });

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/security-events'), matches);

export default function SecurityEvents({ loaderData: { search, list } }: Route.ComponentProps) {
  return (
    <>
      <EventFilters search={search} types={list?.types ?? []} />
      {list && list.days.length > 0 && <EventChart days={list.days} />}
      {list && list.unrecorded > 0 && (
        <div className="mt-6">
          <Notice tone="warning" title={`${countOf(list.unrecorded, 'more event')} came in storms`}>
            Of each second the first hundred events are kept; these came on top, in the days of the chart, whatever
            their type.
          </Notice>
        </div>
      )}
      <ListResults
        total={list?.total ?? null}
        countedUpTo={MOST_EVENTS}
        nouns={['event', 'events']}
        loading="Loading security events..."
        failed="The security events could not be loaded."
        empty="No events match these filters."
        page={search.page}
        makeHref={(page) => href('/admin/security-events') + writeSearch({ ...search, page })}
      >
        <EventTable events={list?.events ?? []} />
      </ListResults>
    </>
  );
}
