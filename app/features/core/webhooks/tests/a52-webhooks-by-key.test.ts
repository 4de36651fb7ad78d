import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_SCOPES, type ApiScope } from '#domain/api-key/api-key.ts';
import { Webhooks } from '#platform/webhook/webhook.server.ts';
import { callApi } from '#tests/support/api-client.ts';
import { addApiKey } from '#tests/support/api-keys.ts';
import { castMember } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague, requireFactors } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';
import { withoutGates } from '#tests/support/without-gates.ts';

const ID = '00000000-0000-4000-8000-0000000000d1';
const ADDRESS = 'https://hooks.harbour.test/saltmarsh-key';
const BODY = { address: 'https://taken.over.test/', events: ['candidate.changed'] };

const READ_PATHS = [`/webhooks`, `/webhooks/${ID}`];
const WRITE_CALLS: [method: string, path: string, body?: unknown][] = [
  ['POST', '/webhooks', BODY],
  ['PATCH', `/webhooks/${ID}`, BODY],
  ['PATCH', `/webhooks/${ID}`, { is_on: false }],
  ['POST', `/webhooks/${ID}/test`],
  ['POST', `/webhooks/${ID}/secret`],
  ['DELETE', `/webhooks/${ID}`],
];

async function putWebhook({ database: { database } }: Site) {
  await database.asSystem((transaction) =>
    transaction
      .insertInto('webhooks')
      .values({
        id: ID,
        address: ADDRESS,
        events: ['job.posted'],
        sealed_secret: new Webhooks('of a test').newSecret(),
      })
      .execute(),
  );
}
const listRows = ({ database }: Site) => queryTasks(database, 'SELECT w::text FROM webhooks AS w ORDER BY id');

const WITHOUT_GATES = withoutGates();

describe.each([
  ['with both walls up', {}],
  ['with row-level security alone', WITHOUT_GATES],
])('%s', (_, env) => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ env });
    await requireFactors(site.database, false);
    await putWebhook(site);
  });
  afterAll(() => site?.stop());

  async function tryAll(key: string) {
    const before = await listRows(site);
    const statuses: number[] = [];
    for (const [method, path, body] of [...READ_PATHS.map((path) => ['GET', path] as const), ...WRITE_CALLS]) {
      const answer = await callApi(site, method, path, { key, body });
      expect(answer.body.toString()).not.toMatch(/saltmarsh-key|whsec_/);
      statuses.push(answer.status);
    }
    expect(await listRows(site)).toEqual(before);
    return statuses;
  }

  test.each(['consultant', 'editor'] as const)(
    'A52: the key of a colleague who is %s, with every scope',
    async (role) => {
      const { key } = await addApiKey(site.database, await addColleague(site.database, role), API_SCOPES);
      const statuses = await tryAll(key);
      if (env !== WITHOUT_GATES) expect(new Set(statuses)).toEqual(new Set([role === 'editor' ? 401 : 403]));
    },
  );

  describe.runIf(env !== WITHOUT_GATES)('scopes', () => {
    const addKey = async (scopes: readonly ApiScope[]) =>
      (await addApiKey(site.database, castMember('Morag').id, scopes)).key;

    test('A52: no other scope opens webhooks, and reading and writing are separate scopes', async () => {
      const before = await listRows(site);
      const others = await addKey(API_SCOPES.filter((scope) => !scope.startsWith('webhooks:')));
      const reader = await addKey(['webhooks:read']);
      const writer = await addKey(['webhooks:write']);
      for (const key of [others, writer]) {
        for (const path of READ_PATHS) {
          const { status, json, headers } = await callApi(site, 'GET', path, { key });
          expect([status, json.detail]).toEqual([403, 'This key lacks the scope webhooks:read.']);
          expect(headers['www-authenticate']).toContain('scope="webhooks:read"');
        }
      }
      for (const key of [others, reader]) {
        for (const [method, path, body] of WRITE_CALLS) {
          const { status, json } = await callApi(site, method, path, { key, body });
          expect([method, path, status, json.detail]).toEqual([
            method,
            path,
            403,
            'This key lacks the scope webhooks:write.',
          ]);
        }
      }
      expect(await listRows(site)).toEqual(before);
    });

    test('A52: a key in the address, a session instead of a key and a page of another site are refused', async () => {
      const before = await listRows(site);
      const key = await addKey(['webhooks:read', 'webhooks:write']);
      for (const [method, path, body] of [...READ_PATHS.map((path) => ['GET', path] as const), ...WRITE_CALLS]) {
        const inAddress = await callApi(site, method, `${path}?access_token=${key}`, { body });
        expect([path, inAddress.status, inAddress.json.detail]).toEqual([
          path,
          400,
          expect.stringContaining('revoke it'),
        ]);
        const reply = await callApi(site, method, `${path}?key=${key}`, { key, body });
        expect([path, reply.status]).toEqual([path, 400]);
        expect((await callApi(site, method, path, { body })).status).toBe(401);
      }
      for (const [method, path, body] of WRITE_CALLS) {
        const { status } = await callApi(site, method, path, {
          key,
          body,
          headers: { Origin: 'https://evil.example' },
        });
        expect([path, status]).toEqual([path, 403]);
      }
      expect(await listRows(site)).toEqual(before);
    });
  });
});
