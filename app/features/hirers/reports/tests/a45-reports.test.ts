import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIGURES } from '#app/features/hirers/reports/schema.ts';
import { addReported } from '#app/features/hirers/reports/tests/reported.ts';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { ADMIN, addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let admin: string;
let consultant: string;

const get = (path: string, cookie = admin) => request(site.url, path, { headers: { Cookie: cookie } });

beforeAll(async () => {
  site = await startSite();
  const colleague = await addColleague(site.database, 'consultant', '=SUM(1;2)');
  await addReported(site.database, colleague, rounds(60, 320));
  admin = await signInAs(site, ADMIN);
  consultant = await signInAs(site, colleague);
});

afterAll(() => site?.stop());

const DAYS = [
  ['0000-00-00', '9999-99-99'],
  ['0000-01-01', '9999-12-31'],
  ['0001-01-01', ''],
  ['', '9999-12-31'],
  ['2026-12-31', '2026-01-01'],
  ['1999-01-01', '2026-05-19'],
  ['2021-01-01', '2026-12-31'],
  ['2026-02-30', '2026-02-31'],
  ['-infinity', 'infinity'],
  ['now', 'tomorrow'],
  ["2026-01-01'; SELECT pg_sleep(9); --", ''],
  ['2026-01-01\u0000', ''],
] as const;

test('A45: no period causes an error or reads more than five years', async () => {
  const pages = ['', '/applications', '/filled-jobs', '/course.csv'];
  for (const [place, [from, to]] of DAYS.entries()) {
    const query = new URLSearchParams({ from, to, days: '10000' });
    // The short form tests each period on one page.
    for (const page of someOf(pages, place % pages.length)) {
      const path = `/admin/reports${page}?${query}`;
      const { status, headers, body } = await get(path);
      if (from.includes('\u0000')) {
        expect([path, status]).toEqual([path, 400]);
        continue;
      }
      expect([path, status]).toEqual([path, 200]);
      if (page.endsWith('.csv')) expect(body.toString().trim().split('\r\n')).toHaveLength(31);
      if (page === '') expect(headers['cache-control']).toContain('no-store');
    }
  }
});

test('A45: made-up ids, other people’s ids and invalid ids show nothing', async () => {
  const [theirs = ''] = await addJobs(site.database.database, {
    user_id: EMPLOYER,
    title: 'Quartz keeper',
    company: 'Quartzmere',
  });
  await queryTasks(
    site.database,
    `INSERT INTO applications (job_id, job_title, job_company, job_location, full_name, email, phone, skills)
     VALUES ($1, 'Quartz keeper', 'Quartzmere', 'Leeds', 'Peregrine Foreign', 'p@mail.example', '0113 496 0100', '{}')`,
    [theirs],
  );
  const narrowed = [
    `job=${theirs}`,
    `consultant=${EMPLOYER}`,
    'consultant=00000000-0000-0000-0000-000000000000',
    'client=Quartzmere',
    `job=${randomUUID()}`,
    'job=%27%3B--',
    'part=../../etc&step=99&until=x&source=%00%',
    'client=%25&category=x',
  ];
  const pages = ['', '/applications', '/quiet-jobs', '/jobs.csv', '/clients.csv'];
  for (const [place, query] of narrowed.entries())
    for (const page of someOf(pages, place % pages.length, (place + 2) % pages.length)) {
      const { status, body } = await get(`/admin/reports${page}?${query}`, consultant);
      expect(status, `${query} ${page}`).toBeLessThan(500);
      const text = body.toString();
      // Typed text appears in its own field only.
      expect(text, `${query} ${page}`).not.toMatch(/Peregrine Foreign|Quartz keeper/);
    }
});

test('A45: no cell of a file begins like a formula', async () => {
  const [job = ''] = await addJobs(site.database.database, {
    user_id: ADMIN,
    title: '=1+1',
    company: '@SUM(1+1)*cmd|x',
  });
  await queryTasks(
    site.database,
    `INSERT INTO applications (job_id, job_title, job_company, job_location, full_name, email, phone, skills)
     VALUES ($1, '=1+1', '@SUM(1+1)*cmd|x', 'Leeds', '=1+1', 'f@mail.example', '0113 496 0100', '{}')`,
    [job],
  );
  const files = await Promise.all(FIGURES.map((figure) => get(`/admin/reports/${figure}.csv?days=365`)));
  const cells = files.flatMap(({ body }) =>
    [...body.toString().matchAll(/"((?:[^"]|"")*)"(,|\r\n|$)/g)].map(([, cell = '']) => cell),
  );
  expect(cells).toEqual(expect.arrayContaining(["'=1+1", "'@SUM(1+1)*cmd|x", "'=SUM(1;2)"]));
  expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
});

test.runIf(isFullForm)(
  'A45: many reports at once wait their turn or are refused; other pages are answered meanwhile',
  async () => {
    const count = rounds(24, 200);
    const reports = Array.from({ length: count }, (_, at) =>
      get('/admin/reports?from=2022-01-01&to=2026-12-01', at % 2 ? admin : consultant),
    );
    const board = await request(site.url, '/jobs');
    const people = await get('/admin/pipeline');
    expect([board.status, people.status]).toEqual([200, 200]);
    const statuses = (await Promise.all(reports)).map(({ status }) => status);
    const served = statuses.filter((status) => status === 200).length;
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(served).toBeGreaterThan(0);
    measured('A45', `${served} of ${count} reports at once were answered, the others told to come again`);
  },
);
