import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueAccountLink } from '#app/features/core/accounts/commands/links.server.ts';
import { CHALLENGE_SECONDS, HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';
import { deriveSecrets, GUESSES, issueChallenge } from '#platform/human-check/altcha.server.ts';
import { prepareSkewedClock, type SkewedClock } from '#tests/outages/clock-skew.ts';
import {
  addAccount,
  BEHIND_PROXY,
  newAddress,
  PASSWORD,
  sendForm,
  sendSignIn,
  whoIs,
} from '#tests/support/account-forms.ts';
import { cvPart, sendCv } from '#tests/support/cv-upload.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { pdf } from '#tests/support/documents.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { solve, solveHumanCheck } from '#tests/support/human-check.ts';
import { dayFromNow, JOB_FORM, openDesk } from '#tests/support/job-desk.ts';
import { addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { SECRET_KEY, type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let db: TestDatabase;
let sites: Site[] = [];
let clocks: SkewedClock[] = [];
let checkCount = 0;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true, published: true });
});

beforeEach(() => {
  checkCount = 0;
});

afterEach(async () => {
  for (const site of sites.toReversed()) await site.stop();
  sites = [];
});

afterAll(() => db?.drop());

async function startWith(shifts: readonly number[]): Promise<void> {
  clocks = shifts.map(prepareSkewedClock);
  const env = { ...BEHIND_PROXY, SECRET_KEY };
  for (const clock of clocks) {
    const [known] = sites;
    const shared: Record<string, string> = known ? { DATA_DIR: known.dataDir } : {};
    sites.push(await startSite({ database: db, env: { ...env, ...shared, ...clock.env } }));
  }
}

async function readClock(site: Site): Promise<number> {
  await request(site.url, '/livez?a-line-for-the-log');
  const last =
    site
      .log()
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .at(-1) ?? '{}';
  const { time } = JSON.parse(last) as { time: number | string };
  return new Date(time).getTime();
}

const waitForClock = (site: Site, shift: number) =>
  eventually(async () => expect(Math.abs((await readClock(site)) - Date.now() - shift)).toBeLessThan(10_000));

async function expectOfBoth<Value>(ask: (site: Site) => Promise<Value>, expected: Value): Promise<void> {
  for (const site of sites) {
    expect(await ask(site)).toEqual(expected);
    checkCount += 1;
  }
}

const [first, second] = [() => sites[0] as Site, () => sites[1] as Site];

async function checkSessions(): Promise<void> {
  const { id, email } = await addAccount(db.database);
  const cookie = (await sendSignIn(first(), email, PASSWORD)).cookie ?? '';
  await expectOfBoth((site) => whoIs(site, cookie), id);
  const end = (moment: string) =>
    asSuperuser(
      db,
      `UPDATE sessions SET created_at = now() - interval '2 days', expires_at = ${moment} WHERE user_id = '${id}'`,
    );
  await end(`now() + interval '30 seconds'`);
  await expectOfBoth((site) => whoIs(site, cookie), id);
  await end('now()');
  await expectOfBoth((site) => whoIs(site, cookie), null);
}

async function checkLockout(): Promise<void> {
  const { email } = await addAccount(db.database);
  for (let guess = 0; guess < 5; guess += 1) await sendSignIn(first(), email, 'not-the-right-one');
  await expectOfBoth(
    async (site) => {
      const { status, headers } = await sendSignIn(site, email, PASSWORD);
      const seconds = Number(headers['retry-after']);
      return [status, seconds > 0 && seconds <= 900];
    },
    [423, true],
  );
  await asSuperuser(
    db,
    `UPDATE login_failures SET first_failed_at = first_failed_at - interval '901 seconds', locked_until = locked_until - interval '901 seconds'`,
  );
  await expectOfBoth(async (site) => (await sendSignIn(site, email, PASSWORD)).status, 303);
}

