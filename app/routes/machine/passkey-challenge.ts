/** What a passkey has to sign next: to sign in for whoever still has to, otherwise to be added by an administrator. */
import { offerPasskeySignIn } from '#app/features/accounts/commands/passkey-sign-in.server.ts';
import { offerNewPasskey } from '#app/features/accounts/commands/passkeys.server.ts';
import { requireAdmin, requireViewer } from '#app/features/accounts/gates.server.ts';
import { newPasskeyForm } from '#app/features/accounts/schema.ts';
import { refuseChange } from '#app/routes/account/refuse-change.server.ts';
import { wrongFields } from '#app/routes/auth/account-form.server.ts';
import { readForm } from '#app/site/form.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { NOT_ADDED, PASSKEY_REFUSALS } from '#domain/passkey.ts';
import type { Route } from './+types/passkey-challenge';

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const viewer = await requireViewer({ request, context });
  const signIn = await offerPasskeySignIn(services, viewer);
  if (signIn) return Response.json(signIn);

  const admin = await requireAdmin({ request, context });
  const form = await readForm(request, newPasskeyForm);
  if (!form.ok) return toJson(wrongFields(form.errors));
  const offer = await offerNewPasskey(services, admin, form.value.current_password);
  if (offer.ok) return Response.json(offer.options);
  if (offer.reason === 'too_many') return toJson(wrongFields({ name: PASSKEY_REFUSALS.too_many }));
  return toJson(refuseChange(offer, NOT_ADDED));
}

const toJson = ({ data, init }: ReturnType<typeof wrongFields>) => Response.json(data, init ?? undefined);

export const loader = () => new Response('Asked for by POST only\n', { status: 405, headers: { Allow: 'POST' } });
