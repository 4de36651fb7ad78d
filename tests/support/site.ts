/** The production build on a free port, against a database of its own, in a process that runs no other site meanwhile. */
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
  /** Of its process. */
  pid: number;
  database: TestDatabase;
  /** Of this site alone; its mail lies there (tests/support/mailbox.ts). */
  dataDir: string;
  /** Everything it has written so far. */
  log(): string;
  /** As `systemctl stop` would; drops the database if the site brought it. @returns the exit code */
  stop(): Promise<number | null>;
  /** As a power cut would; the database stays. */
  kill(): Promise<void>;
};

type SiteOptions = {
  /** `PORT` for one that takes another's place; otherwise it gets a free one. */
  env?: Record<string, string>;
  /** Otherwise it gets a new one, with the demo in it. */
  database?: TestDatabase;
  running?: Running;
  /** A real site that its owner has not published yet. */
  isUnlaunched?: boolean;
  /** In a process that has run no other site, because the test is about the process: its memory, files, figures or end. */
  alone?: boolean;
};

const MAIN = 'server/main.mjs';

/** What only the start of a process reads. */
const ALONE = ['NODE_OPTIONS', 'TMPDIR'];

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
  const isAlone = alone || running !== undefined || ALONE.some((name) => name in env);
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

type Running = {
  /** Of this or another version of the site. */
  main?: string;
  /** How many files it may open. */
  files?: number;
  nodeOptions?: string[];
  /** Background tasks and nothing else; only of a site that is no demo. */
  isWorker?: boolean;
  /** In its own place, for its memory, as everywhere else. */
  beginsAgain?: boolean;
  /** Where its standard output goes, which is then not part of what it has written. */
  logFile?: string;
};

/** Starts server/main.mjs with nothing but `env` as its configuration; a demo, unless it says what the public sees. */
export function runServer(
  env: Record<string, string>,
  { main = MAIN, files, nodeOptions = [], isWorker = false, beginsAgain = false, logFile }: Running = {},
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
      // What it would begin again in its own place for: a second start for each of hundreds of sites.
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
  // Should this process be killed, the one that cleans up ends this child.
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
  // What a site leaves in the folder for temporary files goes with the run.
  // Nor need each site of the run compile the same scripts anew.
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
