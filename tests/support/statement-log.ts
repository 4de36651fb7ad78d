/** PostgreSQL's log of one database: statements without values, and failed statements. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import type { TestDatabase } from './database.ts';
import { asSuperuser } from './faults.ts';
import { closeSuperuser } from './superuser.ts';

export type StatementLog = {
  read(): Promise<{ count: number; statements: string[]; failed: string[] }>;
};

/** Applies to connections made from now on. The log belongs to the whole server; no other test database logs statements. */
export async function openStatementLog(database: TestDatabase): Promise<StatementLog> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string; folder: string }>(
    `SELECT current_database() AS name, current_setting('data_directory') AS folder`,
  );
  await client.end();
  const [{ name = '', folder = '' } = {}] = rows;
  const settings = {
    log_statement: 'all',
    log_min_error_statement: 'error',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
  };
  await asSuperuser(
    database,
    ...Object.entries(settings).map(([key, value]) => `ALTER DATABASE ${name} SET ${key} = '${value}'`),
  );
  // Reconnects, so that the test's own statements are logged too.
  await closeSuperuser(database.adminUrl);
  const file = path.join(path.dirname(folder), 'postgres.log');
  const { size: start } = await stat(file);
  return {
    read: () => readFrom(file, start),
  };
}

/** Reads by line: after hours of attacks the log exceeds the longest string. */
async function readFrom(file: string, start: number) {
  const statements = new Set<string>();
  const failed: string[] = [];
  let count = 0;
  let entry = '';
  const endEntry = () => {
    const [, process, statement] = /(\[\d+\]) LOG: {2}(?:statement|execute [^:]*):(.*)/s.exec(entry) ?? [];
    if (statement !== undefined) {
      statements.add(process + statement);
      count += 1;
    }
    if (/\] STATEMENT:/.test(entry)) failed.push(entry);
    entry = '';
  };
  for await (const line of createInterface({ input: createReadStream(file, { start }) })) {
    if (!line.startsWith('\t')) endEntry();
    entry += line;
  }
  endEntry();
  return { count, statements: [...statements], failed };
}
