/** Starts the production build on a free port with a database of its own, in a process that runs no other site at the time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import memory from '#server/memory-settings.json' with { type: 'json' };
import { createTestDatabase, type TestDatabase } from './database.ts';
import { runHosted } from './hosted-site.ts';
import { PATIENCE_MS } from './patience.ts';
import { launchRealAgency } from './real-agency.ts';
import type { ServerRun } from './server-run.ts';

export { SECRET_KEY } from './secret-key.ts';

export type Site = {
  url: string;
  port: number;
  pid: number;
  database: TestDatabase;
  /** Of this site alone; emails are stored there (tests/support/mailbox.ts). */
  dataDir: string;
  log(): string;
  /** Stops it like `systemctl stop`; drops the database if the site created it. @returns the exit code */
  stop(): Promise<number | null>;
  /** Kills it like a power cut; the database stays. */
  kill(): Promise<void>;
};

type SiteOptions = {
  /** Set `PORT` to replace another site; by default the port is free. */
  env?: Record<string, string>;
  database?: TestDatabase;
  running?: RunOptions;
  /** A real site that its owner has not published yet. */
  isUnlaunched?: boolean;
  /** Runs in a new process, for tests about the process: its memory, files, metrics or end. */
  alone?: boolean;
};

const MAIN = 'server/main.mjs';

const PROCESS_VARIABLES = ['NODE_OPTIONS', 'TMPDIR'];

export async function startSite({
  env = {},
  database,
  running,
  alone = false,
  isUnlaunched = false,
}: SiteOptions = {}): Promise<Site> {
  const ownDatabase = database ? null : await createTestDatabase({ seeded: true, published: !env['PUBLIC_ORIGIN'] });
  const used = database ?? ownDatabase;
  if (!used) throw new Error('A site needs a database');
  if (env['PUBLIC_ORIGIN'] && !isUnlaunched) await launchRealAgency(used);
  const port = env['PORT'] ? Number(env['PORT']) : await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = env['DATA_DIR'] ?? path.join(inject('cluster').folder, `site-${port}`);
  const configuration = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: used.appUrl,
    MIGRATION_DATABASE_URL: used.ownerUrl,
    DATABASE_POOL_SIZE: '4',
    ...env,
  };
  const isAlone = alone || running !== undefined || PROCESS_VARIABLES.some((name) => name in env);
  const run = isAlone ? runServer(configuration, running) : await hostSite(configuration);
  await waitUntilReady(url, run);
  return {
    url,
    port,
    pid: run.child.pid ?? 0,
    database: used,
    dataDir,
    log: run.output,
    stop: async () => {
      const code = await run.end('SIGTERM');
      await ownDatabase?.drop();
      return code;
    },
    kill: async () => void (await run.end('SIGKILL')),
  };
}

type RunOptions = {
  main?: string;
  files?: number;
  nodeOptions?: string[];
  /** Runs background tasks only; the site must not be a demo. */
  isWorker?: boolean;
  beginsAgain?: boolean;
  /** Receives the standard output, which `log` then lacks. */
  logFile?: string;
};

/** Starts server/main.mjs with only `env` as its configuration; as a demo, unless `env` sets a public origin. */
export function runServer(
  env: Record<string, string>,
  { main = MAIN, files, nodeOptions = [], isWorker = false, beginsAgain = false, logFile }: RunOptions = {},
): ServerRun {
  demandBuild();
  const { folder } = inject('cluster');
  const demo = env['PUBLIC_ORIGIN'] ? {} : { DEMO: '1' };
  const command = [process.execPath, ...nodeOptions, main, ...(isWorker ? ['worker'] : [])];
  const [program = '', ...parameters] =
    files === undefined ? command : ['sh', '-c', `ulimit -n ${files}; exec "$0" "$@"`, ...command];
  const log = logFile === undefined ? 'pipe' : openSync(logFile, 'a');
  const child = spawn(program, parameters, {
    env: {
      ...surroundings(),
      ...demo,
      ...env,
      // Passes the memory settings directly, because re-executing would start each of hundreds of sites twice.
      ...(beginsAgain ? {} : { ...memory, NODE_OPTIONS: `${memory.NODE_OPTIONS} ${env['NODE_OPTIONS'] ?? ''}`.trim() }),
    },
    stdio: ['ignore', log, 'pipe'],
  });
  if (typeof log === 'number') closeSync(log);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  // If this process is killed, the sweeper ends this child.
  void writeFile(path.join(folder, 'processes', String(child.pid)), '');
  return {
    child,
    output: () => output,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

function demandBuild(): void {
  if (!existsSync('build/current/server/entry.js'))
    throw new Error("There is no build of the site; 'npm test' makes one.");
}

function hostSite(env: Record<string, string>): Promise<ServerRun> {
  demandBuild();
  return runHosted(
    { ...(!env['PUBLIC_ORIGIN'] && { DEMO: '1' }), ...env },
    {
      folder: path.join(path.dirname(MAIN), '..'),
      surroundings: { ...surroundings(), ...memory },
      runFolder: inject('cluster').folder,
    },
  );
}

function surroundings() {
  const { folder, compiled } = inject('cluster');
  const { PATH = '', HOME = '' } = process.env;
  // Temporary files are removed with the run, and all sites share the compile cache.
  return { PATH, HOME, TMPDIR: folder, NODE_COMPILE_CACHE: compiled };
}

export async function waitUntilReady(url: string, run: ServerRun, limit = PATIENCE_MS): Promise<void> {
  let hasEnded = false;
  void run.ended.then(() => {
    hasEnded = true;
  });
  for (const deadline = Date.now() + limit; Date.now() < deadline && !hasEnded; await wait(25)) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  run.child.kill('SIGKILL');
  throw new Error(`The site did not start:\n${run.output()}`);
}
