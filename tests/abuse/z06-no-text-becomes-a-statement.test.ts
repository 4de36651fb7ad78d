import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addressOf } from '#tests/support/matrix-cell.ts';
import { fieldsFor, listForms } from '#tests/support/matrix-forms.ts';
import { listBuiltRoutes } from '#tests/support/matrix-routes.ts';
import { type Stage, setStage } from '#tests/support/matrix-stage.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { ATTACKS, MARK } from '#tests/support/sql-attacks.ts';
import { openStatementLog, type StatementLog } from '#tests/support/statement-log.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** Z06: whatever anybody types, PostgreSQL is given it as a value, and nothing it is given is an error. */
let database: TestDatabase;
let log: StatementLog;
let stage: Stage;
const routes = listBuiltRoutes();

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  log = await openStatementLog(database);
  stage = await setStage({ database });
});

afterAll(async () => {
  await stage?.stop();
  await database?.drop();
});

/** Every name that any address listens to. */
const PARAMETERS = [
  ...['search', 'category', 'type', 'location', 'salary', 'sort', 'page', 'format', 'q', 'path', 'notice', 'next'],
  ...['token', 'remove', 'requested', 'status', 'role', 'back', 'risk', 'person', 'from', 'to', 'action', 'email'],
];
const ASKERS = ['admin', 'anonymous'] as const;

/** Each place gets its own part of the two hundred; in the full form all of them, unless it is one of many like it. */
let turn = 0;
function attacks(short: number, full = ATTACKS.length): string[] {
  const count = rounds(short, full);
  turn += count;
  return Array.from({ length: count }, (_, index) => ATTACKS[(turn + index) % ATTACKS.length] ?? '');
}

async function send(address: string, actor: (typeof ASKERS)[number], form?: URLSearchParams): Promise<string[]> {
  const headers = await stage.headersOf(actor);
  const { status } = form
    ? await request(stage.site.url, address, {
        method: 'POST',
        headers: { ...headers, Origin: stage.site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      })
    : await request(stage.site.url, address, { headers });
  return status >= 500 ? [`${address} as ${actor} was answered ${status}: ${form ?? ''}`] : [];
}

describe.each(ASKERS)('sent by: %s', (actor) => {
  test('in every parameter of every address, all together and one by one', async () => {
    const faults: string[] = [];
    for (const route of routes) {
      const [path = ''] = addressOf(stage, route).split('?', 1);
      const together = attacks(1, 10).map((text) => PARAMETERS.map((name): [string, string] => [name, text]));
      // In the short form each address gets others of them.
      const first = turn % PARAMETERS.length;
      const single = [...PARAMETERS, ...PARAMETERS].slice(first, first + rounds(2, PARAMETERS.length));
      const alone = single.flatMap((name) => attacks(1, 10).map((text): [string, string][] => [[name, text]]));
      const queries = [...together, ...alone].map((query) => `${path}?${new URLSearchParams(query)}`);
      faults.push(...(await inTurns(queries.map((query) => () => send(query, actor)))));
    }
    expect(faults).toEqual([]);
  }, 3_600_000);

  test('as every part of an address', async () => {
    const patterns = routes.map(({ pattern }) => pattern).filter((pattern) => /[:*]/.test(pattern));
    const addresses = patterns.flatMap((pattern) =>
      attacks(1).map((text) => `/${pattern.replace(/:\w+|\*/, encodeURIComponent(text))}`),
    );
    expect(await inTurns(addresses.map((address) => () => send(address, actor)))).toEqual([]);
  }, 3_600_000);

  test('in every field of every form', async () => {
    const faults: string[] = [];
    for (const [pattern, fields] of listForms()) {
      const route = routes.find((each) => each.pattern === pattern);
      if (!route) throw new Error(`There is no route '${pattern}'`);
      await stage.renew();
      for (const name of Object.keys(fields)) {
        for (const text of attacks(1)) {
          const form = new URLSearchParams({ ...fieldsFor(pattern), [name]: text });
          faults.push(...(await send(addressOf(stage, route), actor, form)));
        }
      }
    }
    expect(faults).toEqual([]);
  }, 3_600_000);
});

test('after all that: no statement has failed, and none has anything in it that was sent', async () => {
  const { statements, failed } = await log.read();
  expect(statements.length).toBeGreaterThan(1_000);
  expect(failed).toEqual([]);
  expect(statements.filter((line) => line.includes(MARK))).toEqual([]);
  expect(stage.site.log()).not.toContain('"level":"error"');
});

test('a statement that failed would have been noticed', async () => {
  const probe = await openStatementLog(database);
  await expect(queryTasks(database, `SELECT '${MARK}' FROM nowhere`)).rejects.toThrow('does not exist');
  const { statements, failed } = await probe.read();
  expect([...statements, ...failed].filter((line) => line.includes(MARK))).toHaveLength(2);
});

test('the site is who it was, and so is everything else', async () => {
  const users = await queryTasks(
    database,
    `SELECT DISTINCT usename::text AS name FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'recruitment-agency%'`,
  );
  expect(users).toEqual([{ name: 'agency_web' }]);
  const tables = await queryTasks(
    database,
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND NOT relforcerowsecurity`,
  );
  expect(tables).toEqual([]);
  const admins = await queryTasks(database, `SELECT email::text AS email FROM profiles WHERE role = 'admin'`);
  expect(admins).toEqual([{ email: 'morag@tidewell.example' }]);
});

/** A few at a time. */
async function inTurns(work: (() => Promise<string[]>)[]): Promise<string[]> {
  const faults: string[] = [];
  for (let start = 0; start < work.length; start += 6) {
    faults.push(...(await Promise.all(work.slice(start, start + 6).map((each) => each()))).flat());
  }
  return faults;
}
