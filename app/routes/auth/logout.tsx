/**
 * Ends every session of the account, and has the browser forget what the site keeps in it (spec: accounts §4 "Sign-out
 * clears everything"). A GET only asks.
 */

import { data, Form, href, redirect } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { signOut } from '#app/features/core/accounts/commands/sessions/sign-in.server.ts';
import { LOGOUT_FAILED } from '#app/features/core/accounts/components/sign-in/logout-failed.ts';
import { findViewer } from '#app/features/core/accounts/gates.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { PageNotice } from '#app/ui/feedback/toasts.tsx';
import { ACCOUNT_HEADER } from '#app/web/account-header.ts';
import { sessionCookie } from '#app/web/cookies/session-cookie.server.ts';
import { logoutNotice, withPageNotice } from '#app/web/notices/page-notices.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/logout';

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const viewer = await findViewer({ request, context });
  // Set by an offline sign-out: another account that has signed in here since stays signed in.
  const account = request.headers.get(ACCOUNT_HEADER);
  if (account !== null && account !== viewer?.id) throw data('other_account', { status: 403 });
  const loginHref = viewer && viewer.role !== 'job_seeker' ? href('/employer-login') : href('/candidate-login');
  try {
    if (viewer) await signOut(services, viewer);
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId }, 'an account could not be signed out');
    return data({ isFailed: true }, { status: 500 });
  }
  return redirect(withPageNotice(loginHref, logoutNotice(pageUrl(request).searchParams)), {
    status: 303,
    headers: {
      'Set-Cookie': sessionCookie(null, services.publicOrigin),
      'Clear-Site-Data': '"storage"',
    },
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  if (!(await findViewer({ request, context }))) throw redirect(href('/'));
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/logout'), matches);

export default function Logout({ actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'Logout' }]} title="Sign out of your account" />
      {actionData?.isFailed && <PageNotice {...LOGOUT_FAILED} tone="danger" />}
      <p className="measure text-ink-soft">We’ll sign you out on every device.</p>
      <Form method="post" className="mt-6 flex flex-wrap gap-3">
        <Button type="submit">Logout</Button>
        <ButtonLink to={href('/')} variant="secondary">
          Stay signed in
        </ButtonLink>
      </Form>
    </div>
  );
}
