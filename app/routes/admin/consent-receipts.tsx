/** What visitors agreed to. */
import { requireAdmin } from '#app/features/accounts/gates.server.ts';
import type { Route } from './+types/consent-receipts';
import { deskMeta, SECTIONS } from './sections.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context });
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(SECTIONS.consentReceipts, matches);

export default function ConsentReceipts() {
  return null;
}
