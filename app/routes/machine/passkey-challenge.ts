/** A challenge for a passkey: to finish this session's sign-in, or to add a passkey as a member of staff. */
import { offerPasskeySignIn } from '#app/features/core/accounts/commands/passkeys/passkey-sign-in.server.ts';
import { offerNewPasskey } from '#app/features/core/accounts/commands/passkeys/passkeys.server.ts';
import { refuseChange } from '#app/features/core/accounts/form/refusals.server.ts';
import { requireStaffAccount, requireViewer } from '#app/features/core/accounts/gates.server.ts';
import { newPasskeyForm } from '#app/features/core/accounts/schema.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { NOT_ADDED, PASSKEY_REFUSALS } from '#domain/account/passkey.ts';
import type { Route } from './+types/passkey-challenge';

const offerToAdd = formAction({
  form: newPasskeyForm,
  gate: requireStaffAccount,
  run: ({ services, proof: staff, value }) => offerNewPasskey(services, staff, value.current_password),
  done: ({ options }) => Response.json(options),
  refuse: (refused) =>
    refused.reason === 'too_many'
      ? { status: 422, errors: { name: PASSKEY_REFUSALS.too_many } }
      : refuseChange(refused, NOT_ADDED),
});

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const signIn = await offerPasskeySignIn(args.context.get(requestContext), viewer);
  return signIn ? Response.json(signIn) : offerToAdd.forScripts(args);
}

export const loader = () => new Response('Asked for by POST only\n', { status: 405, headers: { Allow: 'POST' } });
