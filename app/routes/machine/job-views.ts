/** Counts a view of an open job, reported by its page. Stores daily sums, and nothing about the reader. */

import { countJobView } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import { findViewer } from '#app/features/core/accounts/gates.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { AddressGate } from '#platform/limits/address-gate.server.ts';
import { FloodGate } from '#platform/limits/flood-gate.server.ts';
import type { Route } from './+types/job-views';

const perAddressLimit = new AddressGate(120);
const totalLimit = new FloodGate(600);

/** The answer is the same unless the session lookup fails: readers need no result. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const nothing = new Response(null, { status: 204 });
  const now = services.now.getTime();
  if (request.method !== 'POST' || !perAddressLimit.lets(services.client.ip, now) || !totalLimit.lets(now))
    return nothing;
  const viewer = await findViewer({ request, context });
  try {
    await countJobView(services, viewer, id);
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId }, 'a view of a job could not be counted');
  }
  return nothing;
}

export const loader = () => new Response('Reports only\n', { status: 405, headers: { Allow: 'POST' } });
