/** Measures signing in and checking a session: one password hash, and one index lookup. */
import { createHash, randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { findSession } from '#app/features/core/accounts/queries/sessions.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { demoCast } from '#db/seed/cast.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';

const SESSIONS = 100_000;
const ROUNDS = 500;
const HASHES = 20;

export type SignInTiming = { name: string; p50: number; p95: number };

/** The first line is the cost of any database query. */
export async function timeSignIn(database: Database): Promise<SignInTiming[]> {
  const token = await fillSessions(database);
  const { asPublic } = database;
  const hasher = new PasswordHasher();
  return [
    await time('SELECT 1', ROUNDS, () => sql`SELECT 1`.execute(asPublic)),
    await time(`session check among ${SESSIONS}`, ROUNDS, () => findSession(asPublic, token)),
    await time('one argon2id hash', HASHES, () => hasher.inTurn(({ hash }) => hash('a-tide-in-the-affairs'))),
  ];
}

async function fillSessions({ asSystem }: Database): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await asSystem((transaction) =>
    sql`
      INSERT INTO sessions (token_hash, user_id, kind, expires_at)
      SELECT CASE n WHEN 1 THEN ${hash} ELSE sha256(n::text::bytea) END, ${demoCast[0]?.id}::uuid, 'full', now() + interval '1 day'
      FROM generate_series(1, ${SESSIONS}::int) AS n`.execute(transaction),
  );
  return token;
}

async function time(name: string, rounds: number, work: () => Promise<unknown>): Promise<SignInTiming> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { name, p50: at(0.5), p95: at(0.95) };
}
