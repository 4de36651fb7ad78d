import { expect, test } from 'vitest';
import { JOB_FIELDS } from '#domain/job/fields.ts';
import { JOB_BASES, JOB_CATEGORIES, JOB_TYPES, SALARY_PERIODS, WORK_MODES } from '#domain/job/job.ts';
import { readJobForm } from './form.ts';

const now = new Date('2026-11-21T12:00:00Z');
const filled = {
  title: 'Welder',
  company: 'Bright & Sons',
  location: 'Leeds',
  salary: '£15.20 to £16.40 an hour',
  description: 'Welds things.',
  requirements: '- A ticket',
  closes_at: '2026-12-31',
  status: 'open',
};
const read = (changes: Record<string, unknown>, at = now) => readJobForm({ ...filled, ...changes }, at);
const errorsOf = (changes: Record<string, unknown>, at = now) => {
  const result = read(changes, at);
  return result.ok ? {} : result.errors;
};
const jobOf = (changes: Record<string, unknown>, at = now) => {
  const result = read(changes, at);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.job;
};

const TEXTS = ['title', 'company', 'location', 'salary', 'description', 'requirements'] as const;
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

test('the days to reply are those of the agency, or a whole number from 1 to 30', () => {
  expect([jobOf({}).replyDays, jobOf({ reply_days: ' 3 ' }).replyDays]).toEqual([null, 3]);
  for (const reply_days of ['0', '31', '2.5', 'soon']) {
    expect(errorsOf({ reply_days })).toEqual({ reply_days: 'Enter a whole number of days from 1 to 30' });
  }
});

test('the start date is a day of the calendar, or left empty', () => {
  expect(jobOf({}).startDate).toBeNull();
  expect(jobOf({ start_date: ' ' }).startDate).toBeNull();
  expect(jobOf({ start_date: '2027-01-11' }).startDate).toBe('2027-01-11');
  for (const start_date of ['2027-02-30', '11/01/2027', '1999-12-31', '2100-01-01', 'soon', '0002-01-01', 20270111])
    expect(errorsOf({ start_date })).toEqual({ start_date: JOB_FIELDS.start_date.error });
});

test('a new job is full-time, white-collar, permanent and on site, and its pay is read from the text', () => {
  expect(readJobForm(filled, now)).toEqual({
    ok: true,
    job: {
      title: 'Welder',
      company: 'Bright & Sons',
      location: 'Leeds',
      salary: '£15.20 to £16.40 an hour',
      description: 'Welds things.',
      requirements: '- A ticket',
      status: 'open',
      type: 'Full-time',
      category: 'white-collar',
      basis: 'permanent',
      workMode: 'on-site',
      salaryMin: 15.2,
      salaryMax: 16.4,
      salaryPeriod: 'hour',
      startDate: null,
      hoursPerWeek: null,
      replyDays: null,
      closesAt: new Date('2026-12-31T23:59:59.999Z'),
    },
  });
});

test('an empty form is told about every field that is needed, and nothing else', () => {
  expect(readJobForm({}, now)).toEqual({
    ok: false,
    errors: {
      title: 'Enter a title',
      company: 'Enter a company',
      location: 'Enter a location',
      salary: 'Enter a salary',
      description: 'Enter a description',
      requirements: 'Enter the requirements',
      closes_at: 'Choose a closing date',
      status: 'Choose whether to post the job or save it as a draft',
    },
  });
});

test('a draft needs a title only, and closes in six weeks unless it says otherwise', () => {
  expect(readJobForm({ title: 'Night porter', closes_at: '', status: 'draft' }, now)).toMatchObject({
    ok: true,
    job: { title: 'Night porter', company: '', description: '', closesAt: new Date('2027-01-02T23:59:59.999Z') },
  });
  expect(readJobForm({ status: 'draft' }, now)).toEqual({ ok: false, errors: { title: 'Enter a title' } });
});

test.each(TEXTS.filter((name) => name !== 'title'))('%s of a draft may be empty, but not unreadable', (name) => {
  for (const nothing of [undefined, '', '   ', '\r\n\t', '\u00a0']) {
    expect(jobOf({ status: 'draft', [name]: nothing })[name]).toBe('');
  }
  for (const wrong of [
    '\u200b',
    '\u0000',
    'a\u202eb',
    'a\u2028b',
    'a'.repeat(JOB_FIELDS[name].most + 1),
    7,
    null,
    ['a'],
    {},
  ]) {
    expect(Object.keys(errorsOf({ status: 'draft', [name]: wrong }))).toEqual([name]);
  }
});

