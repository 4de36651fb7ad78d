import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import { findApplying } from '#app/features/people/applications/queries/preview.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isFullForm } from '#tests/support/form.ts';
import { MATRIX } from '#tests/support/matrix.ts';
import { addressOf, dataAddress } from '#tests/support/matrix-cell.ts';
import { type Fields, formFor, listBodiesWith, listForms, type SentForm } from '#tests/support/matrix-forms.ts';
import { type BuiltRoute, isPageAt, listBuiltRoutes } from '#tests/support/matrix-routes.ts';
import { STAFF } from '#tests/support/matrix-staff.ts';
import { type Stage, setStage } from '#tests/support/matrix-stage.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember } from '#tests/support/session.ts';
import { ATTACKS, MARK } from '#tests/support/sql-attacks.ts';
import { openStatementLog, type StatementLog } from '#tests/support/statement-log.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** Z06: PostgreSQL receives typed text only as a parameter, and never fails on it. */
let database: TestDatabase;
let log: StatementLog;
let stage: Stage;
const routes = listBuiltRoutes();

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  log = await openStatementLog(database);
  stage = await setStage({ database });
  await stage.watch.query('CREATE TEMP TABLE known AS SELECT user_id, password_hash FROM credentials');
});

afterAll(async () => {
  await stage?.stop();
  await database?.drop();
});

/** Every query parameter that any address reads. */
const PARAMETERS = [
  'search',
  'category',
  'type',
  'location',
  'salary',
  'sort',
  'page',
  'format',
  'q',
  'path',
  'notice',
  'next',
  'token',
  'remove',
  'requested',
  'status',
  'role',
  'back',
  'risk',
  'person',
  'from',
  'to',
  'action',
  'email',
  'job',
  'like',
  'form',
  'reference',
  'confirmed',
  'with',
];
const ASKERS = ['admin', 'anonymous', 'candidate'] as const;
type Asker = (typeof ASKERS)[number];

/** Returns the next attacks of the two hundred, more of them in the full form. */
let turn = 0;
function attacks(short: number, full = ATTACKS.length): string[] {
  const count = rounds(short, full);
  turn += count;
  return Array.from({ length: count }, (_, index) => ATTACKS[(turn + index) % ATTACKS.length] ?? '');
}

/** The short form requests data as the browser's router does: loaders and actions run, and nothing is rendered. */
const sentTo = (address: string, { pattern }: BuiltRoute): string =>
  !isFullForm && isPageAt(pattern) ? dataAddress(address) : address;

async function send(address: string, actor: Asker, form?: SentForm): Promise<string[]> {
  const headers = await stage.headersOf(actor);
  const { status } = form
    ? await request(stage.site.url, address, {
        method: 'POST',
        headers: { ...headers, Origin: stage.site.url, 'Content-Type': form.type },
        body: form.body,
      })
    : await request(stage.site.url, address, { headers });
  // oEmbed answers 501 for an unknown format.
  return status >= 500 && status !== 501 ? [`${address} as ${actor} was answered ${status}: ${form?.body ?? ''}`] : [];
}

/** Removes lockouts and restores passwords, which would stop later attacks before they reach a statement. */
async function forgetAttempts(): Promise<void> {
  await stage.watch.query('DELETE FROM login_failures');
  await stage.watch.query(
    `UPDATE credentials AS c SET password_hash = known.password_hash FROM known
     WHERE known.user_id = c.user_id AND known.password_hash <> c.password_hash`,
  );
}

const REACHED = [
  'draw_swipe_deck',
  'insert into "applications"',
  'update "profiles" set "full_name"',
  'csp_report',
  'update "credentials" set "password_hash"',
  'update "jobs" set "title"',
];

const MOMENTS: Record<string, () => Promise<Fields>> = {
  'jobs/:id/edit': async () => ({ version: stage.version() }),
  'jobs/:id/apply': async () => {
    const candidate = { id: castMember('Aisha').id } as Candidate;
    const applying = await findApplying(stage.site.database.database, candidate, stage.targetOf('open_job'));
    return { intent: 'send', version: applying?.version ?? '' };
  },
};

async function tryField(pattern: string, name: string, text: string, actor: Asker): Promise<string[]> {
  if (isFullForm) await forgetAttempts();
  const moment = MOMENTS[pattern];
  if (moment) await stage.renew(MATRIX[pattern]?.target);
  const form = formFor(pattern, { ...(await moment?.()), [name]: text });
  return send(sentTo(addressOf(stage, routeOf(pattern)), routeOf(pattern)), actor, form);
}

function listWelcome(pattern: string): Asker[] {
  const welcome = ASKERS.filter((actor) => MATRIX[pattern]?.write?.[actor] === 'let_in');
  // These forms may be parsed before they are refused, so all actors try them.
  return welcome.length > 0 ? welcome : [...ASKERS];
}

