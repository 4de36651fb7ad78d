/** Open jobs that nothing has happened to for a while, longest first. */
import { data, redirect } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { QuietJobTable } from '#app/features/hirers/reports/components/quiet-jobs.tsx';
import { showQuietJob } from '#app/features/hirers/reports/queries/overview.server.ts';
import { listQuietPage } from '#app/features/hirers/reports/queries/rows.server.ts';
import { quietHref, readQuietSearch } from '#app/features/hirers/reports/schema.ts';
import { FIGURE_TEXTS } from '#app/features/hirers/reports/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { loadPage, TRY_LATER } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/quiet-jobs';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  const search = readQuietSearch(new URL(request.url).searchParams);
  return loadPage(context, 'jobs without activity could not be listed', { search, list: null }, async () => {
    const list = await listQuietPage(database, consultant, search);
    if (list === 'busy') return data({ search, list: null }, TRY_LATER);
    if (list.rows.length === 0 && search.page > 1) throw redirect(quietHref(search));
    return { search, list: { jobs: list.rows.map(showQuietJob), total: list.total } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/reports/quiet-jobs'), matches);

export default function QuietJobs({ loaderData: { search, list } }: Route.ComponentProps) {
  const { title, definition } = FIGURE_TEXTS['quiet-jobs'];
  return (
    <>
      <PageHead trail={trailOf('/admin', '/admin/reports')} title={title} />
      <p className="measure text-ink-soft">{definition}</p>
      <ListResults
        total={list?.total ?? null}
        nouns={['job', 'jobs']}
        loading="Loading jobs..."
        failed="The jobs could not be loaded."
        empty="None: every open job has seen something."
        page={Math.min(search.page, countPages(list?.total ?? 0))}
        makeHref={(page) => quietHref(search, page)}
      >
        <QuietJobTable jobs={list?.jobs ?? []} />
      </ListResults>
    </>
  );
}
