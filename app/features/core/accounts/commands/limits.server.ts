/** What keeps guessing, flooding and probing within bounds: the database counts, so that all processes count as one. */

import { sql } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { SecurityEvent } from '#domain/account/security-events.ts';
import { AddressGate } from '#platform/limits/address-gate.server.ts';
import { refusals } from '#platform/metrics/counters.server.ts';

type Services = Pick<RequestContext, 'database' | 'client'>;

/** Each counts by itself (spec: accounts §9 "IP rate limit: 10 attempts per 15 minutes"). */
export type LimitedEndpoint =
  | 'sign_in'
  | 'sign_up'
  | 'mail_request'
  | 'bootstrap'
  | 'passkey'
  | 'account_change'
  | 'enquiry'
  | 'application'
  | 'cv_reading'
  | 'data_request'
  | 'assistant'
  | 'push_test'
  | 'mail_test'
  | 'alert'
  | 'unproven_alert'
  | 'interview'
  | 'introduction'
  | 'shortlist'
  | 'api_key';

/**
 * PRODUCT and A21: a wrong bootstrap token is worth more than a wrong password. Who changes their account is signed in,
 * and often one of many behind one address. A conversation takes more than ten questions.
 */
const MOST_ATTEMPTS: Partial<Record<LimitedEndpoint, number>> = {
  api_key: 20,
  bootstrap: 5,
  account_change: 30,
  assistant: 20,
  interview: 20,
  introduction: 20,
  mail_test: 5,
  // A client answers about up to 20 candidates at a time, and changes some.
  shortlist: 60,
  // Without a script there is no human check.
  unproven_alert: 3,
};

/** Refusals logged for one address in a minute. A flood of them would crowd out other events. */
const loggedRefusals = new AddressGate(30);

/** Counts this attempt. The database logs the first refusal of a window as 'ip_blocked'. @returns whether it may go on */
export async function passesIpLimit({ database, client }: Services, endpoint: LimitedEndpoint): Promise<boolean> {
  const most = MOST_ATTEMPTS[endpoint] ?? 10;
  const { rows } = await sql<{ passes: boolean }>`
    SELECT check_ip_rate_limit(${client.ip}, ${endpoint}, ${most}, user_agent => ${client.userAgent}) AS passes
  `.execute(database.asPublic);
  if (rows[0]?.passes === true) return true;
  refusals.inc({ limit: endpoint });
  if (loggedRefusals.isWithin(client.ip, performance.now())) {
    await logSuspicion({ database, client }, 'rate_limit_exceeded', { endpoint });
  }
  return false;
}

type Lock = { isLocked: false } | { isLocked: true; retryAfterSeconds: number };
type LockRow = { is_locked: boolean; retry_after_seconds: number };

/**
 * What is counted apart, five in 15 minutes each (docs/decisions/0038): attempts on an email address from unknown browsers;
 * those from one known browser, by the hash of its token; and a signed-in person who confirms a change, by their session.
 */
export type LockoutType = 'email' | 'known_browser' | 'confirmation';

/** Is this counter locked? Changes nothing. */
export const findLock = (asPublic: Queries, identifier: string, type: LockoutType = 'email'): Promise<Lock> =>
  readLock(sql<LockRow>`SELECT * FROM check_account_lockout(${identifier}, ${type})`.execute(asPublic));

/**
 * Counts an attempt before its password is checked; `forgiveAttempts` takes it back if the password was right. So attempts
 * that come together cannot outrun the count.
 */
export const countAttempt = (asPublic: Queries, identifier: string, type: LockoutType = 'email'): Promise<Lock> =>
  readLock(sql<LockRow>`SELECT * FROM record_failed_login(${identifier}, ${type})`.execute(asPublic));

export async function forgiveAttempts(
  asPublic: Queries,
  identifier: string,
  type: LockoutType = 'email',
): Promise<void> {
  await sql`SELECT clear_failed_login_attempts(${identifier}, ${type})`.execute(asPublic);
}

async function readLock(asked: Promise<{ rows: LockRow[] }>): Promise<Lock> {
  const [row] = (await asked).rows;
  if (row?.is_locked === false) return { isLocked: false };
  return { isLocked: true, retryAfterSeconds: row?.retry_after_seconds ?? 900 };
}

export async function logFailedSignIn({ database, client }: Services, email: string): Promise<void> {
  await sql`SELECT log_failed_login_attempt(${email}, ${client.ip}, ${client.userAgent})`.execute(database.asPublic);
}

type EventDetails = Record<string, string | number>;

/** `asPublic` may be a transaction: then the event is written exactly if that commits. */
export async function logEvent(
  asPublic: Queries,
  client: RequestContext['client'],
  { type, userId, details = {} }: { type: SecurityEvent; userId: string | null; details?: EventDetails },
): Promise<void> {
  await sql`
    SELECT log_security_event(${type}, ${JSON.stringify(details)}, ${userId}, ${client.ip}, ${client.userAgent})
  `.execute(asPublic);
}

/** Its risk level is the database's to say (spec: accounts §9). */
export async function logSuspicion(
  { database, client }: Services,
  type: SecurityEvent,
  details: EventDetails,
  userId: string | null = null,
): Promise<void> {
  await sql`
    SELECT log_suspicious_activity(${type}, ${JSON.stringify(details)}, NULL, ${userId}, ${client.ip}, ${client.userAgent})
  `.execute(database.asPublic);
}
