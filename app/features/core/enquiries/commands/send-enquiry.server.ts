import { createHash, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { logSuspicion, passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { ENQUIRY_ACTIONS } from '#domain/enquiry/enquiry.ts';
import { isUuid } from '#domain/uuid.ts';
import { AddressGate, DAY_MS } from '#platform/limits/address-gate.server.ts';
import { StoreFull } from '#platform/storage/storage.ts';
import type { NewEnquiry, ReadEnquiry } from '../schema.ts';
import { announceEnquiry } from './confirm-enquiry.server.ts';
import {
  claimFiles,
  type EnquiryFile,
  isUnconfirmedRoomTaken,
  type StoredFile,
  storeFiles,
} from './enquiry-files.server.ts';
import { mayMailLink } from './mail-bounds.server.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'humanCheck' | 'storage' | 'tasks' | 'log'>;

export type SendResult =
  | { ok: true; isConfirmed: boolean }
  | { ok: false; reason: 'too_many_attempts' | 'not_human' | 'store_full' | 'too_slow' };

/** Enquiries with files but no human check, by IP address. Their files take up storage for three days. */
const dailyAddressLimit = new AddressGate(20, DAY_MS);

type SentForm = {
  files?: readonly EnquiryFile[];
  /** Idempotency key: a browser that lost the answer retries with it, and the enquiry is stored once. */
  key?: string | null;
};

/**
 * If the human check is missing (scripts off), the agency sees the enquiry only after its sender followed an emailed link. The number of
 * such links to one address is limited.
 */
export async function sendEnquiry(
  services: Services,
  { enquiry, humanCheck }: ReadEnquiry,
  { files = [], key = null }: SentForm = {},
): Promise<SendResult> {
  // A retry of a stored enquiry has already passed the checks below. A new key skips none of them.
  const requestHash = key === null ? null : createHash('sha256').update(key).digest();
  const storedResult = requestHash && (await findStoredResult(services, requestHash));
  if (storedResult) return storedResult;
  if (!(await passesIpLimit(services, 'enquiry'))) return { ok: false, reason: 'too_many_attempts' };
  const isConfirmed = humanCheck !== '';
  if (isConfirmed) {
    const humanCheckResult = await services.humanCheck.verify(
      services.database,
      humanCheck,
      ENQUIRY_ACTIONS[enquiry.kind],
    );
    if (!humanCheckResult.ok) {
      await logSuspicion(services, 'human_check_failed', { reason: humanCheckResult.reason });
      return { ok: false, reason: 'not_human' };
    }
  }
  const isCounted = !isConfirmed && files.length > 0;
  if (isCounted) {
    if (await services.database.asSystem(isUnconfirmedRoomTaken)) {
      services.log.warn('a form was refused: files of unconfirmed enquiries take up all they may');
      return { ok: false, reason: 'store_full' };
    }
    // Counted before storing, so that concurrent requests cannot exceed the limit.
    if (!dailyAddressLimit.lets(services.client.ip, performance.now()))
      return { ok: false, reason: 'too_many_attempts' };
  }
  const id = randomUUID();
  try {
    const stored = await storeFiles(services, id, files);
    await storeEnquiry(services, { id, enquiry, isConfirmed, files: stored, requestHash });
    return { ok: true, isConfirmed };
  } catch (error) {
    if (isCounted) dailyAddressLimit.takeBack(services.client.ip);
    if (error instanceof StoreFull) return { ok: false, reason: 'store_full' };
    if (error instanceof AlreadyStored) return { ok: true, isConfirmed };
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}

async function findStoredResult({ database }: Services, requestHash: Buffer): Promise<SendResult | null> {
  const stored = await database.asSystem((transaction) =>
    transaction
      .selectFrom('enquiries')
      .select('confirmed_at')
      .where('request_hash', '=', requestHash)
      .executeTakeFirst(),
  );
  return stored ? { ok: true, isConfirmed: stored.confirmed_at !== null } : null;
}

/** Thrown to roll back the second copy of an enquiry that arrived twice at once. */
class AlreadyStored extends Error {}

/** 'too_slow': storing took so long that the files may have been removed. */
class Refused extends Error {
  readonly reason: 'too_many_attempts' | 'too_slow';

  constructor(reason: Refused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

type EnquiryToStore = {
  id: string;
  enquiry: NewEnquiry;
  isConfirmed: boolean;
  files: readonly StoredFile[];
  requestHash: Buffer | null;
};

function storeEnquiry({ database, tasks }: Services, toStore: EnquiryToStore): Promise<void> {
  const { id, enquiry, isConfirmed, files } = toStore;
  return database.asSystem(async (transaction) => {
    await insertEnquiry(transaction, toStore);
    if (!(await claimFiles(transaction, id, files))) throw new Refused('too_slow');
    if (isConfirmed) return announceEnquiry(tasks, transaction, { id, email: enquiry.email });
    if (!(await mayMailLink(transaction, enquiry.email))) throw new Refused('too_many_attempts');
    await tasks.send(transaction, 'send-mail', { mail: 'confirm-enquiry', enquiryId: id });
  });
}

async function insertEnquiry(transaction: Transaction<DB>, { id, enquiry, isConfirmed, requestHash }: EnquiryToStore) {
  const { kind, name, email, phone, company, purpose, role, industry, location, pay, message } = enquiry;
  const { currentPosition, experience, skills, times, jobId = '' } = enquiry;
  const job = await findJob(transaction, jobId);
  const storedEnquiry = await transaction
    .insertInto('enquiries')
    .values({
      id,
      kind,
      name,
      email,
      phone,
      company,
      purpose,
      role,
      industry,
      location,
      pay,
      message,
      current_position: currentPosition,
      experience,
      skills,
      times,
      ...(job && { job_id: jobId, job_title: job.title, job_company: job.company, job_location: job.location }),
      request_hash: requestHash,
      ...(isConfirmed && { confirmed_at: sql<Date>`now()` }),
    })
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!storedEnquiry) throw new AlreadyStored();
}

async function findJob(transaction: Transaction<DB>, jobId: string) {
  if (!isUuid(jobId)) return null;
  const { rows } = await sql<{ title: string; company: string; location: string }>`
    SELECT title, company, location FROM get_public_job_by_id(${jobId})`.execute(transaction);
  return rows[0] ?? null;
}
