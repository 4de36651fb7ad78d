import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { QUIET_JOBS } from '#app/features/hirers/reports/components/quiet-jobs.tsx';
import { showQuietJob } from '#app/features/hirers/reports/queries/overview.server.ts';
import { listQuietPage } from '#app/features/hirers/reports/queries/rows.server.ts';
import { FIGURE_TEXTS } from '#app/features/hirers/reports/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import type { Route } from './+types/quiet-jobs';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'jobs without activity could not be listed',
  list: QUIET_JOBS,
  gate: requireConsultant,
  find: async ({ services: { database }, proof: consultant, search }) => {
    const list = await listQuietPage(database, consultant, search);
    return list === 'busy' ? list : { rows: list.rows.map(showQuietJob), total: list.total };
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/reports/quiet-jobs'), matches);

export default function QuietJobs({ loaderData }: Route.ComponentProps) {
  const { title, definition } = FIGURE_TEXTS['quiet-jobs'];
  return (
    <>
      <PageHead trail={trailOf('/admin', '/admin/reports')} title={title} />
      <p className="measure text-ink-soft">{definition}</p>
      <ListPage list={QUIET_JOBS} shown={loaderData} />
    </>
  );
}
