import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageRow } from '#app/pages/row.ts';
import { pages } from '#app/pages.ts';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isFullForm } from '#tests/support/form.ts';
import { addressOf, WRITES } from '#tests/support/matrix-cell.ts';
import { formFor } from '#tests/support/matrix-forms.ts';
import { type BuiltRoute, listBuiltRoutes } from '#tests/support/matrix-routes.ts';
import { type Stage, setStage } from '#tests/support/matrix-stage.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { request } from '#tests/support/request.ts';
import { castMember } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const FORM = 'application/x-www-form-urlencoded';
const changing = listBuiltRoutes().filter(({ hasAction }) => hasAction);

describe('on a computer of one’s own', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await setStage();
  });

  afterAll(() => stage?.stop());

  const origins = (): [name: string, headers: Record<string, string>][] => {
    const { port } = stage.site;
    return [
      ['another site', { Origin: 'https://evil.example' }],
      ['a page without an address', { Origin: 'null' }],
      ['nowhere', {}],
      ['nowhere, as text', { 'Content-Type': 'text/plain' }],
      ['a name below ours', { Origin: `http://evil.localhost:${port}` }],
      ['a name that begins like ours', { Origin: `http://localhost.evil.example:${port}` }],
      ['another port', { Origin: `http://localhost:${port + 1}` }],
      ['https', { Origin: `https://localhost:${port}` }],
    ];
  };

  const isMetBy = ({ pattern: { length } }: BuiltRoute, place: number, method: number) =>
    [0, 1 + (length % 3)].includes(method) && (place + method + length) % 8 === 0;

  test.each(changing)('/$pattern', async (route) => {
    const cookies = await stage.headersOf('admin');
    await stage.watch.begin();
    const { type, body } = formFor(route.pattern);
    const answers = await Promise.all(
      // The short form sends each route one case by POST and one by another method; the next route gets other cases.
      origins().flatMap(([name, from], place) =>
        WRITES.filter((_, at) => isFullForm || isMetBy(route, place, at)).map(async (method) => {
          const headers = { ...cookies, 'Content-Type': type, Referer: `${stage.site.url}/`, ...from };
          const answer = await request(stage.site.url, addressOf(stage, route), { method, headers, body });
          return { name: `${method} from ${name}`, status: answer.status, sets: answer.headers['set-cookie'] };
        }),
      ),
    );
    // Programs send no Origin header. The secret in the address authorises them, and this request lacks it.
    const { senders, form } = Object.entries<PageRow>(pages).find(([path]) => path === `/${route.pattern}`)?.[1] ?? {};
    const isForPrograms = form?.isForMailPrograms === true || form?.isForPrograms === true;
    const isExpectedRefusal = ({ name }: { name: string }) => !(isForPrograms && name.startsWith('POST from nowhere'));
    // Without an API key the answer is always 401.
    const withoutKey = new Map([
      ['nowhere', 401],
      ['nowhere, as text', 415],
    ]);
    const expected = ({ name }: { name: string }) =>
      (senders === 'keys' && withoutKey.get(name.split(' from ')[1] ?? '')) || 403;
    expect(
      answers.filter(isExpectedRefusal).filter((answer) => answer.status !== expected(answer) || answer.sets),
    ).toEqual([]);
    expect(await stage.watch.listChanges()).toEqual([]);
  });
});

describe('on a real site', () => {
  let site: Site;
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    site = await startSite({ database, env: PRODUCTION_ENV });
  });

  afterAll(async () => {
    await site?.stop();
    await database?.drop();
  });

  const signIn = (origin: string) =>
    request(site.url, '/employer-login', {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': FORM },
      body: new URLSearchParams({ email: castMember('Dev').email, password: DEMO_PASSWORD, next: '' }).toString(),
    });

  test.each([
    'http://jobs.example',
    'https://jobs.example:8443',
    'https://evil.jobs.example',
    'https://jobs.example.evil.example',
    'https://xjobs.example',
    'https://JOBS.example',
    'http://localhost',
    'https://jobs.example, https://evil.example',
  ])('a page of %s cannot sign a visitor in', async (origin) => {
    const { status, headers } = await signIn(origin);
    expect([status, headers['set-cookie']]).toEqual([403, undefined]);
  });

  test('our own page is let through', async () => {
    expect((await signIn(PRODUCTION_ENV.PUBLIC_ORIGIN)).status).toBe(401);
  });
});
