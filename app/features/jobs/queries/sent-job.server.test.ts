import { expect, test } from 'vitest';
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

test('what was opened can be sent back as it is', () => {
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
  ['a box that cannot be ticked so', { pay_checked: 'no' }],
  ['a category that is not ours', { category_checked: 'pink-collar' }],
  ['an unknown answer', { answer: 'elsewhere' }],
])('%s is answered with 400', (_what, extra) => {
  expect(() => send({ ...FIELDS, ...extra })).toThrow(expect.objectContaining({ init: { status: 400 } }));
});

const LOW = { salary: '£11.50 an hour', category: 'blue-collar' };
const FIRST = { isPublishing: true, isFirst: true };

test('pay below the law is published only after the poster confirms it', () => {
  const sent = send({ ...FIELDS, ...LOW });
  expect(sent.payWarning).toBe('This is £11.50 an hour. The National Living Wage is £12.71 an hour from 1 April 2026.');
  expect(refuseSentJob(sent, FIRST)).toMatchObject({ errors: { pay_checked: expect.any(String) } });
  expect(refuseSentJob(sent, { isPublishing: false, isFirst: true })).toBeNull();
  expect(refuseSentJob(send({ ...FIELDS, ...LOW, pay_checked: 'yes' }), FIRST)).toBeNull();
  expect(refuseSentJob(send({ ...FIELDS, category: 'blue-collar' }), FIRST)).toBeNull();
});

test('a title that speaks for the other category is asked about once, before it is posted for the first time', () => {
  const asked = { errors: { category_checked: 'Say whether the job is White Collar or Blue Collar' } };
  expect(refuseSentJob(send(FIELDS), FIRST)).toMatchObject(asked);
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
