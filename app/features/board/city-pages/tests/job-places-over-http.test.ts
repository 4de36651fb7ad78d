import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOB_FORM, openDesk, textOf } from '#tests/support/job-desk.ts';
import { addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;

beforeAll(async () => {
  site = await startSite();
  desk = openDesk(site, await signInAs(site, EMPLOYER));
});

afterAll(() => site?.stop());

const form = (title: string, location: string) => ({ ...JOB_FORM, title, location, intent: 'post' });
const ASKED = { location_asked: 'Newport' };

test('a location that names several towns is asked about once, with what was typed kept', async () => {
  const question = await desk.post(form('Keeper of Newport', 'Newport'));
  const html = question.body.toString();
  expect(question.status).toBe(422);
  expect(textOf(question)).toContain('Which Newport is it?');
  for (const place of ['Newport, Gwent', 'Newport, Isle of Wight', 'Newport, Shropshire', 'Newport, Pembrokeshire'])
    expect(html).toContain(`value="${place}"`);
  expect(html).toContain('value="Keeper of Newport"');
  expect(html.indexOf('id="job-location_checked-error"')).toBeLessThan(html.indexOf('value="Newport, Gwent"'));
  expect(html).toContain('aria-describedby="job-location_checked-error"');
  expect(await desk.findTitled('Keeper of Newport')).toBeUndefined();

  const chosen = { ...form('Keeper of Newport', 'Newport'), ...ASKED, location_checked: 'Newport, Isle of Wight' };
  const wrong = await desk.post({ ...chosen, salary: '' });
  expect(wrong.status).toBe(422);
  expect(wrong.body.toString()).toMatch(
    /name="location"[^>]*value="Newport, Isle of Wight"|value="Newport, Isle of Wight"[^>]*name="location"/,
  );
  expect((await desk.post(chosen)).status).toBe(303);
  expect(await desk.findTitled('Keeper of Newport')).toMatchObject({ location: 'Newport, Isle of Wight' });
});

test('a poster may keep what was typed, and an answer about another location counts for nothing', async () => {
  const confirmed = { ...form('Keeper of some Newport', 'Newport'), ...ASKED, location_checked: 'Newport' };
  expect((await desk.post(confirmed)).status).toBe(303);
  expect(await desk.findTitled('Keeper of some Newport')).toMatchObject({ location: 'Newport' });
  const moved = { ...form('Keeper of Hull', 'Hull'), ...ASKED, location_checked: 'Newport, Gwent' };
  expect((await desk.post(moved)).status).toBe(303);
  expect(await desk.findTitled('Keeper of Hull')).toMatchObject({ location: 'Hull' });
});

test('of several places the unclear one is asked about; a draft, and a change of other fields, ask nothing', async () => {
  const question = await desk.post(form('Keeper of two', 'Hull / Newport'));
  expect(question.body.toString()).toContain('value="Hull / Newport, Isle of Wight"');
  expect((await desk.post({ ...form('Keeper in thought', 'Newport'), intent: 'draft' })).status).toBe(303);
  const job = await desk.findTitled('Keeper of some Newport');
  const version = await desk.openEdit(job?.id ?? '');
  const change = { ...form('Keeper of some Newport', 'Newport'), intent: 'save', version };
  const saved = await desk.send(`/jobs/${job?.id}/edit`, change);
  expect(saved.status).toBe(303);
});

test('a job in a place that is not known is posted, and its preview says who will not find it', async () => {
  const answer = await desk.post(form('Keeper of Zork', 'Stokport'));
  expect(answer.status).toBe(303);
  const preview = textOf(await desk.read(answer.headers.location ?? ''));
  expect(preview).toContain('Searches near a place won’t find this job');
  expect(preview).toContain('Did you mean Stockport, Greater Manchester?');
  const county = await desk.post(form('Keeper of Kent', 'Kent'));
  expect(textOf(await desk.read(county.headers.location ?? ''))).toContain('Kent is an area. Add the town');
  for (const [title, more] of [
    ['Keeper at home', { location: 'Anywhere in the UK', work_mode: 'remote' }],
    ['Keeper in Leeds', { location: 'Leeds' }],
  ] as const) {
    const posted = await desk.post({ ...form(title, ''), ...more });
    expect(textOf(await desk.read(posted.headers.location ?? ''))).not.toContain('won’t find this job');
  }
});

test('search engines are told region and postcode, and each of several places', async () => {
  const [one, two] = await addJobs(
    site.database.database,
    { location: 'Newport, Isle of Wight PO30 1AA' },
    { location: 'Leeds / Bradford' },
  );
  const posting = async (id = '') => {
    const html = (await desk.read(`/jobs/${id}`, '')).body.toString();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    return blocks.map(([, text = '']) => JSON.parse(text)).find((each) => each['@type'] === 'JobPosting');
  };
  expect(await posting(one)).toMatchObject({
    jobLocation: {
      address: { addressLocality: 'Newport', addressRegion: 'Isle of Wight', postalCode: 'PO30 1AA' },
    },
  });
  expect(await posting(two)).toMatchObject({
    jobLocation: [
      { address: { addressLocality: 'Leeds', addressRegion: 'West Yorkshire' } },
      { address: { addressLocality: 'Bradford', addressRegion: 'West Yorkshire' } },
    ],
  });
});
