import { expect, test } from 'vitest';
import { MANAGED_JOB } from '#tests/support/managed-job.ts';
import { newJobForm, openJobForm, openUnpublishedForm } from './job-form.server.ts';

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
      authority_on: '2026-11-21',
    },
    errors: {},
    questions: [],
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
  expect(values['closes_at']).toBe('2027-01-02');
});

test('a job opens with what was answered about its words, and with who allowed it', () => {
  const job = { ...MANAGED_JOB, description: 'Female only.', isAgency: true };
  const override = { rule: 'sex', words: 'Female only', reason: 'The hostel is for women.' };
  const authority = { how: 'phone' as const, givenBy: 'Ida Marsh', givenOn: '2026-11-20' };
  const { values, questions } = openJobForm(job, NOW, { overrides: [override], authority });
  expect(questions).toMatchObject([{ rule: 'sex', words: 'Female only' }]);
  expect(values).toMatchObject({ because_sex: override.reason, authority_by: 'Ida Marsh', authority_how: 'phone' });
  const other = openJobForm({ ...job, description: 'Ladies only.' }, NOW, { overrides: [override], authority });
  expect(other.values).not.toHaveProperty('because_sex');
});

test('a job that is to be published opens with what blocks it, and asks the agency who allowed it', () => {
  const job = { ...MANAGED_JOB, description: 'No foreigners.', isAgency: true };
  const { errors } = openUnpublishedForm(job, NOW);
  expect(Object.keys(errors)).toEqual(['description', 'authority_how', 'authority_by']);
  expect(openUnpublishedForm({ ...job, isAgency: false, description: 'd' }, NOW).errors).toEqual({});
});
