/**
 * node bench/desk.ts [seconds] [folder]: fifty recruiters work at the desk while two hundred visitors use the site, against one site and its database
 * on this machine (goal: p95 at most 300 ms). Beside it: an inbox of 50,000 applications among 10,000 jobs. A recruiter asks for the next page after 2 to
 * 6 seconds, a visitor after 3 to 12, as people do who read; who asks is part of the load of the machine. A folder keeps the
 * database for the next run.
 */

import { rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { fillJobs } from '#db/seed/fill.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { cpuSeconds } from './cpu.ts';
import { fillPeople } from './scale-people.ts';
import { newSession } from './session.ts';
import { share } from './share.ts';
import { type BenchSite, startSite } from './site.ts';
import { type Ask, anyNumber, anyOf, asking, listJobs } from './visitor.ts';

const SECONDS = Number(process.argv[2] ?? 120);
const WARM_UP_SECONDS = 5;
const JOBS = 10_000;
const APPLICATIONS = 50_000;
const RECRUITERS = 50;
const VISITORS = 200;
const GOAL_MS = 300;

const WORDS = ['driver', 'nurse', 'electrician', 'teacher', 'Ashby', 'Zennor', 'Ada', 'Calder'];
const CITIES = ['london', 'leeds', 'manchester', 'birmingham', 'glasgow'];

type Step = { name: string; run(): Promise<{ status: number }> };

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
    if ((await list(database, 'applications')).length < 5_000) {
      await fillJobs(database, passwords, JOBS);
      await fillPeople(database, JOBS, APPLICATIONS);
      await vacuum(ownerUrl);
    }
    site = await startSite(postgres, { env: { TRUST_PROXY: '1', DATA_DIR: path.join(folder, 'site') } });
    return await work(site, database);
  } finally {
    await site?.stop();
    await database.close();
    await postgres.stop();
    if (!process.argv[3]) await rm(folder, { recursive: true, force: true });
  }
}

async function vacuum(connectionString: string): Promise<void> {
  const owner = new pg.Client({ connectionString });
  await owner.connect();
  await owner.query('VACUUM (ANALYZE)');
  await owner.end();
}

