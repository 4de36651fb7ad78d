/** Notifications to Google about jobs: what it accepted and refused. Administrators set up the account here. */
import { href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { changeGoogleAccount } from '#app/features/board/channels/commands/google-account.server.ts';
import { GoogleView } from '#app/features/board/channels/components/google-view.tsx';
import { googleForm } from '#app/features/board/channels/form.ts';
import { readGoogle } from '#app/features/board/channels/queries/google.server.ts';
import { requireAdmin, requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { mayAdminister } from '#app/features/core/accounts/policy.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { formatDateAndTime, formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/google';

const PATH = '/admin/channels/google';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  const mayChange = mayAdminister(consultant);
  return loadPage(
    context,
    'what Google was told could not be loaded',
    { mayChange, hasFailed: true, google: null },
    async () => {
      const state = await readGoogle(database, consultant);
      if (!state) return { mayChange, hasFailed: false, google: null };
      const { email, perDay, sentToday, waiting, addedAt, lastAt, problem, nextTryAt, refused } = state;
      return {
        mayChange,
        hasFailed: false,
        google: {
          email,
          perDay,
          sentToday,
          waiting,
          problem,
          since: formatShortDate(addedAt),
          lastAt: lastAt && formatDateAndTime(lastAt),
          nextTry: formatDateAndTime(nextTryAt),
          refused: refused.map(({ triedAt, ...row }) => ({ ...row, tried: formatDateAndTime(triedAt) })),
        },
      };
    },
  );
}

export const action = formAction({
  form: googleForm,
  gate: requireAdmin,
  run: ({ services, proof: admin, value }) => changeGoogleAccount(services, admin, value),
  done: (_, { value }) => ({
    to: href(PATH),
    notice: value.intent === 'remove' ? 'google-removed' : 'google-saved',
  }),
  refuse: () => ({ status: 409, notice: { title: 'No account yet. Paste the key file.', tone: 'danger' } }),
  unexpected: { status: 503, notice: { title: 'Nothing was changed. Try again in a moment.', tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(
    { path: PATH, title: 'Google', description: 'Google for Jobs notifications, and jobs it rejected.' },
    matches,
  );

export default function GooglePage({ loaderData: { google, mayChange, hasFailed }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        trail={[...trailOf('/admin', '/admin/channels'), { label: 'Google' }]}
        title="Google for Jobs indexing"
      />
      {hasFailed ? (
        <LoadFailure title="Failed to load Google for Jobs indexing" retryHref={href(PATH)}>
          {LOGGED_FAILURE}
        </LoadFailure>
      ) : (
        <GoogleView google={google} mayChange={mayChange} answer={actionData} />
      )}
    </>
  );
}
