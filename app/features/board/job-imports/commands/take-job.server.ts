/**
 * Takes a job from a file, another system's board or a program (decision 96): all three use this function. The job is checked by the form
 * and the advert guard, placed, and audited like a job that is posted by hand.
 */
import { setImmediate as giveWay } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { GuardRefusal } from '#app/features/board/jobs/commands/guard-job.server.ts';
import { changeJob, insertJobs } from '#app/features/board/jobs/commands/write-job.server.ts';
import { EMPTY_GUARD_LOG, selectGuardLog } from '#app/features/board/jobs/queries/guard/advert-guard.server.ts';
import { selectManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { describeGuardInFull } from '#app/features/board/jobs/queries/sent-job.server.ts';
import { mayWorkAtDesk, type Poster } from '#app/features/core/accounts/policy.ts';
import type { Fields, FormErrors } from '#app/web/form/read.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { HirerAuthority } from '#domain/job/hirer-authority.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { isUuid } from '#domain/uuid.ts';
import {
  type GuardVerdict,
  hashOf,
  type ReadJob,
  readIncoming,
  type UnreadJob,
} from '../queries/incoming-job.server.ts';
import type { Mending } from '../queries/mended.server.ts';
import { isUnchanged, type Origin, selectOrigins } from '../queries/origins.server.ts';
import { findPlaceFault, findReferenceFault, type KnownPlaces } from '../queries/place-faults.server.ts';
import { postedAt } from '../queries/posted-on.server.ts';
import { type Bringer, noteKey, recordNewOrigins, recordTakenOrigin } from './note-origins.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'> & { now: Date };

export type Incoming = {
  reference: string;
  /** Keys are the field names of the job form. */
  values: Fields;
  hash?: Buffer;
  read?: ReadJob | UnreadJob;
  mending?: Mending;
  reapplyFixes?(before: Mending): { values: Fields };
};

export type TakeOptions = Bringer & {
  /** Who authorised the agency to advertise the job, unless `values` say so. A job keeps an authority that it has. */
  authority?: HirerAuthority | null;
  /** Replaces a colleague's edits too. */
  overwrites?: boolean;
  /** Takes the job only if this accepts its stored version, even if a colleague has changed it since. */
  matches?: (version: string) => boolean;
  places?: KnownPlaces;
};

export type Taken =
  | { outcome: 'made' | 'changed' | 'same'; id: string }
  | { outcome: 'refused'; errors: FormErrors; options?: string[]; isEdited?: boolean; verdict?: GuardVerdict };

export function takeJob(
  services: Services,
  poster: Poster,
  source: { id: string },
  incoming: Incoming,
  options: TakeOptions = {},
): Promise<Taken> {
  return services.database.asActor(poster.id, async (transaction) => {
    const [taken] = await takeJobs(services, transaction, poster, source, [incoming], options);
    if (!taken) throw new Error('A job was neither taken nor refused');
    if (taken.outcome === 'made') await services.tasks.send(transaction, 'match-jobs', {}, { key: 'now' });
    return taken;
  });
}

export async function takeJobs(
  services: Omit<Services, 'database' | 'tasks'>,
  transaction: Transaction<DB>,
  poster: Poster,
  source: { id: string },
  incoming: readonly Incoming[],
  options: TakeOptions = {},
): Promise<Taken[]> {
  if (!mayWorkAtDesk(poster) || !isUuid(source.id)) return incoming.map(() => refuse(NO_SOURCE));
  const { rows } = await sql`SELECT FROM job_sources WHERE id = ${source.id} FOR NO KEY UPDATE`.execute(transaction);
  if (rows.length === 0) return incoming.map(() => refuse(NO_SOURCE));
  const origins = await selectOrigins(
    transaction,
    source.id,
    incoming.flatMap(({ reference }) => (findReferenceFault(reference) ? [] : [reference])),
  );
  const { places = new Map() } = options;
  const take = { now: services.now, transaction, poster, source, options, places };
  const results: Taken[] = [];
  const newJobs: { place: number; incoming: Incoming; read: ReadJob }[] = [];
  const references = new Set<string>();
  for (const [place, each] of incoming.entries()) {
    const fault = references.has(each.reference) ? 'This reference appears twice' : findReferenceFault(each.reference);
    references.add(each.reference);
    const origin = origins.get(each.reference);
    if (fault) results[place] = refuse({ reference: fault });
    else if (origin) results[place] = await updateJob(take, origin, each);
    else if (options.matches) results[place] = { outcome: 'refused', errors: EDITED, isEdited: true };
    else {
      const read = await readNew(take, each);
      if ('outcome' in read) results[place] = read;
      else newJobs.push({ place, incoming: each, read });
    }
  }
  for (const { place, id } of await addJobs(take, newJobs)) results[place] = { outcome: 'made', id };
  return results;
}

type Take = {
  now: Date;
  transaction: Transaction<DB>;
  poster: Poster;
  source: { id: string };
  options: TakeOptions;
  places: KnownPlaces;
};

const NO_SOURCE: FormErrors = { form: 'This import source doesn’t exist' };
const EDITED: FormErrors = { form: 'A colleague has since changed or closed this job here, so we left it unchanged' };

const refuse = (errors: FormErrors): Taken => ({ outcome: 'refused', errors });

const refuseUnread = ({ errors, verdict }: UnreadJob): Taken => ({
  outcome: 'refused',
  errors,
  ...(verdict && { verdict }),
});

/** Checks a new job with the form and the guard. Each takes a fraction of a millisecond, so other requests run in between. */
export async function readPatiently(values: Fields, now: Date): Promise<ReadJob | UnreadJob> {
  await giveWay();
  return readIncoming(values, now, EMPTY_GUARD_LOG);
}

async function readNew({ now, transaction, options, places }: Take, incoming: Incoming): Promise<ReadJob | Taken> {
  const read = incoming.read ?? (await readPatiently(incoming.values, now));
  if (!read.ok) return refuseUnread(read);
  if (read.job.status === 'open' && !read.authority && !options.authority) return refuse(NO_AUTHORITY);
  const fault = await findPlaceFault(transaction, read.job, places);
  return fault ? { outcome: 'refused', ...fault } : read;
}

const NO_AUTHORITY: FormErrors = {
  authority_by: 'Enter who at the employer asked you to fill the job, how and when',
};

const guardAnswersOf = ({ options }: Take, { answers, authority, clientId }: ReadJob) => ({
  answers,
  authority: authority ?? options.authority ?? null,
  clientId,
});

async function addJobs(take: Take, newJobs: readonly { place: number; incoming: Incoming; read: ReadJob }[]) {
  if (newJobs.length === 0) return [];
  const { transaction, poster, source, now, options } = take;
  const postings = newJobs.map(({ read }) => {
    const guardAnswers = guardAnswersOf(take, read);
    const { job, overrides, postedOn } = read;
    const isPublic = job.status === 'open';
    const posted = postedOn === null ? null : postedAt(postedOn, now);
    return {
      job,
      guardAnswers,
      postedAt: posted,
      // readIncoming has already asked the guard.
      guarded: { ok: true, overrides, authority: guardAnswers.authority, isPublic } as const,
    };
  });
  const ids = await insertJobs(transaction, poster, postings, now);
  const origins = newJobs.map(({ incoming: { reference, values, hash } }, index) => {
    return { id: ids[index] ?? '', reference, hash: hash ?? hashOf(values) };
  });
  await recordNewOrigins(transaction, source.id, origins, options);
  return newJobs.map(({ place }, index) => ({ place, id: ids[index] ?? '' }));
}

async function updateJob(take: Take, origin: Origin, incoming: Incoming): Promise<Taken> {
  const { transaction, poster, now, options, places } = take;
  const { hash = hashOf(incoming.values) } = incoming;
  const { values } = incoming.reapplyFixes?.(origin.mended) ?? incoming;
  const id = origin.job_id;
  const isEdited = origin.version !== origin.job_version;
  const isAsked = options.matches !== undefined || (options.overwrites && options.keyId !== undefined);
  const isSame = isUnchanged(origin, hash, values, now) && !(isAsked && isEdited);
  if (isSame && !options.matches) return keepUnchanged(take, origin);
  const job = await selectManagedJob(transaction, id).forUpdate().executeTakeFirst();
  const { matches = (version: string) => options.overwrites || version === origin.job_version } = options;
  if (!job || !matches(job.version)) return { outcome: 'refused', errors: EDITED, isEdited: true };
  if (isSame) return keepUnchanged(take, origin);
  const log = await selectGuardLog(transaction, id);
  const read = readIncoming(values, now, log);
  if (!read.ok) return refuseUnread(read);
  const fault = read.job.location === job.location ? null : await findPlaceFault(transaction, read.job, places);
  if (fault) return { outcome: 'refused', ...fault };
  const status = origin.isMissing ? read.job.status : job.status;
  const authority = read.authority ?? (log.authority ? null : (options.authority ?? null));
  const guardAnswers = { ...guardAnswersOf(take, read), authority };
  const changed = await changeJob(
    transaction,
    poster,
    job,
    { job: read.job, guardAnswers, status, postedAt: changedPosting(origin, read, now) },
    now,
  );
  if (!changed.ok) return describeRefusal(changed);
  await recordTakenOrigin(transaction, id, hash, options);
  return { outcome: 'changed', id };
}

async function keepUnchanged(
  { transaction, options: { keyId } }: Take,
  { job_id: id, key_id }: Origin,
): Promise<Taken> {
  if (keyId && keyId !== key_id) await noteKey(transaction, id, keyId);
  return { outcome: 'same', id };
}

/** The new posting time; null if the day is missing or already stored. */
function changedPosting(origin: Origin, { postedOn }: ReadJob, now: Date): Date | null {
  if (postedOn === null || (origin.postedAt && londonDay(origin.postedAt) === postedOn)) return null;
  return postedAt(postedOn, now);
}

const describeRefusal = (refusal: GuardRefusal): Taken =>
  refusal.reason === 'authority'
    ? refuse(NO_AUTHORITY)
    : { outcome: 'refused', errors: describeGuardInFull(refusal), verdict: refusal };
