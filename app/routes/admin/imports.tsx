/** Imports jobs from a file or a followed job site. A POST stores the file or its preview, or starts the import; a GET shows progress. */
import { href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { IMPORT_FAILURE } from '#app/desk/import/import-texts.ts';
import { DiscardImport } from '#app/desk/import/import-upload.tsx';
import { changeImport } from '#app/features/board/job-imports/commands/change-import.server.ts';
import { Boards } from '#app/features/board/job-imports/components/boards.tsx';
import { CheckJobs } from '#app/features/board/job-imports/components/check-jobs.tsx';
import { ImportResults, RowsProgress } from '#app/features/board/job-imports/components/import-results.tsx';
import { UploadJobs } from '#app/features/board/job-imports/components/upload-jobs.tsx';
import { importForm, receiveImport } from '#app/features/board/job-imports/form.ts';
import { showBoard } from '#app/features/board/job-imports/queries/boards.server.ts';
import { openImports } from '#app/features/board/job-imports/queries/shown-import.server.ts';
import { JOB_IMPORT_DONE, JOB_IMPORT_REFUSALS } from '#app/features/board/job-imports/texts.ts';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { JOB_FILE_LIMITS } from '#domain/job-import/job-columns.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatShortDate, formatTime } from '#domain/time/dates.ts';
import type { Route } from './+types/imports';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

/** Pages of the preview count from 1. */
function readPage({ url }: Request): number {
  const page = Number(new URL(url).searchParams.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= JOB_FILE_LIMITS.rows ? page : 1;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const today = londonDay(now);
  return loadPage(context, 'the imports of jobs could not be shown', { today, opened: null }, async () => {
    const { results, boards, ...opened } = await openImports(database, consultant, readPage(request), now);
    const shownResults = results.map(({ at, ...row }) => ({ ...row, at: `${formatShortDate(at)}, ${formatTime(at)}` }));
    return {
      today,
      opened: { ...opened, results: shownResults, boards: boards.map((board) => showBoard(board, now)) },
    };
  });
}

export const action = formAction({
  form: importForm,
  gate: requireConsultant,
  receive: receiveImport,
  run: ({ services, proof: consultant, value, files: file }) => changeImport(services, consultant, value, file),
  done: ({ step }) => {
    return { to: href('/admin/imports'), notice: JOB_IMPORT_DONE[step] };
  },
  refuse: (refused) =>
    'errors' in refused
      ? { status: 422, errors: refused.errors }
      : { status: 409, notice: { title: JOB_IMPORT_REFUSALS[refused.reason], tone: 'danger' } },
  unexpected: { status: 503, notice: IMPORT_FAILURE },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/imports'), matches);

export default function Imports({ loaderData: { today, opened }, actionData }: Route.ComponentProps) {
  const draft = opened?.draft;
  const isOfBoard = actionData?.values?.['intent'] === 'follow';
  const importing = opened?.results.find(({ state }) => state === 'importing');
  return (
    <>
      {!opened ? (
        <LoadFailure title="Failed to load imports" retryHref={href('/admin/imports')}>
          {LOGGED_FAILURE}
        </LoadFailure>
      ) : (
        <div className="space-y-10">
          {importing && <RowsProgress title={`${importing.fileName} is being imported`} file={importing} />}
          {!draft ? (
            <>
              <p className="measure text-ink-soft">
                We check every job before importing. Jobs already imported are updated, not duplicated.
              </p>
              <UploadJobs reply={isOfBoard ? undefined : actionData} sources={opened.sources} />
              <Boards reply={isOfBoard ? actionData : undefined} boards={opened.boards} />
            </>
          ) : draft.isRead ? (
            <CheckJobs draft={draft} reply={actionData} today={today} key={draft.shown} />
          ) : (
            <RowsProgress title={`${draft.fileName} is being checked`} file={draft} />
          )}
          {draft && <DiscardImport>{draft.isBoard ? 'Discard' : 'Discard file'}</DiscardImport>}
          <section aria-labelledby="results-heading">
            <Heading level={2} size="item" id="results-heading" className="mb-3">
              Earlier imports
            </Heading>
            {opened.results.length === 0 ? (
              <EmptyState title="No imports yet.">Choose a file above.</EmptyState>
            ) : (
              <ImportResults results={opened.results} />
            )}
          </section>
        </div>
      )}
    </>
  );
}
