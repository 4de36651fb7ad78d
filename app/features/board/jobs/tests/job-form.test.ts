import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { londonDay } from '#domain/time/calendar-day.ts';
import { isFullForm } from '#tests/support/form.ts';
import { dayFromNow, JOB_FORM, openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs, EMPLOYER, OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;

beforeAll(async () => {
  site = await startSite();
  desk = openDesk(site, await signInAs(site, EMPLOYER));
});

afterAll(() => site?.stop());

describe('posting a job', () => {
  test('stores every field under its poster, and says so', async () => {
    const answer = await desk.post({ ...JOB_FORM, title: 'Keeper of everything', intent: 'post' });
    const job = await desk.findTitled('Keeper of everything');
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      `/employer/jobs/${job?.id}/preview?notice=job-posted`,
    ]);
    expect(job).toMatchObject({
      user_id: EMPLOYER,
      company: 'Skerryvore Trust',
      location: 'Leeds',
      salary: '£30,000 to £38,000 a year',
      salary_min: '30000.00',
      salary_max: '38000.00',
      salary_period: 'year',
      hours_per_week: '22.5',
      type: 'Part-time',
      category: 'blue-collar',
      basis: 'temporary',
      work_mode: 'hybrid',
      start_date: new Date(2027, 0, 11),
      status: 'open',
      description: 'Keeps\nthe light.',
      requirements: 'Patience.',
    });
    expect(job && londonDay(job.closes_at)).toBe(JOB_FORM.closes_at);
    const posted = await desk.read(answer.headers.location ?? '');
    expect(textOf(posted)).toContain('Job posted');
    expect(textOf(posted)).toMatch(/Starts on\s*11 January 2027/);
    expect(posted.body.toString()).toContain(`value="${site.url}/jobs/${job?.id}"`);
    expect(posted.headers['cache-control']).toBe('private, no-store');
  });

  test('takes its defaults where nothing is chosen', async () => {
    const { title, company, location, salary, description, requirements, closes_at } = JOB_FORM;
    const short = { title: `${title}, usual`, company, location, salary, description, requirements, closes_at };
    expect((await desk.post({ ...short, intent: 'post' })).status).toBe(303);
    expect(await desk.findTitled(short.title)).toMatchObject({
      type: 'Full-time',
      category: 'white-collar',
      basis: 'permanent',
      work_mode: 'on-site',
      status: 'open',
    });
  });

  test('figures said beside the text count instead of it', async () => {
    const figures = { salary: 'Competitive', salary_min: '31000', salary_max: '33000', salary_period: 'year' };
    await desk.post({ ...JOB_FORM, title: 'Keeper in figures', ...figures, intent: 'post' });
    expect(await desk.findTitled('Keeper in figures')).toMatchObject({
      salary: 'Competitive',
      salary_min: '31000.00',
      salary_max: '33000.00',
      salary_period: 'year',
    });
  });

  test('a draft is kept for its owner and shown to no visitor', async () => {
    const answer = await desk.post({ ...JOB_FORM, title: 'Keeper in draft', intent: 'draft' });
    const draft = await desk.findTitled('Keeper in draft');
    expect(answer.headers.location).toBe(`/employer/jobs/${draft?.id}/preview?notice=draft-saved`);
    expect(draft?.status).toBe('draft');
    const page = await desk.read(`/jobs/${draft?.id}`, '');
    expect([page.status, page.headers.location]).toEqual([302, '/jobs?notice=job-not-found']);
    expect(textOf(await desk.read('/employer/jobs'))).toContain('Keeper in draft');
  });

  test('the same form sent again posts one job, and another job typed into it a second one', async () => {
    const page = (await desk.read('/employer/jobs/new')).body.toString();
    const form_key = /name="form_key" value="([0-9a-f-]+)"/.exec(page)?.[1] ?? '';
    const sent = { ...JOB_FORM, title: 'Keeper sent again', intent: 'post', form_key };
    const posted = await desk.post(sent);
    const repeated = await desk.post(sent);
    expect([repeated.status, repeated.headers.location]).toEqual([303, posted.headers.location]);
    await desk.post({ ...sent, title: 'Keeper in the same form' });
    const titles = (await desk.listJobs()).map(({ title }) => title);
    expect(titles.filter((title) => title === sent.title)).toHaveLength(1);
    expect(titles.filter((title) => title === 'Keeper in the same form')).toHaveLength(1);
    expect((await desk.post({ ...sent, form_key: 'of-my-own' })).status).toBe(400);
  });

  test('the form is opened with the defaults of the specification', async () => {
    const html = (await desk.read('/employer/jobs/new')).body.toString();
    expect(html).toContain(`value="${dayFromNow(42)}"`);
    for (const chosen of ['Full-time', 'white-collar', 'permanent', 'on-site'])
      expect(html).toMatch(new RegExp(`<option value="${chosen}" selected=""`));
  });
});

