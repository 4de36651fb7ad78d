import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { Applications } from '#db/types.ts';
import { viewerOf } from './viewer.ts';

/** @returns the ids of approved candidates, in the order given */
export async function addCandidates({ asSystem }: Database, ...names: string[]): Promise<string[]> {
  const people = names.map((full_name) => ({ id: randomUUID(), full_name }));
  await asSystem((transaction) =>
    transaction
      .insertInto('profiles')
      .values(
        people.map((person) => ({
          ...person,
          email: `${person.id}@mail.example`,
          phone: '0113 496 0100',
          role: 'job_seeker',
          status: 'approved',
        })),
      )
      .execute(),
  );
  return people.map(({ id }) => id);
}

/** A CV row of that candidate, without a file. @returns its id */
export async function addCv({ asSystem }: Database, candidateId: string, name = 'cv.pdf'): Promise<string> {
  const { id } = await asSystem((transaction) =>
    transaction
      .insertInto('cvs')
      .values({ user_id: candidateId, name, extension: 'pdf', size_bytes: 20_480, sha256: randomBytes(32) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

type NewApplication = Partial<Insertable<Applications>> & { candidate_id: string | null; job_id: string };

/** @returns the ids, in the given order; each application is a minute older than the one before it */
export async function addApplications({ asSystem }: Database, ...applications: NewApplication[]): Promise<string[]> {
  const now = Date.now();
  const rows = applications.map((application, index) => ({
    id: randomUUID(),
    sent_at: new Date(now - index * 60_000),
    skills: ['Picking', 'Packing'],
    job_title: 'Warehouse operative',
    job_company: 'Northgate',
    job_location: 'Leeds',
    full_name: 'Wren Halloran',
    email: 'wren@mail.example',
    phone: '0113 496 0100',
    ...application,
  }));
  await asSystem((transaction) => transaction.insertInto('applications').values(rows).execute());
  return rows.map(({ id }) => String(id));
}

/** Builds the `Candidate` that the gate mints from a full session. */
export const actingCandidate = (id: string): Candidate => viewerOf({ id }) as Candidate;

export const threadOf = (
  { database }: { database: Pick<Database, 'asSystem'> },
  application_id: string,
): Promise<string> =>
  database.asSystem(async (transaction) => {
    await transaction
      .insertInto('application_threads')
      .values({ application_id })
      .onConflict((conflict) => conflict.column('application_id').doNothing())
      .execute();
    const threads = transaction.selectFrom('application_threads').select('token');
    return (await threads.where('application_id', '=', application_id).executeTakeFirstOrThrow()).token;
  });
