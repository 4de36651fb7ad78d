import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepCspReport } from '#app/features/core/security/commands/csp-reports.server.ts';
import { addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { readMain } from '#tests/support/page-source.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let cookie: string;
const dev = castMember('Dev');
const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, castMember('Morag').id);
});

afterAll(() => site?.stop());

async function read(path: string): Promise<string> {
  const { status, body } = await request(site.url, path, { headers: { Cookie: cookie } });
  expect(status, path).toBe(200);
  return body.toString().replaceAll('<!-- -->', '');
}

const asSystem = (statement: ReturnType<typeof sql>) =>
  site.database.database.asSystem((transaction) => statement.execute(transaction));

describe('all jobs', () => {
  test('are listed in every state, with owner, views and links to their pages', async () => {
    const title = 'Lantern trimmer';
    const [open = ''] = await addJobs(
      site.database.database,
      { title, user_id: dev.id },
      { title, user_id: dev.id, status: 'closed' },
      { title, user_id: dev.id, status: 'draft' },
      { title, user_id: dev.id, closes_at: hoursFromNow(-1) },
    );
    await asSystem(sql`SELECT count_job_view(${open}) FROM generate_series(1, 7)`);
    const all = await read('/admin/jobs?search=LANTERN%20trim');
    expect(all).toContain('>4 jobs<');
    expect(all).toContain(dev.fullName);
    for (const state of ['open', 'closed', 'draft', 'expired']) {
      const filteredPage = await read(`/admin/jobs?search=trimmer&status=${state}`);
      expect(filteredPage, state).toContain('>1 job<');
      expect(filteredPage.includes('/status?next='), state).toBe(state !== 'draft');
    }
    const next = encodeURIComponent('/admin/jobs?search=trimmer&status=open');
    const html = await read('/admin/jobs?search=trimmer&status=open');
    for (const page of ['edit', 'status', 'delete']) expect(html).toContain(`/jobs/${open}/${page}?next=${next}`);
    expect(html).toMatch(/>7</);
  });
});

describe('security events', () => {
  beforeAll(async () => {
    await queryTasks(site.database, 'TRUNCATE security_events, security_event_rates');
    await asSystem(
      sql`SELECT log_security_event('login', '{"session":"full"}', ${dev.id}, '203.0.113.9', 'Browser A')`,
    );
    await asSystem(sql`SELECT log_failed_login_attempt('stranger@nowhere.example', '203.0.113.10', 'Browser B')`);
    await asSystem(
      sql`SELECT log_suspicious_activity('malicious_input', '{"endpoint":"sign_up"}', NULL, NULL, '::1', '<b>x')`,
    );
    // Ten past midnight on 1 July in London is still 30 June in UTC.
    await queryTasks(
      site.database,
      `UPDATE security_events SET created_at = '2026-06-30T23:10:00Z' WHERE event_type = 'login'`,
    );
  });

  test.each([
    ['', ['Signed in', 'Sign-in failed', 'Malicious input']],
    ['type=failed_login', ['Sign-in failed']],
    ['risk=high', ['Malicious input']],
    ['person=ramachandran', ['Signed in']],
    ['person=DEV@northgate-analytics.example', ['Signed in']],
    ['person=Stranger@NOWHERE', ['Sign-in failed']],
    ['person=no-such-person', []],
    ['from=2026-07-01&to=2026-07-01', ['Signed in']],
    ['to=2026-06-30', []],
    ['from=2026-07-02', ['Sign-in failed', 'Malicious input']],
    ['from=2026-07-02&to=2026-07-01', []],
    ['from=0000-00-00&to=9999-99-99', ['Signed in', 'Sign-in failed', 'Malicious input']],
  ])('are found by %s', async (query, expected) => {
    const html = await read(`/admin/security-events?${query}`);
    const rows = html.match(/<tr class=.*?<\/tr>/g) ?? [];
    const types = ['Signed in', 'Sign-in failed', 'Malicious input'];
    expect(types.filter((type) => rows.some((row) => row.includes(`>${type}<`)))).toEqual(expected);
    if (expected.length === 0) expect(html).toContain('No events match these filters.');
  });

  test('show the time in London, the person, the address and details; markup stays text', async () => {
    const html = await read('/admin/security-events');
    for (const words of ['1 July 2026, 00:10', 'Dev Ramachandran', '203.0.113.10', 'entered stranger@nowhere.example'])
      expect(html).toContain(words);
    expect(html).toMatch(/<dt[^>]*>endpoint: <\/dt><dd[^>]*>sign_up<\/dd>/);
    expect(html).toContain('&lt;b&gt;x');
    expect(html).not.toContain('<b>x');
  });

  test('the chart counts the days of the filter, and a table says the same', async () => {
    const html = await read('/admin/security-events?from=2026-06-25&to=2026-07-04');
    expect(html).toContain('Security events by day, 25 June 2026 to 4 July 2026: 1 in all, at most 1 on one day');
    expect(readMain(html).match(/<rect/g)).toHaveLength(30);
    expect(html).toMatch(/<td[^>]*>1 July 2026<\/td>/);
    expect(readMain(await read('/admin/security-events')).match(/<rect/g)).toHaveLength(90);
  });

  test('shows the number of events dropped in a flood', async () => {
    expect(await read('/admin/security-events')).not.toContain('not recorded');
    await queryTasks(
      site.database,
      `INSERT INTO security_event_rates VALUES (date_trunc('second', now()) - interval '1 hour', 1334) `,
    );
    expect(await read('/admin/security-events')).toContain('1,234 more events not recorded');
  });
});

