/** A job by the reference that a program has for it: new, changed or the same as before (decision 96). */
import { sql } from 'kysely';
import type { Consultant } from '#app/features/accounts/policy.ts';
import { type Taken, takeJob } from '#app/features/job-imports/commands/take-job.server.ts';
import type { Fields } from '#app/web/form/read.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { usualClosingDay } from '#domain/job/job-closing.ts';
import { newUuid } from '#domain/uuid.ts';
import type { NewJobBody } from '../form.ts';
import { askedWords, toFields } from './write-job.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks' | 'areGatesUp'> & { now: Date };

/** Of what programs send. A board or a file that is read here closes jobs that it no longer names. */
const KIND = 'program';

/** @param overwrites also what has been changed here since it was sent last */
export async function putSentJob(
  services: Services,
  consultant: Consultant,
  { source, reference, overwrites }: { source: string; reference: string; overwrites: boolean },
  body: NewJobBody,
): Promise<Taken | { outcome: 'not_of_programs' }> {
  const id = await findSource(services, consultant, source);
  if (id === null) return { outcome: 'not_of_programs' };
  const { now } = services;
  const fields = toFields(body);
  const { status: _, ...typed }: Fields = { closes_at: usualClosingDay(now), ...fields };
  const asked = askedWords({ ...typed, intent: 'post' }, body, now);
  return takeJob(services, consultant, { id }, { reference, values: { ...fields, ...asked } }, { overwrites });
}

/** By its name; made with the first job that names it. */
async function findSource({ database, now }: Services, consultant: Consultant, name: string): Promise<string | null> {
  return database.asActor(consultant.id, async (transaction) => {
    await transaction
      .insertInto('job_sources')
      .values({ id: newUuid(now.getTime()), name, kind: KIND, owner_id: consultant.id })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM job_sources WHERE name = ${name} AND kind = ${KIND}`.execute(transaction);
    return rows[0]?.id ?? null;
  });
}
