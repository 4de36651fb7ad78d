// @form full
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillJobs } from '#db/seed/fill.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { type Visit, visit } from '#tests/attacks/visitors.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { type LoopWatch, watchLoop } from '#tests/support/loop-delay.ts';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds, inFull, rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let jobs: string[];
let loop: LoopWatch;

beforeAll(async () => {
  loop = watchLoop();
  site = await startSite({ env: loop.env });
  const count = rounds(500, 10_000);
  await fillJobs(site.database.database, new PasswordHasher(), count);
  jobs = Array.from({ length: count }, (_, number) => filledJob(number + 1));
});

afterAll(() => site?.stop());

const filledJob = (number: number) =>
  createHash('md5')
    .update(`filled job ${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const jobAt = (number: number) => jobs[number % jobs.length] ?? '';

test('P07: fifty visitors read the front page, the board and jobs', async () => {
  const paths = (turn: number) => ['/', '/jobs', `/jobs/${jobAt(turn * 7)}`];
  const next = (person: number, turn: number): Visit => ({ path: paths(turn + person)[(turn + person) % 3] ?? '/' });
  const { count, perSecond, p95, failures } = await visit(site, { people: 50, seconds: inFull(2, 60), next });
  measured(
    'P07',
    `${count} visits at ${jobs.length} jobs, ${perSecond.toFixed(0)} a second, p95 ${p95.toFixed(0)} ms, ${failures.length} failed`,
  );
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(50);
  if (!hasAllRounds) return;
  expect(perSecond).toBeGreaterThanOrEqual(150);
  expect(p95).toBeLessThanOrEqual(300);
});

test('P08: fifty candidates read and write, each every two seconds', async () => {
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
  await loop.begin(site);
  const restMs = inFull(500, 2_000);
  const { count, p95, failures } = await visit(site, { people: 50, seconds: inFull(2, 60), restMs, next });
  const { p99: delay } = await loop.end(site);
  measured(
    'P08',
    `${count} visits of 50 candidates, p95 ${p95.toFixed(0)} ms, ${failures.length} failed; delay of the event loop p99 ${delay.toFixed(0)} ms`,
  );
  expect(failures).toEqual([]);
  if (!hasAllRounds) return;
  expect(p95).toBeLessThanOrEqual(300);
  expect(delay).toBeLessThanOrEqual(50);
});
