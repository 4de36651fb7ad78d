/**
 * R11: the process dies after it has carried out a request with an `Idempotency-Key` and before the answer is stored. The
 * database waits at that moment for a lock that the test holds, so that each kill comes exactly there.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect } from 'vitest';
import { findApplying } from '#app/features/applications/queries/preview.server.ts';
import { addAccount, sendForm } from '#tests/support/account-forms.ts';
import { callApi, sendLines } from '#tests/support/api-client.ts';
import { addApiKey } from '#tests/support/api-keys.ts';
import { actingCandidate } from '#tests/support/applications.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

type Reply = { status: number; body: string; isReplayed: boolean };
type Trial = {
  send(site: Site): Promise<Reply>;
  /** How often the request took effect. */
  count(): Promise<number>;
};

export const KINDS = ['post a job', 'send many jobs', 'apply', 'swipe'] as const;
export type Kind = (typeof KINDS)[number];
/** Seconds after the kill. */
export const PAUSES = [0, 10, 60, 600];

const PAUSE_LOCK = 99;
const JOB = {
  company: 'Candlewick Lights',
  location: 'Whitby, North Yorkshire',
  salary: '£31,000 a year',
  description: 'Keep the light.',
  requirements: 'A steady hand.',
  category: 'white-collar',
  hours_per_week: 37.5,
  authority: { how: 'phone', given_by: 'Ida Marsh', given_on: '2026-11-20' },
};

/** @returns one entry for each kill: how often the request took effect before it was sent again, and after */
export async function killBeforeAnswers(kills: readonly { kind: Kind; pause: number }[]) {
  const database = await createTestDatabase({ seeded: true, published: true });
  const holder = new pg.Client({ connectionString: database.adminUrl });
  await holder.connect();
  await asSuperuser(
    database,
    `CREATE FUNCTION public.wait_for_test() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog
       AS $$ BEGIN PERFORM pg_advisory_xact_lock(${PAUSE_LOCK}); RETURN NEW; END $$`,
    `CREATE TRIGGER wait_for_test BEFORE INSERT OR UPDATE ON answered_requests
       FOR EACH ROW WHEN (NEW.status IS NOT NULL) EXECUTE FUNCTION public.wait_for_test()`,
  );
  const results: { before: number; after: number; replays: number }[] = [];
  let site: Site | null = null;
  try {
    for (const { kind, pause } of kills) {
      site ??= await startSite({ database, alone: true });
      const trial = await prepare(site, kind);
      await holder.query(`SELECT pg_advisory_lock(${PAUSE_LOCK})`);
      const cutOff = trial.send(site).catch(() => null);
      await eventually(async () => expect(await isWaiting(holder)).toBe(true));
      await site.kill();
      await cutOff;
      await holder.query(`SELECT pg_advisory_unlock(${PAUSE_LOCK})`);
      await eventually(async () => expect(await isWaiting(holder)).toBe(false));
      site = await startSite({ database, alone: true });
      await asSuperuser(database, `UPDATE answered_requests SET started_at = started_at - interval '${pause} seconds'`);
      const before = await trial.count();
      const first = await sendUntilDecided(trial, site);
      const second = await trial.send(site);
      expect([first.status, second.status, second.body]).toEqual([first.status, first.status, first.body]);
      expect(first.status).toBeLessThan(400);
      results.push({ before, after: await trial.count(), replays: Number(second.isReplayed) });
    }
  } finally {
    await site?.stop();
    await holder.end();
    await database.drop();
  }
  return results;
}

const isWaiting = async (holder: pg.Client): Promise<boolean> => {
  const { rows } = await holder.query(
    `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${PAUSE_LOCK} AND NOT granted
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

async function prepare(site: Site, kind: Kind): Promise<Trial> {
  const { database } = site;
  const key = randomUUID();
  const idempotency = { 'Idempotency-Key': key };
  const countOf = async (statement: string, values: string[]) => (await queryTasks(database, statement, values)).length;
  if (kind === 'post a job' || kind === 'send many jobs') {
    const { key: apiKey } = await addApiKey(database, castMember('Morag').id, ['jobs:write']);
    const title = `Keeper ${key}`;
    const call = { key: apiKey, headers: idempotency };
    const lines = Array.from({ length: 30 }, (_, n) => ({ ...JOB, title: `${title} ${n}`, reference: `${key}-${n}` }));
    return {
      send: async (to) =>
        toReply(
          kind === 'post a job'
            ? await callApi(to, 'POST', '/jobs', { ...call, body: { ...JOB, title } })
            : await sendLines(to, `/sources/${key}/jobs`, lines, call),
        ),
      count: async () => {
        const made = await countOf('SELECT FROM jobs WHERE starts_with(title, $1)', [title]);
        return kind === 'post a job' ? made : made / lines.length;
      },
    };
  }
  const { id } = await addAccount(database.database);
  const cookie = await signInAs(site, id);
  const [job = ''] = await addJobs(database.database, {});
  const headers = { Accept: 'application/json', ...idempotency };
  if (kind === 'swipe') {
    return {
      send: async (to) =>
        toReply(await sendForm(to, `/job-swipe/cards/${job}`, { action: 'pass' }, { cookie, headers })),
      count: () => countOf('SELECT FROM swiped_jobs WHERE user_id = $1', [id]),
    };
  }
  await queryTasks(database, `UPDATE profiles SET phone = '0113 496 0100' WHERE id = $1`, [id]);
  const version = (await findApplying(database.database, actingCandidate(id), job))?.version ?? '';
  const fields = { intent: 'send', cover_note: '', with_cv: 'no', version };
  return {
    send: async (to) => toReply(await sendForm(to, `/jobs/${job}/apply`, fields, { cookie, headers })),
    count: () => countOf('SELECT FROM applications WHERE candidate_id = $1', [id]),
  };
}

type Answered = { status: number; body: string | Buffer; headers: Record<string, unknown> };
const toReply = ({ status, body, headers }: Answered): Reply => ({
  status,
  body: body.toString(),
  isReplayed: headers['idempotency-replayed'] === 'true',
});
