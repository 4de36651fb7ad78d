/** A person without an account in the desk's records, with a shared and a private note; only the desk may read them. */
import { sql } from 'kysely';
import { ADMIN } from './jobs.ts';
import { DESK, type MatrixActor } from './matrix.ts';
import type { Site } from './site.ts';

export const PERSON_SECRETS: Record<string, readonly MatrixActor[]> = {
  'Osprey Thornquist': DESK,
  'osprey@thornquist.example': DESK,
  'celandine-note': DESK,
  // Only its author may read it.
  'speedwell-private': ['owner'],
};

export async function addSecretPerson({ database: { database } }: Pick<Site, 'database'>): Promise<string> {
  return database.asSystem(async (transaction) => {
    await transaction.deleteFrom('people').where('email', '=', 'osprey@thornquist.example').execute();
    const person = { full_name: 'Osprey Thornquist', email: 'osprey@thornquist.example', source: 'desk' } as const;
    const { id } = await transaction.insertInto('people').values(person).returning('id').executeTakeFirstOrThrow();
    await sql`
      INSERT INTO person_notes (person_id, kind, body, is_shared, author_id, author_name) VALUES
        (${id}, 'call', 'celandine-note', true, ${ADMIN}, 'The Admin'),
        (${id}, 'note', 'speedwell-private', false, ${ADMIN}, 'The Admin')`.execute(transaction);
    return id;
  });
}
