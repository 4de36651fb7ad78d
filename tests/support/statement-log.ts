/** What PostgreSQL itself writes down of the statements of one database: their text without values, and those that failed. */
import { open } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestDatabase } from './database.ts';
import { asSuperuser } from './faults.ts';

export type StatementLog = {
  /** Lines since this was opened: each statement, and each error with its statement. */
  read(): Promise<{ statements: string[]; failed: string[] }>;
};

/**
 * For connections made from now on. The log is the whole server's; no other database of the tests writes statements
 * into it.
 */
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
  const file = path.join(path.dirname(folder), 'postgres.log');
  const start = await sizeOf(file);
  return {
    read: async () => {
      const lines = (await textFrom(file, start)).split('\n');
      return {
        statements: lines.filter((line) => /\] LOG: {2}(statement|execute [^:]*):/.test(line)),
        failed: lines.filter((line) => /\] STATEMENT:/.test(line)),
      };
    },
  };
}

async function sizeOf(file: string): Promise<number> {
  const handle = await open(file);
  try {
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

async function textFrom(file: string, start: number): Promise<string> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const buffer = Buffer.alloc(size - start);
    await handle.read(buffer, 0, buffer.length, start);
    return buffer.toString();
  } finally {
    await handle.close();
  }
}
