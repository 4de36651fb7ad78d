/** Takes what a page of somebody signed in found suspicious. */
import type { Route } from './+types/security-reports';

export async function action({ request }: Route.ActionArgs) {
  await request.text();
  return new Response(null, { status: 204 });
}

export const loader = () => new Response('Reports only\n', { status: 405, headers: { Allow: 'POST' } });