const LONG = 'x'.repeat(20_001);
const REFUSED: [field: string, value: string, message: string][] = [
  ['title', '', 'Enter a title'],
  ['title', ' \n\t ', 'Enter a title'],
  ['title', 'x'.repeat(151), 'Title must be 150 characters or fewer'],
  ['title', 'Keeper\u0000', 'Title contains characters that can’t be displayed'],
  ['title', 'Keeper\u001b[31m', 'Title contains characters that can’t be displayed'],
  ['title', 'Keeper\u2028of the light', 'Title contains characters that can’t be displayed'],
  ['company', '', 'Enter a company'],
  ['company', 'x'.repeat(101), 'Company must be 100 characters or fewer'],
  ['company', 'Trust\u0007', 'Company contains characters that can’t be displayed'],
  ['location', '', 'Enter a location'],
  ['location', 'x'.repeat(101), 'Location must be 100 characters or fewer'],
  ['location', 'Leeds\u0000', 'Location contains characters that can’t be displayed'],
  ['salary', '', 'Enter a salary'],
  ['salary', 'x'.repeat(101), 'Salary must be 100 characters or fewer'],
  ['salary', '£13\u0000', 'Salary contains characters that can’t be displayed'],
  ['description', '', 'Enter a description'],
  ['description', LONG, 'Description must be 20,000 characters or fewer'],
  ['description', 'a\u0000b', 'Description contains characters that can’t be displayed'],
  ['description', 'a\u2028b', 'Description contains characters that can’t be displayed'],
  ['requirements', '', 'Enter the requirements'],
  ['requirements', LONG, 'Requirements must be 20,000 characters or fewer'],
  ['requirements', 'a\u0008b', 'Requirements contain characters that can’t be displayed'],
  ['type', 'full-time', 'Choose a type of work'],
  ['category', 'pink-collar', 'Choose a category'],
  ['basis', 'forever', 'Choose whether the work is permanent or temporary'],
  ['work_mode', 'moon', 'Choose a workplace'],
  ['hours_per_week', '0', 'Enter the hours a week as a number from 1 to 80, such as 37.5'],
  ['hours_per_week', '80.1', 'Enter the hours a week as a number from 1 to 80, such as 37.5'],
  ['hours_per_week', '37.55', 'Enter the hours a week as a number from 1 to 80, such as 37.5'],
  ['hours_per_week', 'NaN', 'Enter the hours a week as a number from 1 to 80, such as 37.5'],
  ['salary_min', '-1', 'Enter the lowest pay in pounds'],
  ['salary_max', '1e9', 'Enter the highest pay in pounds'],
  ['salary_max', '100000000', 'Enter the highest pay in pounds'],
  ['salary_period', 'fortnight', 'Choose a pay period'],
  ['closes_at', '', 'Choose a closing date'],
  ['closes_at', '31/12/2026', 'Enter the closing date as year, month and day'],
  ['closes_at', '2026-02-30', 'Enter the closing date as year, month and day'],
  ['closes_at', dayFromNow(-1), 'Choose a closing date of today or later'],
  ['closes_at', dayFromNow(370), 'Choose a closing date within the next 12 months'],
];

