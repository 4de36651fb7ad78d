// @form full
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, sendForm } from '#tests/support/account-forms.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds, inFull, rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { type Ask, askSteadily, type Outcome } from '#tests/support/steady-load.ts';
import { SUPERUSER_NAME } from '#tests/support/superuser.ts';
import { eventually } from '#tests/support/task-queue.ts';

const CUTS = rounds(3, 60);
const A_SECOND = 50;

let site: Site;
let admin: pg.Client;
let person: { id: string; email: string };
let asks: Ask[];

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
  admin = new pg.Client({ connectionString: site.database.adminUrl });
  await admin.connect();
  person = await addAccount(site.database.database);
  const [jobId = ''] = await addJobs(site.database.database, {});
  const headers = { Cookie: await signInAs(site, person.id) };
  const read = (name: string, more = {}): Ask => ({ name, send: () => request(site.url, name, { headers: more }) });
  asks = [
    ...['/', '/jobs', `/jobs/${jobId}`, '/about', '/jobs?search=operative', '/jobs-feed.xml?search=x'].map((path) =>
      read(path),
    ),
    ...['/profile', '/jobs', '/account', '/profile/liked'].map((path) => read(path, headers)),
    { name: 'whose session', send: () => sendForm(site, '/api/session', {}, { cookie: headers.Cookie }) },
  ];
  for (const { send } of asks) expect((await send()).status).toBe(200);
});

afterAll(async () => {
  await admin?.end();
  await site?.stop();
});

test('F11: while all connections to the database are cut, again and again', async () => {
  const cuts: number[] = [];
  let ended = 0;
  const load = askSteadily(asks, A_SECOND, inFull(8, Number.POSITIVE_INFINITY));
  for (let n = 0; n < CUTS; n += 1) {
    await wait(1_000);
    const { rowCount } = await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
         AND application_name <> '${SUPERUSER_NAME}'`,
    );
    cuts.push(performance.now());
    ended += rowCount ?? 0;
  }
  await wait(1_000);
  await load.stop();
  const failed = load.outcomes.filter(({ status }) => status !== 200);

  // A failed request gets 503 with Retry-After; none stays unanswered.
  expect(failed.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
  // A request fails if it runs when its connection is cut, or if it gets a cut connection that the pool has not noticed.
  const delay = Math.max(0, ...failed.map((each) => sinceLastCut(each, cuts)));
  // Where requests take more than a second, each meets a cut.
  if (hasAllRounds) {
    expect(load.outcomes.length).toBeGreaterThan(CUTS * A_SECOND * 0.9);
    expect(failed.length).toBeLessThan(load.outcomes.length / 2);
    expect(delay).toBeLessThanOrEqual(500);
  }

  expect(() => process.kill(site.pid, 0)).not.toThrow();
  expect((await sendForm(site, '/forgot-password', { email: person.email })).status).toBe(303);
  await waitForMail(site, { to: person.email });
  await addJobs(site.database.database, { title: 'Keeper of the other light' });
  await eventually(async () => expect((await request(site.url, '/jobs')).body.includes('other light')).toBe(true));
  measured(
    'F11',
    `${CUTS} cuts, one a second, of ${ended} connections: ${failed.length} of ${load.outcomes.length} requests answered ` +
      `503 with Retry-After, none broken; the last of them began ${delay.toFixed(0)} ms after a cut`,
  );
});

/** Time between the last cut before the answer and the start of the request; 0 if the request was running. */
function sinceLastCut({ beganAt, milliseconds }: Outcome, cuts: number[]): number {
  const last = cuts.findLast((cut) => cut <= beganAt + milliseconds) ?? Number.NEGATIVE_INFINITY;
  return Math.max(0, beganAt - last);
}