async function checkAddressLimit(): Promise<void> {
  const from = newAddress();
  await asSuperuser(
    db,
    `INSERT INTO ip_attempts SELECT '${from}', endpoint, 1000, clock_timestamp() FROM (VALUES ('sign_in')) AS e (endpoint)`,
  );
  const signIn = async (site: Site) =>
    (await sendSignIn(site, 'unknown@mail.example', 'wrong-password', { from })).status;
  await expectOfBoth(signIn, 429);
  await asSuperuser(db, `UPDATE ip_attempts SET started_at = started_at - interval '15 minutes' WHERE ip = '${from}'`);
  await expectOfBoth(signIn, 401);
}

async function checkLinks(): Promise<void> {
  const send = async (site: Site, seconds: number) => {
    const { id } = await addAccount(db.database);
    const token = await db.database.asSystem((transaction) => issueAccountLink(transaction, id, 'reset_password'));
    await asSuperuser(
      db,
      `UPDATE emailed_links SET expires_at = now() + interval '${seconds} seconds' WHERE user_id = '${id}'`,
    );
    return (await sendForm(site, '/reset-password', { token, password: 'ten-loud-lanterns' })).location.includes(
      '-login',
    );
  };
  await expectOfBoth((site) => send(site, 30), true);
  await expectOfBoth((site) => send(site, 0), false);
}

const sendContact = async (site: Site, payload: string) => {
  const fields = { name: 'Ellis Marlow', company: '', type: 'hiring', message: 'Who do I ask about shifts?' };
  const email = `${randomUUID()}@mail.example`;
  return (await sendForm(site, '/contact', { ...fields, email, [HUMAN_CHECK_FIELD]: payload })).status;
};

/** A challenge that the other process issued this long ago; easy to solve. */
const challengeOf = async (secondsAgo: number) => {
  const clock = { now: () => new Date(Date.now() - secondsAgo * 1_000) };
  const guesses = { ...GUESSES };
  Object.assign(GUESSES, { fewest: 1, most: 4 });
  const issued = issueChallenge(deriveSecrets(SECRET_KEY), 'contact_form_submit', clock);
  Object.assign(GUESSES, guesses);
  return solve(await issued);
};

async function checkChallenges(): Promise<void> {
  if (hasAllRounds) {
    expect(await sendContact(second(), await solveHumanCheck(first(), 'contact_form_submit'))).toBe(303);
    expect(await sendContact(first(), await solveHumanCheck(second(), 'contact_form_submit'))).toBe(303);
  }
  await expectOfBoth(async (site) => sendContact(site, await challengeOf(CHALLENGE_SECONDS - 60)), 303);
  const old = await challengeOf(CHALLENGE_SECONDS + 60);
  await expectOfBoth((site) => sendContact(site, old), 422);
}

async function checkKeys(): Promise<void> {
  const { id } = await addAccount(db.database);
  const cookie = await signInAs(first(), id);
  const [job = ''] = await addJobs(db.database, {});
  const key = randomUUID();
  const like = async (site: Site) => {
    const headers = { Accept: 'application/json', 'Idempotency-Key': key };
    const reply = await sendForm(site, `/jobs/${job}/like`, { like: 'yes' }, { cookie, headers });
    return [reply.status, reply.headers['idempotency-replayed'] ?? 'false'];
  };
  expect(await like(first())).toEqual([200, 'false']);
  await expectOfBoth(like, [200, 'true']);
  for (const site of sites) {
    await asSuperuser(db, `UPDATE answered_requests SET started_at = now() - interval '1 day' WHERE key = '${key}'`);
    expect(await like(site)).toEqual([200, 'false']);
  }
}

async function checkUploads(): Promise<void> {
  await expectOfBoth(
    async (site) => {
      const { id } = await addAccount(db.database);
      const cookie = await signInAs(site, id);
      const { json } = await sendCv(site, cookie, [cvPart(pdf())]);
      // Both processes delete loose files every minute and when one is released.
      await db.database.asSystem((transaction) =>
        transaction.selectFrom('cvs').select('id').where('user_id', '=', id).executeTakeFirstOrThrow(),
      );
      const read = await Promise.all(
        sites.map(({ url }) => request(url, `/cvs/${json.cv?.id}`, { headers: { Cookie: cookie } })),
      );
      const loose = await queryTasks(db, `SELECT FROM loose_files WHERE storage_key LIKE '${id}%'`);
      return [json.ok, read.map(({ status }) => status), loose.length];
    },
    [true, [200, 200], 0],
  );
}

