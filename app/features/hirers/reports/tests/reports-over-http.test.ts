import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIGURES } from '#app/features/hirers/reports/schema.ts';
import { addReported, type ReportedJob } from '#app/features/hirers/reports/tests/reported.ts';
import { forbid } from '#tests/support/faults.ts';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;
let jobs: ReportedJob[];
let consultantCookie: string;
const YEAR = 'from=2026-01-01&to=2026-12-31';

beforeAll(async () => {
  site = await startSite();
  const consultant = await addColleague(site.database, 'consultant', 'Ana Consultant');
  jobs = await addReported(site.database, consultant, 160);
  desk = openDesk(site, await signInAs(site, ADMIN));
  consultantCookie = await signInAs(site, consultant);
});

afterAll(() => site?.stop());

function listCounts(html: string): { path: string; count: string }[] {
  return [
    ...html.matchAll(/<a [^>]*href="(\/admin\/reports\/(?:applications|filled-jobs)\?[^"]*)"[^>]*>([\d,]+)<\/a>/g),
  ].map(([, path = '', count = '']) => ({ path: path.replaceAll('&amp;', '&'), count }));
}

describe('the reports', () => {
  test('show each figure with its definition, and a list with as many rows as it counts', async () => {
    const page = await desk.read(`/admin/reports?${YEAR}`);
    expect(page.status).toBe(200);
    const text = textOf(page);
    for (const words of [
      'Time to first reply',
      'Shortlisted, Interview, Offered or Not taken forward',
      '90% within',
      'Application sources',
      'Sent before this was recorded',
      'By consultant',
      'Ana Consultant',
      'Open jobs without activity',
    ])
      expect(text).toContain(words);
    const counts = listCounts(page.body.toString());
    expect(counts.length).toBeGreaterThan(40);
    // One link of each kind is enough: reports.test.ts compares every figure with its list.
    const kinds = new Map(
      counts.map((link) => {
        const query = new URLSearchParams(link.path.split('?')[1]);
        const narrowed = ['consultant', 'client', 'job', 'source', 'step'].filter((name) => query.has(name));
        return [[link.path.split('?')[0], query.get('part'), query.get('until'), ...narrowed].join(), link];
      }),
    );
    expect(kinds.size).toBeGreaterThan(20);
    for (const { path, count } of kinds.values()) {
      const list = await desk.read(path);
      expect([path, list.status]).toEqual([path, 200]);
      expect(textOf(list), path).toMatch(new RegExp(`(^|\\s)${count} (applications?|jobs?)\\b`));
    }
  });

  test('show consultants the figures of the agency’s jobs, and nothing of employers', async () => {
    const text = textOf(await desk.read(`/admin/reports?${YEAR}`, consultantCookie));
    expect(text).toContain('Ana Consultant');
    expect(text).not.toContain('Employers themselves');
    const theirs = jobs[8]?.id ?? '';
    const rows = await desk.read(`/admin/reports/applications?${YEAR}&job=${theirs}`, consultantCookie);
    expect(textOf(rows)).toContain('No applications for this figure.');
  });

  test('say if there are no applications, or too few for a figure', async () => {
    expect(textOf(await desk.read('/admin/reports?from=2020-01-01&to=2020-01-31'))).toContain(
      'No applications in this period.',
    );
    const few = textOf(await desk.read(`/admin/reports?from=2026-03-29&to=2026-03-29`));
    expect(few).toContain('too few (needs 20)');
  });

  test('explain an invalid period, and show the default one', async () => {
    const text = textOf(await desk.read('/admin/reports?from=2026-03-29&to=2026-03-01'));
    expect(text).toContain('Check the dates');
    expect(text).toContain('The end date must be on or after the start date.');
  });

  test('say that they could not be loaded, with 503', async () => {
    const allow = await forbid(site.database, 'app.report_sources');
    const [page, file] = await Promise.all([
      desk.read(`/admin/reports?${YEAR}`),
      desk.read(`/admin/reports/sources.csv?${YEAR}`),
    ]);
    await allow();
    expect([page.status, page.headers['retry-after']]).toEqual([503, '10']);
    expect(textOf(page)).toContain('Failed to load reports');
    expect([file.status, file.headers.location]).toEqual([303, expect.stringContaining('notice=figure-not-written')]);
  });

  test('are for administrators and consultants alone', async () => {
    for (const who of ['Aisha', 'Dev'])
      for (const path of ['/admin/reports', '/admin/reports/jobs.csv', '/admin/reports/overrides'])
        expect((await desk.read(path, await signInAs(site, castMember(who).id))).status).toBe(403);
  });
});

describe('the files', () => {
  test('have one file for each figure, named after its period; other addresses are 404', async () => {
    for (const figure of FIGURES) {
      const { status, headers, body } = await desk.read(`/admin/reports/${figure}.csv?${YEAR}`);
      expect([figure, status, headers['content-type']]).toEqual([figure, 200, 'text/csv; charset=utf-8']);
      expect(headers['content-disposition']).toBe(`attachment; filename="${figure}-2026-01-01-2026-12-31.csv"`);
      expect(body.toString().startsWith('\ufeff"')).toBe(true);
    }
    for (const file of ['candidates.csv', 'jobs', 'jobs.xlsx'])
      expect((await desk.read(`/admin/reports/${file}`)).status).toBe(404);
  });

  test('contain the page’s figures, and no candidate', async () => {
    const file = (await desk.read(`/admin/reports/consultants.csv?${YEAR}`)).body.toString();
    const [, ana] = /"Ana Consultant","(\d+)"/.exec(file) ?? [];
    const [row] = await queryTasks<{ count: string }>(
      site.database,
      'SELECT count(*) FROM applications WHERE job_id = ANY ($1::uuid[]) AND sent_at < $2',
      [jobs.slice(4, 8).map(({ id }) => id), '2027-01-01'],
    );
    expect(ana).toBe(row?.count);
    for (const figure of FIGURES)
      expect((await desk.read(`/admin/reports/${figure}.csv?${YEAR}`)).body.toString()).not.toContain('Candidate 1');
  });
});

test('overrides of the advert guard are listed with their authors, for jobs that the reader may see', async () => {
  const [ours = '', theirs = ''] = await addJobs(
    site.database.database,
    { user_id: ADMIN, title: 'Barkeeper of the agency' },
    { title: 'Barkeeper of an employer' },
  );
  await queryTasks(
    site.database,
    `INSERT INTO advert_overrides (job_id, rule, words, reason, user_id, user_name)
     SELECT id, 'age', 'over 18', 'They sell alcohol', $3::uuid, 'Morag Sinclair' FROM unnest($1::uuid[]) AS id
     UNION ALL SELECT $2::uuid, 'a_rule_that_went', 'x', '=HYPERLINK("http://evil.example")', $3, 'Morag Sinclair'`,
    [[ours, theirs], ours, ADMIN],
  );
  const list = textOf(await desk.read('/admin/reports/overrides'));
  for (const words of [
    '3 reasons',
    'Morag Sinclair',
    'over 18',
    'They sell alcohol',
    'Barkeeper of an employer',
    'a_rule_that_went',
  ])
    expect(list).toContain(words);
  const consultantPage = textOf(await desk.read('/admin/reports/overrides', consultantCookie));
  expect(consultantPage).toContain('2 reasons');
  expect(consultantPage).not.toContain('Barkeeper of an employer');
  const file = (await desk.read('/admin/reports/overrides.csv')).body.toString();
  expect(file).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
});
