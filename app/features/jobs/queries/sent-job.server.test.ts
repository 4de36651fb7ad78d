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
  ['an unknown answer', { answer: 'elsewhere' }],
])('%s is answered with 400', (_what, extra) => {
  expect(() => send({ ...FIELDS, ...extra })).toThrow(expect.objectContaining({ init: { status: 400 } }));
});

const LOW = { salary: '£11.50 an hour' };

test('pay below the law is published only after the poster confirms it', () => {
  const sent = send({ ...FIELDS, ...LOW });
  expect(sent.payWarning).toBe('This is £11.50 an hour. The National Living Wage is £12.71 an hour from 1 April 2026.');
  expect(refuseSentJob(sent, true)).toMatchObject({ errors: { pay_checked: expect.any(String) } });
  expect(refuseSentJob(sent, false)).toBeNull();
  expect(refuseSentJob(send({ ...FIELDS, ...LOW, pay_checked: 'yes' }), true)).toBeNull();
  expect(refuseSentJob(send(FIELDS), true)).toBeNull();
});

test('asked only to check, it stores nothing and says nothing against it', () => {
  const refusal = refuseSentJob(send({ ...FIELDS, intent: 'check' }), true);
  expect(refusal).toEqual({ ok: false, reason: 'check', errors: {} });
});
