/**
 * Every advisory lock of the site. Never change a number: two versions that run together must exclude each other.
 * Procedures that take a lock have the same number in db/functions (a test compares them).
 */
import { sql, type Transaction } from 'kysely';
import type { DB } from './types.ts';

export const LOCKS = {
  /** One process migrates at a time. */
  migration: 7_215_001,
  /** One process creates roles and database of the built-in PostgreSQL. */
  embeddedSetup: 7_215_002,
  seed: 7_215_003,
  /** Deleting accounts and changing staff take turns, so that an administrator always remains. */
  accountDeletion: 7_215_004,
  /** Job news is sent in turn, so that no candidate gets it twice in an hour. */
  jobNews: 7_215_009,
  /** Used by app.keep_csp_report: new kinds take turns, or together they would exceed the limit. */
  cspReports: 7_215_011,
  consentReceipts: 7_215_012,
  /** Work that takes turns without asking the database. */
  turn: 7_215_013,
  /** A second backup of a database at the same time is refused. */
  backup: 7_215_021,
  /** A second restore into a database waits, and then finds it full. */
  restore: 7_215_022,
  firstBootstrapToken: 7_215_025,
  /** Alert emails are composed in turn, so that two alerts of a person do not send the same job. */
  alertMails: 7_215_034,
  /** Bookings of interviews take turns (app.book_interview). */
  interviewBookings: 7_215_041,
  /** Entries of the ledger of introductions take turns (app.append_introduction_entry). */
  introductions: 7_215_066,
  /** Sources of jobs are made in turn, so that no API key makes more than it may. */
  programSources: 7_215_105,
  /** One process compares records of people at a time; another leaves it at that. */
  comparedPeople: 7_215_051,
} as const;

/** With a second key: one lock for each mailbox. PostgreSQL keeps them apart from those above. */
export const LOCKS_BY_ADDRESS = {
  enquiryMail: 7_215_012,
  dataRequestMail: 7_215_029,
  guestApplication: 7_215_031,
  alertMail: 7_215_035,
} as const;

/** Until the end of the transaction. */
export async function holdLock(transaction: Transaction<DB>, lock: keyof typeof LOCKS): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${LOCKS[lock]})`.execute(transaction);
}

export async function holdLockFor(
  transaction: Transaction<DB>,
  lock: keyof typeof LOCKS_BY_ADDRESS,
  email: string,
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${LOCKS_BY_ADDRESS[lock]}::integer, hashtext(app.mailbox(${email}::citext)))`.execute(
    transaction,
  );
}

/** Locks the sessions that this text names. */
export async function holdLockOfSessions(transaction: Transaction<DB>, sessions: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${sessions}, 0))`.execute(transaction);
}

/** Until the end of the transaction. @returns false if another transaction holds it */
export async function tryLockOfRequest(transaction: Transaction<DB>, key: string): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`request ${key}`}, 0)) AS "isFree"`.execute(transaction);
  return rows[0]?.isFree ?? false;
}
