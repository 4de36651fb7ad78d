/** A client with an introduction, a shortlist and a placement for one of the agency's jobs; only the desk may read them. */
import { randomUUID } from 'node:crypto';
import { addClient, addPlacement, addShortlist } from './clients.ts';
import { addIntroduction, recordCheck } from './introductions.ts';
import { DESK, type MatrixActor } from './matrix.ts';
import type { Site } from './site.ts';

export const CLIENT_SECRETS: Record<string, readonly MatrixActor[]> = {
  'Hornblende Shipping': DESK,
  'tourmaline-note': DESK,
  'Gneisswick Ferries': DESK,
  'Olivine Contact': DESK,
  'olivine@gneisswick.example': DESK,
  'gabbro-note': DESK,
  'schist-answer': DESK,
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

export async function addSecretIntroduction({ database: { database } }: Pick<Site, 'database'>, applicationId: string) {
  const id = await addIntroduction(database, applicationId, { client: 'Hornblende Shipping' });
  await recordCheck(database, id, { kind: 'identity', note: 'tourmaline-note' });
  return id;
}
