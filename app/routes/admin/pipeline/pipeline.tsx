/** Applications for all jobs, as a list or, with `?view=board`, in columns. */
import { href, Link, redirect } from 'react-router';
import { countPages } from '#app/desk/list/paging.ts';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { chooseUndoTime } from '#app/features/people/pipeline/commands/choose-undo-time.server.ts';
import { BoardView } from '#app/features/people/pipeline/components/board/board.tsx';
import { PipelineFilters } from '#app/features/people/pipeline/components/filters.tsx';
import { InboxView } from '#app/features/people/pipeline/components/inbox/inbox.tsx';
import { UndoTime } from '#app/features/people/pipeline/components/move/undo-time.tsx';
import { undoTimeForm } from '#app/features/people/pipeline/form.ts';
import { loadPipeline } from '#app/features/people/pipeline/queries/pipeline.server.ts';
import { pipelineHref, readPipelineSearch } from '#app/features/people/pipeline/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import type { Route } from './+types/pipeline';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const services = context.get(requestContext);
  const search = readPipelineSearch(new URL(request.url).searchParams);
  return loadPage(context, 'all applications could not be listed', { search, pipeline: null }, async () => {
    const pipeline = await loadPipeline(services, consultant, search);
    const last = pipeline.inbox ? countPages(pipeline.inbox) : 1;
    if (search.page > last) throw redirect(pipelineHref({ ...search, page: last }));
    return { search, pipeline };
  });
}

export const action = formAction({
  form: undoTimeForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, value }) => chooseUndoTime(services, consultant, value.seconds),
  done: (_, { value }) => ({ to: readReturnPath(value.next) ?? pipelineHref({}), notice: 'undo-time-saved' }),
  refuse: (never) => never,
  unexpected: { status: 503, notice: { title: 'Failed to save the time. Try again in a moment.', tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/pipeline'), matches);

export default function PipelinePage({ loaderData: { search, pipeline }, actionData }: Route.ComponentProps) {
  return (
    <>
      <FormProblems formId="undo" answer={actionData} />
      <PipelineFilters search={search} stages={pipeline?.stages ?? []} />
      {pipeline?.board ? (
        <BoardView search={search} pipeline={pipeline} columns={pipeline.board} />
      ) : (
        <InboxView search={search} pipeline={pipeline} />
      )}
      {pipeline && <UndoTime seconds={pipeline.undoSeconds} next={pipelineHref(search)} />}
      <p className="mt-10 text-ink-soft text-sm">
        General CVs, not sent for a particular job, are under{' '}
        <Link to={`${href('/admin/enquiries')}?kind=candidate`} className="link">
          Enquiries
        </Link>
        .
      </p>
    </>
  );
}