async function work(site: BenchSite, database: Database): Promise<boolean> {
  // Who thinks for seconds comes with a new connection: nginx, which keeps them, is not between.
  const agent = new http.Agent({ maxSockets: RECRUITERS + VISITORS });
  const ask = asking(site.origin, agent);
  const cookies = await Promise.all(Array.from({ length: RECRUITERS }, () => newSession(database, 'admin')));
  const [jobs, applications, people] = await Promise.all([
    listJobs(database),
    list(database, 'applications'),
    list(database, 'people'),
  ]);
  await timeAlone(
    Array.from({ length: 200 }, () => recruiterStep(ask, cookies[0] ?? '', { applications, people })).concat(
      Array.from({ length: 100 }, () => visitorStep(ask, jobs)),
    ),
  );
  const times = new Map<string, number[]>();
  const failures = new Map<string, number>();
  const startedAt = performance.now();
  const countsFrom = startedAt + WARM_UP_SECONDS * 1_000;
  const endsAt = countsFrom + SECONDS * 1_000;
  let cpu = 0;
  setTimeout(() => (cpu = cpuSeconds(site.pid)), WARM_UP_SECONDS * 1_000).unref();

  const live = async (next: () => Step, [least, most]: readonly [number, number]) => {
    await wait(anyNumber(most * 1_000));
    while (performance.now() < endsAt) {
      const { name, run } = next();
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
    ...cookies.map((cookie) => live(() => recruiterStep(ask, cookie, { applications, people }), [2, 6])),
    ...Array.from({ length: VISITORS }, () => live(() => visitorStep(ask, jobs), [3, 12])),
  ]);
  agent.destroy();
  console.log(
    `${os.cpus()[0]?.model} × ${os.cpus().length}, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
  return report(times, failures, cpuSeconds(site.pid) - cpu);
}

/** One after the other, which tells what a page costs; also until code is compiled and caches are warm. */
async function timeAlone(steps: Step[]): Promise<void> {
  const times = new Map<string, number[]>();
  for (const { name, run } of steps) {
    const since = performance.now();
    await run();
    times.set(name, [...(times.get(name) ?? []), performance.now() - since]);
  }
  console.log('One at a time, p50 ms');
  for (const [name, some] of times) console.log(`${name}: ${share(some, 0.5)}`);
}

function recruiterStep(ask: Ask, cookie: string, known: { applications: string[]; people: string[] }): Step {
  const read = (name: string, address: string) => ({ name, run: () => ask(address, { cookie }) });
  const opened = `/admin/pipeline?open=${anyOf(known.applications)}`;
  return anyOf<Step>([
    read('desk: Today', '/admin'),
    read('desk: inbox', '/admin/pipeline'),
    read('desk: inbox, words', `/admin/pipeline?search=${anyOf(WORDS)}`),
    read('desk: an application beside the inbox', opened),
    read('desk: an application beside the inbox', opened),
    read('desk: board', '/admin/pipeline?view=board'),
    { name: 'desk: a decision, with the page before', run: () => decide(ask, cookie, opened) },
    read('desk: people', `/admin/people?search=${anyOf(WORDS)}`),
    read('desk: a person', `/admin/people/${anyOf(known.people)}`),
    read('desk: interviews', '/admin/interviews'),
  ]);
}

async function decide(ask: Ask, cookie: string, opened: string): Promise<{ status: number }> {
  const { status, body } = await ask(opened, { cookie });
  const form = /action="(\/admin\/pipeline\/[0-9a-f-]+\/move)"/.exec(body)?.[1];
  const was = /name="was" value="([a-z_]+)"/.exec(body)?.[1];
  if (!form || !was) return { status: status === 200 ? 599 : status };
  return ask(form, {
    cookie,
    fields: { to: was === 'shortlisted' ? 'interview' : 'shortlisted', was, next: '', back: '' },
  });
}

const visitorStep = (ask: Ask, jobs: string[]): Step =>
  anyOf<Step>([
    { name: 'site: board', run: () => ask('/jobs') },
    { name: 'site: search', run: () => ask(`/jobs?search=${anyOf(WORDS)}&where=${anyOf(CITIES)}&miles=20`) },
    { name: 'site: job', run: () => ask(`/jobs/${anyOf(jobs)}`) },
    { name: 'site: job', run: () => ask(`/jobs/${anyOf(jobs)}`) },
    { name: 'site: city', run: () => ask(`/locations/${anyOf(CITIES)}`) },
    { name: 'site: home', run: () => ask('/') },
  ]);

async function list({ asSystem }: Database, table: 'applications' | 'people'): Promise<string[]> {
  const rows = await asSystem((transaction) => transaction.selectFrom(table).select('id').limit(5_000).execute());
  return rows.map(({ id }) => id);
}

function report(times: Map<string, number[]>, failures: Map<string, number>, cpu: number): boolean {
  console.log('\n| Page | asked | p50 ms | p95 ms |\n|---|---|---|---|');
  for (const [name, some] of [...times].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`| ${name} | ${some.length} | ${share(some, 0.5)} | ${share(some, 0.95)} |`);
  const all = [...times.values()].flat();
  const p95 = share(all, 0.95);
  console.log(`| all | ${all.length} | ${share(all, 0.5)} | ${p95} |`);
  console.log(`\nThe site took ${((cpu / SECONDS) * 100).toFixed(0)} % of a processor. Goal: p95 of ${GOAL_MS} ms.`);
  for (const [what, count] of failures) console.log(`FAILED ${what}: ${count}`);
  return p95 <= GOAL_MS && failures.size === 0;
}

process.exit((await measureDesk()) ? 0 : 1);
