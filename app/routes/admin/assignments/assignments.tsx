/** Assignments through the agency: running, near week 12, and ended. */
import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { ASSIGNMENTS } from '#app/features/people/assignments/components/assignment-list.tsx';
import { listAssignments } from '#app/features/people/assignments/queries/assignments.server.ts';
import { showAssignment } from '#app/features/people/assignments/queries/shown-assignment.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/assignments';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the assignments could not be listed',
  list: ASSIGNMENTS,
  gate: requireConsultant,
  find: async ({ services: { database, now }, proof: consultant, search }) => {
    const today = londonDay(now);
    const { assignments, counts } = await listAssignments(database, consultant, search, today);
    return { rows: assignments.map((row) => showAssignment(row, today)), total: counts[search.show], counts };
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/assignments'), matches);

export default function Assignments({ loaderData }: Route.ComponentProps) {
  return <ListPage list={ASSIGNMENTS} shown={loaderData} />;
}
