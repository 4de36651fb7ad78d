/** The log of security events (spec: accounts §3 "Security event"): daily chart and list. */
import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListFilters, ListPage } from '#app/desk/list/list-page.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { EventChart } from '#app/features/core/desk/components/events/event-chart.tsx';
import { SECURITY_EVENTS, typeChoices } from '#app/features/core/desk/components/events/event-list.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { countByDay, spanOf } from '#app/features/core/desk/queries/event-days.server.ts';
import { listEventTypes, listSecurityEvents } from '#app/features/core/desk/queries/security-events.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { countOf } from '#domain/text/counts.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/security-events';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the security events could not be listed',
  list: SECURITY_EVENTS,
  gate: requireAdmin,
  find: async ({ services: { database, now }, proof: admin, search }) => {
    const span = spanOf(search, londonDay(now));
    const [types, { events, days, total, unrecorded }] = await Promise.all([
      listEventTypes(database, admin),
      listSecurityEvents(database, admin, search, span),
    ]);
    const rows = events.map(({ createdAt, ...event }) => ({ ...event, at: formatDateAndTime(createdAt) }));
    return { rows, total, types, unrecorded, days: countByDay(days, span) };
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/security-events'), matches);

export default function SecurityEvents({ loaderData }: Route.ComponentProps) {
  const { search, list } = loaderData;
  return (
    <ListPage
      list={SECURITY_EVENTS}
      shown={loaderData}
      filters={
        <ListFilters list={SECURITY_EVENTS} search={search} choices={{ type: typeChoices(list?.types ?? []) }} />
      }
      above={
        <>
          {list && list.days.length > 0 && <EventChart days={list.days} />}
          {list && list.unrecorded > 0 && (
            <div className="mt-6">
              <Notice tone="warning" title={`${countOf(list.unrecorded, 'more event')} not recorded`}>
                We keep the first hundred events per second. These are the extra events during the days in the chart, of
                any type.
              </Notice>
            </div>
          )}
        </>
      }
    />
  );
}
