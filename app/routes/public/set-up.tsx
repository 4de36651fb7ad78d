/** Set-up of a new site: the owner, the steps, and publishing. */

import { data, href, Link } from 'react-router';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { mostSecondsOf } from '#app/features/core/accounts/commands/sessions/sessions.server.ts';
import { findViewer, requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { launchSite } from '#app/features/site/launch/commands/launch-site.server.ts';
import { setUpOwner } from '#app/features/site/launch/commands/set-up-owner.server.ts';
import { OwnerForm } from '#app/features/site/launch/components/owner-form.tsx';
import { SetUpFrame } from '#app/features/site/launch/components/set-up-frame.tsx';
import { SetUpSteps } from '#app/features/site/launch/components/set-up-steps.tsx';
import { launchForm, ownerForm } from '#app/features/site/launch/form.ts';
import { findSetUp } from '#app/features/site/launch/queries/set-up.server.ts';
import { OWNER_REFUSALS, UNEXPECTED } from '#app/features/site/launch/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { sessionCookie } from '#app/web/cookies/session-cookie.server.ts';
import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { readFields } from '#app/web/form/read.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/set-up';

export { formHeaders as headers } from '#app/web/form/headers.ts';

export const handle = { Frame: SetUpFrame } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  return data(await findSetUp(services, await findViewer({ request, context })));
}

const makeOwner = formAction({
  form: ownerForm,
  gate: everybody,
  run: async ({ services, value: { token, full_name: fullName, email, password } }) => {
    const { kind } = await findSetUp(services, null);
    if (kind !== 'owner') return { ok: false as const, reason: 'has_owner' as const };
    return setUpOwner(services, { token, fullName, email, password });
  },
  done: ({ session }, { services }) => ({
    to: href('/setup'),
    notice: 'owner-made',
    headers: {
      'Set-Cookie': sessionCookie(session, services.publicOrigin, mostSecondsOf({ kind: 'full', role: 'admin' })),
    },
  }),
  refuse: (refused) => {
    if (refused.reason === 'weak_password') return { status: 422, errors: { password: refused.fault } };
    const status = { too_many_attempts: 429, busy: 503, invalid: 422, already_registered: 409, has_owner: 409 };
    return { status: status[refused.reason], notice: { ...OWNER_REFUSALS[refused.reason], tone: 'danger' } };
  },
  unexpected: { status: 503, notice: { ...UNEXPECTED, tone: 'danger' } },
});

const launch = formAction({
  form: launchForm,
  gate: requireAdmin,
  run: ({ services, proof: admin }) => launchSite(services, admin),
  done: () => ({ to: href('/setup'), notice: 'site-launched' }),
  refuse: ({ blockers }) => ({
    status: 409,
    notice: { title: 'Not published yet', text: blockers.join(' '), tone: 'danger' },
  }),
  unexpected: { status: 503, notice: { ...UNEXPECTED, tone: 'danger' } },
});

export async function action(args: Route.ActionArgs) {
  const isLaunch = 'intent' in (await readFields(args.request.clone() as Request));
  return isLaunch ? launch(args) : makeOwner(args);
}

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/setup'), matches);

export default function SetUpPage({ loaderData: setUp, actionData }: Route.ComponentProps) {
  const { name } = unlistedText('/setup');
  return (
    <div className="wrap pt-8 pb-16 sm:pt-12">
      <Heading level={1} className="mb-4">
        {name}
      </Heading>
      {setUp.kind === 'launched' && (
        <p className="text-ink-soft">
          This site is public. You’ve finished setting up.{' '}
          <Link to={href('/')} className="link">
            See the site
          </Link>
        </p>
      )}
      {setUp.kind === 'sign_in' && (
        <p className="text-ink-soft">
          This site already has an administrator.{' '}
          <Link to={`${href('/employer-login')}?next=${href('/setup')}`} className="link">
            Sign in to continue setting up
          </Link>
          .
        </p>
      )}
      {setUp.kind === 'passkey' && (
        <>
          <p className="measure mb-6 text-ink-soft">
            Your account is ready. Next, add a passkey or an authenticator app to protect you if your password is
            stolen. You’ll then come back here.
          </p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={href('/account/passkeys')}>Add a passkey</ButtonLink>
            <ButtonLink to={href('/account/app-codes')} variant="secondary">
              Add an authenticator app
            </ButtonLink>
          </p>
        </>
      )}
      {setUp.kind === 'owner' && <OwnerForm answer={actionData} />}
      {setUp.kind === 'steps' && <SetUpSteps {...setUp} answer={actionData} />}
    </div>
  );
}
