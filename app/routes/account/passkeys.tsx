/** An administrator's passkeys (product: "Accounts"): what there is, one more, one less. */

import { href, redirect, useSearchParams } from 'react-router';
import { addPasskey, removePasskey } from '#app/features/accounts/commands/passkeys.server.ts';
import { PasskeyAdder } from '#app/features/accounts/components/passkey-adder.tsx';
import { WrongAddress } from '#app/features/accounts/components/passkey-frame.tsx';
import { PasskeyList } from '#app/features/accounts/components/passkey-list.tsx';
import { PasskeyRemoval } from '#app/features/accounts/components/passkey-removal.tsx';
import { AccountPage } from '#app/features/accounts/components/way-in-page.tsx';
import { requireAdmin } from '#app/features/accounts/gates.server.ts';
import { listPasskeys } from '#app/features/accounts/queries/passkeys.server.ts';
import { passkeysForm } from '#app/features/accounts/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { refuse, wrongFields } from '#app/routes/auth/account-form.server.ts';
import { readForm } from '#app/site/form.server.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { pageHead } from '#app/site/seo.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { formatDateAndTime, formatLongDate } from '#domain/dates.ts';
import { findForeignAddress, NOT_ADDED, NOT_REMOVED, PASSKEY_REFUSALS } from '#domain/passkey.ts';
import type { Route } from './+types/passkeys';
import { refuseChange } from './refuse-change.server.ts';

export { formHeaders as headers } from '#app/routes/auth/form-headers.ts';

const PATH = href('/account/passkeys');

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database, publicOrigin } = context.get(requestContext);
  const kept = await database.asActor(admin.id, (transaction) => listPasskeys(transaction, admin.id));
  const passkeys = kept.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    addedOn: formatLongDate(createdAt),
    lastUsedAt: lastUsedAt && formatDateAndTime(lastUsedAt),
  }));
  return { passkeys, siteAddress: findForeignAddress(request.url, publicOrigin) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await requireAdmin({ request, context });
  const services = context.get(requestContext);
  const form = await readForm(request, passkeysForm);
  if (!form.ok) return 'response' in form.errors ? refuseNew('refused') : wrongFields(form.errors);
  const { value } = form;
  if (value.intent === 'add') {
    const added = await addPasskey(services, admin, value);
    return added.ok ? redirect(withPageNotice(PATH, 'passkey-added'), 303) : refuseNew(added.reason);
  }
  const removed = await removePasskey(services, admin, { id: value.id, current: value.current_password });
  if (removed.ok) return redirect(withPageNotice(PATH, 'passkey-removed'), 303);
  // Somebody was quicker, perhaps in another tab: what they wanted has happened.
  if (removed.reason === 'not_found') return redirect(PATH, 303);
  return refuseChange(removed, NOT_REMOVED);
}

const refuseNew = (reason: keyof typeof PASSKEY_REFUSALS) =>
  refuse(422, { notice: { title: NOT_ADDED, text: PASSKEY_REFUSALS[reason], tone: 'danger' } });

const page = unlistedText('/account/passkeys');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function Passkeys({ loaderData: { passkeys, siteAddress }, actionData }: Route.ComponentProps) {
  // From the address, not from the loader: that is not asked again after a form was refused.
  const [parameters] = useSearchParams();
  const asked = passkeys.find(({ id }) => id === parameters.get('remove'));
  const trail = [{ label: 'Account settings', href: href('/account') }];
  if (asked) {
    const cancel = (
      <ButtonLink to={PATH} variant="secondary">
        Cancel
      </ButtonLink>
    );
    return (
      <AccountPage title="Remove this passkey?" trail={[...trail, { label: 'Passkeys', href: PATH }]}>
        <PasskeyRemoval passkey={asked} isLast={passkeys.length === 1} answer={actionData} cancel={cancel} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Passkeys" trail={trail}>
      <p className="mb-8 text-ink-soft">
        A passkey is a key on your phone, computer or security key. Once you have added one, signing in takes your
        password and a passkey. Add two, so that losing one does not keep you out.
      </p>
      <PasskeyList passkeys={passkeys} />
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
