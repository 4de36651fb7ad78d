import { sql } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { SecurityEvent } from '#domain/account/security-events.ts';
import { AddressGate } from '#platform/limits/address-gate.server.ts';
import { refusals } from '#platform/metrics/counters.server.ts';

type Services = Pick<RequestContext, 'database' | 'client'>;

/** Each endpoint has a separate counter (spec: accounts §9 "IP rate limit: 10 attempts per 15 minutes"). */
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
 * Default: 10. A bootstrap token is worth more than a password, so it gets fewer attempts (abuse: A21). Signed-in people often share an
 * address, and a conversation has more than ten questions, so these get more.
 */
const MOST_ATTEMPTS: Partial<Record<LimitedEndpoint, number>> = {
  api_key: 20,
  bootstrap: 5,
  account_change: 30,
  assistant: 20,
  interview: 20,
  introduction: 20,
  mail_test: 5,
  // A client reviews up to 20 candidates in one sitting, and changes some answers.
  shortlist: 60,
  // Browsers without scripts cannot run the human check.
  unproven_alert: 3,
};

/** Refusals logged per address and minute. A flood of them would crowd out other events. */
const loggedRefusals = new AddressGate(30);

export async function passesIpLimit({ database, client }: Services, endpoint: LimitedEndpoint): Promise<boolean> {
  const mostAttempts = MOST_ATTEMPTS[endpoint] ?? 10;
  const { rows } = await sql<{ passes: boolean }>`
    SELECT check_ip_rate_limit(${client.ip}, ${endpoint}, ${mostAttempts}, user_agent => ${client.userAgent}) AS passes
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
 * Each counter allows five attempts in 15 minutes (both figures: db/functions/security/record_failed_login.sql; reasons:
 * docs/decisions/0038). `email` counts attempts from unknown browsers, `known_browser`
 * those with one browser token, `confirmation` those of one session.
 */
export type LockoutType = 'email' | 'known_browser' | 'confirmation';

export const findLock = (asPublic: Queries, identifier: string, type: LockoutType = 'email'): Promise<Lock> =>
  readLock(sql<LockRow>`SELECT * FROM check_account_lockout(${identifier}, ${type})`.execute(asPublic));

/**
 * Counts an attempt before its password is checked, so that concurrent attempts cannot outrun the count. `forgiveAttempts` resets it if the
 * password was right.
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

async function readLock(query: Promise<{ rows: LockRow[] }>): Promise<Lock> {
  const [row] = (await query).rows;
  if (row?.is_locked === false) return { isLocked: false };
  return { isLocked: true, retryAfterSeconds: row?.retry_after_seconds ?? 900 };
}

export async function logFailedSignIn({ database, client }: Services, email: string): Promise<void> {
  await sql`SELECT log_failed_login_attempt(${email}, ${client.ip}, ${client.userAgent})`.execute(database.asPublic);
}

type EventDetails = Record<string, string | number>;

export async function logEvent(
  asPublic: Queries,
  client: RequestContext['client'],
  { type, userId, details = {} }: { type: SecurityEvent; userId: string | null; details?: EventDetails },
): Promise<void> {
  await sql`
    SELECT log_security_event(${type}, ${JSON.stringify(details)}, ${userId}, ${client.ip}, ${client.userAgent})
  `.execute(asPublic);
}

/** The database sets the risk level (spec: accounts §9). */
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