describe('a job that is not right', () => {
  let jobsBefore: Awaited<ReturnType<typeof desk.listJobs>> = [];
  let id = '';

  beforeAll(async () => {
    [id = ''] = await addJobs(site.database.database, { title: 'As it was opened' });
  });
  beforeEach(async () => {
    jobsBefore = await desk.listJobs();
  });

  const name = (value: string) =>
    JSON.stringify(value.length > 40 ? `${value.slice(0, 10)}… (${value.length})` : value);

  // A unit test of the form tries all values, so the short form sends the first of each field only.
  const sent = REFUSED.filter(([field], at) => isFullForm || REFUSED.findIndex(([other]) => other === field) === at);

  test.each(sent.map(([field, value, message]) => [field, name(value), value, message]))(
    'is refused for its %s %s: nothing is stored, everything typed comes back',
    async (field = '', _name, value = '', message) => {
      const isFineInDraft = value === '' && field !== 'title';
      for (const intent of isFineInDraft ? ['post'] : ['post', 'draft']) {
        const answer = await desk.post({ ...JOB_FORM, [field]: value, intent });
        expect(answer.status).toBe(422);
        expect(textOf(answer)).toContain(message);
        const otherValue = field === 'company' ? JOB_FORM.title : JOB_FORM.company;
        expect(answer.body.toString()).toContain(`value="${otherValue}"`);
      }
      const version = await desk.openEdit(id);
      const edit = await desk.send(`/jobs/${id}/edit`, { ...JOB_FORM, [field]: value, version, intent: 'save' });
      expect(edit.status).toBe(422);
      expect(textOf(edit)).toContain(message);
      expect(await desk.listJobs()).toEqual(jobsBefore);
    },
  );

  test('names every fault at once, and leads to each field', async () => {
    const answer = await desk.post({ ...JOB_FORM, title: '', company: '', closes_at: '', intent: 'post' });
    for (const field of ['title', 'company', 'closes_at']) {
      expect(answer.body.toString()).toContain(`href="#job-${field}"`);
      expect(answer.body.toString()).toContain(`id="job-${field}-error"`);
    }
  });

  test('the lowest pay may not be above the highest, and figures say what they are for', async () => {
    const upsideDown = await desk.post({
      ...JOB_FORM,
      salary_min: '40000',
      salary_max: '30000',
      salary_period: 'year',
      intent: 'post',
    });
    expect(textOf(upsideDown)).toContain('Enter a highest pay that’s at least the lowest pay');
    const bare = await desk.post({ ...JOB_FORM, salary_min: '40000', intent: 'post' });
    expect(textOf(bare)).toContain('Choose a pay period');
    expect(await desk.listJobs()).toEqual(jobsBefore);
  });

  test.each([
    ['whose it is', 'user_id', OTHER_EMPLOYER],
    ['its id', 'id', '00000000-0000-4000-8000-0000000000ff'],
    ['when it was made', 'created_at', '2020-01-01'],
    ['its status', 'status', 'open'],
    ['the prototype', '__proto__', 'x'],
  ])('that says %s itself is answered with 400 (Z08)', async (_what, field, value) => {
    const body = `${new URLSearchParams({ ...JOB_FORM, intent: 'post' })}&${field}=${encodeURIComponent(value)}`;
    expect((await desk.post(body)).status).toBe(400);
    const version = await desk.openEdit(id);
    const edit = `${new URLSearchParams({ ...JOB_FORM, intent: 'save', version })}&${field}=${encodeURIComponent(value)}`;
    expect((await desk.send(`/jobs/${id}/edit`, edit)).status).toBe(400);
    expect(await desk.listJobs()).toEqual(jobsBefore);
  });

  test.each(['', 'intent=publish', 'intent=post&intent=draft'])(
    'sent by no button of ours (%j) is answered with 400',
    async (intent) => {
      expect((await desk.post(`${new URLSearchParams(JOB_FORM)}&${intent}`)).status).toBe(400);
      expect(await desk.listJobs()).toEqual(jobsBefore);
    },
  );

  test('of a megabyte is answered with 413', async () => {
    expect((await desk.post({ ...JOB_FORM, description: 'x'.repeat(1_048_576), intent: 'post' })).status).toBe(413);
    expect((await desk.post({ ...JOB_FORM, description: 'x'.repeat(1_000_000), intent: 'post' })).status).toBe(422);
    expect(await desk.listJobs()).toEqual(jobsBefore);
  });

  test('as JSON, or with a file in it, is answered with 400', async () => {
    const type = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ ...JOB_FORM, intent: 'post' });
    expect((await desk.send('/employer/jobs/new', body, undefined, type)).status).toBe(400);
    const parts = '--x\r\nContent-Disposition: form-data; name="title"; filename="a.txt"\r\n\r\nx\r\n--x--\r\n';
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect((await desk.send('/employer/jobs/new', parts, undefined, multipart)).status).toBe(400);
    expect(await desk.listJobs()).toEqual(jobsBefore);
  });
});

