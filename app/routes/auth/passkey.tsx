/** The second step of a sign-in of staff. Only open once the right password was given. */
import { href, redirect } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { homeOf } from '#app/features/accounts/answers/sign-in.server.ts';
import { signInWithPasskey } from '#app/features/accounts/commands/passkeys/passkey-sign-in.server.ts';
import { WrongAddress } from '#app/features/accounts/components/passkeys/passkey-frame.tsx';
import { PasskeyStep } from '#app/features/accounts/components/passkeys/passkey-step.tsx';
import { AccountPage } from '#app/features/accounts/components/sign-in/way-in-page.tsx';
import { findViewer, waitingRoom } from '#app/features/accounts/gates.server.ts';
import { passkeySignInForm } from '#app/features/accounts/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { knownBrowserCookie, readBrowserTokens } from '#app/web/cookies/known-browser-cookie.server.ts';
import { sessionCookie } from '#app/web/cookies/session-cookie.server.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { findForeignAddress, PASSKEY_REFUSALS, type PasskeyRefusal } from '#domain/account/passkey.ts';
import type { Route } from './+types/passkey';

const PATH = href('/passkey');
const page = unlistedText('/passkey');

/** The page the administrator wanted; null without one. */
const readNext = (request: Request): string | null => readReturnPath(new URL(request.url).searchParams.get('next'));
const wayInTo = (next: string | null) => href('/employer-login') + queryOf(next);
const queryOf = (next: string | null) => (next === null ? '' : `?next=${encodeURIComponent(next)}`);

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = readNext(request);
  const viewer = await findViewer({ request, context });
  if (!viewer) throw redirect(wayInTo(next));
  if (viewer.session.kind === 'full') throw redirect(next ?? homeOf(viewer.role));
  if (viewer.session.kind === 'restricted') throw redirect(waitingRoom(viewer));
  const { publicOrigin } = context.get(requestContext);
  return { action: PATH + queryOf(next), siteAddress: findForeignAddress(request.url, publicOrigin) };
}

const refusedFor = (reason: PasskeyRefusal, status = 422) => ({
  status,
  notice: { title: PASSKEY_REFUSALS[reason], tone: 'danger' as const },
});

export const action = formAction({
  form: passkeySignInForm,
  gate: async (args) => {
    const viewer = await findViewer(args);
    if (!viewer) throw redirect(wayInTo(readNext(args.request)), 303);
    return viewer;
  },
  invalid: () => refusedFor('refused'),
  run: ({ request, services, proof: viewer, value: { response } }) => {
    const browserTokens = readBrowserTokens(request, services.publicOrigin);
    return signInWithPasskey(services, viewer, { response, browserTokens });
  },
  done: ({ token, browserTokens }, { request, services, proof: viewer }) => ({
    to: readNext(request) ?? homeOf(viewer.role),
    notice: 'signed-in',
    headers: [
      ['Set-Cookie', sessionCookie(token, services.publicOrigin)],
      ['Set-Cookie', knownBrowserCookie(browserTokens, services.publicOrigin)],
    ],
  }),
  refuse: ({ reason }) => refusedFor(reason, reason === 'too_many_attempts' ? 429 : 422),
});

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function Passkey({ loaderData: { action, siteAddress }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={page.name}>
      <p className="mb-6 text-ink-soft">
        Your password was right. This account also asks for a passkey: use the phone, computer or security key that you
        added. You have five minutes.
      </p>
      {siteAddress ? (
        <WrongAddress siteAddress={siteAddress} />
      ) : (
        <PasskeyStep action={action} refusal={actionData?.notice?.title ?? null} />
      )}
    </AccountPage>
  );
}
