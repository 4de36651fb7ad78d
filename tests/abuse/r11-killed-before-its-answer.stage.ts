/**
 * R11: the process dies after it has carried out a request that may be sent again, and before its sender heard the answer. The
 * database waits at that moment for a lock that the test holds, so that each kill comes exactly there.
 */
import pg from 'pg';
import { expect } from 'vitest';
import { BEHIND_PROXY } from '#tests/support/account-forms.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import {
  ANSWERED_KINDS,
  FORM_KINDS,
  type Kind,
  prepareTrial,
  type Reply,
  type Trial,
} from '#tests/support/repeated-requests.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

export const KINDS: readonly Kind[] = [
  ...ANSWERED_KINDS,
  'enquire',
  'apply as a guest',
  'post a job by the form',
  'add a person',
];
/** Seconds after the kill. */
export const PAUSES = [0, 10, 60, 600];
/** The kill comes before the transaction ends, or after it, when the answer is on its way. */
type Moment = 'before' | 'after';

const FIRST_LOCK = 99;
const TABLES = ['answered_requests', ...Object.values(FORM_KINDS)];
export const lockOf = (kind: Kind): number =>
  FIRST_LOCK + TABLES.indexOf(kind in FORM_KINDS ? FORM_KINDS[kind as keyof typeof FORM_KINDS] : 'answered_requests');

/** Makes each write of these tables wait for a lock of its kind, which the test may hold. */
export const holdWrites = (database: TestDatabase) =>
  asSuperuser(
    database,
    `CREATE FUNCTION public.wait_for_test() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog
       AS $$ BEGIN PERFORM pg_advisory_xact_lock(TG_ARGV[0]::bigint); RETURN NEW; END $$`,
    ...TABLES.map(
      (table, place) =>
        `CREATE TRIGGER wait_for_test BEFORE INSERT OR UPDATE ON ${table}
           FOR EACH ROW ${table === 'answered_requests' ? 'WHEN (NEW.status IS NOT NULL)' : ''}
           EXECUTE FUNCTION public.wait_for_test(${FIRST_LOCK + place})`,
    ),
  );

type Kill = { kind: Kind; pause: number; moment: Moment };

/** @returns one entry for each kill: how often the request took effect before it was sent again, and after */
export async function killBeforeAnswers(kills: readonly Kill[]) {
  const database = await createTestDatabase({ seeded: true, published: true });
  const holder = new pg.Client({ connectionString: database.adminUrl });
  await holder.connect();
  await holdWrites(database);
  const results: { kind: Kind; before: number; after: number; isSame: boolean; isReplayed: boolean }[] = [];
  let site: Site | null = null;
  try {
    for (const { kind, pause, moment } of kills) {
      site ??= await startSite({ database, alone: true, env: BEHIND_PROXY });
      const trial = await prepareTrial(site, kind);
      await (moment === 'before' ? killWhileHeld(site, trial, holder, lockOf(kind)) : killOnceDone(site, trial));
      site = await startSite({ database, alone: true, env: BEHIND_PROXY });
      await asSuperuser(database, `UPDATE answered_requests SET started_at = started_at - interval '${pause} seconds'`);
      const before = await trial.count();
      const first = await sendUntilDecided(trial, site);
      const second = await trial.send(site);
      if (first.status >= 400) throw new Error(`${kind} was answered ${first.status}: ${first.body}`);
      const isSame = second.status === first.status && second.body === first.body && second.location === first.location;
      results.push({ kind, before, after: await trial.count(), isSame, isReplayed: second.isReplayed });
    }
  } finally {
    await site?.stop();
    await holder.end();
    await database.drop();
  }
  return results;
}

async function killWhileHeld(site: Site, trial: Trial, holder: pg.Client, lock: number): Promise<void> {
  await holder.query(`SELECT pg_advisory_lock(${lock})`);
  const cutOff = trial.send(site).catch(() => null);
  await eventually(async () => expect(await isWaiting(holder, lock)).toBe(true));
  await site.kill();
  await cutOff;
  await holder.query(`SELECT pg_advisory_unlock(${lock})`);
  await eventually(async () => expect(await isWaiting(holder, lock)).toBe(false));
}

/** The sender does not hear the answer. */
async function killOnceDone(site: Site, trial: Trial): Promise<void> {
  const unheard = trial.send(site).catch(() => null);
  await eventually(async () => expect(await trial.count()).toBe(1));
  await site.kill();
  await unheard;
}

export const isWaiting = async (holder: pg.Client, lock: number): Promise<boolean> => {
  const { rows } = await holder.query(
    `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${lock} AND NOT granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows.length > 0;
};

/** PostgreSQL notices a little later than the test that the process is gone. */
async function sendUntilDecided(trial: Trial, site: Site): Promise<Reply> {
  let reply = await trial.send(site);
  await eventually(async () => {
    if (reply.status === 409) reply = await trial.send(site);
    expect(reply.status).not.toBe(409);
  });
  return reply;
}
