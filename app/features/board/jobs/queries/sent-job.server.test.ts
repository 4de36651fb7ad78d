import { describe, expect, test } from 'vitest';
import { checkFields } from '#app/web/form/read.server.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { MANAGED_JOB } from '#tests/support/managed-job.ts';
import { openJobForm } from './job-form.server.ts';
import { refuseSentJob, type SentJob, sentJobForm } from './sent-job.server.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

const FIELDS = {
  title: 'Warehouse operative',
  company: 'Northgate',
  location: 'Leeds',
  salary: '£13 an hour',
  description: 'Picks and packs.',
  requirements: 'A licence.',
  closes_at: '2026-12-31',
  intent: 'post',
};

function send(fields: Record<string, string>): SentJob {
  const checked = checkFields(sentJobForm(NOW), fields);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

test('an opened job can be sent back unchanged', () => {
  const { values } = openJobForm(MANAGED_JOB, NOW);
  const { job, errors } = send({ ...(values as Record<string, string>), intent: 'save' });
  expect(errors).toEqual({});
  expect(job).toMatchObject({ salaryMin: 30_000, salaryMax: 38_000, salaryPeriod: 'year', hoursPerWeek: 37.5 });
  expect(job && londonDay(job.closesAt)).toBe('2026-12-31');
});

test.each([
  ['a field that the form does not have', { user_id: 'another employer' }],
  ['a status said past the buttons', { status: 'open' }],
  ['an intent that is no button', { intent: 'delete' }],
  ['an answer to no question of ours', { because_luck: 'x' }],
  ['a category that is not ours', { category_checked: 'pink-collar' }],
  ['an unknown answer', { answer: 'elsewhere' }],
])('%s is answered with 400', (_what, extra) => {
  expect(() => send({ ...FIELDS, ...extra })).toThrow(expect.objectContaining({ init: { status: 400 } }));
});

const LOW = { salary: '£11.50 an hour', category: 'blue-collar' };
const FIRST = { isPublishing: true, isFirst: true };

test('pay below the law is published only after the poster has said why', () => {
  const sent = send({ ...FIELDS, ...LOW });
  const reason = 'This is £11.50 an hour. The National Living Wage is £12.71 an hour from 1 April 2026.';
  expect(sent.findings).toMatchObject([{ rule: 'minimum_wage', severity: 'ask', reason }]);
  const because_minimum_wage = expect.any(String);
  expect(refuseSentJob(sent, FIRST)).toMatchObject({ errors: { because_minimum_wage } });
  expect(refuseSentJob(sent, { isPublishing: false, isFirst: true })).toBeNull();
  const answer = { asked_minimum_wage: LOW.salary, because_minimum_wage: 'For people from 18 to 20.' };
  expect(refuseSentJob(send({ ...FIELDS, ...LOW, ...answer }), FIRST)).toBeNull();
  const other = { ...answer, asked_minimum_wage: '£11 an hour' };
  expect(refuseSentJob(send({ ...FIELDS, ...LOW, ...other }), FIRST)).toMatchObject({
    errors: { because_minimum_wage },
  });
  expect(refuseSentJob(send({ ...FIELDS, category: 'blue-collar' }), FIRST)).toBeNull();
});

test('a title that speaks for the other category is asked about once, before it is posted for the first time', () => {
  const categoryError = { errors: { category_checked: 'Choose White Collar or Blue Collar' } };
  expect(refuseSentJob(send(FIELDS), FIRST)).toMatchObject(categoryError);
  expect(refuseSentJob(send(FIELDS), { isPublishing: false, isFirst: true })).toBeNull();
  expect(refuseSentJob(send(FIELDS), { isPublishing: true, isFirst: false })).toBeNull();
  expect(refuseSentJob(send({ ...FIELDS, title: 'Keeper' }), FIRST)).toBeNull();
});

test.each(['white-collar', 'blue-collar'])('the answer %s counts before the choice', (category_checked) => {
  const sent = send({ ...FIELDS, category: 'white-collar', category_checked });
  expect(sent.job?.category).toBe(category_checked);
  expect(refuseSentJob(sent, FIRST)).toBeNull();
});

test('asked only to check, it stores nothing and says nothing against it', () => {
  const refusal = refuseSentJob(send({ ...FIELDS, intent: 'check' }), FIRST);
  expect(refusal).toEqual({ ok: false, reason: 'check', errors: {} });
});

test('words that no reason makes lawful are refused at their field, with a suggestion', () => {
  const fields = { ...FIELDS, category: 'blue-collar', description: 'No foreigners.', salary: '£7 an hour' };
  expect(refuseSentJob(send(fields), FIRST)).toMatchObject({
    errors: {
      description: expect.stringMatching(/^“No foreigners”: .*Write ‘You need the right to work in the UK’/),
      salary: expect.stringContaining('£8 an hour'),
    },
  });
});

test('a reason is as long as the log holds, and a draft asks nothing', () => {
  const long = send({ ...FIELDS, because_age: 'x'.repeat(501) });
  const errors = { because_age: 'The reason must be 500 characters or fewer' };
  expect(refuseSentJob(long, FIRST)).toMatchObject({ reason: 'invalid', errors });
  expect(
    refuseSentJob(send({ ...FIELDS, intent: 'draft', description: 'No foreigners.' }), {
      isPublishing: false,
      isFirst: true,
    }),
  ).toBeNull();
});

describe('the authority of the employer', () => {
  const ASKED = { ...FIRST, needsAuthority: true };
  const BLUE = { ...FIELDS, category: 'blue-collar' };
  const GIVEN = { authority_how: 'phone', authority_by: 'Ida Marsh', authority_on: '2026-11-20' };

  test('is asked of the agency before it posts for an employer', () => {
    const refusal = refuseSentJob(send(BLUE), ASKED);
    expect(Object.keys(refusal?.errors ?? {})).toEqual(['authority_how', 'authority_by', 'authority_on']);
    const sent = send({ ...BLUE, ...GIVEN });
    expect(sent.authority).toEqual({ how: 'phone', givenBy: 'Ida Marsh', givenOn: '2026-11-20' });
    expect(refuseSentJob(sent, ASKED)).toBeNull();
    expect(refuseSentJob(send(BLUE), FIRST)).toBeNull();
  });

  test('that was begun is finished, also in a draft', () => {
    const sent = send({ ...BLUE, ...GIVEN, authority_how: '', intent: 'draft' });
    const errors = { authority_how: expect.any(String) };
    expect(refuseSentJob(sent, { isPublishing: false, isFirst: true })).toMatchObject({ reason: 'invalid', errors });
    expect(
      refuseSentJob(send({ ...BLUE, authority_on: '2026-11-20', intent: 'draft' }), {
        isPublishing: false,
        isFirst: true,
      }),
    ).toBeNull();
  });
});