test('markup is text: it is stored as typed and shown as typed', async () => {
  const title = '<img src=x onerror=alert(1)> & "keeper"';
  const description = 'Keeps the light. </script><script>alert(2)</script>';
  await desk.post({ ...JOB_FORM, title, description, intent: 'post' });
  const job = await desk.findTitled(title);
  expect(job?.description).toBe(description);
  for (const path of ['/employer/jobs', `/jobs/${job?.id}/edit`, `/jobs/${job?.id}/delete`, `/jobs/${job?.id}`]) {
    const html = (await desk.read(path)).body.toString();
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script>alert(2)');
  }
});

describe('a title that speaks for the other category', () => {
  const HAND = { ...JOB_FORM, title: 'Forklift driver at the light', category: 'white-collar' };
  const stored = async () => (await desk.findTitled(HAND.title))?.category;

  test('is asked about once, before it is posted; the answer counts', async () => {
    const questionPage = await desk.post({ ...HAND, intent: 'post' });
    expect(questionPage.status).toBe(422);
    expect(textOf(questionPage)).toContain('Is this Blue Collar?');
    expect(questionPage.body.toString()).toContain('href="#job-category_checked"');
    expect(await stored()).toBeUndefined();
    expect((await desk.post({ ...HAND, category_checked: 'blue-collar', intent: 'post' })).status).toBe(303);
    expect(await stored()).toBe('blue-collar');
  });

  test('does not keep anybody from a draft, but from publishing it in passing', async () => {
    const title = 'Forklift driver in draft';
    expect((await desk.post({ ...HAND, title, intent: 'draft' })).status).toBe(303);
    const draft = await desk.findTitled(title);
    const answer = await desk.send(`/jobs/${draft?.id}/status`, { status: 'open' });
    expect(answer.headers.location).toContain(`/jobs/${draft?.id}/edit?notice=category-needs-check`);
    expect(textOf(await desk.read(answer.headers.location ?? ''))).toContain('Is this Blue Collar?');
    expect((await desk.findTitled(title))?.status).toBe('draft');
  });
});

test('the form of a new job knows the company of the newest one', async () => {
  await desk.post({ ...JOB_FORM, title: 'Keeper of another light', company: 'Bell Rock Trust', intent: 'draft' });
  expect((await desk.read('/employer/jobs/new')).body.toString()).toMatch(/name="company"[^>]*value="Bell Rock Trust"/);
});

describe('pay below the National Living Wage', () => {
  const LOW = { ...JOB_FORM, title: 'Underpaid keeper', salary: '£19,000 a year', hours_per_week: '37.5' };
  const WHY = { asked_minimum_wage: LOW.salary, because_minimum_wage: 'The keeper is an apprentice.' };
  const stored = async () =>
    (await desk.listJobs()).filter(({ title }) => title === LOW.title).map(({ status }) => status);

  test('is asked about before it is published, with the figures, and stored once the employer has said why', async () => {
    const questionPage = await desk.post({ ...LOW, intent: 'post' });
    expect(questionPage.status).toBe(422);
    expect(textOf(questionPage)).toContain('This is £9.74 an hour for 37.5 hours a week. The National Living Wage is');
    expect(questionPage.body.toString()).toContain('href="#job-because_minimum_wage"');
    expect(questionPage.body.toString()).toContain(`name="asked_minimum_wage" value="${LOW.salary}"`);
    expect(await stored()).toEqual([]);
    expect((await desk.post({ ...LOW, ...WHY, intent: 'post' })).status).toBe(303);
    expect(await stored()).toEqual(['open']);
  });

  test('does not keep anybody from a draft, but from publishing it in passing', async () => {
    expect((await desk.post({ ...LOW, title: 'Underpaid draft', intent: 'draft' })).status).toBe(303);
    const draft = await desk.findTitled('Underpaid draft');
    const answer = await desk.send(`/jobs/${draft?.id}/status`, { status: 'open' });
    expect(answer.headers.location).toBe(
      `/jobs/${draft?.id}/edit?notice=advert-needs-check&check=publish&next=${encodeURIComponent('/employer/jobs')}`,
    );
    expect(textOf(await desk.read(answer.headers.location ?? ''))).toContain(
      'The pay is below the National Living Wage',
    );
    expect((await desk.find(draft?.id ?? ''))?.status).toBe('draft');
  });
});

