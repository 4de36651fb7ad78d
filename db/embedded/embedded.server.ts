/**
 * PostgreSQL that comes with the package, run by us: real fsync, real roles, no installation. It listens on a Unix
 * socket in a folder that only we can enter, never on the network.
 */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { LOCKS } from '#db/locks.ts';
import { type Layout, makePrivate, prepareLayout, serverIdentity } from './embedded-layout.server.ts';
import { isLeftAlone } from './other-connections.server.ts';
import { removeStaleLock } from './stale-lock.server.ts';

export type EmbeddedPostgres = {
  /** Restricted role of the running site. */
  appUrl: string;
  /** Owner of the database, for migrations. */
  ownerUrl: string;
  /** Superuser, for tests that make databases of their own. */
  adminUrl: string;
  folder: string;
  /** Starts the server if it does not run. Throws if it does not come up within a minute. */
  startAgain(signal: AbortSignal): Promise<void>;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
};

const DATABASE = 'agency';
/** Allows for recovery after a power cut. */
const PATIENCE_MS = 60_000;
const MEBIBYTE = 1_048_576;
/** Lines of its log in an error message. */
const LAST_LINES = 20;
/** `shared_buffers`: PostgreSQL's default, which any machine has. */
const LEAST_MEMORY = 128 * MEBIBYTE;
/** More has helped no board that we measured, and the server initialises each buffer when it starts. */
const MOST_MEMORY = 4_096 * MEBIBYTE;

/** True if the site was ever started with this folder. */
export const hasEmbeddedData = async (dataDir: string): Promise<boolean> =>
  existsSync(path.join((await prepareLayout(dataDir)).data, 'PG_VERSION'));

/** @param memory bytes for `shared_buffers`. A large board that fits is searched fast; unused memory is not taken */
export async function startEmbeddedPostgres(dataDir: string, memory = memoryForPages()): Promise<EmbeddedPostgres> {
  const layout = await prepareLayout(dataDir);
  if (!existsSync(path.join(layout.data, 'PG_VERSION'))) await initialise(layout);
  const url = (role: string, database = DATABASE) =>
    `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(layout.socket)}`;
  const adminUrl = url('postgres', 'postgres');

  const start = async (signal?: AbortSignal) => {
    // A server left behind by a killed process is adopted: it holds the data folder, and it is healthy.
    if (!(await accepts(adminUrl))) await launch(layout, { adminUrl, memory, signal });
  };
  await start();
  await createRolesAndDatabase(adminUrl);

  return {
    appUrl: url('agency_web'),
    ownerUrl: url('agency_owner'),
    adminUrl,
    folder: layout.data,
    startAgain: start,
    stop: () => stop(layout, adminUrl),
  };
}

/** An eighth of what this process may use. */
function memoryForPages(): number {
  const limit = process.constrainedMemory();
  const usable = limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem();
  return Math.min(Math.max(usable / 8, LEAST_MEMORY), MOST_MEMORY);
}

/** Creates the cluster in a draft folder and renames it, so that an interrupted or concurrent start leaves no partial cluster. */
async function initialise({ binaries, data }: Layout): Promise<void> {
  const draft = `${data}.draft-${process.pid}`;
  await makePrivate(draft);
  const options = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  try {
    const { code, output } = await run(path.join(binaries, 'bin', 'initdb'), ['-D', draft, ...options], draft);
    if (code !== 0) throw new Error(`PostgreSQL could not create its data folder ${data}:\n${output}`);
    await fs.rename(draft, data).catch((error) => {
      if (!existsSync(path.join(data, 'PG_VERSION'))) throw error;
    });
  } finally {
    await fs.rm(draft, { recursive: true, force: true });
  }
}

/**
 * Two may start at once: PostgreSQL lets one live, and it is soon ready for both. And a server that was killed may still
 * be listed among the processes, which keeps the next from starting for a moment. So a server that ends is not the end.
 * A machine that promises no memory that it may not have refuses the larger part, so a second try asks for little.
 */
async function launch(
  layout: Layout,
  { adminUrl, memory, signal }: { adminUrl: string; memory: number; signal?: AbortSignal | undefined },
): Promise<void> {
  await removeStaleLock(layout.data);
  const deadline = performance.now() + PATIENCE_MS;
  const isPatient = () => performance.now() < deadline && !signal?.aborted;
  for (let size = memory; isPatient(); size = LEAST_MEMORY) {
    const server = await spawnServer(layout, size);
    while (server.isAlive() && isPatient()) {
      if (await accepts(adminUrl)) return;
      await wait(20);
    }
    await wait(250);
    if (await accepts(adminUrl)) return;
  }
  throw new Error(`PostgreSQL did not start; its log is ${layout.log}${await lastFault(layout.log)}`);
}

/** @returns what PostgreSQL wrote last about why it ended, as the end of a sentence */
async function lastFault(log: string): Promise<string> {
  const lines = (await fs.readFile(log, 'utf8')).trimEnd().split('\n').slice(-LAST_LINES);
  const fault = lines.findLast((line) => /\b(FATAL|PANIC|could not)\b/.test(line));
  return fault ? `, which says: ${fault.replace(/^.*?\] /, '')}` : '';
}

async function spawnServer(layout: Layout, memory: number): Promise<{ isAlive(): boolean }> {
  const log = await fs.open(layout.log, 'a', 0o600);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: layout.socket,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: `${Math.floor(memory / MEBIBYTE)}MB`,
    log_line_prefix: '%m [%p] ',
    // Statements hold people's data; the log is for the server's own faults.
    log_min_error_statement: 'panic',
  };
  const server = spawn(
    path.join(layout.binaries, 'bin', 'postgres'),
    ['-D', layout.data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    // Detached: Ctrl-C in the terminal must reach the site first, which then stops its database in order.
    { ...serverIdentity, cwd: layout.data, detached: true, stdio: ['ignore', log.fd, log.fd] },
  );
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  server.once('error', end);
  server.once('exit', end);
  server.unref();
  await log.close();
  return { isAlive: () => !hasEnded };
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createRolesAndDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // One of several processes creates them; the others wait and find them.
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS.embeddedSetup]);
    const exists = async (query: string, name: string) => (await client.query(query, [name])).rowCount !== 0;
    const hasRole = (name: string) => exists('SELECT FROM pg_roles WHERE rolname = $1', name);
    if (!(await hasRole('agency_owner'))) await client.query('CREATE ROLE agency_owner LOGIN CREATEROLE');
    if (!(await hasRole('agency_web'))) await client.query('CREATE ROLE agency_web LOGIN');
    if (!(await exists('SELECT FROM pg_database WHERE datname = $1', DATABASE))) {
      await client.query(`CREATE DATABASE ${DATABASE} OWNER agency_owner`);
    }
  } finally {
    await client.end();
  }
}

async function stop({ data }: Layout, adminUrl: string): Promise<void> {
  if (!(await isLeftAlone(adminUrl))) return;
  const pid = await runningServer(data);
  if (!pid) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 20_000 && existsSync(path.join(data, 'postmaster.pid')); waited += 20) await wait(20);
}

async function runningServer(data: string): Promise<number | null> {
  try {
    const [firstLine] = (await fs.readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
    return Number(firstLine) || null;
  } catch {
    return null;
  }
}

function run(command: string, args: string[], cwd: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...serverIdentity, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code, output }));
  });
}
