/** Each transaction states its caller at the start (db/connections/begin-for.server.ts). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase, type Queries } from '#db/connections/client.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';

let db: TestDatabase;
let database: Database;

beforeAll(async () => {
  db = await createTestDatabase();
  database = openDatabase(db.appUrl, { size: 1 });
});

afterAll(async () => {
  await database?.close();
  await db?.drop();
});

const PERSON = randomUUID();

async function callerIn(queries: Queries) {
  const { rows } = await sql<{ actor: string; system: string }>`
    SELECT coalesce(current_setting('app.actor_id', true), '') AS actor,
           coalesce(current_setting('app.is_system', true), '') AS system`.execute(queries);
  return rows[0];
}

test('a person and the site itself are said within their transaction alone', async () => {
  expect(await database.asActor(PERSON, callerIn)).toEqual({ actor: PERSON, system: '' });
  expect(await callerIn(database.asPublic)).toEqual({ actor: '', system: '' });
  expect(await database.asSystem(callerIn)).toEqual({ actor: '', system: 'on' });
  expect(await callerIn(database.asPublic)).toEqual({ actor: '', system: '' });
});

test('one transaction that begins while another is underway says its own', async () => {
  const others = openDatabase(db.appUrl, { size: 2 });
  const callers = await others.asActor(PERSON, async (transaction) => {
    const inside = await others.asSystem(callerIn);
    return [inside, await callerIn(transaction)];
  });
  await others.close();
  expect(callers).toEqual([
    { actor: '', system: 'on' },
    { actor: PERSON, system: '' },
  ]);
});

test('an id that is a statement stays a text', async () => {
  const attack = `x'; SET LOCAL app.is_system = 'on'; --`;
  expect(await database.asActor(attack, callerIn)).toEqual({ actor: attack, system: '' });
  expect(await database.asActor(`\\${attack}`, callerIn)).toEqual({ actor: `\\${attack}`, system: '' });
});

test('one that cannot begin leaves a connection that can', async () => {
  await expect(database.asActor('with \0', callerIn)).rejects.toThrow();
  expect(await database.asActor(PERSON, callerIn)).toEqual({ actor: PERSON, system: '' });
});

describe('one transaction for all that a piece of work asks', () => {
  const add = (queries: Queries, name: string) =>
    sql`INSERT INTO notes_of_test (name) VALUES (${name})`.execute(queries);
  const readNames = async (queries: Queries) => {
    const { rows } = await sql<{ name: string }>`SELECT name FROM notes_of_test ORDER BY name`.execute(queries);
    return rows.map(({ name }) => name);
  };

  beforeAll(() =>
    asSuperuser(db, 'CREATE TABLE notes_of_test (name text PRIMARY KEY)', 'GRANT ALL ON notes_of_test TO agency_app'),
  );
  beforeEach(() => asSuperuser(db, 'TRUNCATE notes_of_test'));

  test('is kept as a whole, and each part reads what the parts before it wrote, as its own caller', async () => {
    const results = await database.inOneTransaction(async () => {
      await database.asActor(PERSON, (transaction) => add(transaction, 'a'));
      await database.asSystem((transaction) => add(transaction, 'b'));
      return [
        await readNames(database.asPublic),
        await callerIn(database.asPublic),
        await database.asActor(PERSON, callerIn),
        await database.asSystem(callerIn),
      ];
    });
    const visitor = { actor: '', system: '' };
    expect(results).toEqual([['a', 'b'], visitor, { actor: PERSON, system: '' }, { actor: '', system: 'on' }]);
    expect(await readNames(database.asPublic)).toEqual(['a', 'b']);
    expect(await callerIn(database.asPublic)).toEqual(visitor);
  });

  test('is undone as a whole if the work throws', async () => {
    const work = database.inOneTransaction(async () => {
      await database.asSystem((transaction) => add(transaction, 'a'));
      throw new Error('at the end');
    });
    await expect(work).rejects.toThrow('at the end');
    expect(await readNames(database.asPublic)).toEqual([]);
  });

  test('a part or a statement that fails takes nothing else with it', async () => {
    await database.inOneTransaction(async () => {
      await database.asSystem((transaction) => add(transaction, 'a'));
      await expect(add(database.asPublic, 'a')).rejects.toThrow('duplicate key');
      const part = database.asSystem(async (transaction) => {
        await add(transaction, 'b');
        await add(transaction, 'a');
      });
      await expect(part).rejects.toThrow('duplicate key');
      const silent = database.asSystem(async (transaction) => {
        await add(transaction, 'd');
        await add(transaction, 'a').catch(() => null);
      });
      await expect(silent).rejects.toThrow();
      await add(database.asPublic, 'c');
    });
    expect(await readNames(database.asPublic)).toEqual(['a', 'c']);
  });

  test('parts at the same time take turns, and late ones go their own way', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const callers = await database.inOneTransaction(async () => {
      const gate = Promise.withResolvers<void>();
      setImmediate(gate.resolve);
      late = gate.promise.then(() => database.asSystem((transaction) => add(transaction, 'late')));
      return Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          database.asActor(PERSON, (transaction) => add(transaction, String(n)).then(() => callerIn(transaction))),
        ),
      );
    });
    await late;
    expect(new Set(callers.map((caller) => caller?.actor))).toEqual(new Set([PERSON]));
    expect(await readNames(database.asPublic)).toHaveLength(21);
  });

  test('a cut connection keeps nothing and leaves a database that answers', async () => {
    const work = database.inOneTransaction(async () => {
      await database.asSystem((transaction) => add(transaction, 'a'));
      await asSuperuser(
        db,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()`,
      );
      await database.asSystem((transaction) => add(transaction, 'b'));
    });
    await expect(work).rejects.toThrow();
    expect(await readNames(database.asPublic)).toEqual([]);
  });
});
