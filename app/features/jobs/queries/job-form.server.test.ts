import { expect, test } from 'vitest';
import { MANAGED_JOB } from '#tests/support/managed-job.ts';
import { newJobForm, openJobForm } from './job-form.server.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test('a new job has the defaults of the specification, and closes 42 days on', () => {
  expect(newJobForm(NOW)).toEqual({
    values: {
      company: '',
      type: 'Full-time',
      category: 'white-collar',
      basis: 'permanent',
      work_mode: 'on-site',
      closes_at: '2027-01-02',
    },
    errors: {},
    payWarning: null,
  });
});

test('the company of the newest job is there already', () => {
  expect(newJobForm(NOW, 'Skerryvore Trust').values).toMatchObject({ company: 'Skerryvore Trust' });
});

test('a job opens with what it holds; figures that its salary text says anyway are not said twice', () => {
  const { values } = openJobForm(MANAGED_JOB, NOW);
  expect(values).toMatchObject({ title: 'Keeper', closes_at: '2026-12-31', hours_per_week: '37.5', salary_min: '' });
  expect(openJobForm({ ...MANAGED_JOB, salaryMax: 40_000 }, NOW).values).toMatchObject({
    salary_min: '30000',
    salary_max: '40000',
    salary_period: 'year',
  });
});

test('a job whose closing date has passed opens with the usual one', () => {
  const { values } = openJobForm({ ...MANAGED_JOB, isPast: true, closesAt: new Date('2026-10-01T22:59:59Z') }, NOW);
  expect(values.closes_at).toBe('2027-01-02');
});
