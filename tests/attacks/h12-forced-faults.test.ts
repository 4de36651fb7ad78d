import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type BrokenNumbers, FAULT_MESSAGE, forbid, prepareBrokenNumbers } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { type RawAnswer, sendRaw } from '#tests/support/raw-request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let numbers: BrokenNumbers;
let jobId: string;
let undoFault: (() => Promise<void>) | undefined;

const ALL_PROCEDURES = [
  'get_public_jobs',
  'count_public_jobs',
  'get_public_job_by_id',
  'find_similar_jobs',
  'get_other_jobs_of_employer',
  'get_next_public_job_closing',
  'list_public_job_changes',
  'count_public_job_changes',
  'find_public_jobs',
  'count_public_jobs_by_age',
];

beforeAll(async () => {
  numbers = prepareBrokenNumbers();
  site = await startSite({ env: numbers.env });
  [jobId = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
});

afterEach(async () => {
  await numbers.mend();
  await undoFault?.();
  undoFault = undefined;
});

afterAll(() => site?.stop());

/** Internals that an answer must not reveal: stack traces, SQL, file names, database contents. */
const INTERNALS = [
  FAULT_MESSAGE,
  /\n\s+at /,
  /\bat (?:async )?\S+ \(/,
  /\.(?:ts|tsx|js|mjs):\d+/,
  /node_modules/,
  process.cwd(),
  /\bSELECT\b[^<]{0,40}\bFROM\b/,
  /permission denied/i,
  /get_public_job|count_public_jobs|list_public_job/,
  /agency_app|postgresql:/,
];

function expectNoInternals({ body, head }: RawAnswer): void {
  for (const innard of INTERNALS) expect(head + body).not.toMatch(innard);
}

function findInLog(path: string): { errorId: string; err: { message: string; stack: string } } | undefined {
  const lines = site
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  return lines
    .map((line) => JSON.parse(line))
    .findLast((line) => line.level === 'error' && line.err && line.path === path);
}

describe('H12: a fault tells nothing but its id', () => {
  test.each(['/jobs?search=a', '/jobs?category=white-collar'])('in the middle of a page: %s', async (target) => {
    await numbers.breakNow();
    const answer = await sendRaw(site.port, target);
    expect(answer.status).toBe(500);
    expectNoInternals(answer);
    const fault = findInLog('/jobs');
    expect(answer.body).toContain(fault?.errorId);
    expect(fault?.err.stack).toMatch(/\n\s+at \S.*:\d+:\d+/);
    expect(answer.head.toLowerCase()).toContain('cache-control: no-store');
  });

  test.each(['/sitemap.xml', '/jobs-feed.xml?search=b', '/jobs-feed.xml?format=xml', '/og/jobs/:id'])(
    'where there is no page to show it on: %s',
    async (target) => {
      undoFault = await forbid(site.database, ...ALL_PROCEDURES);
      const path = target.replace(':id', jobId);
      const answer = await sendRaw(site.port, path);
      expect([500, 503]).toContain(answer.status);
      expectNoInternals(answer);
      const errorId = findInLog(path.split('?', 1)[0] ?? '')?.errorId;
      expect(errorId).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.body).toContain(errorId);
    },
  );

  test.each(['/jobs.data?search=c', '/jobs/:id.data', '/sitemap.xml.data'])(
    'in data for the browser: %s',
    async (target) => {
      undoFault = await forbid(site.database, ...ALL_PROCEDURES);
      const answer = await sendRaw(site.port, target.replace(':id', jobId));
      expect([500, 503]).toContain(answer.status);
      expectNoInternals(answer);
    },
  );

  test.each(['/jobs', '/jobs/:id'])('where the page itself tells of it: %s', async (target) => {
    // Pages for signed-in users are not stored, so the failure is visible.
    const cookie = await signInAs(site, castMember('Aisha').id);
    undoFault = await forbid(site.database, ...ALL_PROCEDURES);
    const answer = await sendRaw(site.port, target.replace(':id', jobId), { headers: [`Cookie: ${cookie}`] });
    expect(answer.status).toBe(503);
    expect(answer.head.toLowerCase()).toContain('retry-after:');
    expectNoInternals(answer);
  });
});

test('H12: nothing of a fault is kept for those who come later', async () => {
  const targets = ['/jobs?search=lighthouse', '/sitemap.xml', '/jobs-feed.xml?search=lighthouse', `/jobs/${jobId}`];
  undoFault = await forbid(site.database, ...ALL_PROCEDURES);
  for (const target of targets) expect((await sendRaw(site.port, target)).status).toBeGreaterThanOrEqual(500);
  await undoFault();
  undoFault = undefined;
  for (const target of targets) expect((await sendRaw(site.port, target)).status).toBe(200);
});

test('H12: neither the sources nor their maps are served', async () => {
  const page = await sendRaw(site.port, '/jobs');
  const scripts = [...new Set(page.body.match(/\/assets\/[\w.-]+\.js/g))];
  expect(scripts.length).toBeGreaterThan(0);
  for (const target of [
    ...scripts.map((script) => `${script}.map`),
    '/server/main.mjs',
    '/package.json',
    '/.env',
    '/.git/HEAD',
    '/.vite/manifest.json',
  ]) {
    const { status } = await sendRaw(site.port, target.toLowerCase());
    expect({ target, status }).toEqual({ target, status: 404 });
  }
  const script = await sendRaw(site.port, scripts[0] ?? '');
  expect(script.body).not.toContain('sourceMappingURL');
});
