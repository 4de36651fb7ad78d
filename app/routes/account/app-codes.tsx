import { href, Link } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { beginApp, confirmApp, removeApp } from '#app/features/core/accounts/commands/app-codes/app-codes.server.ts';
import { AppBeginning, AppConfirmation } from '#app/features/core/accounts/components/app-codes/app-adder.tsx';
import { AppRemoval } from '#app/features/core/accounts/components/app-codes/app-removal.tsx';
import { FactorNeeded } from '#app/features/core/accounts/components/passkeys/passkey-frame.tsx';
import { AccountPage } from '#app/features/core/accounts/components/sign-in/sign-in-page.tsx';
import { refuseChange } from '#app/features/core/accounts/form/refusals.server.ts';
import { homeOf, requireStaffAccount } from '#app/features/core/accounts/gates.server.ts';
import { findAppState } from '#app/features/core/accounts/queries/app-codes.server.ts';
import { drawQrCode } from '#app/features/core/accounts/queries/qr-code.server.ts';
import { appCodesForm } from '#app/features/core/accounts/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { APP_CODE_REFUSALS, CODES_NOT_ADDED, CODES_NOT_REMOVED } from '#domain/account/app-code.ts';
import { formatDateAndTime, formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/app-codes';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const PATH = href('/account/app-codes');

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await requireStaffAccount({ request, context });
  const app = await findAppState(context.get(requestContext), staff);
  const isNeeded = staff.lacksFactor;
  switch (app.kind) {
    case 'none':
      return { isNeeded, kind: 'none' as const };
    case 'begun':
      return { isNeeded, kind: 'begun' as const, setUp: { ...app.setUp, picture: drawQrCode(app.setUp.uri) } };
    case 'added':
      return {
        isNeeded,
        kind: 'added' as const,
        addedOn: formatLongDate(app.addedAt),
        lastUsedAt: app.lastUsedAt && formatDateAndTime(app.lastUsedAt),
      };
  }
}

export const action = formAction({
  form: appCodesForm,
  gate: requireStaffAccount,
  run: async ({ services, proof: staff, value }) => {
    if (value.intent === 'begin') return beginApp(services, staff, value.current_password);
    if (value.intent === 'remove') return removeApp(services, staff, value.current_password);
    const confirmed = await confirmApp(services, staff, value.code);
    return confirmed.ok ? confirmed : { ok: false as const, reason: 'not_added' as const, cause: confirmed.reason };
  },
  done: (_, { value, proof: staff }) => {
    if (value.intent === 'begin') return { to: PATH };
    if (value.intent === 'remove') return { to: PATH, notice: 'app-code-removed' };
    // After their first second factor, staff continue to the desk.
    return { to: staff.lacksFactor ? homeOf(staff.role) : PATH, notice: 'app-code-added' };
  },
  refuse: (refused, { value }) => {
    if (refused.reason === 'not_added') return { status: 422, errors: { code: APP_CODE_REFUSALS[refused.cause] } };
    // The app was added in another tab, and the page shows it.
    if (refused.reason === 'already_added') return { status: 303, to: PATH };
    return refuseChange(refused, value.intent === 'remove' ? CODES_NOT_REMOVED : CODES_NOT_ADDED);
  },
});

const page = unlistedText('/account/app-codes');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function AppCodes({ loaderData: app, actionData }: Route.ComponentProps) {
  const trail = [{ label: 'Account settings', href: href('/account') }];
  return (
    <AccountPage title={page.name} trail={trail}>
      {app.isNeeded && <FactorNeeded />}
      <p className="mb-8 text-ink-soft">
        An authenticator app on your phone shows a new code every 30 seconds. Once you’ve added one, you’ll sign in with
        your password and a code. A{' '}
        <Link to={href('/account/passkeys')} className="link">
          passkey
        </Link>{' '}
        is safer, because a fake site can’t steal it. You can have both.
      </p>
      {app.kind === 'none' && <AppBeginning answer={actionData} path={PATH} />}
      {app.kind === 'begun' && <AppConfirmation answer={actionData} path={PATH} setUp={app.setUp} />}
      {app.kind === 'added' && <AppRemoval answer={actionData} path={PATH} app={app} />}
    </AccountPage>
  );
}
