/**
 * node bench/desk.ts [seconds] [folder]: fifty recruiters work at the desk while two hundred visitors use the site, against one site and its database
 * on this machine (goal: p95 at most 300 ms). Beside it: an inbox of 50,000 applications among 10,000 jobs, as a year leaves them (bench/desk-year.ts).
 * A recruiter asks for the next page after 2 to 6 seconds, a visitor after 3 to 12, as people do who read; who asks is part of the load of the
 * machine. A folder keeps the database for the next run. Other work on the machine changes times, and hardly the processor time of a question.
 */

import { rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { fillJobs } from '#db/seed/fill.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { cpuSeconds, postgresSeconds } from './cpu.ts';
import { addRecruiters, fillYear, vacuum } from './desk-year.ts';
import { fillPeople } from './scale-people.ts';
import { share } from './share.ts';
import { type BenchSite, startSite } from './site.ts';
import { type Ask, anyNumber, anyOf, connect, listJobs } from './visitor.ts';

const SECONDS = Number(process.argv[2] ?? 120);
const WARM_UP_SECONDS = 5;
const JOBS = 10_000;
const APPLICATIONS = 50_000;
const RECRUITERS = 50;
const VISITORS = 200;
const GOAL_MS = 300;
/** Requests of each page. */
const ROUNDS = 20;
/** Requests before the measurement: until code is compiled, caches are warm, and statements are prepared on all connections. */
const ROUNDS_BEFORE = 25;

const WORDS = ['driver', 'nurse', 'electrician', 'teacher', 'Ashby', 'Zennor', 'Ada', 'Calder'];
const CITIES = ['london', 'leeds', 'manchester', 'birmingham', 'glasgow'];

type Step = { name: string; run(): Promise<{ status: number }> };
/** Seconds of processor time. */
type ProcessorTimes = { site: number; postgres: number };

async function measureDesk(): Promise<boolean> {
  const folder = process.argv[3] ?? path.join(os.tmpdir(), `agency-bench-desk-${process.pid}`);
  const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  const database = openDatabase(postgres.appUrl, { statementTimeout: 600_000 });
  let site: BenchSite | undefined;
  try {
    const { appUrl, ownerUrl } = postgres;
    const passwords = new PasswordHasher();
    const faults = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: true, passwords });
    if (faults.length > 0) throw new Error(faults.join('; '));
    if ((await findKnown(database)).applications.length < 5_000) {
      // The start publishes the demo's places, and would look up the places of all jobs during the measurement.
      await (await startSite(postgres)).stop();
      await fillJobs(database, passwords, JOBS);
      await fillYear({ ownerUrl, addPeople: () => fillPeople(database, JOBS, APPLICATIONS) });
    }
    // Runs now so that autovacuum does not start during the measurement.
    await vacuum(ownerUrl);
    site = await startSite(postgres, { env: { TRUST_PROXY: '1', DATA_DIR: path.join(folder, 'site') } });
    return await work(site, database, postgres.folder);
  } finally {
    await site?.stop();
    await database.close();
    await postgres.stop();
    if (!process.argv[3]) await rm(folder, { recursive: true, force: true });
  }
}

type DeskIds = { jobs: string[]; applications: string[]; open: string[]; people: string[] };

