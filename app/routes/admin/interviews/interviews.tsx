import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { INTERVIEWS } from '#app/features/people/interviews/components/interview-list.tsx';
import { listInterviews } from '#app/features/people/interviews/queries/interviews.server.ts';
import { showInterview } from '#app/features/people/interviews/queries/shown-interview.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import type { Route } from './+types/interviews';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the interviews could not be listed',
  list: INTERVIEWS,
  gate: requireConsultant,
  find: async ({ services: { database, now }, proof: consultant, search }) => {
    const { interviews, counts } = await listInterviews(database, consultant, search);
    return { rows: interviews.map((row) => showInterview(row, now)), total: counts[search.show], counts };
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/interviews'), matches);

export default function Interviews({ loaderData }: Route.ComponentProps) {
  return <ListPage list={INTERVIEWS} shown={loaderData} />;
}
