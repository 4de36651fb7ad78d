/**
 * Reads db/schema, one file a noun. A new database is made of its tables, indexes and privileges; its policies and triggers are definitions,
 * which every database gets when they change (definitions.server.ts).
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { sortByNeed, splitStatements } from './statements.ts';

type Client = Pick<pg.Client, 'query'>;
type Statement = { file: string; text: string };
/** All policies, or all triggers, of one table. */
type OfTable = Statement & { kind: 'policies' | 'triggers'; subject: string };

const FOLDER = path.resolve('db/schema');
/** Makes the roles and schemas that the other files name. */
const FIRST = 'roles.sql';
const OF_TABLE = /^CREATE (?:(POLICY)|TRIGGER) \w+\s[\s\S]*?\bON ([\w.]+)/;

/** @returns the policies and triggers of each table */
export async function listTableDefinitions(): Promise<OfTable[]> {
  const definitions = new Map<string, OfTable>();
  for (const { file, text } of await readStatements()) {
    const [, policy, subject] = OF_TABLE.exec(text) ?? [];
    if (!subject) continue;
    const kind = policy ? 'policies' : 'triggers';
    const sameTable = definitions.get(`${kind} ${subject}`);
    definitions.set(`${kind} ${subject}`, { file, kind, subject, text: `${sameTable?.text ?? ''}${text};\n` });
  }
  return [...definitions.values()];
}

/**
 * Makes everything but policies and triggers, in the transaction of the caller.
 * @param functions of which those are made that columns, checks and indexes call
 */
export async function createTables(
  client: Client,
  functions: readonly (Statement & { subject: string })[],
): Promise<void> {
  const statements = (await readStatements()).filter(({ text }) => !OF_TABLE.test(text));
  const makers = new Map<string, Statement>(functions.map((each) => [`${each.subject}()`, each]));
  for (const statement of statements) {
    const [, table] = /^CREATE TABLE ([\w.]+)/.exec(statement.text) ?? [];
    if (table) makers.set(table, statement);
  }
  await client.query('SET LOCAL check_function_bodies = off');
  for (const { file, text } of sortByNeed(statements, makers)) {
    try {
      await client.query(text);
    } catch (error) {
      throw new Error(`${file} failed; the database is as it was before it`, { cause: error });
    }
  }
}

async function readStatements(): Promise<Statement[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql') && file !== FIRST).sort();
  const statements = await Promise.all(
    [FIRST, ...files].map(async (file) =>
      splitStatements(await readFile(path.join(FOLDER, file), 'utf8')).map((text) => ({
        file: `db/schema/${file}`,
        text,
      })),
    ),
  );
  return statements.flat();
}