async function checkClosingDates(): Promise<void> {
  const cookie = await signInAs(first(), castMember('Aisha').id);
  const open = async (moment: string) => {
    const [id = ''] = await addJobs(db.database, {});
    await asSuperuser(db, `UPDATE jobs SET closes_at = ${moment} WHERE id = '${id}'`);
    return async (site: Site) =>
      (await sendForm(site, `/jobs/${id}/like`, { like: 'yes' }, { cookie, headers: { Accept: 'application/json' } }))
        .status;
  };
  await expectOfBoth(await open(`now() + interval '1 minute'`), 200);
  const closed = await open('now()');
  const [here, there] = [await closed(first()), await closed(second())];
  expect([here, there]).toEqual([here, here]);
  expect(here).toBeGreaterThanOrEqual(400);
  const keeper = await signInAs(first(), EMPLOYER);
  const post = async (site: Site, days: number) =>
    (
      await openDesk(site, keeper).post({
        ...JOB_FORM,
        title: `Closes ${randomUUID()}`,
        closes_at: dayFromNow(days),
        intent: 'post',
      })
    ).status;
  await expectOfBoth((site) => post(site, 0), 303);
  await expectOfBoth((site) => post(site, -1), 422);
}

async function checkAll(): Promise<void> {
  await checkSessions();
  await checkLockout();
  await checkAddressLimit();
  await checkLinks();
  await checkChallenges();
  await checkKeys();
  await checkUploads();
  await checkClosingDates();
}

test('F17: a day ahead and a day behind, and set right by 25 hours while it runs: the same verdicts', async () => {
  await startWith([DAY, -DAY]);
  const { id, email } = await addAccount(db.database);
  const cookie = (await sendSignIn(first(), email, PASSWORD)).cookie ?? '';
  const payload = await solveHumanCheck(first(), 'contact_form_submit');
  await clocks[0]?.set(-HOUR);
  await waitForClock(first(), -HOUR);
  expect(await sendContact(second(), payload)).toBe(303);
  await expectOfBoth((site) => whoIs(site, cookie), id);
  await checkAll();
  for (const site of sites)
    await expect.poll(() => site.log()).toContain('the clock of this computer is not the one of the database');
  measured(
    'F17',
    `clocks at +24 h and −24 h, one set back by 25 h while running: ${checkCount} of ${checkCount} verdicts as the database has it`,
  );
});

describe.runIf(hasAllRounds)('F17: in full', () => {
  test.each<[string, number[]]>([
    ['an hour ahead and an hour behind', [HOUR, -HOUR]],
    ['five minutes apart', [-2.5 * MINUTE, 2.5 * MINUTE]],
    ['a day ahead, and right', [DAY, 0]],
  ])('F17: %s: the same verdicts', async (what, shifts) => {
    await startWith(shifts);
    await checkAll();
    measured('F17', `${what}: ${checkCount} of ${checkCount} verdicts as the database has it`);
  });

  test.each([
    ['the hour that comes twice in October', Date.parse('2026-10-25T01:00:00Z')],
    ['the hour that is not in March', Date.parse('2027-03-28T01:00:00Z')],
  ])('F17: on both sides of %s: the same verdicts', async (what, change) => {
    const shift = change - Date.now();
    // Long enough for the whole test, so that neither clock crosses the boundary.
    await startWith([shift - 5 * MINUTE, shift + 5 * MINUTE]);
    await checkAll();
    await eventually(async () => expect(await readClock(first())).toBeLessThan(change));
    await eventually(async () => expect(await readClock(second())).toBeGreaterThan(change));
    measured('F17', `on both sides of ${what}: ${checkCount} of ${checkCount} verdicts as the database has it`);
  });

  test('F17: set an hour back and forth while it runs: the same verdicts each time', async () => {
    await startWith([0, 0]);
    for (const shift of [HOUR, -HOUR, DAY, -DAY]) {
      await clocks[0]?.set(shift);
      await waitForClock(first(), shift);
      await checkAll();
    }
    measured(
      'F17',
      `set to +1 h, −1 h, +24 h and −24 h while running: ${checkCount} of ${checkCount} verdicts as the database has it`,
    );
  });
});
