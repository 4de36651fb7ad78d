/**
 * npm run bench -- --soak [minutes] [visits a second]: what the memory of one web process comes to under the mix of a
 * working day, by the minute, and how fast it still grows at the end.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { fillJobs } from '#db/seed/fill.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { freePort } from '#scripts/free-port.ts';
import memory from '#server/memory-settings.json' with { type: 'json' };
import { untilReady } from './site.ts';
import { openVisits, type Visits } from './visits.ts';

const JOBS = 10_000;
const CANDIDATES = 200;
const MIB = 1_048_576;
const MOST_RESIDENT_MIB = 286;
/** Share of the run during which memory may still grow, until caches are full and code is compiled. */
const WARM_UP_SHARE = 0.5;

type Memory = { rss: number; heapUsed: number; heapTotal: number; external: number; arrayBuffers: number };
type Minute = Memory & { minute: number; visits: number; failures: number; cpu: number };

/** Answers each message with the process's memory usage. */
const REPORTER = `data:text/javascript,${encodeURIComponent(
  'process.on("message", () => process.send(process.memoryUsage())); process.channel?.unref();',
)}`;

export async function soak(minutes = 60, perSecond = 20): Promise<void> {
  const folder = path.join(os.tmpdir(), `agency-soak-${process.pid}`);
  const postgres = await startEmbeddedPostgres(folder);
  const database = openDatabase(postgres.appUrl, { statementTimeout: 300_000 });
  let site: ChildProcess | null = null;
  try {
    const { appUrl, ownerUrl } = postgres;
    const passwords = new PasswordHasher();
    const faults = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: true, passwords });
    if (faults.length > 0) throw new Error(faults.join('; '));
    await fillJobs(database, passwords, JOBS);
    const port = await freePort();
    site = spawn(process.execPath, ['--import', REPORTER, 'server/main.mjs'], {
      env: {
        ...process.env,
        PORT: String(port),
        DATABASE_URL: appUrl,
        MIGRATION_DATABASE_URL: ownerUrl,
        DEMO: '1',
        DATA_DIR: path.join(folder, 'site'),
        LOG_LEVEL: 'error',
        TRUST_PROXY: '1',
        // Sets what a restart would set; a restart would close the channel to this process.
        ...memory,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const url = `http://localhost:${port}`;
    await untilReady(`${url}/readyz`);
    const visits = await openVisits(url, database, CANDIDATES);
    console.log(
      `${minutes} minutes at ${perSecond} visits a second, ${JOBS} jobs, ${CANDIDATES} candidates, Node ${process.version}`,
    );
    conclude(await watch(site, visits, { minutes, perSecond }));
  } finally {
    if (site && site.exitCode === null) {
      site.kill('SIGTERM');
      await once(site, 'exit');
    }
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Length = { minutes: number; perSecond: number };

async function watch(site: ChildProcess, visits: Visits, { minutes, perSecond }: Length): Promise<Minute[]> {
  console.log('\n| Minute | visits | failed | CPU % | RSS | heap used | heap | external | of it buffers |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  const rows: Minute[] = [];
  const startedAt = performance.now();
  let started = 0;
  let cpu = await cpuSeconds(site);
  for (let minute = 1; minute <= minutes; minute += 1) {
    const before = { ...visits.counts };
    while (performance.now() - startedAt < minute * 60_000) {
      // Starts all visits that are due, even if earlier ones are still waiting for an answer: visitors do not wait for each other.
      const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
      for (; started < due; started += 1) void visits.begin();
      await wait(20);
    }
    const now = await cpuSeconds(site);
    const row = {
      minute,
      ...(await memoryOf(site)),
      cpu: ((now - cpu) / 60) * 100,
      visits: visits.counts.answered - before.answered,
      failures: visits.counts.failed - before.failed,
    };
    cpu = now;
    rows.push(row);
    print(row);
  }
  await visits.close();
  for (const [what, count] of Object.entries(visits.failures)) console.log(`failed: ${what}: ${count}`);
  return rows;
}

function print({ minute, visits, failures, cpu, ...memory }: Minute): void {
  const { rss, heapUsed, heapTotal, external, arrayBuffers } = memory;
  const sizes = [rss, heapUsed, heapTotal, external, arrayBuffers].map((bytes) => (bytes / MIB).toFixed(1));
  console.log(`| ${[minute, visits, failures, cpu.toFixed(0), ...sizes].join(' | ')} |`);
}

function conclude(rows: Minute[]): void {
  const rss = rows.map((row) => row.rss / MIB);
  const settled = rss.slice(Math.floor(rss.length * WARM_UP_SHARE));
  const answered = rows.reduce((sum, { visits }) => sum + visits, 0);
  console.log(`
${answered} answered, ${rows.reduce((sum, { failures }) => sum + failures, 0)} failed
Resident memory: ${(rss.at(-1) ?? 0).toFixed(0)} MiB at the end, ${Math.max(...rss).toFixed(0)} at most (promised: ${MOST_RESIDENT_MIB})
Growth over the second half: ${slopeOf(settled).toFixed(2)} MiB a minute (promised: 1)`);
}

/** Slope of the least-squares line, per value. */
function slopeOf(values: number[]): number {
  if (values.length < 2) return 0;
  const [middle, mean] = [(values.length - 1) / 2, values.reduce((a, b) => a + b, 0) / values.length];
  const rise = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  return rise / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
}

async function memoryOf(site: ChildProcess): Promise<Memory> {
  const answered = once(site, 'message');
  site.send('memory');
  const [memory] = (await answered) as [Memory];
  return memory;
}

/** Processor time of all threads so far (proc(5)); 0 on systems that do not report it. */
async function cpuSeconds({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}
