/** Passkeys of a member of staff (product: "Accounts"). */
import { href, useSearchParams } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { addPasskey, removePasskey } from '#app/features/core/accounts/commands/passkeys/passkeys.server.ts';
import { PasskeyAdder } from '#app/features/core/accounts/components/passkeys/passkey-adder.tsx';
import {
  AboutPasskeys,
  BackToPasskeys,
  WrongAddress,
} from '#app/features/core/accounts/components/passkeys/passkey-frame.tsx';
import { PasskeyList } from '#app/features/core/accounts/components/passkeys/passkey-list.tsx';
import { PasskeyRemoval } from '#app/features/core/accounts/components/passkeys/passkey-removal.tsx';
import { AccountPage } from '#app/features/core/accounts/components/sign-in/sign-in-page.tsx';
import { refuseChange } from '#app/features/core/accounts/form/refusals.server.ts';
import { homeOf, requireStaffAccount } from '#app/features/core/accounts/gates.server.ts';
import { listFactors } from '#app/features/core/accounts/queries/app-codes.server.ts';
import { listPasskeys } from '#app/features/core/accounts/queries/passkeys.server.ts';
import { passkeysForm } from '#app/features/core/accounts/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { findForeignAddress, NOT_ADDED, NOT_REMOVED, PASSKEY_REFUSALS } from '#domain/account/passkey.ts';
import { formatDateAndTime, formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/passkeys';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const PATH = href('/account/passkeys');

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await requireStaffAccount({ request, context });
  const services = context.get(requestContext);
  const { hasApp } = await listFactors(services, staff.id);
  const ownPasskeys = await services.database.asActor(staff.id, (transaction) => listPasskeys(transaction, staff.id));
  const passkeys = ownPasskeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    addedOn: formatLongDate(createdAt),
    lastUsedAt: lastUsedAt && formatDateAndTime(lastUsedAt),
  }));
  return {
    passkeys,
    hasApp,
    isNeeded: staff.lacksFactor,
    siteAddress: findForeignAddress(request.url, services.publicOrigin),
  };
}

const notAdded = (reason: keyof typeof PASSKEY_REFUSALS): Refusal => ({
  status: 422,
  notice: { title: NOT_ADDED, text: PASSKEY_REFUSALS[reason], tone: 'danger' },
});

export const action = formAction({
  form: passkeysForm,
  gate: requireStaffAccount,
  invalid: (errors) => ('response' in errors ? { errors: {}, ...notAdded('refused') } : {}),
  run: async ({ services, proof: staff, value }) => {
    if (value.intent === 'remove') {
      return removePasskey(services, staff, { id: value.id, current: value.current_password });
    }
    const added = await addPasskey(services, staff, value);
    return added.ok ? added : { ok: false as const, reason: 'not_added' as const, cause: added.reason };
  },
  done: (_, { value, proof: staff }) => ({
    // After their first second factor, staff continue to the desk.
    to: staff.lacksFactor ? homeOf(staff.role) : PATH,
    notice: value.intent === 'add' ? 'passkey-added' : 'passkey-removed',
  }),
  refuse: (refused) => {
    if (refused.reason === 'not_added') return notAdded(refused.cause);
    // The passkey was removed in another tab, so nothing is left to do.
    return refused.reason === 'not_found' ? { status: 303, to: PATH } : refuseChange(refused, NOT_REMOVED);
  },
});

const page = unlistedText('/account/passkeys');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function Passkeys({
  loaderData: { passkeys, hasApp, isNeeded, siteAddress },
  actionData,
}: Route.ComponentProps) {
  // The address names the passkey, because the loader does not run again after a refused form.
  const [parameters] = useSearchParams();
  const removedPasskey = passkeys.find(({ id }) => id === parameters.get('remove'));
  const trail = [{ label: 'Account settings', href: href('/account') }];
  if (removedPasskey) {
    return (
      <AccountPage title="Remove this passkey?" trail={[...trail, { label: 'Passkeys', href: PATH }]}>
        <PasskeyRemoval
          passkey={removedPasskey}
          isLast={passkeys.length === 1}
          hasApp={hasApp}
          answer={actionData}
          cancel={<BackToPasskeys />}
        />
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Passkeys" trail={trail}>
      <AboutPasskeys isNeeded={isNeeded} />
      <PasskeyList passkeys={passkeys} hasApp={hasApp} />
      <Heading level={2} size="item" className="mt-10 mb-5">
        Add a passkey
      </Heading>
      {siteAddress ? (
        <WrongAddress siteAddress={siteAddress} />
      ) : (
        <PasskeyAdder key={passkeys.length} answer={actionData} />
      )}
    </AccountPage>
  );
}
