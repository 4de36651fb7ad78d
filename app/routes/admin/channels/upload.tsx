/** Uploads to Find a job: what it accepted and refused. Administrators set up the account, and confirm the server's key here. */
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { changeUploadAccount } from '#app/features/board/channels/commands/upload-account.server.ts';
import { UploadView } from '#app/features/board/channels/components/upload-view.tsx';
import { uploadForm } from '#app/features/board/channels/form.ts';
import { readUploads } from '#app/features/board/channels/queries/find-a-job.server.ts';
import { channelHref, UPLOAD_PATH } from '#app/features/board/channels/schema.ts';
import { UPLOAD_REFUSALS } from '#app/features/board/channels/texts.ts';
import { requireAdmin, requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { mayAdminister } from '#app/features/core/accounts/policy.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { formatDateAndTime, formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/upload';

const TITLE = 'Upload to Find a job';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  const mayChange = mayAdminister(consultant);
  return loadPage(
    context,
    'the uploads could not be loaded',
    { mayChange, hasFailed: true, upload: null },
    async () => {
      const state = await readUploads(database, consultant);
      if (!state) return { mayChange, hasFailed: false, upload: null };
      const { addedAt, uploadedAt, lookedAt, nextTryAt, reason: _, refused, reports, ...rest } = state;
      return {
        mayChange,
        hasFailed: false,
        upload: {
          ...rest,
          since: formatShortDate(addedAt),
          uploaded: uploadedAt && formatDateAndTime(uploadedAt),
          looked: lookedAt && formatDateAndTime(lookedAt),
          nextTry: formatDateAndTime(nextTryAt),
          refused: refused.map(({ reportedAt, ...row }) => ({ ...row, reported: formatDateAndTime(reportedAt) })),
          reports: reports.map(({ changedAt, ...row }) => ({ ...row, changed: formatDateAndTime(changedAt) })),
        },
      };
    },
  );
}

const NOTICES = {
  save: 'upload-saved',
  confirm: 'server-confirmed',
  look: 'upload-saved',
  upload: 'upload-asked',
  remove: 'upload-removed',
} as const;

export const action = formAction({
  form: uploadForm,
  gate: requireAdmin,
  run: ({ services, proof: admin, value, request }) => changeUploadAccount(services, admin, value, request.signal),
  done: ({ isMet }, { value }) => ({ to: UPLOAD_PATH, notice: isMet ? NOTICES[value.intent] : 'server-not-met' }),
  refuse: ({ reason }) =>
    reason === 'no_password'
      ? { status: 422, errors: { password: UPLOAD_REFUSALS.no_password } }
      : { status: 409, notice: { title: UPLOAD_REFUSALS[reason], tone: 'danger' } },
  unexpected: { status: 503, notice: { title: 'Nothing was changed. Try again in a moment.', tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(
    { path: UPLOAD_PATH, title: TITLE, description: 'Jobs uploaded to Find a job, and jobs it rejected.' },
    matches,
  );

export default function UploadPage({ loaderData: { upload, mayChange, hasFailed }, actionData }: Route.ComponentProps) {
  const trail = [...trailOf('/admin', '/admin/channels'), { label: 'Find a job', href: channelHref('find-a-job') }];
  return (
    <>
      <PageHead trail={[...trail, { label: 'Upload' }]} title={TITLE} />
      {hasFailed ? (
        <LoadFailure title="Failed to load uploads" retryHref={UPLOAD_PATH}>
          {LOGGED_FAILURE}
        </LoadFailure>
      ) : (
        <UploadView upload={upload} mayChange={mayChange} answer={actionData} />
      )}
    </>
  );
}