describe('words that the law has something to say about', () => {
  test('are refused at their field, asked about with a suggestion, and keep what was typed', async () => {
    const title = 'Keeper, young and dynamic';
    const answer = await desk.post({ ...JOB_FORM, title, description: 'No foreigners.', intent: 'post' });
    expect(answer.status).toBe(422);
    const [text, html] = [textOf(answer), answer.body.toString()];
    expect(text).toContain('“No foreigners”: An advert can’t exclude people because of nationality');
    expect(text).toContain('Check what the advert says about age Title: “ young and dynamic ”');
    expect(text).toContain('‘entry level, training given’');
    expect(html).toContain('id="job-description-error"');
    expect(html).toContain('href="#job-because_age"');
    expect(html).toContain(`value="${title}"`);
    expect(await desk.findTitled(title)).toBeUndefined();
    const answers = { asked_age: 'young and dynamic', because_age: 'It is the name of the lighthouse.' };
    const secondReply = await desk.post({
      ...JOB_FORM,
      title,
      description: 'No foreigners.',
      ...answers,
      intent: 'post',
    });
    expect([secondReply.status, secondReply.body.toString()]).toEqual([
      422,
      expect.stringContaining(answers.because_age),
    ]);
    expect((await desk.post({ ...JOB_FORM, title, ...answers, intent: 'post' })).status).toBe(303);
    const edit = await desk.read(`/jobs/${(await desk.findTitled(title))?.id}/edit`);
    expect(edit.body.toString()).toContain(answers.because_age);
  });
});

describe('the agency posts for an employer', () => {
  const title = 'Keeper for another';
  const AUTHORITY = { authority_by: 'Ida Marsh', authority_how: 'phone', authority_on: dayFromNow(0) };

  test('and is asked who allowed it; the employer is not', async () => {
    const admin = await signInAs(site, ADMIN);
    expect(textOf(await desk.read('/employer/jobs/new', admin))).toContain('The employer’s request');
    expect(textOf(await desk.read('/employer/jobs/new'))).not.toContain('The employer’s request');
    const questionPage = await desk.post({ ...JOB_FORM, title, intent: 'post' }, admin);
    expect([questionPage.status, textOf(questionPage)]).toEqual([
      422,
      expect.stringContaining('Enter who at the employer asked you to fill the job'),
    ]);
    expect((await desk.post({ ...JOB_FORM, title, ...AUTHORITY, intent: 'post' }, admin)).status).toBe(303);
    const edit = await desk.read(`/jobs/${(await desk.findTitled(title))?.id}/edit`, admin);
    expect(edit.body.toString()).toMatch(/name="authority_by"[^>]*value="Ida Marsh"/);
  });

  test('a copy is published once it is said who allowed that', async () => {
    const admin = await signInAs(site, ADMIN);
    const copied = await desk.send(`/jobs/${(await desk.findTitled(title))?.id}/copy`, { next: '' }, admin);
    const id = /\/jobs\/([^/]+)\/edit/.exec(copied.headers.location ?? '')?.[1];
    const answer = await desk.send(`/jobs/${id}/status`, { status: 'open' }, admin);
    expect(answer.headers.location).toContain(`/jobs/${id}/edit?notice=authority-needed&check=publish`);
    const form = await desk.read(answer.headers.location ?? '', admin);
    expect(textOf(form)).toContain('Enter who at the employer asked you to fill the job');
    expect((await desk.find(id ?? ''))?.status).toBe('draft');
  });
});

test('"Check" says how the salary is read, and stores nothing', async () => {
  const before = await desk.listJobs();
  const answer = await desk.post({ ...JOB_FORM, title: '', salary: '30-38k pa', intent: 'check' });
  expect(answer.status).toBe(200);
  expect(textOf(answer)).toContain('We read this as £30,000 to £38,000 a year.');
  expect(await desk.listJobs()).toEqual(before);
});