function routeOf(pattern: string): BuiltRoute {
  const route = routes.find((each) => each.pattern === pattern);
  if (!route) throw new Error(`There is no route '${pattern}'`);
  return route;
}

describe.each(ASKERS)('sent by: %s', (actor) => {
  test('in every parameter of every address, all together and one by one', async () => {
    const faults: string[] = [];
    for (const [place, route] of routes.entries()) {
      // The short form requests each address as one actor who may see the page, or as any actor if none may.
      const readers = ASKERS.filter((each) => MATRIX[route.pattern]?.read[each] === 'page');
      const askers = readers.length > 0 ? readers : ASKERS;
      if (!isFullForm && askers[place % askers.length] !== actor) continue;
      const [path = ''] = addressOf(stage, route).split('?', 1);
      // An unknown place ends a search before its statement; `location` is sent alone.
      const together = PARAMETERS.filter((name) => name !== 'location');
      const fullQueries = attacks(1, 10).map((text) => together.map((name): [string, string] => [name, text]));
      // The short form tries one parameter at every eighth address.
      const first = turn % PARAMETERS.length;
      const count = isFullForm || place % 8 === 0 ? rounds(1, PARAMETERS.length) : 0;
      const single = [...PARAMETERS, ...PARAMETERS].slice(first, first + count);
      const singleQueries = single.flatMap((name) => attacks(1, 2).map((text): [string, string][] => [[name, text]]));
      const queries = [...fullQueries, ...singleQueries].map((query) =>
        sentTo(`${path}?${new URLSearchParams(query)}`, route),
      );
      faults.push(...(await inTurns(queries.map((query) => () => send(query, actor)))));
    }
    expect(faults).toEqual([]);
  }, 3_600_000);

  test('as every part of an address, also where a form is sent to it', async () => {
    // The short form requests each address as one actor and sends its form as another.
    const turnOf = (place: number) => isFullForm || ASKERS[place % ASKERS.length] === actor;
    const open = routes.filter(({ pattern }) => /[:*]/.test(pattern));
    const tries = open.flatMap((route, place) =>
      attacks(1, 50).flatMap((text) => {
        const { pattern, hasAction } = route;
        const address = sentTo(`/${pattern.replace(/:\w+|\*/, encodeURIComponent(text))}`, route);
        return [
          ...(turnOf(place) ? [undefined] : []),
          ...(hasAction && turnOf(place + 1) ? [formFor(pattern)] : []),
        ].map((form) => () => send(address, actor, form));
      }),
    );
    expect(await inTurns(tries)).toEqual([]);
  }, 3_600_000);

  test('in every field of every form', async () => {
    const faults: string[] = [];
    for (const [index, [pattern, fields]] of listForms().entries()) {
      const welcome = listWelcome(pattern);
      if (!isFullForm && welcome[index % welcome.length] !== actor) continue;
      await stage.renew(isFullForm ? undefined : (MATRIX[pattern]?.target ?? null));
      const names = Object.keys({ ...fields, ...(await MOMENTS[pattern]?.()) });
      await forgetAttempts();
      // The short form tries every fifth field, with a different offset for each form.
      for (const name of names.filter((_, at) => isFullForm || names.length < 3 || (at + index) % 5 === 0)) {
        for (const text of attacks(1, 40)) faults.push(...(await tryField(pattern, name, text, actor)));
      }
    }
    expect(faults).toEqual([]);
  }, 3_600_000);

  test('in every text of what scripts and browsers send, and as the name of a file', async () => {
    await stage.renew();
    const tries = attacks(2).flatMap((text) =>
      listBodiesWith(text).map(
        ([pattern, body]) =>
          () =>
            send(addressOf(stage, routeOf(pattern)), actor, body),
      ),
    );
    expect(await inTurns(tries)).toEqual([]);
  }, 3_600_000);
});

test('after all that: no statement has failed, and none has anything in it that was sent', async () => {
  const { count, statements, failed } = await log.read();
  expect(count).toBeGreaterThan(1_000);
  for (const name of REACHED)
    expect(
      statements.some((text) => text.includes(name)),
      name,
    ).toBe(true);
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
  const admins = await queryTasks(
    database,
    `SELECT email::text AS email FROM profiles WHERE role = 'admin' ORDER BY email`,
  );
  expect(admins).toEqual([{ email: STAFF.admin.email }, { email: 'morag@tidewell.example' }]);
});

async function inTurns(work: (() => Promise<string[]>)[]): Promise<string[]> {
  const faults: string[] = [];
  for (let start = 0; start < work.length; start += 6) {
    faults.push(...(await Promise.all(work.slice(start, start + 6).map((each) => each()))).flat());
  }
  return faults;
}
