/**
 * npm run bench: measures what the product promises, on this machine, and prints ratios of things measured in the same run.
 * Absolute figures say more about the machine than about the product.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { fillJobs } from '#db/seed/fill.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { timeAccounts } from './accounts.ts';
import { type ChangeCost, measureChanges } from './changes.ts';
import { timeColdStarts } from './cold-start.ts';
import { type SearchTiming, timeSearches } from './database.ts';
import { type HttpResult, measureBoard } from './http.ts';
import { measureScale } from './scale.ts';
import { type SignInTiming, timeSignIn } from './sign-in.ts';
import { soak } from './soak.ts';
import { timeSwipe } from './swipe.ts';
import { type FrameResult, measureFrames } from './swipe-frames.ts';

const JOBS = 100_000;

const scaleAt = process.argv.indexOf('--scale');
if (scaleAt !== -1) {
  const [largest, folder] = process.argv.slice(scaleAt + 1);
  process.exit((await measureScale(largest ? Number(largest) : undefined, folder)) ? 0 : 1);
}

const soakAt = process.argv.indexOf('--soak');
if (soakAt !== -1) {
  await soak(...process.argv.slice(soakAt + 1, soakAt + 3).map(Number));
  process.exit();
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-bench-data-'));
const postgres = await startEmbeddedPostgres(folder);
const database = openDatabase(postgres.appUrl, { statementTimeout: 300_000 });
const passwords = new PasswordHasher();
try {
  const faults = await prepareDatabase({
    database,
    appUrl: postgres.appUrl,
    ownerUrl: postgres.ownerUrl,
    isDemo: true,
    passwords,
  });
  if (faults.length > 0) throw new Error(faults.join('; '));
  console.log(
    `${os.cpus()[0]?.model} × ${os.cpus().length}, Node ${process.version}, PostgreSQL 18 embedded, ${JOBS} jobs\n`,
  );
  await fillJobs(database, passwords, JOBS);
  await vacuum(postgres.ownerUrl, 'jobs');
  report(await timeSearches(database));
  reportAccounts(await timeAccounts(database, () => vacuum(postgres.ownerUrl, 'profiles, credentials, people')));
  reportSignIn(await timeSignIn(database));
  reportSwipe(await timeSwipe(database, () => vacuum(postgres.ownerUrl, 'swiped_jobs, liked_jobs')));
  reportColdStarts(await timeColdStarts(postgres, folder));
  reportHttp(await measureBoard(database, postgres));
  reportChanges(await measureChanges(database, postgres, postgres.folder));
  reportFrames(await measureFrames(database, postgres));
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

function report(timings: SearchTiming[]): void {
  console.log('| Search (page and total count) | Found | p50 ms | p95 ms |\n|---|---|---|---|');
  for (const { name, matches: found, p50, p95 } of timings)
    console.log(`| ${name} | ${found} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`);
  const first = timings.find(({ name }) => name === 'no filter, page 1');
  const deep = timings.find(({ name }) => name.startsWith('no filter, page') && name !== first?.name);
  if (first && deep) console.log(`\nDeepest page against the first (p50): ${(deep.p50 / first.p50).toFixed(2)}\n`);
}

function reportAccounts(timings: SearchTiming[]): void {
  console.log('| Accounts, as an administrator (page and total count) | Found | p50 ms | p95 ms |\n|---|---|---|---|');
  for (const { name, matches: found, p50, p95 } of timings)
    console.log(`| ${name} | ${found} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`);
  const [first, last] = timings;
  if (!first || !last) return;
  console.log(`\nFirst page and count: ${(50 / first.p50).toFixed(1)} times within 50 ms (promised: 1)`);
  console.log(`Last page against the first (p50): ${(last.p50 / first.p50).toFixed(2)}\n`);
}

function reportSignIn(timings: SignInTiming[]): void {
  console.log('| Signing in | p50 ms | p95 ms |\n|---|---|---|');
  for (const { name, p50, p95 } of timings) console.log(`| ${name} | ${p50.toFixed(2)} | ${p95.toFixed(2)} |`);
  const [question, session] = timings;
  if (question && session) {
    console.log(
      `\nSession check against SELECT 1 (p50): ${(session.p50 / question.p50).toFixed(2)} (promised: at most 1 ms)\n`,
    );
  }
}

function reportColdStarts(times: number[]): void {
  const seconds = times.map((ms) => (ms / 1000).toFixed(2));
  console.log(`From nothing to the first board, ${times.length} starts: ${seconds.join(', ')} s (promised: 2)\n`);
}

function reportHttp({ cached, bytesFloor, uncached, renderFloor, others }: HttpResult): void {
  console.log('| /jobs with 100 cards | requests/s | CPU ms a request | errors |\n|---|---|---|---|');
  for (const [name, { requestsPerSecond, cpuPerRequest, errors }] of Object.entries({
    'cached, brotli': cached,
    '(a) bare node:http, same bytes': bytesFloor,
    uncached: uncached,
    '(b) bare node:http, renderToString': renderFloor,
  })) {
    console.log(`| ${name} | ${requestsPerSecond.toFixed(0)} | ${cpuPerRequest.toFixed(3)} | ${errors} |`);
  }
  const ratio = (a: number, b: number) => (a / b).toFixed(2);
  console.log(`
Cached against (a):   ${ratio(cached.requestsPerSecond, bytesFloor.requestsPerSecond)} of its requests/s, ${ratio(bytesFloor.cpuPerRequest, cached.cpuPerRequest)} by CPU time (promised: 0.70)
Uncached against (b): ${ratio(uncached.requestsPerSecond, renderFloor.requestsPerSecond)} of its requests/s, ${ratio(renderFloor.cpuPerRequest, uncached.cpuPerRequest)} by CPU time (promised: 0.40)`);
  console.log(
    '\n| Other public pages, cached, against the same bytes | by requests/s | by CPU time | errors |\n|---|---|---|---|',
  );
  for (const [page, pair] of Object.entries(others)) {
    const requests = ratio(pair.cached.requestsPerSecond, pair.bytesFloor.requestsPerSecond);
    const cpu = ratio(pair.bytesFloor.cpuPerRequest, pair.cached.cpuPerRequest);
    console.log(`| ${page} | ${requests} | ${cpu} | ${pair.cached.errors} |`);
  }
}

function reportChanges(costs: ChangeCost[]): void {
  console.log('\n| What people change | CPU ms in the web process | in PostgreSQL |\n|---|---|---|');
  for (const { name, web, postgres } of costs) console.log(`| ${name} | ${web.toFixed(1)} | ${postgres.toFixed(1)} |`);
}

function reportSwipe(timings: SearchTiming[]): void {
  console.log('| Job Swipe after 5,000 swipes | Found | p50 ms | p95 ms |\n|---|---|---|---|');
  for (const { name, matches: found, p50, p95 } of timings)
    console.log(`| ${name} | ${found} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`);
  const [board, ...others] = timings;
  const slowest = others.reduce<SearchTiming | undefined>((a, b) => (a && a.p50 > b.p50 ? a : b), undefined);
  if (!board || !slowest) return;
  console.log(`\nSlowest (${slowest.name}) against a page of the board (p50): ${(slowest.p50 / board.p50).toFixed(2)}`);
  console.log(`Slowest: ${(20 / slowest.p50).toFixed(1)} times within 20 ms (promised: 1)\n`);
}

function reportFrames(results: FrameResult[]): void {
  console.log(
    '\n| Job Swipe in Chromium, processor slowed down 4 times | frames | missed | busy ms a frame | layouts |',
  );
  console.log('|---|---|---|---|---|');
  for (const { name, frames, missed, busyMs, layouts } of results)
    console.log(`| ${name} | ${frames} | ${missed} | ${busyMs.toFixed(1)} | ${layouts} |`);
}

async function vacuum(ownerUrl: string, tables: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`VACUUM (ANALYZE) ${tables}`);
  await client.end();
}
