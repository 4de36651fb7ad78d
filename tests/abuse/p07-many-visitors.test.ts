import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fillJobs } from '#db/seed/fill.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { measured } from '#tests/support/measured.ts';
import { inFull, isFullForm, rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';
import { type Visit, visit } from '#tests/support/visitors.ts';

/** P07, P08: many who visit, and many who use their accounts, at the same time. */
let site: Site;
let jobs: string[];
let loopDelay: string;

beforeAll(async () => {
  loopDelay = path.join(inject('cluster').folder, `loop-delay-${randomUUID()}`);
  site = await startSite({ env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(watchLoop())}` } });
  const count = rounds(500, 10_000);
  await fillJobs(site.database.database, new PasswordHasher(), count);
  jobs = Array.from({ length: count }, (_, number) => filledJob(number + 1));
}, 120_000);

afterAll(() => site?.stop());

/** Told once, the site begins to watch its loop; told again, it writes down what the delay of most turns was. */
const watchLoop = () => `
  import { writeFileSync } from 'node:fs';
  import { monitorEventLoopDelay } from 'node:perf_hooks';
  let delay;
  process.on('SIGUSR2', () => {
    if (delay) writeFileSync(${JSON.stringify(loopDelay)}, String((delay.percentile(99) - 10e6) / 1e6));
    else (delay = monitorEventLoopDelay({ resolution: 10 })).enable();
  });`;

/** What db/seed/fill.server.ts calls it. */
const filledJob = (number: number) =>
  createHash('md5')
    .update(`filled job ${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const jobAt = (number: number) => jobs[number % jobs.length] ?? '';

test('P07: fifty visitors read the front page, the board and jobs', { timeout: 120_000 }, async () => {
  const paths = (turn: number) => ['/', '/jobs', `/jobs/${jobAt(turn * 7)}`];
  const next = (person: number, turn: number): Visit => ({ path: paths(turn + person)[(turn + person) % 3] ?? '/' });
  const { count, perSecond, p95, failures } = await visit(site, { people: 50, seconds: inFull(2, 60), next });
  measured(
    'P07',
    `${count} visits at ${jobs.length} jobs, ${perSecond.toFixed(0)} a second, p95 ${p95.toFixed(0)} ms, ${failures.length} failed`,
  );
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(50);
  if (!isFullForm) return;
  expect(perSecond).toBeGreaterThanOrEqual(150);
  expect(p95).toBeLessThanOrEqual(300);
});

test('P08: fifty candidates read and write, each every two seconds', { timeout: 180_000 }, async () => {
  const names = Array.from({ length: 50 }, (_, number) => `Wren Halloran ${number}`);
  const ids = await addCandidates(site.database.database, ...names);
  const cookies = await Promise.all(ids.map((id) => signInAs(site, id)));
  const like = (job: string, turn: number): Visit => ({
    path: `/jobs/${job}/like`,
    fields: { like: turn % 2 === 0 ? 'yes' : 'no', next: '/profile' },
  });
  const next = (person: number, turn: number): Visit => {
    const job = jobAt(person * 40 + turn);
    const visits: Visit[] = [
      { path: `/jobs/${job}` },
      like(job, turn),
      { path: '/jobs' },
      { path: '/profile' },
      like(jobAt(person), turn),
      { path: '/applications' },
    ];
    return { path: '/', ...visits[turn % visits.length], cookie: cookies[person] ?? '' };
  };
  process.kill(site.pid, 'SIGUSR2');
  const restMs = inFull(500, 2_000);
  const { count, p95, failures } = await visit(site, { people: 50, seconds: inFull(2, 60), restMs, next });
  process.kill(site.pid, 'SIGUSR2');
  const delay = await eventually(async () => Number(await readFile(loopDelay, 'utf8')));
  measured(
    'P08',
    `${count} visits of 50 candidates, p95 ${p95.toFixed(0)} ms, ${failures.length} failed; delay of the event loop p99 ${delay.toFixed(0)} ms`,
  );
  expect(failures).toEqual([]);
  if (!isFullForm) return;
  expect(p95).toBeLessThanOrEqual(300);
  expect(delay).toBeLessThanOrEqual(50);
});
