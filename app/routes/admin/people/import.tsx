/** Imports people from a CSV file. A POST stores the file, then its column mapping, then starts the import; a GET shows the progress. */
import { href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { IMPORT_FAILURE } from '#app/desk/import/import-texts.ts';
import { DiscardImport } from '#app/desk/import/import-upload.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { changeImport } from '#app/features/people/people-imports/commands/import-people.server.ts';
import { BackgroundImport } from '#app/features/people/people-imports/components/background-import.tsx';
import { CheckImport } from '#app/features/people/people-imports/components/check-import.tsx';
import { UploadFile } from '#app/features/people/people-imports/components/upload-file.tsx';
import { importForm, receiveImport } from '#app/features/people/people-imports/form.ts';
import { findBackgroundImport, openImport } from '#app/features/people/people-imports/queries/shown-import.server.ts';
import { IMPORT_DONE, IMPORT_REFUSALS } from '#app/features/people/people-imports/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { CSV_REFUSALS } from '#domain/person/people-file.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/import';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const today = londonDay(now);
  return loadPage(
    context,
    'an import of people could not be shown',
    { today, isFailed: true, file: null, work: null },
    async () => {
      const file = await openImport(database, consultant, today);
      const work = file ? null : await findBackgroundImport(database, consultant);
      return { today, isFailed: false, file, work };
    },
  );
}

export const action = formAction({
  form: ({ context }) => importForm(londonDay(context.get(requestContext).now)),
  gate: requireConsultant,
  receive: receiveImport,
  run: ({ services, proof: consultant, value, files: file }) => changeImport(services, consultant, value, file),
  done: (result) => {
    if (result.step === 'imported')
      return { to: href('/admin/people') + writeSearch({ tag: result.tag }), notice: 'people-imported' };
    return { to: href('/admin/people/import'), notice: IMPORT_DONE[result.step] };
  },
  refuse: (refused) => {
    if (refused.reason !== 'bad_file')
      return { status: 409, notice: { title: IMPORT_REFUSALS[refused.reason], tone: 'danger' } };
    const where = refused.line === null ? '' : ` (row ${refused.line})`;
    return { status: 422, errors: { file: CSV_REFUSALS[refused.error] + where } };
  },
  unexpected: { status: 503, notice: IMPORT_FAILURE },
});

const page = unlistedText('/admin/people/import');

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(page, matches);

export default function ImportPeople({
  loaderData: { today, isFailed, file, work },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/people'), { label: page.title }]} title={page.title} />
      {isFailed ? (
        <LoadFailure title="Failed to load the import" retryHref={href('/admin/people/import')}>
          {LOGGED_FAILURE}
        </LoadFailure>
      ) : file ? (
        <>
          <CheckImport file={file} reply={actionData} today={today} key={file.shown} />
          <div className="mt-6">
            <DiscardImport>Discard file</DiscardImport>
          </div>
        </>
      ) : work?.state === 'importing' ? (
        <BackgroundImport work={work} />
      ) : (
        <>
          {work && (
            <div className="mb-6">
              <BackgroundImport work={work} />
            </div>
          )}
          <p className="measure mb-6 text-ink-soft">
            We’ll check each row before we store anything. People already on record are listed, and their records don’t
            change. Within a month, tell the people you import where you got their details (Article 14 UK GDPR).
          </p>
          <UploadFile reply={actionData} today={today} />
        </>
      )}
    </>
  );
}
