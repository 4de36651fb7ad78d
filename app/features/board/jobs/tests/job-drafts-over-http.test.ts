import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JOB_FORM, openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs, EMPLOYER, OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;

beforeAll(async () => {
  site = await startSite();
  desk = openDesk(site, await signInAs(site, EMPLOYER));
});

afterAll(() => site?.stop());

const EMPTY = { company: '', location: '', salary: '', description: '', requirements: '' };
const addDraft = async (title: string) => {
  const [id = ''] = await addJobs(site.database.database, { ...EMPTY, title, status: 'draft' });
  return id;
};
const preview = (id: string, as?: string) => desk.read(`/employer/jobs/${id}/preview`, as);

test('a title is enough for a draft, which gets the usual choices and closing date', async () => {
  const answer = await desk.post({ title: 'Night porter', closes_at: '', ...EMPTY, intent: 'draft' });
  const draft = await desk.findTitled('Night porter');
  const preview = `/employer/jobs/${draft?.id}/preview?notice=draft-saved`;
  expect([answer.status, answer.headers.location]).toEqual([303, preview]);
  expect(draft).toMatchObject({ ...EMPTY, status: 'draft', type: 'Full-time', salary_min: null, user_id: EMPLOYER });
  expect(draft?.closes_at.getTime()).toBeGreaterThan(Date.now() + 40 * 86_400_000);
  expect(textOf(await desk.read('/employer/jobs?status=draft'))).toContain('No company or location yet');
});

test('a dialog stays where it is', async () => {
  const answer = await desk.post({ title: 'Night watch', intent: 'draft', answer: 'here' });
  expect(answer.status).toBe(200);
  expect((await desk.findTitled('Night watch'))?.status).toBe('draft');
});

test.each([
  [{ title: '' }, 'Enter a title'],
  [{ title: 'Night porter', company: 'x'.repeat(101) }, 'Company must be 100 characters or fewer'],
  [{ title: 'Night porter', description: 'a\u202eb' }, 'Description contains characters that can’t be displayed'],
  [{ title: 'Night porter', closes_at: 'soon' }, 'Enter the closing date as year, month and day'],
])('what a draft does hold is checked: %j', async (fields, message) => {
  const before = (await desk.listJobs()).length;
  const answer = await desk.post({ ...EMPTY, ...fields, intent: 'draft' });
  expect(answer.status).toBe(422);
  expect(textOf(answer)).toContain(message);
  expect(await desk.listJobs()).toHaveLength(before);
});

test('publishing an incomplete draft leads to its form, which names what is missing', async () => {
  const id = await addDraft('Night baker');
  const answer = await desk.send(`/jobs/${id}/status`, { status: 'open' });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toMatch(new RegExp(`^/jobs/${id}/edit\\?notice=draft-incomplete&check=publish&`));
  const form = textOf(await desk.read(answer.headers.location ?? ''));
  for (const message of ['The draft is incomplete', 'Enter a company', 'Enter the requirements']) {
    expect(form).toContain(message);
  }
  expect((await desk.find(id))?.status).toBe('draft');

  const version = await desk.openEdit(id);
  const posting = await desk.send(`/jobs/${id}/edit`, { ...EMPTY, title: 'Night baker', version, intent: 'post' });
  expect(posting.status).toBe(422);
  const whole = { ...JOB_FORM, title: 'Night baker', version, intent: 'post' };
  expect((await desk.send(`/jobs/${id}/edit`, whole)).status).toBe(303);
  expect((await desk.find(id))?.status).toBe('open');
});

test('an incomplete draft cannot be closed, and is copied as it is', async () => {
  const id = await addDraft('Night clerk');
  const closing = await desk.send(`/jobs/${id}/status`, { status: 'closed' });
  expect(closing.headers.location).toContain('notice=draft-incomplete');
  expect((await desk.find(id))?.status).toBe('draft');
  expect((await desk.send(`/jobs/${id}/copy`, {})).status).toBe(303);
});

test.each(['open', 'closed'] as const)(
  'a job that is %s is not emptied by a form that was opened as a draft',
  async (status) => {
    const [id = ''] = await addJobs(site.database.database, { status });
    const version = await desk.openEdit(id);
    const answer = await desk.send(`/jobs/${id}/edit`, { ...EMPTY, title: 'Emptied', version, intent: 'draft' });
    expect(answer.status).toBe(422);
    expect(textOf(answer)).toContain('Enter a company');
    expect((await desk.find(id))?.company).toBe('Northgate');
  },
);

describe('the preview', () => {
  test('shows its owner and administrators the page, says that it is a draft and what is missing', async () => {
    const id = await addDraft('Night gardener');
    for (const as of [EMPLOYER, ADMIN]) {
      const page = await preview(id, await signInAs(site, as));
      expect(page.status).toBe(200);
      expect(page.headers['cache-control']).toBe('private, no-store');
      const html = page.body.toString();
      expect(html).toMatch(/<meta name="robots" content="noindex"\/?>/);
      expect(html).not.toContain('application/ld+json');
      const text = textOf(page);
      expect(text).toContain('This is a draft');
      for (const field of ['company', 'location', 'salary', 'description']) expect(text).toContain(`Enter a ${field}`);
      expect(text).toContain('Enter the requirements');
      expect(text).toContain('Night gardener');
      expect(html).toMatch(/<button[^>]*disabled[^>]*>Apply Now/);
    }
  });

  test('of a complete draft names nothing as missing', async () => {
    const [id = ''] = await addJobs(site.database.database, { title: 'Night driver', status: 'draft' });
    const text = textOf(await preview(id));
    expect(text).toContain('Picks, packs and loads.');
    expect(text).not.toContain('Before you post it');
  });

  test('names what its form refuses, although nothing is empty', async () => {
    const [id = ''] = await addJobs(site.database.database, { status: 'draft', description: 'Keeps \u202ethe light.' });
    const answer = await preview(id);
    const message = 'Description contains characters that can’t be displayed';
    expect(textOf(answer)).toContain(`Before you post it: ${message}`);
    expect(answer.body.toString()).toContain(`/jobs/${id}/edit?check=publish`);
    expect(textOf(await desk.read(`/jobs/${id}/edit?check=publish`))).toContain(message);
  });

  test('is for its owner only, and not at the address of the job', async () => {
    const id = await addDraft('Night secret');
    const other = await preview(id, await signInAs(site, OTHER_EMPLOYER));
    const missing = await preview('00000000-0000-4000-8000-00000000dead', await signInAs(site, OTHER_EMPLOYER));
    expect([other.status, missing.status]).toEqual([404, 404]);
    const candidate = await preview(id, await signInAs(site, castMember('Aisha').id));
    expect(candidate.status).toBe(403);
    const visitor = await preview(id, '');
    expect(visitor.headers.location).toMatch(/^\/employer-login\?/);
    for (const { body } of [other, candidate, visitor]) expect(body.toString()).not.toContain('Night secret');
    expect((await desk.read(`/jobs/${id}`, '')).headers.location).toBe('/jobs?notice=job-not-found');
  });

  test('of a job on the board has its link to share; of one that is not open it leads to its page', async () => {
    const [open = '', closed = ''] = await addJobs(
      site.database.database,
      { title: 'Night pilot' },
      { status: 'closed' },
    );
    const page = await preview(open);
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain('The job is on the board');
    expect(page.body.toString()).toContain(`value="${site.url}/jobs/${open}"`);
    const answer = await preview(closed);
    expect([answer.status, answer.headers.location]).toEqual([302, `/jobs/${closed}`]);
  });
});
