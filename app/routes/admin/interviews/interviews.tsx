/** Every interview that the desk may see: those to come, those that wait for an answer, and those that are past. */
import { href, redirect } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { InterviewTable } from '#app/features/people/interviews/components/interview-table.tsx';
import { listInterviews } from '#app/features/people/interviews/queries/interviews.server.ts';
import { showInterview } from '#app/features/people/interviews/queries/shown-interview.server.ts';
import { INTERVIEW_LISTS, type InterviewList, readInterviewSearch } from '#app/features/people/interviews/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { TabLinks } from '#app/ui/content/tabs.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import type { Route } from './+types/interviews';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const search = readInterviewSearch(new URL(request.url).searchParams);
  return loadPage(context, 'the interviews could not be listed', { search, list: null }, async () => {
    const { interviews, counts } = await listInterviews(database, consultant, search);
    const last = countPages(counts[search.show]);
    if (search.page > last) throw redirect(hrefOf(search.show, last));
    return { search, list: { interviews: interviews.map((row) => showInterview(row, now)), counts } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/interviews'), matches);

const LABELS: Record<InterviewList, string> = { coming: 'Coming', waiting: 'Waiting for an answer', past: 'Past' };
const EMPTY: Record<InterviewList, string> = {
  coming: 'No interview is booked. Offer times from the page of an application.',
  waiting: 'Nothing waits for an answer.',
  past: 'No interview is past.',
};

const hrefOf = (show: InterviewList, page = 1) =>
  href('/admin/interviews') + writeSearch({ show: show === 'coming' ? null : show, page: page > 1 ? page : null });

export default function Interviews({ loaderData: { search, list } }: Route.ComponentProps) {
  const { show, page } = search;
  return (
    <>
      <TabLinks
        label="Interviews"
        tabs={INTERVIEW_LISTS.map((each) => ({
          label: LABELS[each],
          to: hrefOf(each),
          isCurrent: each === show,
          ...(list && { count: list.counts[each] }),
        }))}
      />
      <ListResults
        total={list?.counts[show] ?? null}
        nouns={['interview', 'interviews']}
        loading="Loading interviews..."
        failed="The interviews could not be loaded."
        empty={EMPTY[show]}
        page={page}
        makeHref={(to) => hrefOf(show, to)}
      >
        <InterviewTable interviews={list?.interviews ?? []} />
      </ListResults>
    </>
  );
}
