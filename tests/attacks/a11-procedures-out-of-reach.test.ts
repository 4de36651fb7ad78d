import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, newAddress, sendForm, sendSignIn } from '#tests/support/account-forms.ts';
import { someOf } from '#tests/support/form.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let admin: string;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
  admin = await signInAs(site, castMember('Morag').id);
});

afterAll(() => site?.stop());

const PROCEDURES = [
  'check_account_lockout',
  'record_failed_login',
  'clear_failed_login_attempts',
  'log_failed_login_attempt',
  'log_security_event',
  'log_suspicious_activity',
  'check_ip_rate_limit',
  'is_admin',
];
const DOORS = ['/rest/v1/rpc/', '/rpc/', '/functions/v1/', '/api/'];

const readTraces = () =>
  site.database.database.asSystem(
    async (transaction) => (await transaction.selectFrom('security_events').select('id').execute()).length,
  );

describe.each(PROCEDURES)('A11: %s', (procedure) => {
  test.each(someOf(DOORS, PROCEDURES.indexOf(procedure) % 3, 3))(
    'A11: is not behind %s, not even for an administrator',
    async (door) => {
      const before = await readTraces();
      const body = JSON.stringify({
        identifier: 'a@mail.example',
        lockout_type: 'email',
        _user_id: 'x',
        event_type: 'x',
      });
      const headers = { Origin: site.url, Cookie: admin, 'Content-Type': 'application/json' };
      for (const path of door === '/api/'
        ? [door + procedure, door + procedure.replaceAll('_', '-')]
        : [door + procedure]) {
        const read = await request(site.url, path, { headers: { Cookie: admin } });
        const write = await request(site.url, path, { method: 'POST', headers, body });
        expect([path, read.status]).toEqual([path, 404]);
        expect([path, write.status]).toEqual([path, expect.toBeOneOf([404, 405])]);
        expect([path, write.headers['content-type']]).toEqual([path, expect.stringMatching(/^text\//)]);
      }
      expect(await readTraces()).toBe(before);
    },
  );
});

test.each(['client_ip', 'ip_address', 'ip', 'user_agent_string', 'is_locked', 'max_attempts', 'identifier'])(
  'A11: %s in a form is not read: it is no field of it',
  async (name) => {
    const fields = { email: 'person@mail.example', password: 'some-password', [name]: '192.0.2.66' };
    expect((await sendForm(site, '/candidate-login', fields)).status).toBe(400);
  },
);

test('A11: what is written down names the address of the connection, whatever is said elsewhere', async () => {
  const { email } = await addAccount(site.database.database);
  const from = newAddress();
  await sendSignIn(site, email, 'not-the-right-one', { from });
  await sendForm(
    site,
    '/candidate-login?client_ip=192.0.2.66',
    { email, password: 'not-the-right-one' },
    {
      from: `192.0.2.66, ${from}`,
      headers: { 'X-Client-IP': '192.0.2.66', 'X-Real-IP': '192.0.2.66', Forwarded: 'for=192.0.2.66' },
    },
  );
  const events = await site.database.database.asSystem((transaction) =>
    transaction.selectFrom('security_events').select(['event_type', 'ip']).where('email', '=', email).execute(),
  );
  expect(events).toEqual([
    { event_type: 'failed_login', ip: from },
    { event_type: 'failed_login', ip: from },
  ]);
});
