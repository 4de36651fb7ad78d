import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { DataRequests } from '#db/types.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { addJobs, hoursFromNow } from './jobs.ts';

/** By default a complaint sent through the form, due in 30 days. @returns its id */
export async function addDataRequest(
  { asSystem }: Database,
  request: Partial<Insertable<DataRequests>> = {},
): Promise<string> {
  const { id } = await asSystem((transaction) =>
    transaction
      .insertInto('data_requests')
      .values({
        id: randomUUID(),
        kind: 'complaint',
        source: 'form',
        name: 'Wren Halloran',
        email: 'wren@mail.example',
        message: 'You wrote to me after I had asked you not to.',
        due_on: londonDay(hoursFromNow(24 * 30)),
        confirmed_at: new Date(),
        ...request,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** Deletes an account that has a viewed application, so that a trigger writes the kept record. */
export async function addKeptRecord(database: Database, name = 'Linnet Ashdown'): Promise<void> {
  const [jobId = ''] = await addJobs(database, { title: 'Lamplighter', status: 'closed' });
  await database.asSystem(async (transaction) => {
    const candidate = { id: randomUUID(), email: `${randomUUID()}@mail.example`, full_name: name };
    await transaction
      .insertInto('profiles')
      .values({ ...candidate, status: 'approved' })
      .execute();
    const application = {
      candidate_id: candidate.id,
      job_id: jobId,
      job_title: 'Lamplighter',
      job_company: 'Skerryvore Trust',
      job_location: 'Leeds',
      full_name: name,
      email: candidate.email,
      phone: '0113 496 0000',
      location: 'Leeds',
      skills: ['Lamps'],
    };
    const { id } = await transaction
      .insertInto('applications')
      .values(application)
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.updateTable('applications').set({ status: 'viewed' }).where('id', '=', id).execute();
    await sql`DELETE FROM profiles WHERE id = ${candidate.id}`.execute(transaction);
    await transaction.deleteFrom('jobs').where('id', '=', jobId).execute();
  });
}
