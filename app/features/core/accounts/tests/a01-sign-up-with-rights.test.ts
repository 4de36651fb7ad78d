import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BEHIND_PROXY, newAddress, PASSWORD, sendForm } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm } from '#tests/support/form.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let requestCount = 0;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

const PAGES = [
  ['/candidate-sign-up', 'job_seeker'],
  ['/employer-sign-up', 'employer'],
] as const;

type Fields = [string, string][];

function newForm(role: string): Fields {
  requestCount += 1;
  return [
    ['full_name', 'Ellis Marlow'],
    ['email', `ellis-${requestCount}@mail.example`],
    ['password', PASSWORD],
    ['role', role],
    ['next', ''],
    ['human_check', ''],
  ];
}

const withoutField = (fields: Fields, name: string) => fields.filter(([key]) => key !== name);
const withRole =
  (...roles: string[]) =>
  (fields: Fields): Fields => [
    ...withoutField(fields, 'role'),
    ...roles.map((role): [string, string] => ['role', role]),
  ];
const withFields =
  (...more: Fields) =>
  (fields: Fields): Fields => [...fields, ...more];

const ADMIN_ID = '00000000-0000-4000-8000-000000000001';

const PAYLOADS: [string, (fields: Fields) => Fields][] = [
  'admin',
  'ADMIN',
  'Admin',
  ' admin',
  'admin ',
  '["admin"]',
  'job_seeker,admin',
  'job_seeker admin',
  'JOB_SEEKER',
  'job_seeker\u0000',
  'employer\n',
  'superuser',
  'agency_keeper',
  '',
  '0',
  'true',
  'null',
  '{}',
  'ａｄｍｉｎ',
  `employer'); UPDATE profiles SET role = 'admin' --`,
].map((role): [string, (fields: Fields) => Fields] => [`role=${JSON.stringify(role)}`, withRole(role)]);

PAYLOADS.push(
  ['no role at all', (fields) => withoutField(fields, 'role')],
  ['the role twice, the better one first', withRole('admin', 'employer')],
  ['the role twice, the better one last', withRole('employer', 'admin')],
  ['the same role twice', withRole('employer', 'employer')],
  ['two addresses', withFields(['email', 'second@mail.example'])],
  ...(
    [
      ['role[]', 'admin'],
      ['role[0]', 'admin'],
      ['Role', 'admin'],
      ['role ', 'admin'],
      ['profile[role]', 'admin'],
      ['profile.role', 'admin'],
      ['status', 'approved'],
      ['status', 'pending'],
      ['email_verified', 'true'],
      ['email_confirmed_at', '2026-01-01T00:00:00Z'],
      ['id', ADMIN_ID],
      ['approved_by', ADMIN_ID],
      ['approved_at', '2026-01-01'],
      ['is_demo', 'true'],
      ['cv_url', 'cvs/another-account/cv.pdf'],
      ['__proto__', 'admin'],
      ['__proto__[role]', 'admin'],
      ['constructor[prototype][role]', 'admin'],
      ['constructor', 'admin'],
      ['toString', 'admin'],
      ['client_ip', '127.0.0.1'],
      ['', 'admin'],
    ] as Fields
  ).map((field): [string, (fields: Fields) => Fields] => [`and ${field.join('=')}`, withFields(field)]),
);

const readPeople = () =>
  site.database.database.asSystem((transaction) =>
    transaction.selectFrom('profiles').select(['id', 'role', 'status', 'email']).orderBy('id').execute(),
  );

describe.each(PAGES)('A01: signing up at %s', (path, role) => {
  // The short form tries each payload on one of the two pages.
  test.each(PAYLOADS.filter((_, place) => isFullForm || place % 2 === (role === 'employer' ? 1 : 0)))(
    'A01: with %s is answered with 400, and creates no account',
    async (_what, change) => {
      const before = await readPeople();
      const reply = await sendForm(site, path, change(newForm(role)));
      expect(reply.status).toBe(400);
      expect(reply.cookie).toBeNull();
      expect(await readPeople()).toEqual(before);
    },
  );

  test.each(['application/json', 'application/csp-report'])(
    'A01: in %s instead of a form creates no account',
    async (type) => {
      const before = await readPeople();
      const body = JSON.stringify({ ...Object.fromEntries(newForm(role)), role: 'admin', status: 'approved' });
      const headers = { Origin: site.url, 'Content-Type': type, 'X-Forwarded-For': newAddress() };
      expect((await request(site.url, path, { method: 'POST', headers, body })).status).toBe(400);
      expect(await readPeople()).toEqual(before);
    },
  );

  test('A01: with nothing but the fields of the form makes one that waits', async () => {
    const before = await readPeople();
    const reply = await sendForm(site, path, newForm(role));
    expect(reply.status).toBe(303);
    const added = (await readPeople()).filter(({ id }) => !before.some((each) => each.id === id));
    expect(added).toMatchObject([{ role, status: 'pending' }]);
  });
});

test('A01: an attempt is logged as malicious', async () => {
  const from = newAddress();
  await asSuperuser(site.database, 'TRUNCATE security_event_rates');
  await sendForm(site, '/candidate-sign-up', withRole('admin')(newForm('job_seeker')), { from });
  await sendForm(site, '/candidate-sign-up', withFields(['status', 'approved'])(newForm('job_seeker')), { from });
  const events = await site.database.database.asSystem((transaction) =>
    transaction.selectFrom('security_events').select(['event_type', 'risk_level']).where('ip', '=', from).execute(),
  );
  expect(events).toEqual([
    { event_type: 'malicious_input', risk_level: 'high' },
    { event_type: 'malicious_input', risk_level: 'high' },
  ]);
});
