import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, PASSWORD, sendForm, whoIs } from '#tests/support/account-forms.ts';
import { cvPart, sendCv } from '#tests/support/cv-upload.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser, forbid } from '#tests/support/faults.ts';
import { someOf } from '#tests/support/form.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { type Answer, request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let database: TestDatabase;
let site: Site;
let candidate: { id: string; email: string };
let cookie: string;
let jobId: string;
let undoFault: (() => Promise<void>) | undefined;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true, published: true });
  await asSuperuser(
    database,
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET lock_timeout = ''300ms''', current_database()); END $$`,
  );
  site = await startSite({ database, env: BEHIND_PROXY });
  candidate = await addAccount(database.database);
  cookie = await signInAs(site, candidate.id);
  [jobId = ''] = await addJobs(database.database, { title: 'Lamp lighter' });
});

afterEach(async () => {
  await undoFault?.();
  undoFault = undefined;
});

afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

/** Each makes session lookups fail until it is undone, without cutting a connection. */
const FAULTS: Record<string, () => Promise<() => Promise<void>>> = {
  'the table is locked': async () => {
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE');
    return () => client.end();
  },
  'the statement times out': async () => {
    const [kept] = await queryTasks<{ source: string }>(
      database,
      `SELECT pg_get_functiondef('app.find_session'::regproc) AS source`,
    );
    const failing = kept?.source.replace(/\bAS \$function\$[\s\S]*\$function\$/, () => TIMES_OUT) ?? '';
    await asSuperuser(database, failing.replace('LANGUAGE sql', 'LANGUAGE plpgsql'));
    return () => asSuperuser(database, kept?.source ?? '');
  },
  'the statement is refused': () => forbid(database, 'app.find_session'),
};
const TIMES_OUT = `AS $function$ BEGIN RAISE query_canceled USING MESSAGE = 'statement timeout'; END $function$`;

const asReader = (path: string) => request(site.url, path, { headers: { Cookie: cookie } });
const asForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendForm(site, path, fields, { cookie, headers });
const SCRIPT = { Accept: 'application/json' };
const A_KEY = { 'Idempotency-Key': 'a-key-of-h15' };

type Comparable = { status: number; headers: Answer['headers']; text: string };
const comparable = ({ status, headers, body }: Answer | Awaited<ReturnType<typeof asForm>>): Comparable => ({
  status,
  headers,
  text: body.toString(),
});

/** Reads an error page and removes its retry link, which is no link to a sign-in. */
async function reading(path: string): Promise<Comparable> {
  const answer = comparable(await asReader(path));
  return { ...answer, text: answer.text.replaceAll(`href="${path}"`, '') };
}

/** Every request that depends on the session or changes the account. */
const listRequests = (): [name: string, ask: () => Promise<Comparable>][] => [
  ...['/', '/about', '/jobs', `/jobs/${jobId}`, `/jobs/${jobId}/apply`, '/profile', '/account', '/logout'].map(
    (path): [string, () => Promise<Comparable>] => [`reading ${path}`, () => reading(path)],
  ),
  ...['/jobs.data', '/account.data', '/candidate-login', '/passkey', '/cvs/00000000-0000-4000-8000-000000000000'].map(
    (path): [string, () => Promise<Comparable>] => [`reading ${path}`, () => reading(path)],
  ),
  ['signing out', async () => comparable(await asForm('/logout', {}))],
  ['signing out late', async () => comparable(await asForm('/logout', {}, { 'X-Account': candidate.id }))],
  [
    'signing out another account',
    async () => comparable(await asForm('/logout', {}, { 'X-Account': castMember('Tom').id })),
  ],
  ['asking whose session it is', async () => comparable(await asForm('/api/session', {}))],
  ['a like', async () => comparable(await asForm(`/jobs/${jobId}/like`, { like: 'yes' }))],
  ['a like by a script', async () => comparable(await asForm(`/jobs/${jobId}/like`, { like: 'yes' }, SCRIPT))],
  ['a like sent late', async () => comparable(await asForm(`/jobs/${jobId}/like`, { like: 'yes' }, late()))],
  ['an upload', async () => comparable(await sendCv(site, cookie, [cvPart(Buffer.from('%PDF-1.7'))]))],
  ['an upload by a form', async () => comparable(await sendCv(site, cookie, [cvPart(Buffer.from('%PDF-1.7'))], FORM))],
  ['a profile', async () => comparable(await asForm('/profile', { full_name: 'Robin Ashdown' }))],
  ['an application', async () => comparable(await asForm(`/jobs/${jobId}/apply`, { intent: 'send' }))],
  [
    'a new password',
    async () => comparable(await asForm('/account/password', { current_password: PASSWORD, password: 'x' })),
  ],
  ['a bootstrap token', async () => comparable(await asForm('/api/verify-bootstrap-admin', { token: 'x' }, SCRIPT))],
  ['a view', async () => comparable(await asForm(`/api/job-views/${jobId}`, {}))],
];
const FORM = { isForm: true };
const late = () => ({ ...SCRIPT, ...A_KEY, 'X-Account': candidate.id });

const sessionsOf = (id: string) => queryTasks(database, 'SELECT kind FROM sessions WHERE user_id = $1', [id]);

// The locked table is left to the full form, because each request waits for it.
describe.each(someOf(Object.keys(FAULTS), 1, 2))('H15: %s', (fault) => {
  test('H15: every request is answered 503, never as signed out, and the session stays', async () => {
    const other = await addAccount(database.database);
    const otherCookie = await signInAs(site, other.id);
    undoFault = await FAULTS[fault]?.();
    const faultyAnswers = [];
    for (const [name, ask] of listRequests()) {
      const { status, headers, text } = await ask();
      const isSignedOut = /href="\/(candidate|employer)-login|You are signed out|logged out successfully/i.test(text);
      const isCleared = 'set-cookie' in headers || 'clear-site-data' in headers;
      const isWrong = status !== 503 || !('retry-after' in headers) || isSignedOut || isCleared;
      if (isWrong) faultyAnswers.push({ name, status, isSignedOut, isCleared, location: headers.location });
    }
    expect(faultyAnswers).toEqual([]);
    // Visitors have no session, so no lookup fails.
    expect((await request(site.url, '/about')).status).toBe(200);

    await undoFault?.();
    undoFault = undefined;
    // After a lock timeout the site retries the statement once a second.
    await expect.poll(() => whoIs(site, cookie)).toBe(candidate.id);
    await expect.poll(() => whoIs(site, otherCookie)).toBe(other.id);
    expect(await sessionsOf(candidate.id)).toHaveLength(1);
    const countRows = `SELECT (SELECT count(*) FROM liked_jobs WHERE user_id = $1) + (SELECT count(*) FROM cvs WHERE user_id = $1)
                    + (SELECT count(*) FROM applications WHERE candidate_id = $1) AS rows`;
    expect(await queryTasks(database, countRows, [candidate.id])).toEqual([{ rows: '0' }]);
  });
});

test('H15: a job that was typed comes back to the script that sent it', async () => {
  const employer = await signInAs(site, castMember('Ruth').id);
  undoFault = await FAULTS['the statement is refused']?.();
  const fields = { intent: 'post', title: 'A title not to be typed twice' };
  const answer = await sendForm(site, '/employer/jobs/new.data', fields, { cookie: employer });
  expect([answer.status, answer.body]).toEqual([503, expect.stringContaining(fields.title)]);
  expect(answer.body).not.toContain('log in');
});
