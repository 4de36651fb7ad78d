/** A client with a shortlist and a placement for one of the agency's jobs; only the desk may read them. */
import { randomUUID } from 'node:crypto';
import { addClient, addPlacement, addShortlist } from './clients.ts';
import type { MatrixActor } from './matrix.ts';
import type { Site } from './site.ts';

const READERS = ['owner', 'admin', 'consultant'] as const;

export const CLIENT_SECRETS: Record<string, readonly MatrixActor[]> = {
  'Gneisswick Ferries': READERS,
  'Olivine Contact': READERS,
  'olivine@gneisswick.example': READERS,
  'gabbro-note': READERS,
  'schist-answer': READERS,
};

/** @param application for one of the agency's jobs */
export async function addSecretClient({ database: { database } }: Pick<Site, 'database'>, application: string) {
  const { job_id } = await database.asSystem((transaction) =>
    transaction.selectFrom('applications').select('job_id').where('id', '=', application).executeTakeFirstOrThrow(),
  );
  const client = await addClient(
    database,
    { name: `Gneisswick Ferries ${randomUUID()}`, note: 'gabbro-note' },
    { full_name: 'Olivine Contact', email: 'olivine@gneisswick.example' },
  );
  const entry = { comment: 'schist-answer', answered_at: new Date() };
  const { id: shortlist } = await addShortlist(database, client, job_id ?? '', [application], { entry });
  const placement = await addPlacement(database, client, application);
  return { client: client.id, shortlist, placement };
}
