import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** Z06: statements are constants and values are parameters. This test lists the statements that are built from parts. */
const ROOMS = ['app', 'db', 'domain', 'platform', 'scripts', 'server'];

/** Files that build statements, and how many. None of the parts is user input. */
const EXCEPTIONS: Record<string, number> = {
  // One of two keywords, chosen by type.
  'app/features/core/desk/queries/security-events.server.ts': 1,
  // Names of tables, columns, sequences and indexes from the catalogue, escaped.
  'db/backup/catalogue.server.ts': 1,
  'db/backup/dump.server.ts': 4,
  'db/backup/load.server.ts': 10,
  'db/backup/restore-check.server.ts': 2,
  // Text of db/functions and db/schema, and escaped names from the catalogue.
  'db/definitions.server.ts': 5,
  // The name of a constant database, and a statement passed by the caller.
  'db/embedded/embedded.server.ts': 2,
  // `SET` takes no parameters; the values are escaped (database/callers).
  'db/connections/begin-for.server.ts': 1,
  // NOTIFY channels cannot be parameters.
  'db/connections/listen.server.ts': 1,
  // Text of db/migrations, and the escaped role of DATABASE_URL.
  'db/migrate.server.ts': 2,
  'db/schema.server.ts': 1,
  'db/version-1.server.ts': 1,
  // Statements that the site sent to the primary, and constants.
  'db/connections/replica.server.ts': 5,
  // pg-boss's own statements, between constants.
  'db/task-schema.server.ts': 5,
};

/** SQL functions that EXECUTE joined constants; every value is a parameter (db/functions). */
const EXECUTING = [
  'app.count_accounts(text,text,text,integer)',
  'app.find_desk_applications(text,text,integer,integer,uuid,uuid,boolean,boolean,boolean,integer)',
  'app.find_desk_jobs(text,text,integer,integer)',
  'app.find_people(jsonb,text,doubleprecision,doubleprecision,doubleprecision,text,date,text,boolean,timestampwithtimezone,timestampwithtimezone,text,integer,integer,integer[],boolean)',
  'app.list_accounts(text,text,text,integer,integer)',
  'app.move_rows(uuid,uuid,boolean)',
  'app.set_facts(uuid,jsonb)',
  'app.unmerge_people(uuid)',
];

type Node = { type: string; start: number } & Record<string, unknown>;

/** Methods whose argument is a statement. */
const STATEMENT_METHODS = ['query', 'raw', 'unsafe', 'lit', 'literal'];

function listBuiltStatements(file: string): number[] {
  const code = readFileSync(file, 'utf8');
  const lines: number[] = [];
  walk(parseSync(file, code).program as unknown as Node, (node) => {
    if (node.type !== 'CallExpression') return;
    type Name = { name?: string };
    const { object, property } = node['callee'] as { object?: Node & Name & { property?: Name }; property?: Name };
    // The browser's permissions API has a method of the same name.
    if (object?.property?.name === 'permissions') return;
    const [statement] = node['arguments'] as (Node & { expressions?: unknown[] })[];
    if (!property?.name || !STATEMENT_METHODS.includes(property.name) || object?.name === 'z' || !statement) return;
    const isConstant =
      statement.type === 'Literal' || (statement.type === 'TemplateLiteral' && statement.expressions?.length === 0);
    if (!isConstant) lines.push(code.slice(0, node.start).split('\n').length);
  });
  return lines;
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof child.type === 'string') walk(child, visit);
    }
  }
}

test('no statement is put together in the source', () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  ).filter((file) => /(?<!\.test)\.(ts|tsx|mjs)$/.test(file));
  const builtStatements = files
    .map((file) => [file, listBuiltStatements(file)] as const)
    .filter(([, lines]) => lines.length > 0);
  const places = builtStatements.map(([file, lines]) => `${file}:${lines}`);
  expect(Object.fromEntries(builtStatements.map(([file, lines]) => [file, lines.length])), places.join('\n')).toEqual(
    EXCEPTIONS,
  );
});

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db.drop());

test('nor in the database', async () => {
  const rows = await queryTasks<{ name: string }>(
    db,
    `SELECT replace(oid::regprocedure::text, ' ', '') AS name FROM pg_proc
     WHERE pronamespace IN ('public'::regnamespace, 'app'::regnamespace) AND prosrc ~* '\\mexecute\\M'
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
     ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(EXECUTING);
});
