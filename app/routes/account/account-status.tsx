/** Status of an account that waits for approval, and its next steps (spec: accounts §4; product: "restricted session"). */

import { Form, href, Link, redirect } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { BootstrapForm } from '#app/features/core/accounts/components/sign-in/bootstrap-form.tsx';
import { AccountPage } from '#app/features/core/accounts/components/sign-in/sign-in-page.tsx';
import { loginOf, requireViewer, waitingPage } from '#app/features/core/accounts/gates.server.ts';
import { isSignedIn, mayApply } from '#app/features/core/accounts/policy.ts';
import { findBootstrapOffer } from '#app/features/core/accounts/queries/bootstrap.server.ts';
import { PENDING } from '#app/features/core/accounts/texts.ts';
import { PushSettings } from '#app/features/core/notifications/components/push-settings.tsx';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/account-status';

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  if (viewer.session.kind === 'second_factor') throw redirect(waitingPage(viewer));
  const { email, role, status } = viewer;
  const state = isSignedIn(viewer) ? 'signed_in' : status === 'approved' ? 'approved' : 'waiting';
  const { database, push } = args.context.get(requestContext);
  const vapidKey = push?.publicKey ?? null;
  return {
    email,
    state,
    login: loginOf(role),
    vapidKey,
    mayApply: mayApply(viewer),
    bootstrap: await findBootstrapOffer(database, viewer),
  };
}

const page = unlistedText('/account-status');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function AccountStatusPage({ loaderData }: Route.ComponentProps) {
  const { email, state, login, vapidKey, mayApply: mayApplyNow, bootstrap } = loaderData;
  return (
    <AccountPage title="Account status">
      {state === 'waiting' && <Waiting email={email} vapidKey={vapidKey} mayApply={mayApplyNow} />}
      {state === 'approved' && (
        <Notice
          tone="success"
          title="Your account has been approved"
          action={<ButtonLink to={login}>Sign in</ButtonLink>}
        >
          Sign in again to use all of your account.
        </Notice>
      )}
      {state === 'signed_in' && (
        <Notice tone="success" title="Your account is approved and you’re signed in">
          See <Link to={href('/account')}>your account</Link>.
        </Notice>
      )}
      {bootstrap && (
        <div className="mt-10">
          <BootstrapForm {...bootstrap} />
        </div>
      )}
    </AccountPage>
  );
}

type WaitingProps = {
  email: string;
  vapidKey: string | null;
  /** The agency lets candidates apply while they wait. */
  mayApply: boolean;
};

function Waiting({ email, vapidKey, mayApply: mayApplyNow }: WaitingProps) {
  return (
    <>
      <Notice tone="warning" title={PENDING.title}>
        {PENDING.text}
      </Notice>
      <p className="mt-5 text-ink-soft">
        You’ve confirmed your email address, so you don’t need to do anything else. An administrator will review your
        request, and we’ll email <span className="break-words text-ink">{email}</span> with the outcome.
      </p>
      {mayApplyNow && (
        <p className="mt-4 text-ink-soft">
          You can already apply: <Link to={href('/jobs')}>find a job</Link>, or complete{' '}
          <Link to={href('/profile')}>your profile</Link> first.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={href('/account-status')} variant="secondary" reloadDocument>
          Check again
        </ButtonLink>
        <Form method="post" action={href('/logout')}>
          <Button type="submit" variant="quiet">
            Logout
          </Button>
        </Form>
      </div>
      {vapidKey !== null && (
        <section aria-labelledby="this-device" className="mt-10">
          <Heading level={2} size="item" id="this-device" className="mb-3">
            Get notifications on this device
          </Heading>
          <PushSettings vapidKey={vapidKey} isSignedIn />
        </section>
      )}
    </>
  );
}
