import { sql, type Transaction } from 'kysely';
import {
  type Incoming,
  type Taken,
  type TakeOptions,
  takeJob,
  takeJobs,
} from '#app/features/board/job-imports/commands/take-job.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Fields } from '#app/web/form/read.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { holdLock } from '#db/locks.ts';
import type { DB } from '#db/types.ts';
import { usualClosingDay } from '#domain/job/job-closing.ts';
import { newUuid } from '#domain/uuid.ts';
import type { NewJobBody } from '../form.ts';
import { answerFields, toFields } from './write-job.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'> & { now: Date };

/** Source kind of jobs that programs send. Unlike a source of another kind, it does not close jobs that it no longer names. */
const KIND = 'program';

/** Limit of sources that one key may create. A source is a system that sends jobs. */
export const MOST_SOURCES = 20;
export type SourceRefusal = 'not_of_programs' | 'too_many_sources';

export type Precondition = Pick<TakeOptions, 'overwrites' | 'matches'>;
type Sender = Precondition & { source: string; keyId: string };
export type SentReference = { reference: string; body: NewJobBody };

export async function putSentJob(
  services: Services,
  consultant: Consultant,
  { source, ...options }: Sender,
  sent: SentReference,
): Promise<Taken | { outcome: SourceRefusal }> {
  const jobSource = await findSource(services, consultant, source, options.keyId);
  if (!jobSource.ok) return { outcome: jobSource.reason };
  return takeJob(services, consultant, jobSource, toIncoming(sent, services.now), options);
}

/** Jobs per transaction. It locks the source, and other requests wait at most two seconds for that lock. */
const AT_ONCE = 20;

/** Puts jobs in the given order. `fault` is the error that stopped the run; `taken` holds the results before it. */
export async function putSentJobs(
  services: Services,
  consultant: Consultant,
  { source, ...sender }: Sender,
  sent: readonly SentReference[],
): Promise<{ taken: Taken[]; fault: unknown } | SourceRefusal> {
  const jobSource = await findSource(services, consultant, source, sender.keyId);
  if (!jobSource.ok) return jobSource.reason;
  const options = { ...sender, places: new Map() };
  const takenJobs: Taken[] = [];
  try {
    while (takenJobs.length < sent.length) {
      const incoming = sent
        .slice(takenJobs.length, takenJobs.length + AT_ONCE)
        .map((each) => toIncoming(each, services.now));
      const batch = await services.database.asActor(consultant.id, async (transaction) => {
        const done = await takeJobs(services, transaction, consultant, jobSource, incoming, options);
        const hasNewJobs = done.some(({ outcome }) => outcome === 'made');
        if (hasNewJobs) await services.tasks.send(transaction, 'match-jobs', {}, { key: 'now' });
        return done;
      });
      takenJobs.push(...batch);
    }
  } catch (error) {
    return { taken: takenJobs, fault: error };
  }
  return { taken: takenJobs, fault: null };
}

function toIncoming({ reference, body }: SentReference, now: Date): Incoming {
  const fields = toFields(body);
  const { status: _, posted_on: _postedOn, ...typed }: Fields = { closes_at: usualClosingDay(now), ...fields };
  return { reference, values: { ...fields, ...answerFields({ ...typed, intent: 'post' }, body, now) } };
}

/** Finds the source by name; creates it with the first job that names it. */
async function findSource(
  { database, now }: Services,
  consultant: Consultant,
  name: string,
  keyId: string,
): Promise<{ ok: true; id: string } | { ok: false; reason: SourceRefusal }> {
  return database.asActor(consultant.id, async (transaction) => {
    const source = await selectSource(transaction, name);
    if (source) return source;
    await holdLock(transaction, 'programSources');
    const { rows } = await sql<{ made: number }>`
      SELECT count(*)::integer AS made FROM job_sources WHERE made_by_key = ${keyId}`.execute(transaction);
    if ((rows[0]?.made ?? 0) >= MOST_SOURCES) return { ok: false, reason: 'too_many_sources' };
    const id = newUuid(now.getTime());
    await transaction
      .insertInto('job_sources')
      .values({ id, name, kind: KIND, owner_id: consultant.id, made_by_key: keyId })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await selectSource(transaction, name)) ?? { ok: false, reason: 'not_of_programs' };
  });
}

async function selectSource(transaction: Transaction<DB>, name: string) {
  const { rows } = await sql<{ id: string; kind: string }>`
    SELECT id, kind FROM job_sources WHERE name = ${name}`.execute(transaction);
  const [source] = rows;
  if (!source) return null;
  return source.kind === KIND
    ? ({ ok: true, id: source.id } as const)
    : ({ ok: false, reason: 'not_of_programs' } as const);
}