describe('CSP reports', () => {
  const report = (body: unknown, path = '/api/csp-violations') =>
    request(site.url, path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report', Origin: site.url },
      body: JSON.stringify(body),
    });
  const about = (page: string) => ({
    'csp-report': { 'document-uri': page, 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' },
  });

  test('are stored, one row a day for each kind, without typed text, and shown', async () => {
    for (const query of ['?search=secret', '', '#x']) {
      expect((await report(about(`https://jobs.example/jobs${query}`))).status).toBe(204);
    }
    const html = await read('/admin/csp-reports');
    expect(html).toContain('2 report types');
    expect(html).toContain('script-src-elem');
    expect(html).not.toContain('secret');
    const rows = await queryTasks(site.database, 'SELECT page, reports FROM csp_reports ORDER BY reports DESC');
    expect(rows[0]).toEqual({ page: 'https://jobs.example/jobs', reports: 2 });
  });

  test('with characters that a database cannot store are stored without them', async () => {
    expect((await report(about('https://jobs.example/\u0000\ud800'))).status).toBe(204);
  });

  test.each([[{}], [{ 'csp-report': { 'document-uri': 7 } }], [null]])(
    'with invalid content are refused: %j',
    async (body) => {
      expect((await report(body)).status).toBe(400);
    },
  );

  test('never exceed ten thousand rows; known kinds are still counted', async () => {
    const { database } = site.database;
    await queryTasks(
      site.database,
      `INSERT INTO csp_reports (day, page, directive, blocked)
       SELECT (now() AT TIME ZONE 'Europe/London')::date, 'page ' || n, 'd', 'b'
       FROM generate_series(1, 9999 - (SELECT count(*)::int FROM csp_reports)) AS n`,
    );
    const flood = Array.from({ length: 20 }, (_, n) => ({ page: `flood ${n}`, directive: 'd', blocked: 'b' }));
    await Promise.all(flood.map((each) => keepCspReport(database, each)));
    await keepCspReport(database, { page: 'page 1', directive: 'd', blocked: 'b' });
    const [counted] = await queryTasks(
      site.database,
      `SELECT count(*)::int AS rows, max(reports) FILTER (WHERE page = 'page 1') AS known FROM csp_reports`,
    );
    expect(counted).toEqual({ rows: 10_000, known: 2 });
    expect(await read('/admin/csp-reports?page=200')).toContain('10,000 report types');
  });
});

describe('the audit trail', () => {
  beforeAll(async () => {
    const morag = castMember('Morag').id;
    const entry = (
      actor: string,
      action: string,
      subjectType: string,
      subjectId: string,
      label: string,
      name = 'As it was',
    ) =>
      asSystem(sql`
        INSERT INTO audit_entries (actor_id, actor_name, action, subject_type, subject_id, subject_label)
        VALUES (${actor}, ${name}, ${action}, ${subjectType}, ${subjectId}, ${label})`);
    await entry(morag, 'account_approved', 'account', dev.id, dev.fullName);
    await entry(dev.id, 'job_deleted', 'job', UNKNOWN_ID, 'Keeper <i>of</i> bees');
    await entry(UNKNOWN_ID, 'account_deleted', 'account', UNKNOWN_ID, '', '');
    await entry(UNKNOWN_ID, 'passkeys_removed', 'account', dev.id, dev.fullName, 'Operator of the server');
    await entry(morag, 'something_new', 'passkey', 'a-key', 'A key');
  });

  test('names the actor, the action and the subject, also of deleted accounts', async () => {
    const rows = (await read('/admin/audit-trail')).match(/<tr class=.*?<\/tr>/g) ?? [];
    const texts = rows.map((row) => row.replace(/<span aria-hidden="true".*?<\/span>/g, '').replace(/<[^>]+>/g, ' '));
    expect(
      texts.map((text) =>
        text
          .replace(/\s+/g, ' ')
          .replace(/^.*\d\d:\d\d /, '')
          .trim(),
      ),
    ).toEqual([
      'Morag Sinclair Something new A key',
      'Operator of the server removed all second factors of the account Dev Ramachandran',
      'a deleted account deleted the account a deleted account',
      'Dev Ramachandran deleted the job Keeper &lt;i&gt;of&lt;/i&gt; bees',
      'Morag Sinclair approved the account Dev Ramachandran',
    ]);
  });

  test.each([
    ['person=ramachandran', '3 entries'],
    ['person=morag@tidewell.example', '2 entries'],
    ['person=ramachandran&action=account_approved', '1 entry'],
    ['action=account_deleted', '1 entry'],
    ['action=job_closed', 'No entries match these filters. Try fewer filters.'],
  ])('is found by %s', async (query, words) => {
    expect(await read(`/admin/audit-trail?${query}`)).toContain(words);
  });
});