test.each(TEXTS)('%s is needed, up to its limit, in characters that can be shown', (name) => {
  const most = JOB_FIELDS[name].most;
  const needed = errorsOf({ [name]: undefined });
  expect(Object.keys(needed)).toEqual([name]);
  for (const nothing of ['', '   ', '\r\n\t', '\u00a0', '\u200b', 7, null, ['a'], {}, true]) {
    expect(errorsOf({ [name]: nothing })).toEqual(needed);
  }
  for (const long of ['a'.repeat(most), '😀'.repeat(most), `  ${'é'.repeat(most)}\r\n`]) {
    expect(errorsOf({ [name]: long })).toEqual({});
  }
  const tooLong = { [name]: `${titleOf(name)} must be ${most.toLocaleString('en-GB')} characters or fewer` };
  for (const long of ['a'.repeat(most + 1), '😀'.repeat(most + 1), 'a'.repeat(1_048_576), '\u0000'.repeat(1_048_576)]) {
    expect(errorsOf({ [name]: long })).toEqual(tooLong);
  }
  const containVerb = name === 'requirements' ? 'contain' : 'contains';
  const unshowable = { [name]: `${titleOf(name)} ${containVerb} characters that can’t be displayed` };
  const bad = [
    '\u0000',
    '\u0001',
    '\u0008',
    '\u000b',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u009f',
    '\u2028',
    '\u2029',
    '\u202e',
    '\u202d',
    '\ud800',
  ];
  for (const character of bad) {
    expect({ character, errors: errorsOf({ [name]: `a${character}b` }) }).toEqual({ character, errors: unshowable });
  }
  expect(errorsOf({ [name]: '\u0000' })).toEqual(unshowable);
});

test.each(TEXTS)('markup and other languages are ordinary text in %s', (name) => {
  for (const typed of [
    '<script>alert(1)</script>',
    "O'Brien & <b>Sons</b>",
    "'); DROP TABLE jobs; --",
    '日本語',
    '👩‍🔧',
  ]) {
    expect(jobOf({ [name]: typed })[name]).toBe(typed);
  }
});

test('line breaks are kept in long texts, as one character each, and are spaces in short ones', () => {
  const typed = '  One\r\n\r\n- two\r- three\tend \n';
  expect(jobOf({ description: typed }).description).toBe('One\n\n- two\n- three\tend');
  expect(jobOf({ title: typed }).title).toBe('One - two - three end');
  const most = JOB_FIELDS.description.most;
  expect(errorsOf({ description: `a${'\r\n'.repeat(most - 2)}b` })).toEqual({});
});

test.each([
  ['type', JOB_TYPES, 'full-time'],
  ['category', JOB_CATEGORIES, 'pink-collar'],
  ['basis', JOB_BASES, 'Permanent'],
  ['work_mode', WORK_MODES, 'onsite'],
  ['status', ['draft', 'open'], 'closed'],
] as const)('%s is one of its choices', (name, choices, none) => {
  for (const choice of choices) {
    expect(Object.values(jobOf({ [name]: choice }))).toContain(choice);
  }
  for (const wrong of [none, `${choices[0]} `, '\u0000', 'constructor', 'a'.repeat(1_048_576), 1, null, [choices[0]]]) {
    expect(errorsOf({ [name]: wrong })).toEqual({ [name]: expect.stringMatching(/^Choose [^\n]+$/) });
  }
});

test.each([
  ['', null],
  [' ', null],
  ['1', 1],
  ['37.5', 37.5],
  ['80', 80],
  ['80.0', 80],
])('%j hours a week are %j', (typed, hours) => {
  expect(jobOf({ hours_per_week: typed }).hoursPerWeek).toBe(hours);
});

test.each([
  '0',
  '0.9',
  '80.1',
  '81',
  '37.55',
  '-1',
  '1e1',
  '0x10',
  'NaN',
  'Infinity',
  '3,7',
  '37,5h',
  '٣',
  '\u0000',
  37.5,
  [1],
])('hours a week cannot be %j', (typed) => {
  const hours_per_week = 'Enter the hours a week as a number from 1 to 80, such as 37.5';
  expect(errorsOf({ hours_per_week: typed })).toEqual({ hours_per_week });
});

test('typed numbers count before those in the text', () => {
  for (const salary_period of SALARY_PERIODS) {
    const job = jobOf({ salary_min: '£30,000', salary_max: '38000.50', salary_period });
    expect(job).toMatchObject({ salaryMin: 30_000, salaryMax: 38_000.5, salaryPeriod: salary_period });
  }
  const oneEnd = { salary: 'Competitive', salary_max: '0.01', salary_period: 'hour' };
  expect(jobOf(oneEnd)).toMatchObject({ salaryMin: null, salaryMax: 0.01, salaryPeriod: 'hour' });
  const most = { salary_min: '99999999.99', salary_max: '99,999,999.99', salary_period: 'year' };
  expect(jobOf(most)).toMatchObject({ salaryMin: 99_999_999.99, salaryMax: 99_999_999.99 });
});

