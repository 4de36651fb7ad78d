/** The page on which administrators check the site's health and send a test email. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';
import { addColleague, requireFactors } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const PATH = '/admin/settings/health';
let database: TestDatabase;
let sink: SmtpSink;
let site: Site;
let admin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  sink = await createSmtpSink();
  sink.expectPassword('right');
  await sink.start();
  await requireFactors(database, false);
});

afterAll(async () => {
  await sink?.stop();
  await database?.drop();
});

async function start(smtpUrl: string): Promise<void> {
  site = await startSite({ database, env: { ...PRODUCTION_ENV, SMTP_URL: smtpUrl } });
  admin = await signIn('admin');
}

const signIn = async (role: 'admin' | 'consultant' | 'editor') =>
  signInAs(site, await addColleague(database, role, 'Ada Harbour'), { publicOrigin: PRODUCTION_ENV.PUBLIC_ORIGIN });

const smtpUrlWithPassword = (password: string) => sink.url.replace('smtp://', `smtp://desk:${password}@`);

async function read(as: string) {
  const { status, body } = await request(site.url, PATH, { headers: { Cookie: as } });
  return { status, html: body.toString().replaceAll('<!-- -->', '') };
}

async function send(as: string, fields: Record<string, string> = { intent: 'test_mail' }) {
  const { status, body } = await request(site.url, PATH, {
    method: 'POST',
    headers: {
      Cookie: as,
      Origin: PRODUCTION_ENV.PUBLIC_ORIGIN,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  });
  return { status, html: body.toString().replaceAll('<!-- -->', '') };
}

const statesIn = (html: string): Record<string, string> =>
  Object.fromEntries([...html.matchAll(/data-check="(\w+)" data-state="(\w+)"/g)].map(([, id, state]) => [id, state]));

beforeEach(() => asSuperuser(database, 'TRUNCATE ip_attempts'));

describe('with the right password', () => {
  beforeAll(() => start(smtpUrlWithPassword('right')));
  afterAll(() => site?.stop());

  test('an administrator sees every check answered', async () => {
    const { status, html } = await read(admin);
    expect(status).toBe(200);
    const states = statesIn(html);
    expect(Object.keys(states)).toHaveLength(26);
    expect(states).toMatchObject({
      identity: 'ok',
      mail_server: 'ok',
      storage: 'ok',
      scanned_cvs: 'ok',
      database: 'ok',
      https: 'ok',
      backups: 'fault',
      second_factor: 'fault',
      // The sender's domain is reserved for tests, so the name server is not queried.
      spf: 'unknown',
    });
    expect(html).toContain('No backups yet.');
    expect(html).toContain('href="/admin/staff"');
  });

  test('a form that came under another name is told of, with both names', async () => {
    const name = 'https://jobs.other.example';
    const headers = { Host: 'jobs.other.example', Origin: name, 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await request(site.url, '/candidate-login', { method: 'POST', headers, body: 'email=a' })).status).toBe(
      403,
    );
    await expect.poll(() => site.log()).toContain(`"askedAs":"${name}"`);
    const { html } = await read(admin);
    expect(statesIn(html)['public_address']).toBe('warning');
    expect(html).toContain(
      `at ${name} were refused, because the site is configured as ${PRODUCTION_ENV.PUBLIC_ORIGIN}`,
    );
  });

  test.each(['consultant', 'editor'] as const)('a colleague who is %s is refused', async (role) => {
    const as = await signIn(role);
    expect((await read(as)).status).toBe(403);
    expect((await send(as)).status).toBe(403);
    expect(sink.received).toEqual([]);
  });

  test('a stranger is led to sign in', async () => {
    expect((await read('')).status).toBe(302);
  });

  test('a test email goes to the administrator alone, and the page says that it was accepted', async () => {
    const { status, html } = await send(admin);
    expect(status).toBe(200);
    expect(html).toContain('The mail server accepted the email');
    const [email] = await emailsOf();
    expect(sink.received.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [[email], 'Test email from your site'],
    ]);
    expect(sink.received[0]?.text).toContain(`${PRODUCTION_ENV.PUBLIC_ORIGIN}${PATH}`);
  });

  test('a mail server that refuses the address is told of in its own words', async () => {
    sink.refuseRecipients(550);
    const { status, html } = await send(admin);
    sink.refuseRecipients(null);
    expect(status).toBe(409);
    expect(html).toContain('Failed to send the email');
    expect(html).toContain('The mail server answered 550 at RCPT.');
  });

  test('a deletion that waits goes on with one press, as many as the page showed', async () => {
    await asSuperuser(database, `INSERT INTO held_deletions (kind, due, total) VALUES ('enquiries', 612, 1700)`);
    const { html } = await read(admin);
    expect(statesIn(html)['deletion']).toBe('warning');
    expect(html).toContain('612 of 1,700 enquiries are due to be deleted.');
    const press = async (due: string, as = admin) =>
      (await send(as, { intent: 'delete', kind: 'enquiries', due })).status;
    expect(await press('613')).toBe(409);
    expect(await press('612', await signIn('consultant'))).toBe(403);
    expect(await press('612')).toBe(303);
    expect(await press('612')).toBe(409);
    const traces = await queryTasks(
      database,
      `SELECT action, subject_label, (SELECT count(*)::int FROM tasks.job WHERE name = 'forget-old-enquiries') AS tasks
       FROM audit_entries WHERE action = 'deletion_approved'`,
    );
    expect(traces).toEqual([{ action: 'deletion_approved', subject_label: 'enquiries: 612', tasks: 1 }]);
    expect(statesIn((await read(admin)).html)['deletion']).toBe('ok');
  });

  test('a clock that may be ahead is believed once an administrator says that it is right; Today says it, too', async () => {
    await asSuperuser(
      database,
      `UPDATE deletion_clock SET moment = now() - interval '90 days', is_doubted = true, jumped_from = now() - interval '90 days', jumped_to = now()`,
    );
    const readToday = async () =>
      (await request(site.url, '/admin', { headers: { Cookie: admin } })).body.toString().replaceAll('<!-- -->', '');
    expect(await readToday()).toMatch(
      /The site was stopped from .* or its clock was set forward\. We won’t delete old data until/,
    );
    expect((await read(admin)).html).toContain('Confirm the clock is right');
    expect((await send(admin, { intent: 'confirm_clock' })).status).toBe(303);
    const { html } = await read(admin);
    expect(html).not.toContain('Confirm the clock is right');
    expect(statesIn(html)['deletion']).toBe('ok');
    expect(await readToday()).not.toContain('its clock was set forward');
  });

  test('after five the next is refused for a while', async () => {
    const before = sink.received.length;
    for (let count = 0; count < 5; count += 1) expect((await send(admin)).status).toBe(200);
    const { status, html } = await send(admin);
    expect(status).toBe(429);
    expect(html).toContain('Too many test emails');
    expect(sink.received.length - before).toBe(5);
  });

  test.each([
    ['another address', { intent: 'test_mail', to: 'eve@elsewhere.test' }],
    ['another intent', { intent: 'delete' }],
    ['nothing', {}],
  ])('a form with %s sends nothing', async (_what, fields) => {
    const before = sink.received.length;
    expect((await send(admin, fields)).status).toBe(400);
    expect(sink.received).toHaveLength(before);
  });
});

async function emailsOf(): Promise<string[]> {
  const rows = await database.database.asSystem((transaction) =>
    transaction
      .selectFrom('profiles')
      .select('email')
      .where('role', '=', 'admin')
      .orderBy('created_at', 'desc')
      .execute(),
  );
  return rows.map(({ email }) => email);
}

describe('with a wrong password', () => {
  beforeAll(() => start(smtpUrlWithPassword('wrong')));
  afterAll(() => site?.stop());

  test('the page says so, and never the password', async () => {
    const { html } = await read(admin);
    expect(statesIn(html)['mail_server']).toBe('fault');
    expect(html).toContain('The mail server rejects the user name or password in SMTP_URL.');
    expect(html).toContain('The mail server answered 535 at AUTH');
    expect(html).not.toContain('desk:wrong');
  });

  test('so does the answer to the test email', async () => {
    const { status, html } = await send(admin);
    expect(status).toBe(409);
    expect(html).toContain('The mail server answered 535 at AUTH.');
  });
});

describe('without a mail server', () => {
  beforeAll(() => start(''));
  afterAll(() => site?.stop());

  test('the page says so, and so does the answer to the test email', async () => {
    expect(statesIn((await read(admin)).html)['mail_server']).toBe('fault');
    const { status, html } = await send(admin);
    expect(status).toBe(409);
    expect(html).toContain('No mail server is set up');
  });
});
