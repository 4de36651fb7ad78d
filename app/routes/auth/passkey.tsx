/** The second step of a staff sign-in: a passkey, or a code. Needs the right password first. */
import { Form, href, redirect } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { signInWithAppCode } from '#app/features/core/accounts/commands/app-codes/app-code-sign-in.server.ts';
import { signInWithPasskey } from '#app/features/core/accounts/commands/passkeys/passkey-sign-in.server.ts';
import { mostSecondsOf } from '#app/features/core/accounts/commands/sessions/sessions.server.ts';
import { AppCodeStep } from '#app/features/core/accounts/components/app-codes/app-code-step.tsx';
import { WrongAddress } from '#app/features/core/accounts/components/passkeys/passkey-frame.tsx';
import { PasskeyStep } from '#app/features/core/accounts/components/passkeys/passkey-step.tsx';
import { AccountPage } from '#app/features/core/accounts/components/sign-in/sign-in-page.tsx';
import { findViewer, homeOf, waitingPage } from '#app/features/core/accounts/gates.server.ts';
import { listFactors } from '#app/features/core/accounts/queries/app-codes.server.ts';
import { secondFactorForm } from '#app/features/core/accounts/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button } from '#app/ui/button.tsx';
import { knownBrowserCookie, readBrowserTokens } from '#app/web/cookies/known-browser-cookie.server.ts';
import { sessionCookie } from '#app/web/cookies/session-cookie.server.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { APP_CODE_REFUSALS, type AppCodeRefusal } from '#domain/account/app-code.ts';
import { findForeignAddress, PASSKEY_REFUSALS, type PasskeyRefusal } from '#domain/account/passkey.ts';
import type { Route } from './+types/passkey';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const page = unlistedText('/passkey');

/** The page that the member of staff wanted. Null without one. */
const readNext = (request: Request): string | null => readReturnPath(new URL(request.url).searchParams.get('next'));
const signInHref = (next: string | null) => href('/employer-login') + queryOf(next);
const queryOf = (next: string | null) => (next === null ? '' : `?next=${encodeURIComponent(next)}`);

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = readNext(request);
  const viewer = await findViewer({ request, context });
  if (!viewer) throw redirect(signInHref(next));
  if (viewer.session.kind === 'full') throw redirect(next ?? homeOf(viewer.role));
  if (viewer.session.kind === 'restricted') throw redirect(waitingPage(viewer));
  const services = context.get(requestContext);
  return {
    action: href('/passkey') + queryOf(next),
    siteAddress: findForeignAddress(request.url, services.publicOrigin),
    ...(await listFactors(services, viewer.id)),
  };
}

const refusedFor = (reason: PasskeyRefusal, status = 422) => ({
  status,
  notice: { title: PASSKEY_REFUSALS[reason], tone: 'danger' as const },
});

const refusedCode = (reason: AppCodeRefusal): Refusal =>
  reason === 'too_many_attempts' || reason === 'locked'
    ? { status: 429, errors: { code: APP_CODE_REFUSALS[reason] }, retryAfterSeconds: 15 * 60 }
    : { status: 422, errors: { code: APP_CODE_REFUSALS[reason] } };

export const action = formAction({
  form: secondFactorForm,
  gate: async (args) => {
    const viewer = await findViewer(args);
    if (!viewer) throw redirect(signInHref(readNext(args.request)), 303);
    return viewer;
  },
  invalid: (errors) => ('code' in errors ? {} : refusedFor('refused')),
  run: async ({ request, services, proof: viewer, value }) => {
    const browserTokens = readBrowserTokens(request, services.publicOrigin);
    if (value.intent === 'passkey') {
      return signInWithPasskey(services, viewer, { response: value.response, browserTokens });
    }
    const signedIn = await signInWithAppCode(services, viewer, { code: value.code, browserTokens });
    return signedIn.ok ? signedIn : { ok: false as const, reason: 'code' as const, cause: signedIn.reason };
  },
  done: ({ token, browserTokens }, { request, services, proof: viewer }) => ({
    to: readNext(request) ?? homeOf(viewer.role),
    notice: 'signed-in',
    headers: [
      ['Set-Cookie', sessionCookie(token, services.publicOrigin, mostSecondsOf({ kind: 'full', role: viewer.role }))],
      ['Set-Cookie', knownBrowserCookie(browserTokens, services.publicOrigin)],
    ],
  }),
  refuse: (refused) =>
    refused.reason === 'code'
      ? refusedCode(refused.cause)
      : refusedFor(refused.reason, refused.reason === 'too_many_attempts' ? 429 : 422),
});

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function Passkey({ loaderData, actionData }: Route.ComponentProps) {
  const { action, siteAddress, hasPasskey, hasApp } = loaderData;
  const asksForPasskey = hasPasskey || !hasApp;
  return (
    <AccountPage title={page.name}>
      <p className="mb-6 text-ink-soft">
        Your password was right. This account also asks for {proofOf({ hasPasskey, hasApp })}. You have five minutes.
      </p>
      <div className="space-y-8">
        {hasApp && <AppCodeStep action={action} answer={actionData} />}
        {asksForPasskey && siteAddress && <WrongAddress siteAddress={siteAddress} />}
        {asksForPasskey && !siteAddress && (
          <PasskeyStep action={action} refusal={actionData?.notice?.title ?? null} isAskedAtOnce={!hasApp} />
        )}
        <Form method="post" action={href('/logout')}>
          <Button type="submit" variant="secondary">
            Use another account
          </Button>
        </Form>
      </div>
    </AccountPage>
  );
}

function proofOf({ hasPasskey, hasApp }: { hasPasskey: boolean; hasApp: boolean }): string {
  if (hasPasskey && hasApp) return 'a code from your authenticator app, or a passkey';
  if (hasApp) return 'a code from your authenticator app';
  return 'a passkey: use the phone, computer or security key that you added';
}
