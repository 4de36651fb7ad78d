import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken, newToken } from '#platform/token/token.server.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, sessionOf } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { ATTACKS } from '#tests/support/sql-attacks.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let requests = 0;
const PASSWORD = 'seven-herons-at-low-tide';

beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: '1' } });
});

afterAll(() => site?.stop());

async function invite(email: string, { role = 'editor', minutes = 60 } = {}): Promise<string> {
  const token = newToken();
  await queryTasks(
    site.database,
    `INSERT INTO staff_invitations (email, full_name, role, invited_by, created_at, expires_at, token_hashes)
     VALUES ($1, 'Jo Bell', $2, $3, now() - interval '1 day', now() + make_interval(mins => $4), ARRAY[$5::bytea])`,
    [email, role, castMember('Morag').id, minutes, hashToken(token)],
  );
  return token;
}

async function accept(token: string, fields: Record<string, string> = {}) {
  requests += 1;
  const { status, headers } = await request(site.url, '/accept-invitation', {
    method: 'POST',
    headers: {
      'X-Forwarded-For': `10.7.${requests >> 8}.${requests & 255}`,
      Origin: site.url,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ token, password: PASSWORD, ...fields }).toString(),
  });
  return { status, session: sessionOf(headers['set-cookie']) };
}

const accountsOf = (email: string) =>
  queryTasks<{ role: string; is_owner: boolean }>(
    site.database,
    'SELECT role, is_owner FROM profiles WHERE email = $1',
    [email],
  );

test('A26: of five acceptances at once one succeeds, with one account and one session', async () => {
  for (let round = 0; round < rounds(1, 10); round += 1) {
    const email = `at-once-${round}@new.example`;
    const token = await invite(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
    expect(answers.filter(({ session }) => session)).toHaveLength(1);
    expect(await accountsOf(email)).toEqual([{ role: 'editor', is_owner: false }]);
    expect((await accept(token)).session).toBeNull();
  }
}, 600_000);

test('A26: an expired invitation opens nothing, nor does one whose sender was suspended', async () => {
  const expired = await invite('late@new.example', { minutes: -1 });
  expect((await accept(expired)).session).toBeNull();
  const orphanedToken = await invite('orphan@new.example');
  await asSuperuser(site.database, `DELETE FROM staff_invitations WHERE email = 'orphan@new.example'`);
  expect((await accept(orphanedToken)).session).toBeNull();
  expect([...(await accountsOf('late@new.example')), ...(await accountsOf('orphan@new.example'))]).toEqual([]);
});

test.each([
  ['a role', { role: 'admin' }],
  ['an owner', { is_owner: 'true' }],
  ['another address', { email: 'other@new.example' }],
  ['a name', { full_name: 'Another Name' }],
])('A26: the invited person can set nothing but a password: %s', async (_what, fields) => {
  const email = `chooses-${Object.keys(fields)[0]}@new.example`;
  const token = await invite(email);
  expect((await accept(token, fields)).status).toBe(400);
  expect(await accountsOf(email)).toEqual([]);
});

test('A26: guesses and hostile texts find nothing, and do not affect an open invitation', async () => {
  const token = await invite('open@new.example');
  const similarTokens = [
    token.slice(1),
    token.slice(0, -1),
    `${token}x`,
    token.toUpperCase(),
    ` ${token}`,
    hashToken(token).toString('hex'),
  ];
  for (const text of [...similarTokens, ...ATTACKS.slice(0, rounds(10, 200))]) {
    const { status, session } = await accept(text);
    expect(status).toBeLessThan(500);
    expect(session).toBe(null);
  }
  expect((await accept(token)).session).not.toBeNull();
});