async function work({ origin, pid }: BenchSite, database: Database, postgresFolder: string): Promise<boolean> {
  // People who read for seconds come back on new connections, because no nginx keeps them open here.
  const agent = new http.Agent({ maxSockets: RECRUITERS + VISITORS });
  const ask = connect(origin, agent);
  const readProcessorTimes = () => ({ site: cpuSeconds(pid), postgres: postgresSeconds(postgresFolder) });
  const cookies = await addRecruiters(database, RECRUITERS);
  const deskIds = await findKnown(database);
  const [administrator = '', consultant = ''] = cookies;
  await timeAlone(readProcessorTimes, [
    ...deskSteps(ask, administrator, deskIds).map((step) => ({ ...step, name: `${step.name} (administrator)` })),
    ...deskSteps(ask, consultant, deskIds).map((step) => ({ ...step, name: `${step.name} (consultant)` })),
    ...siteSteps(ask, deskIds),
  ]);
  const times = new Map<string, number[]>();
  const failures = new Map<string, number>();
  const startedAt = performance.now();
  const countsFrom = startedAt + WARM_UP_SECONDS * 1_000;
  const endsAt = countsFrom + SECONDS * 1_000;
  let before = readProcessorTimes();
  setTimeout(() => (before = readProcessorTimes()), WARM_UP_SECONDS * 1_000).unref();

  const runForAWhile = async (steps: Step[], [least, most]: readonly [number, number]) => {
    await wait(anyNumber(most * 1_000));
    while (performance.now() < endsAt) {
      const { name, run } = anyOf(steps);
      const since = performance.now();
      // 0: no answer.
      const { status } = await run().catch(() => ({ status: 0 }));
      if (since >= countsFrom) {
        times.set(name, [...(times.get(name) ?? []), performance.now() - since]);
        if (status === 0 || status >= 400)
          failures.set(`${name} ${status}`, (failures.get(`${name} ${status}`) ?? 0) + 1);
      }
      await wait(least * 1_000 + anyNumber((most - least) * 1_000));
    }
  };
  await Promise.all([
    ...cookies.map((cookie) => runForAWhile(deskSteps(ask, cookie, deskIds), [2, 6])),
    ...Array.from({ length: VISITORS }, () => runForAWhile(siteSteps(ask, deskIds), [3, 12])),
  ]);
  agent.destroy();
  const after = readProcessorTimes();
  console.log(
    `${os.cpus()[0]?.model} × ${os.cpus().length}, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
  return report(times, failures, { site: after.site - before.site, postgres: after.postgres - before.postgres });
}

/** Requests pages one at a time, to measure the cost of each. */
async function timeAlone(readTotals: () => ProcessorTimes, steps: Step[]): Promise<void> {
  console.log('| One at a time | p50 ms | site, ms of processor | PostgreSQL, ms of processor |\n|---|---|---|---|');
  for (const { name, run } of steps) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS_BEFORE; round += 1) await run();
    const before = readTotals();
    for (let round = 0; round < ROUNDS; round += 1) {
      const since = performance.now();
      await run();
      times.push(performance.now() - since);
    }
    const after = readTotals();
    const each = (part: keyof ProcessorTimes) => (((after[part] - before[part]) / ROUNDS) * 1_000).toFixed(0);
    console.log(`| ${name} | ${share(times, 0.5)} | ${each('site')} | ${each('postgres')} |`);
  }
}

function deskSteps(ask: Ask, cookie: string, { applications, open, people }: DeskIds): Step[] {
  const read = (name: string, address: () => string) => ({ name, run: () => ask(address(), { cookie }) });
  const beside = read('desk: an application beside the inbox', () => `/admin/pipeline?open=${anyOf(applications)}`);
  return [
    read('desk: Today', () => '/admin'),
    read('desk: inbox', () => '/admin/pipeline'),
    read('desk: inbox, words', () => `/admin/pipeline?search=${anyOf(WORDS)}`),
    beside,
    beside,
    read('desk: board', () => '/admin/pipeline?view=board'),
    { name: 'desk: a decision, with the page before', run: () => decide(ask, cookie, anyOf(open)) },
    read('desk: people', () => `/admin/people?search=${anyOf(WORDS)}`),
    read('desk: a person', () => `/admin/people/${anyOf(people)}`),
    read('desk: interviews', () => '/admin/interviews'),
  ];
}

/** A colleague may have decided already; the answer is a redirect in that case too. */
async function decide(ask: Ask, cookie: string, application: string): Promise<{ status: number }> {
  const { status, body } = await ask(`/admin/pipeline?open=${application}`, { cookie, isRead: true });
  const form = `/admin/pipeline/${application}/move`;
  const was = new RegExp(`action="${form}"[^>]*>(?:<input[^>]*>)*?<input[^>]* name="was" value="([a-z_]+)"`).exec(
    body,
  )?.[1];
  if (!was) return { status: status === 200 ? 599 : status };
  const to = was === 'shortlisted' ? 'interview' : 'shortlisted';
  return ask(form, { cookie, fields: { to, was, next: '', back: '' } });
}

const siteSteps = (ask: Ask, { jobs }: DeskIds): Step[] => {
  const job = { name: 'site: job', run: () => ask(`/jobs/${anyOf(jobs)}`) };
  return [
    { name: 'site: board', run: () => ask('/jobs') },
    { name: 'site: search', run: () => ask(`/jobs?search=${anyOf(WORDS)}&where=${anyOf(CITIES)}&miles=20`) },
    job,
    job,
    { name: 'site: city', run: () => ask(`/locations/${anyOf(CITIES)}`) },
    { name: 'site: home', run: () => ask('/') },
  ];
};

/** The newest undecided applications are for the agency's own jobs, so every recruiter may decide them. */
async function findKnown(database: Database): Promise<DeskIds> {
  const ids = async (found: RawBuilder<{ id: string }>) => {
    const { rows } = await database.asSystem((transaction) => found.execute(transaction));
    return rows.map(({ id }) => id);
  };
  const agencys = sql`FROM applications AS a JOIN jobs AS j ON j.id = a.job_id WHERE j.user_id = ANY (app.staff_ids())`;
  return {
    jobs: await listJobs(database),
    applications: await ids(sql`SELECT a.id ${agencys} LIMIT 5000`),
    open: await ids(
      sql`SELECT a.id ${agencys} AND a.desk_status IN ('sent', 'viewed') ORDER BY a.sent_at DESC LIMIT 300`,
    ),
    people: await ids(sql`SELECT id FROM people LIMIT 5000`),
  };
}

function report(
  times: Map<string, number[]>,
  failures: Map<string, number>,
  { site, postgres }: ProcessorTimes,
): boolean {
  console.log('\n| Page | asked | p50 ms | p95 ms |\n|---|---|---|---|');
  for (const [name, durations] of [...times].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`| ${name} | ${durations.length} | ${share(durations, 0.5)} | ${share(durations, 0.95)} |`);
  const all = [...times.values()].flat();
  const p95 = share(all, 0.95);
  console.log(`| all | ${all.length} | ${share(all, 0.5)} | ${p95} |`);
  const each = (seconds: number) =>
    `${((seconds / SECONDS) * 100).toFixed(0)} % of a processor, ${((seconds / all.length) * 1_000).toFixed(0)} ms a question`;
  console.log(`\nThe site took ${each(site)}; PostgreSQL ${each(postgres)}. Goal: p95 of ${GOAL_MS} ms.`);
  for (const [what, count] of failures) console.log(`FAILED ${what}: ${count}`);
  return p95 <= GOAL_MS && failures.size === 0;
}

process.exit((await measureDesk()) ? 0 : 1);
