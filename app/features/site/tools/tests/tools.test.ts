import { afterAll, beforeAll, expect, test } from 'vitest';
import { forbid } from '#tests/support/faults.ts';
import { textOf } from '#tests/support/job-desk.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const MID = 'Mid Level (3-5 years)';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const calculate = (choice: Record<string, string>) => request(site.url, `/tools?${new URLSearchParams(choice)}`);
const read = async (choice: Record<string, string>) => textOf(await calculate(choice));

test('no figures are shown before a choice; announced tools cannot be used', async () => {
  const answer = await request(site.url, '/tools');
  const text = textOf(answer);
  expect(answer.status).toBe(200);
  for (const expectedText of [
    'UK Salary Calculator',
    'Get real-time salary insights for your role, location, and experience level',
    'Calculate Your Salary Range',
    'Coming Soon Skills Gap Analyzer',
    'Coming Soon Career Progression Mapper',
    'Coming Soon CV Builder & Optimizer',
    'Speak with a Consultant',
  ]) {
    expect(text).toContain(expectedText);
  }
  expect(text).not.toContain('Average salary');
  expect(answer.body.toString().match(/role="group" aria-disabled="true"/g)).toHaveLength(3);
});

test('a plain form is answered with figures, and the way to a consultant takes them along', async () => {
  const answer = await calculate({ role: 'Data Scientist', location: 'London', experience: MID });
  const text = textOf(answer);
  expect(text).toContain('£65,000');
  expect(text).toContain('£55,250 to £74,750');
  expect(text).toContain('Estimates are a guide only.');
  expect(text).not.toContain('Below the legal minimum');
  const contact = /href="([^"]*)"[^>]*>Speak with a Consultant/
    .exec(answer.body.toString())?.[1]
    ?.replaceAll('&amp;', '&');
  const address = new URL(contact ?? '', site.url);
  expect([address.pathname, address.hash]).toEqual(['/contact', '#contact']);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    role: 'Data Scientist',
    location: 'London',
    experience: MID,
  });
});

test.each([
  ['Entry Level (0-2 years)', 'All of this range is below'],
  ['Mid Level (3-5 years)', 'The lower end of this range is below'],
])('a welder in Belfast at %s is told of the legal minimum', async (experience, note) => {
  const text = await read({ role: 'Welder', location: 'Belfast', experience });
  expect(text).toContain(note);
  expect(text).toMatch(/£24,\d{3} a year at 37\.5 hours a week\. The National Living Wage is £12\.71/);
});

test('demand and trend come from the board, which shows exactly these jobs', async () => {
  const choice = { role: 'Project Manager', location: 'Edinburgh', experience: MID };
  expect(await read(choice)).toMatch(/Demand Not enough live jobs to say Market trend Not enough live jobs to say/);
  const job = { title: 'Project manager', location: 'Leith, Edinburgh' };
  await addJobs(
    site.database.database,
    ...Array.from({ length: 7 }, () => ({ ...job, created_at: daysAgo(3) })),
    ...Array.from({ length: 4 }, () => ({ ...job, created_at: daysAgo(40) })),
    { ...job, created_at: daysAgo(90) },
    { ...job, status: 'closed' as const, created_at: daysAgo(35) },
    { ...job, status: 'draft' as const, created_at: daysAgo(35) },
    { ...job, location: 'Leeds' },
  );
  await expect
    .poll(() => read(choice))
    .toMatch(/Demand Medium Market trend Rising 7 posted in the last 30 days, 5 in the 30 days before/);
  const { body } = await calculate(choice);
  const link = /href="(\/jobs\?[^"]*)"[^>]*>12 open jobs/.exec(body.toString())?.[1];
  const board = await request(site.url, (link ?? '').replaceAll('&amp;', '&'));
  expect(textOf(board)).toContain('12 jobs');
});

test('an incomplete or made-up choice says what is missing, and is not kept', async () => {
  const incomplete = await calculate({ role: 'Welder', location: 'Atlantis', experience: '' });
  const text = textOf(incomplete);
  expect(text).toContain('Choose a location');
  expect(incomplete.body.toString().match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(incomplete.headers['cache-control']).toBe('no-store');
  const twice = await request(
    site.url,
    `/tools?role=Welder&role=x&location=Leeds&experience=${encodeURIComponent(MID)}`,
  );
  expect(twice.headers['cache-control']).toBe('no-store');
  const complete = await calculate({ role: 'Welder', location: 'Leeds', experience: MID });
  expect(complete.headers['cache-control']).toContain('public');
  const bare = await request(site.url, '/tools?utm_source=x');
  expect(bare.headers['cache-control']).toContain('public');
  expect(textOf(bare)).not.toContain('Average salary');
});

test.each([
  ['role', 'Welderr', 'We don’t have figures for ‘Welderr’. Choose a job role from the list.'],
  ['location', 'Atlantis', 'We don’t have figures for ‘Atlantis’. Choose a location from the list.'],
  ['role', '<b>Welder</b>', 'We don’t have figures for ‘<b>Welder</b>’. Choose a job role from the list.'],
  ['role', 'Wel\u202eder\u0007 ', 'We don’t have figures for ‘Wel der’. Choose a job role from the list.'],
  ['role', 'w'.repeat(5_000), `We don’t have figures for ‘${'w'.repeat(60)}…’. Choose a job role from the list.`],
  ['role', ' \u202e ', 'Choose a job role'],
])('a %s that the calculator does not know is named: %j', async (name, value, message) => {
  const answer = await calculate({ [name]: value });
  const [field = ''] = new RegExp(`id="salary-${name}-error"[^>]*>.*?</p>`).exec(answer.body.toString()) ?? [];
  const text = field
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  expect(text).toContain(message);
  // The other parameters were not submitted, so they are no errors.
  expect(answer.body.toString().match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a role that it knows is chosen, however it is written, and nothing is called wrong', async () => {
  for (const role of ['Welder', 'welder', ' WELDER ']) {
    const answer = await calculate({ role });
    expect(answer.body.toString()).toMatch(/<option value="Welder" selected/);
    expect(answer.body.toString()).not.toContain('aria-invalid="true"');
    expect(textOf(answer)).not.toContain('We don’t have figures');
  }
  const spelt = await calculate({ role: 'welder', location: 'LEEDS', experience: MID });
  expect(textOf(spelt)).toContain('£21,420 to £28,980');
  // Only one spelling of each choice is cached.
  expect(spelt.headers['cache-control']).toBe('no-store');
});

test('values in an address stay text', async () => {
  const { body } = await calculate({ role: '"><script>alert(1)</script>', location: 'Leeds', experience: MID });
  expect(body.toString()).not.toContain('<script>alert(1)');
});

test('without the jobs the pay is shown, and the failure is shown, logged and not cached', async () => {
  const giveBack = await forbid(site.database, 'count_public_jobs_by_age');
  const choice = { role: 'Electrician', location: 'Bristol', experience: MID };
  const answer = await calculate(choice);
  await giveBack();
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(textOf(answer)).toMatch(/£33,600.*Failed to load demand and trend/);
  expect(site.log().match(/the jobs behind a salary estimate could not be counted/g)).toHaveLength(1);
  expect(await read(choice)).toMatch(/Demand Not enough live jobs to say/);
});
