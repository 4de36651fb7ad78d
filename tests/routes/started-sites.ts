import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { ServerRun } from '#tests/support/server-run.ts';
import { runServer, waitUntilReady } from '#tests/support/site.ts';

export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(inject('cluster').folder, 'site-'));
  // PostgreSQL does not run as root: its user must be able to enter the folder.
  await chmod(folder, 0o711);
  return folder;
}

export async function startIn(folder: string, env: Record<string, string> = {}): Promise<ServerRun & { url: string }> {
  const port = await freePort();
  const run = runServer({ DATA_DIR: folder, PORT: String(port), ...env });
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, run);
  return { ...run, url };
}

export const postmasterFile = (folder: string) => path.join(folder, 'postgres/postmaster.pid');

export async function postmaster(folder: string): Promise<[string, string]> {
  const lines = (await readFile(postmasterFile(folder), 'utf8')).split('\n');
  return [lines[0] ?? '', lines[4] ?? ''];
}

export async function queryOwn(folder: string, statement: string): Promise<unknown[]> {
  const [, socket] = await postmaster(folder);
  const client = new pg.Client({ host: socket, user: 'postgres', database: 'agency' });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

export async function startWithDatabase(env: Record<string, string> = {}, running = {}) {
  const database = await createTestDatabase({ seeded: true });
  const port = await freePort();
  const run = runServer(
    {
      PORT: String(port),
      DATABASE_URL: database.appUrl,
      MIGRATION_DATABASE_URL: database.ownerUrl,
      ...env,
    },
    running,
  );
  onTestFinished(async () => {
    await run.end('SIGKILL');
    await database.drop();
  });
  await waitUntilReady(`http://localhost:${port}`, run);
  return { ...run, port, url: `http://localhost:${port}` };
}

/** Starts a site that must not start. @returns its output */
export async function refusal(env: Record<string, string>, running = {}): Promise<string> {
  const run = runServer({ PORT: String(await freePort()), ...env }, running);
  expect(await run.ended).toBe(1);
  expect(run.output()).not.toMatch(/\n\s+at /);
  return run.output();
}
