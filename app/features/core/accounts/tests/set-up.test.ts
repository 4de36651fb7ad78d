import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueBootstrapToken } from '#app/features/core/accounts/commands/decisions/bootstrap.server.ts';
import { leastItem } from '#tests/support/content-items.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { requireFactors } from '#tests/support/staff.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

const OWNER = { full_name: 'Ada Harbour', email: 'ada@harbour.test', password: 'seven-herons-at-low-tide' };
let database: TestDatabase;
let site: Site;
let token: string;
let cookie = '';

beforeAll(async () => {
  database = await createTestDatabase();
  site = await startSite({ database, env: PRODUCTION_ENV, isUnlaunched: true });
  token = await issueBootstrapToken(database.database);
});

afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

const read = async (path: string, as = '') => {
  const { status, headers, body } = await request(site.url, path, { headers: as ? { Cookie: as } : {} });
  return { status, headers, html: body.toString() };
};

async function send(fields: Record<string, string>, as = '') {
  const { status, headers, body } = await request(site.url, '/setup', {
    method: 'POST',
    headers: {
      Origin: PRODUCTION_ENV.PUBLIC_ORIGIN,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(as && { Cookie: as }),
    },
    body: new URLSearchParams(fields).toString(),
  });
  return { status, headers, html: body.toString() };
}

const SLOW_CHECKS = ['mail_server', 'spf', 'dkim', 'dmarc', 'storage'];
const stateOf = (html: string, check: string) =>
  new RegExp(`data-check="${check}" data-state="([a-z]+)"`).exec(html)?.[1];

const countAccounts = async () => (await queryTasks(database, 'SELECT FROM profiles')).length;

test.each(['/', '/jobs', '/locations/london', '/blog', '/rss.xml', '/manifest.webmanifest', '/og/page?path=%2F'])(
  'until the site is published, %s says that it is coming, and hides from search engines',
  async (path) => {
    const { status, headers, html } = await read(path);
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([503, 'noindex', 'no-store']);
    expect(html).toContain('This site is coming soon.');
    expect(html).not.toContain('Tidewell');
  },
);

test.each(['/setup', '/employer-login', '/accept-invitation?token=x', '/forgot-password'])(
  '%s answers before that, because it leads to the sign-in',
  async (path) => {
    expect((await read(path)).status).toBe(200);
  },
);

test('a wrong token creates no account, and reveals nothing about an address', async () => {
  const { status, html } = await send({ ...OWNER, token: 'x'.repeat(43) });
  expect(status).toBe(422);
  expect(html).toContain('This token isn’t valid');
  expect(await countAccounts()).toBe(0);
});

test('a weak password is refused at its field, and the token stays valid', async () => {
  const { status, html } = await send({ ...OWNER, token, password: 'adaharbour12' });
  expect(status).toBe(422);
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="password"|name="password"[^>]*aria-invalid="true"/);
  expect(await countAccounts()).toBe(0);
});

test('the token creates the owner, who is signed in and led to add a passkey', async () => {
  const { status, headers } = await send({ ...OWNER, token });
  expect([status, String(headers.location).split('?')[0]]).toEqual([303, '/setup']);
  cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  expect(await queryTasks(database, 'SELECT full_name, role, is_owner, status FROM profiles')).toEqual([
    { full_name: OWNER.full_name, role: 'admin', is_owner: true, status: 'approved' },
  ]);
  expect((await read('/setup', cookie)).html).toContain('Next, add a passkey or an authenticator app');
  expect((await read('/account/passkeys', cookie)).status).toBe(200);
  expect((await send({ intent: 'launch' }, cookie)).status).toBe(403);
  expect((await read('/setup')).html).toContain('Sign in to continue setting up');
});

test('then the page shows the remaining steps, without waiting for checks of other servers', async () => {
  await requireFactors(database, false);
  const { html } = await read('/setup', cookie);
  expect(html).toContain('Publish your agency’s name');
  expect(stateOf(html, 'database')).toBe('ok');
  expect(html).toContain('Checking. This takes');
  for (const check of SLOW_CHECKS) expect(stateOf(html, check), check).toBe('unknown');
  expect((await read('/admin/studio/agency/agency', cookie)).html).toContain('Continue setting up');
});

test('those checks run beside the page, which shows their results', async () => {
  await eventually(async () => {
    const { html } = await read('/setup', cookie);
    expect(html).not.toContain('Checking. This takes');
    expect(stateOf(html, 'storage')).toBe('ok');
  });
});

test('there is one owner: the same form is refused the second time', async () => {
  const { status, html } = await send({ ...OWNER, email: 'eve@harbour.test', token });
  expect(status).toBe(409);
  expect(html).toContain('This site has an administrator');
  expect(await countAccounts()).toBe(1);
});

test("without the agency's name, or by a stranger, the site is not published", async () => {
  expect((await send({ intent: 'launch' })).status).toBeGreaterThanOrEqual(400);
  const { status, html } = await send({ intent: 'launch' }, cookie);
  expect(status).toBe(409);
  expect(html).toContain('Not published yet');
  expect((await read('/')).status).toBe(503);
});

test("with the agency's details the site is published for everyone", async () => {
  const agency = { legalName: 'Harbour Ltd', name: 'Harbour Recruitment', shortName: 'Harbour' };
  await queryTasks(
    database,
    `INSERT INTO content_items (collection, slug, published, published_at, updated_by)
      VALUES ('agency', 'agency', $1, now(), 'Test')`,
    [JSON.stringify({ ...leastItem('agency', 'Words'), ...agency })],
  );
  await eventually(async () => expect((await read('/setup', cookie)).html).not.toContain('Publish your agency’s name'));
  expect((await send({ intent: 'launch' }, cookie)).status).toBe(303);
  await eventually(async () => expect((await read('/')).status).toBe(200));
  expect((await read('/')).html).toContain('Harbour Recruitment');
  expect((await read('/setup', cookie)).html).toContain('This site is public.');
});
