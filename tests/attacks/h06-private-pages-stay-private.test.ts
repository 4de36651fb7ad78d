import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCast } from '#db/seed/cast.ts';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { MATRIX, type MatrixActor } from '#tests/support/matrix.ts';
import { addressOf } from '#tests/support/matrix-cell.ts';
import { type BuiltRoute, listBuiltRoutes } from '#tests/support/matrix-routes.ts';
import { type Stage, setStage } from '#tests/support/matrix-stage.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';

let stage: Stage;
const routes = listBuiltRoutes();

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.stop());

const PEOPLE: Partial<Record<MatrixActor, string>> = {
  candidate: 'Aisha',
  other_candidate: 'Tom',
  employer: 'Dev',
  other_employer: 'Ruth',
};
const CRAWLERS = someOf(['anonymous', 'candidate', 'other_candidate', 'employer', 'other_employer'] as const, 0, 1, 4);

/**
 * The second half requests everything again, when all storable pages are stored. In the short form one crawler repeats the public pages
 * only.
 */
const RETURN_CRAWLERS = someOf(CRAWLERS, 2);
const isAskedOnTheWayBack = ({ pattern }: BuiltRoute) => isFullForm || !MATRIX[pattern]?.isGated;

const othersThan = (actor: MatrixActor) => {
  const ownId = PEOPLE[actor] && castMember(PEOPLE[actor]).id;
  return demoCast.filter(({ id }) => id !== ownId).flatMap(({ fullName, email }) => [fullName, email]);
};

/** Files named by their content, which never changes under one address. */
const NAMED_AFTER_CONTENT = /^\/(logos|pictures|assets)\//;

test('a crawl of everything by several people at once, there and back', async () => {
  const headers = new Map<MatrixActor, Record<string, unknown>>();
  for (const actor of CRAWLERS) headers.set(actor, await stage.headersOf(actor));
  const faults: string[] = [];
  const visit = async (address: string, actor: MatrixActor) => {
    const answer = await request(stage.site.url, address, { headers: headers.get(actor) as IncomingHttpHeaders });
    const name = `${address} as ${actor}`;
    const caching = answer.headers['cache-control'];
    const isKeptByAll = NAMED_AFTER_CONTENT.test(address) && answer.status === 200;
    const expected = isKeptByAll ? 'public, max-age=31536000, immutable' : 'private, no-store';
    if ((actor !== 'anonymous' || isKeptByAll) && caching !== expected)
      faults.push(`${name}: Cache-Control ${caching}`);
    if (answer.headers['set-cookie']) faults.push(`${name}: sets a cookie`);
    if (!answer.headers.vary?.includes('Cookie') && answer.status === 200)
      faults.push(`${name}: does not vary by cookie`);
    const body = answer.body.toString();
    faults.push(...othersThan(actor).flatMap((words) => (body.includes(words) ? [`${name}: shows '${words}'`] : [])));
  };
  const crawled = routes.filter(({ pattern }) => !MATRIX[pattern]?.isOpenBook);
  for (let round = 0; round < 2; round += 1) {
    for (const [place, route] of (round === 0 ? crawled : crawled.filter(isAskedOnTheWayBack)).entries()) {
      const everybody = round % 2 === 0 ? CRAWLERS : RETURN_CRAWLERS.toReversed();
      const order = MATRIX[route.pattern]?.isGated ? someOf(everybody, place % everybody.length) : everybody;
      await Promise.all(order.map((actor) => visit(addressOf(stage, route), actor)));
    }
  }
  expect(faults).toEqual([]);
});

test('also what is refused or not there is for one person only', async () => {
  const headers = await stage.headersOf('candidate');
  for (const path of ['/admin', '/no-such-page', '/jobs/00000000-0000-4000-8000-00000000dead', '/api/session']) {
    const answer = await request(stage.site.url, path, { headers });
    expect([path, answer.headers['cache-control']]).toEqual([path, 'private, no-store']);
  }
});

describe('a cookie that is not that of a session', () => {
  test.each([
    ['changed by one letter', (good: string) => good.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['cut short', (good: string) => good.slice(0, -1)],
    ['longer', (good: string) => `${good}A`],
    ['empty', () => 'session='],
    ['in another’s form', () => 'session=eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.'],
    ['by its other name', (good: string) => `__Host-${good}`],
    ['in capitals', (good: string) => good.replace('session', 'SESSION')],
    ['with the hash of the token', () => `session=${'ab'.repeat(32)}`],
    ['in quotes', (good: string) => good.replace('=', '="').concat('"')],
    ['with statements', () => `session=' OR 1=1--`],
    ['very long', () => `session=${'A'.repeat(8_000)}`],
  ])('%s signs its sender in to no account', async (_name, change) => {
    const good = await signInAs(stage.site, castMember('Morag').id);
    await expectNobody(change(good));
  });

  test('that has ended signs its sender in to no account', async () => {
    await expectNobody(await signInAs(stage.site, castMember('Morag').id, { minutes: -1 }));
  });

  test('of an account that was deleted meanwhile signs its sender in to no account', async () => {
    const { database } = stage.site.database;
    const { id } = await database.asSystem((transaction) =>
      transaction
        .insertInto('profiles')
        .values({ email: 'short@mail.example', full_name: 'Short Stay', role: 'admin', status: 'approved' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const cookie = await signInAs(stage.site, id);
    expect((await request(stage.site.url, '/admin', { headers: { Cookie: cookie } })).status).toBe(200);
    await database.asSystem((transaction) => transaction.deleteFrom('profiles').where('id', '=', id).execute());
    await expectNobody(cookie);
  });

  test('and the right one signs its sender in', async () => {
    const headers = { Cookie: await signInAs(stage.site, castMember('Morag').id) };
    expect((await request(stage.site.url, '/admin', { headers })).status).toBe(200);
  });
});

async function expectNobody(cookie: string): Promise<void> {
  const headers = { Cookie: cookie };
  const [admin, home] = [
    await request(stage.site.url, '/admin', { headers }),
    await request(stage.site.url, '/', { headers }),
  ];
  expect([admin.status, admin.headers.location]).toEqual([302, '/employer-login?next=%2Fadmin']);
  expect(home.body.toString()).not.toContain(castMember('Morag').fullName);
}
