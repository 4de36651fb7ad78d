/** Every assignment through the agency: those that run, those near week 12, and those that ended. */
import { href, redirect } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { AssignmentTable } from '#app/features/people/assignments/components/assignment-table.tsx';
import { listAssignments } from '#app/features/people/assignments/queries/assignments.server.ts';
import { showAssignment } from '#app/features/people/assignments/queries/shown-assignment.server.ts';
import {
  ASSIGNMENT_LISTS,
  type AssignmentList,
  readAssignmentSearch,
} from '#app/features/people/assignments/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { TabLinks } from '#app/ui/content/tabs.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/assignments';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const search = readAssignmentSearch(new URL(request.url).searchParams);
  const today = londonDay(now);
  return loadPage(context, 'the assignments could not be listed', { search, list: null }, async () => {
    const { assignments, counts } = await listAssignments(database, consultant, search, today);
    const last = countPages(counts[search.show]);
    if (search.page > last) throw redirect(hrefOf(search.show, last));
    return { search, list: { assignments: assignments.map((row) => showAssignment(row, today)), counts } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/assignments'), matches);

const LABELS: Record<AssignmentList, string> = { running: 'Running', near: 'Week 10 and later', ended: 'Ended' };
const EMPTY: Record<AssignmentList, string> = {
  running: 'No one is on an assignment. Start one from the record of a person.',
  near: 'No one is in week 10 or later.',
  ended: 'No assignment has ended.',
};

const hrefOf = (show: AssignmentList, page = 1) =>
  href('/admin/assignments') + writeSearch({ show: show === 'running' ? null : show, page: page > 1 ? page : null });

export default function Assignments({ loaderData: { search, list } }: Route.ComponentProps) {
  const { show, page } = search;
  return (
    <>
      <TabLinks
        label="Assignments"
        tabs={ASSIGNMENT_LISTS.map((each) => ({
          label: LABELS[each],
          to: hrefOf(each),
          isCurrent: each === show,
          ...(list && { count: list.counts[each] }),
        }))}
      />
      <ListResults
        total={list?.counts[show] ?? null}
        nouns={['assignment', 'assignments']}
        loading="Loading assignments..."
        failed="The assignments could not be loaded."
        empty={EMPTY[show]}
        page={page}
        makeHref={(to) => hrefOf(show, to)}
      >
        <AssignmentTable assignments={list?.assignments ?? []} />
      </ListResults>
    </>
  );
}
