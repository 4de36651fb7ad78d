/** How the site is used, and how fast it is. */
import { requireAdmin } from '#app/features/accounts/gates.server.ts';
import type { Route } from './+types/measurement';
import { deskMeta, SECTIONS } from './sections.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context });
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(SECTIONS.measurement, matches);

export default function Measurement() {
  return null;
}
