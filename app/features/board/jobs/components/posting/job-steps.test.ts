import { expect, test } from 'vitest';
import { describeStep, isStepDone, isStepWrong, STEP_NAMES } from './job-steps.ts';

const USUAL = {
  company: 'Skerryvore Trust',
  type: 'Full-time',
  category: 'white-collar',
  basis: 'permanent',
  work_mode: 'on-site',
  closes_at: '2027-01-02',
};

test('a new form says what is left to fill in, and what is usual', () => {
  expect(STEP_NAMES.map((step) => describeStep(step, USUAL))).toEqual([
    'To fill in: title, location',
    'Full-time · Permanent · White Collar · On site',
    'To fill in: salary',
    'To fill in: job description, requirements',
    'Closes on 2 January 2027',
    'To fill in: who asked, how, when',
  ]);
  expect(STEP_NAMES.filter((step) => isStepDone(step, USUAL))).toEqual(['kind', 'closing']);
});

test('a step that is filled in says what was said', () => {
  const values = { ...USUAL, title: 'Keeper', location: 'Oban', salary: '£30,000 a year', hours_per_week: '30' };
  expect(describeStep('job', values)).toBe('Keeper, Skerryvore Trust, Oban');
  expect(describeStep('pay', values)).toBe('£30,000 a year · 30 hours a week');
  expect(describeStep('closing', { ...values, reply_days: '3' })).toBe(
    'Closes on 2 January 2027 · reply within 3 days',
  );
});

test('temporary work says so once', () => {
  const values = { ...USUAL, type: 'Temporary', category: 'blue-collar', basis: 'temporary' };
  expect(describeStep('kind', values)).toBe('Temporary · Blue Collar · On site');
});

test('an error belongs to the step that holds its field', () => {
  expect(STEP_NAMES.filter((step) => isStepWrong(step, { category: 'x', salary_min: 'y' }))).toEqual(['kind', 'pay']);
});
