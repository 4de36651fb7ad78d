/** All applications for all jobs, one after the other: as a list or, by `?view=board`, in columns. */
import { data, href, Link, redirect } from 'react-router';
import { requireConsultant } from '#app/features/accounts/gates.server.ts';
import { deskMeta } from '#app/features/desk/components/frame/sections.ts';
import { countListPages } from '#app/features/desk/schema.ts';
import { BoardView } from '#app/features/pipeline/components/board/board.tsx';
import { PipelineFilters } from '#app/features/pipeline/components/filters.tsx';
import { InboxView } from '#app/features/pipeline/components/inbox/inbox.tsx';
import { loadPipeline } from '#app/features/pipeline/queries/pipeline.server.ts';
import { pipelineHref, readPipelineSearch } from '#app/features/pipeline/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/pipeline';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const services = context.get(requestContext);
  const search = readPipelineSearch(new URL(request.url).searchParams);
  try {
    const pipeline = await loadPipeline(services, consultant, search);
    const last = pipeline.inbox ? countListPages(pipeline.inbox) : 1;
    if (search.page > last) throw redirect(pipelineHref({ ...search, page: last }));
    return data({ search, pipeline });
  } catch (error) {
    if (error instanceof Response) throw error;
    services.log.error({ err: error, errorId: services.requestId }, 'all applications could not be listed');
    return data({ search, pipeline: null }, { status: 503, headers: { 'Retry-After': '10' } });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/pipeline'), matches);

export default function PipelinePage({ loaderData: { search, pipeline } }: Route.ComponentProps) {
  return (
    <>
      <PipelineFilters search={search} stages={pipeline?.stages ?? []} />
      {pipeline?.board ? (
        <BoardView search={search} pipeline={pipeline} columns={pipeline.board} />
      ) : (
        <InboxView search={search} pipeline={pipeline} />
      )}
      <p className="mt-10 text-ink-soft text-sm">
        General CVs, sent for no job in particular, are under{' '}
        <Link to={`${href('/admin/enquiries')}?kind=candidate`} className="link">
          Enquiries
        </Link>
        .
      </p>
    </>
  );
}