test('a text without figures leaves the numbers empty', () => {
  const empty = { salary_min: '', salary_max: '', salary_period: '' };
  expect(jobOf({ salary: 'Competitive', ...empty })).toMatchObject({
    salaryMin: null,
    salaryMax: null,
    salaryPeriod: null,
  });
});

test.each([
  '0',
  '0.00',
  '100000000',
  '1.234',
  '-5',
  '1e5',
  'lots',
  'NaN',
  '£',
  '\u0000',
  '9'.repeat(1_048_576),
  5,
  ['5'],
])('pay cannot be %j', (typed) => {
  const numbers = { salary_min: typed, salary_max: typed, salary_period: 'year' };
  expect(errorsOf(numbers)).toEqual({
    salary_min: 'Enter the lowest pay in pounds, such as 30000 or 12.71, up to £99,999,999.99',
    salary_max: 'Enter the highest pay in pounds, such as 30000 or 12.71, up to £99,999,999.99',
  });
});

test('the numbers of the pay have to fit each other', () => {
  const crossed = { salary_min: '12.72', salary_max: '12.71', salary_period: 'hour' };
  expect(errorsOf(crossed)).toEqual({ salary_max: 'Enter a highest pay that’s at least the lowest pay' });
  const salary_period = 'Choose a pay period: hour, day, week, month or year';
  expect(errorsOf({ salary_min: '12.71' })).toEqual({ salary_period });
  expect(errorsOf({ salary_max: '12.71', salary_period: 'fortnight' })).toEqual({ salary_period });
  expect(errorsOf({ salary: 'Competitive', salary_period: 'year' })).toEqual({
    salary_min: 'Enter the pay in figures, or choose no period',
  });
  expect(errorsOf({ salary_period: 'year' })).toEqual({
    salary_min: 'We read the salary as £15.20 to £16.40 an hour. Enter the pay in figures, or choose no period',
  });
  expect(errorsOf({ salary_period: 'hour' })).toEqual({});
});

test.each([
  ['2026-11-20', 'Choose a closing date of today or later'],
  ['2026-11-21', undefined],
  ['2027-11-21', undefined],
  ['2027-11-22', 'Choose a closing date within the next 12 months'],
  ['9999-12-31', 'Choose a closing date within the next 12 months'],
  ['0001-01-01', 'Choose a closing date of today or later'],
  ['', 'Choose a closing date'],
  [undefined, 'Choose a closing date'],
  [['2026-12-31'], 'Choose a closing date'],
  ['2027-02-29', 'Enter the closing date as year, month and day, such as 2026-12-31'],
  ['31/12/2026', 'Enter the closing date as year, month and day, such as 2026-12-31'],
  ['2026-12-31\u0000', 'Enter the closing date as year, month and day, such as 2026-12-31'],
  ['1'.repeat(1_048_576), 'Enter the closing date as year, month and day, such as 2026-12-31'],
])('closing on %.20j', (closes_at, message) => {
  expect(errorsOf({ closes_at })).toEqual(message ? { closes_at: message } : {});
});

test('today is the day in London, and the closing date ends there', () => {
  const afterMidnight = new Date('2027-06-30T23:30:00Z');
  expect(errorsOf({ closes_at: '2027-06-30' }, afterMidnight)).toEqual({
    closes_at: 'Choose a closing date of today or later',
  });
  expect(jobOf({ closes_at: '2027-07-01' }, afterMidnight).closesAt).toEqual(new Date('2027-07-01T22:59:59.999Z'));
});

test.each(['user_id', 'id', 'form', 'closed', 'toString', '__proto__', 'salaryMin'])(
  'a field called %s does not belong to the form',
  (name) => {
    const values = Object.fromEntries([...Object.entries(filled), [name, 'x']]);
    expect(readJobForm(values, now)).toEqual({
      ok: false,
      errors: { form: 'The form has unexpected fields. Reload the page and try again' },
    });
  },
);

test('everything that is wrong is said at once', () => {
  const wrong = { title: '', type: 'x', closes_at: '2020-01-01', salary_min: '9', salary_max: '8', extra: '1' };
  expect(Object.keys(errorsOf(wrong)).sort()).toEqual(['closes_at', 'form', 'salary_max', 'title', 'type']);
});
