/** A visitor who requests pages and sends forms, as a browser without scripts does. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { DEMO_PASSWORD, demoCast } from '#db/seed/cast.ts';

export type Answer = { status: number; body: string };
/** `isRead` requests the body uncompressed, as forms always do. */
type AskOptions = { cookie?: string; fields?: Record<string, string>; isRead?: boolean };
export type Ask = (path: string, options?: AskOptions) => Promise<Answer>;

/** Candidates who sign in with a password. */
const SIGNING_IN = demoCast.filter(({ role, status }) => role === 'job_seeker' && status === 'approved');

export const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
export const anyNumber = (below: number) => Math.floor(Math.random() * below);

/** @param url of a site that trusts a proxy (TRUST_PROXY) */
export function connect(url: string, agent: http.Agent): Ask {
  return (path, { cookie, fields, isRead = fields !== undefined } = {}) =>
    new Promise((resolve, reject) => {
      // Each visitor has another address, so that limits per address do not apply.
      const from = `198.18.${anyNumber(256)}.${anyNumber(256)}`;
      const headers = {
        'Accept-Encoding': isRead ? 'identity' : 'br',
        'X-Forwarded-For': from,
        Accept: 'text/html',
        ...(cookie ? { Cookie: cookie } : {}),
        ...(fields ? { Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
      };
      const request = http.request(url + path, { agent, method: fields ? 'POST' : 'GET', headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
        );
      });
      request.on('error', reject);
      request.end(fields ? new URLSearchParams(fields).toString() : undefined);
    });
}

/** Applies in two steps like a person: reviews the application and then sends it. */
export async function apply(ask: Ask, jobId: string, cookie: string): Promise<Answer> {
  const path = `/jobs/${jobId}/apply`;
  const fields = { cover_note: 'I keep lights.', with_cv: 'no' };
  const preview = await ask(path, { cookie, fields: { ...fields, intent: 'preview', version: '' } });
  const version = /name="version" value="([^"]+)"/.exec(preview.body)?.[1];
  if (!version) return preview;
  return ask(path, { cookie, fields: { ...fields, intent: 'send', version } });
}

export const like = (ask: Ask, jobId: string, cookie: string) =>
  ask(`/jobs/${jobId}/like`, { cookie, fields: { like: 'yes', next: '/jobs' } });

export const signIn = (ask: Ask) =>
  ask('/candidate-login', { fields: { email: anyOf(SIGNING_IN).email, password: DEMO_PASSWORD, next: '/jobs' } });

/** @returns a `Cookie` header for each */
export async function addCandidates({ asSystem }: Database, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  await asSystem(async (transaction) => {
    for (const hash of hashes) {
      const id = randomUUID();
      await sql`
        INSERT INTO profiles (id, email, full_name, phone, location, role, status)
        VALUES (${id}, ${`${id}@mail.example`}, 'Wren Halloran', '0113 496 0100', 'Leeds', 'job_seeker', 'approved')`.execute(
        transaction,
      );
      await sql`
        INSERT INTO sessions (token_hash, user_id, kind, expires_at)
        VALUES (${hash}, ${id}, 'full', now() + interval '7 days')`.execute(transaction);
    }
  });
  return tokens.map((token) => `session=${token}`);
}

export async function listJobs({ asSystem }: Database): Promise<string[]> {
  const rows = await asSystem((transaction) =>
    transaction.selectFrom('jobs').select('id').where('status', '=', 'open').execute(),
  );
  return rows.map(({ id }) => id);
}
