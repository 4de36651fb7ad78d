import type { Insertable } from 'kysely';
import type { PostResult } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { ownerIdOf } from '#db/seed/cast.ts';
import type { Jobs } from '#db/types.ts';
import { viewerOf } from './viewer.ts';

export const EMPLOYER = ownerIdOf('first employer');
export const OTHER_EMPLOYER = ownerIdOf('second employer');
export const ADMIN = ownerIdOf('agency');

export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

export async function addJobs({ asSystem }: Database, ...jobs: Partial<Insertable<Jobs>>[]): Promise<string[]> {
  const rows = await asSystem((transaction) =>
    transaction
      .insertInto('jobs')
      .values(
        jobs.map((job) => ({
          user_id: EMPLOYER,
          title: 'Warehouse operative',
          company: 'Northgate',
          location: 'Leeds',
          salary: '£13 an hour',
          description: 'Picks, packs and loads.',
          requirements: 'A forklift licence.',
          ...job,
        })),
      )
      .returning('id')
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/** Adds the employers and the administrator who post jobs, for databases without the demo. */
export async function addPeople({ asSystem }: Database): Promise<void> {
  await asSystem((transaction) =>
    transaction
      .insertInto('profiles')
      .values([
        {
          id: EMPLOYER,
          email: 'first@employer.example',
          full_name: 'First Employer',
          role: 'employer',
          status: 'approved',
        },
        {
          id: OTHER_EMPLOYER,
          email: 'other@employer.example',
          full_name: 'Other Employer',
          role: 'employer',
          status: 'approved',
        },
        { id: ADMIN, email: 'admin@agency.example', full_name: 'The Admin', role: 'admin', status: 'approved' },
      ])
      .execute(),
  );
}

/** Builds the `Poster` that the gate mints from a full session. */
export const posterOf = (id: string, role: Poster['role'], fullName: string): Poster =>
  viewerOf({ id, role, fullName }) as Poster;

export function idOf(posted: PostResult): string {
  if (!posted.ok) throw new Error(`The job was not posted: ${JSON.stringify(posted)}`);
  return posted.id;
}
