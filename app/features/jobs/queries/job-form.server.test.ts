import { expect, test } from 'vitest';
import { newJobForm, openJobForm } from './job-form.server.ts';
import type { ManagedJob } from './managed-jobs.server.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

const JOB: ManagedJob = {
  ...{
    id: 'x',
    userId: 'y',
    title: 'Keeper',
    company: 'Trust',
    location: 'Leeds',
    salary: '£30,000 to £38,000 a year',
  },
  ...{ salaryMin: 30_000, salaryMax: 38_000, salaryPeriod: 'year', type: 'Full-time', category: 'white-collar' },
  ...{ basis: 'permanent', workMode: 'on-site', hoursPerWeek: 37.5, description: 'd', requirements: 'r' },
  ...{ status: 'open', closesAt: new Date('2026-12-31T23:59:59.999Z'), isPast: false, version: '1' },
};

test('a new job has the defaults of the specification, and closes 42 days on', () => {
  expect(newJobForm(NOW)).toEqual({
    values: {
      ...{ type: 'Full-time', category: 'white-collar', basis: 'permanent', work_mode: 'on-site' },
      closes_at: '2027-01-02',
    },
    errors: {},
    payWarning: null,
  });
});

test('a job opens with what it holds; figures that its salary text says anyway are not said twice', () => {
  const { values } = openJobForm(JOB, NOW);
  expect(values).toMatchObject({ title: 'Keeper', closes_at: '2026-12-31', hours_per_week: '37.5', salary_min: '' });
  expect(openJobForm({ ...JOB, salaryMax: 40_000 }, NOW).values).toMatchObject({
    ...{ salary_min: '30000', salary_max: '40000', salary_period: 'year' },
  });
});

test('a job whose closing date has passed opens with the usual one', () => {
  const { values } = openJobForm({ ...JOB, isPast: true, closesAt: new Date('2026-10-01T22:59:59Z') }, NOW);
  expect(values.closes_at).toBe('2027-01-02');
});
