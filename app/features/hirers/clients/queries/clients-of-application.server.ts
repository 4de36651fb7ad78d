import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { findPlacementOf } from './placements.server.ts';
import { listEntriesOf } from './shortlists.server.ts';
import { showPlacement } from './shown-client.server.ts';
import { describeEntry } from './shown-shortlist.server.ts';

/** Readers outside the desk get nothing. */
export async function showClientsOf(database: Pick<Database, 'asActor'>, poster: Poster, applicationId: string) {
  const entries = await listEntriesOf(database, poster, applicationId);
  const placement = await findPlacementOf(database, poster, applicationId);
  return { entries: entries.map(describeEntry), placement: placement && showPlacement(placement) };
}
