/**
 * R11: the process is killed after it has executed a retryable request and before the sender receives the answer. The test holds a database
 * lock to stop the process at that point.
 */
import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import {
  ANSWERED_KINDS,
  FORM_KINDS,
  type Kind,
  prepareTrial,
  type Reply,
  type Trial,
} from '#tests/attacks/repeated-requests.ts';
import { addAccount, BEHIND_PROXY } from '#tests/support/account-forms.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { deviceKnows, readDevice } from '#tests/support/device.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

const KINDS: readonly Kind[] = [
  ...ANSWERED_KINDS,
  'enquire',
  'apply as a guest',
  'post a job by the form',
  'add a person',
];
/** Seconds after the kill. */
const PAUSES = [0, 10, 60, 600];
/** Kills before or after COMMIT. */
type Moment = 'before' | 'after';

const FIRST_LOCK = 99;
const TABLES = ['answered_requests', ...Object.values(FORM_KINDS)];
const lockOf = (kind: Kind): number =>
  FIRST_LOCK + TABLES.indexOf(kind in FORM_KINDS ? FORM_KINDS[kind as keyof typeof FORM_KINDS] : 'answered_requests');

const holdWrites = (database: TestDatabase) =>
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

async function killBeforeAnswers(kills: readonly Kill[]) {
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
      const first = await resendWhileConflict(trial, site);
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

/** Kills after the request is executed; the answer is lost. */
async function killOnceDone(site: Site, trial: Trial): Promise<void> {
  const lostReply = trial.send(site).catch(() => null);
  await eventually(async () => expect(await trial.count()).toBe(1));
  await site.kill();
  await lostReply;
}

const isWaiting = async (holder: pg.Client, lock: number): Promise<boolean> => {
  const { rows } = await holder.query(
    `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${lock} AND NOT granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows.length > 0;
};

async function resendWhileConflict(trial: Trial, site: Site): Promise<Reply> {
  let reply = await trial.send(site);
  await eventually(async () => {
    if (reply.status === 409) reply = await trial.send(site);
    expect(reply.status).not.toBe(409);
  });
  return reply;
}

test('R11: killed between a command and its stored answer, the same request is done once', async () => {
  const results = await killBeforeAnswers([
    { kind: 'post a job', pause: 0, moment: 'before' },
    { kind: 'apply', pause: 60, moment: 'before' },
    { kind: 'post a job by the form', pause: 0, moment: 'after' },
  ]);
  expect(results).toEqual([
    { kind: 'post a job', before: 0, after: 1, isSame: true, isReplayed: true },
    { kind: 'apply', before: 0, after: 1, isSame: true, isReplayed: true },
    { kind: 'post a job by the form', before: 1, after: 1, isSame: true, isReplayed: false },
  ]);
});

test.runIf(isFullForm)(
  'R11: killed again and again between a command and its answer',
  { timeout: 3_600_000 },
  async () => {
    const plan = Array.from({ length: rounds(14, 200) }, (_, n) => {
      const round = Math.floor(n / KINDS.length);
      return {
        kind: KINDS[n % KINDS.length] ?? 'apply',
        pause: PAUSES[round % PAUSES.length] ?? 0,
        moment: round % 3 === 2 ? ('after' as const) : ('before' as const),
      };
    });
    const results = await killBeforeAnswers(plan);
    const lostRequests = results.filter(({ after }) => after < 1);
    const doubled = results.filter(({ after }) => after > 1);
    expect([lostRequests, doubled, results.filter(({ isSame }) => !isSame)]).toEqual([[], [], []]);
    const isAnswered = (kind: string) => ANSWERED_KINDS.some((each) => each === kind);
    expect(results.filter(({ kind, isReplayed }) => isAnswered(kind) && !isReplayed)).toEqual([]);
    measured(
      'R11',
      `${results.length} kills of ${KINDS.length} kinds of requests, forms among them, sent again after 0, 10, 60 and 600 s: ` +
        `${lostRequests.length} lost, ${doubled.length} doubled`,
    );
  },
);

const LIKES_EACH = 2;

test.runIf(isFullForm)('R11: killed while a device sends what waited on it', { timeout: 3_600_000 }, async () => {
  const kills = rounds(4, 60);
  const database = await createTestDatabase({ seeded: true, published: true });
  const holder = new pg.Client({ connectionString: database.adminUrl });
  await holder.connect();
  await holdWrites(database);
  const start = async (PORT: string) => startSite({ database, alone: true, env: { ...BEHIND_PROXY, PORT } });
  let site = await start(String(await freePort()));
  const browser = await openBrowser();
  const { page, context, complaints } = await browser.newVisitor();
  const { id } = await addAccount(database.database);
  await signInBrowser(context, site, id);
  const waiting = async () => (await readDevice(page)).saved.length;
  let sent = 0;
  const countsAfterwards = { likes: 0, enquiries: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    const isEnquiry = kill % 2 === 1;
    const lock = lockOf(isEnquiry ? 'enquire' : 'swipe');
    if (isEnquiry) {
      await visit(page, `${site.url}/contact`);
      await deviceKnows(page, id);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      const section = page.locator('#contact');
      const fields = { Name: 'Ida Sorley', Email: `queue-${kill}@mail.example`, Message: 'Do you recruit in Leeds?' };
      for (const [label, value] of Object.entries(fields)) await section.getByLabel(label, { exact: true }).fill(value);
      await section.getByRole('button', { name: 'Send Message' }).click();
      await expect.poll(waiting).toBe(1);
    } else {
      const titles = Array.from({ length: LIKES_EACH }, (_, n) => `Rigger ${kill} of ${n}`);
      await addJobs(database.database, ...titles.map((title) => ({ title })));
      await visit(page, `${site.url}/jobs?search=${encodeURIComponent(`rigger ${kill}`)}`);
      await deviceKnows(page, id);
      await context.setOffline(true);
      for (const title of titles) await page.getByRole('button', { name: `Like ${title}`, exact: true }).click();
      await expect.poll(waiting).toBe(LIKES_EACH);
    }
    sent += await waiting();
    // All requests of this browser come from one address, which would reach the rate limit.
    await asSuperuser(database, 'TRUNCATE ip_attempts');
    await holder.query(`SELECT pg_advisory_lock(${lock})`);
    await context.setOffline(false);
    await visit(page, `${site.url}/saved-offline`);
    await eventually(async () => expect(await isWaiting(holder, lock)).toBe(true));
    const port = String(site.port);
    await site.kill();
    await holder.query(`SELECT pg_advisory_unlock(${lock})`);
    site = await start(port);
    await visit(page, `${site.url}/saved-offline`);
    await expect.poll(waiting).toBe(0);
    complaints.length = 0;
  }
  const countRows = async (statement: string, value: string) => (await queryTasks(database, statement, [value])).length;
  countsAfterwards.likes = await countRows('SELECT FROM liked_jobs WHERE user_id = $1', id);
  countsAfterwards.enquiries = await countRows('SELECT FROM enquiries WHERE name = $1', 'Ida Sorley');
  const likes = Math.ceil(kills / 2) * LIKES_EACH;
  const enquiries = Math.floor(kills / 2);
  expect([sent, countsAfterwards]).toEqual([likes + enquiries, { likes, enquiries }]);
  measured(
    'R11',
    `${kills} kills while a device sent ${sent} likes and enquiries that waited on it: 0 lost, 0 doubled`,
  );
  await browser.close();
  await site.stop();
  await holder.end();
  await database.drop();
});
