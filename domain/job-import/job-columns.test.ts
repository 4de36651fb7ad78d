import { expect, test } from 'vitest';
import { guessJobColumns } from './field-names.ts';
import { asksAboutClosing, listUnsaid } from './job-columns.ts';

test('columns of other systems are known by their usual names, each once', () => {
  expect(
    guessJobColumns([
      'Job Ref.',
      'Job Title',
      'Client Name',
      'Town/City',
      'Salary From',
      'Salary To',
      'Title',
      'Owner',
    ]),
  ).toEqual(['reference', 'title', 'company', 'location', 'salary_min', 'salary_max', '', '']);
  expect(guessJobColumns(['DisplayReference', 'Position'])).toEqual(['reference', 'title']);
  const written = [
    '_job_salary',
    'post_title',
    'position-salaryFrom',
    'Summary',
    'Advert Description',
    'Client Location',
    'Hours (pw)',
  ];
  expect(guessJobColumns(written)).toEqual(['salary', 'title', 'salary_min', '', 'description', '', 'hours_per_week']);
  expect(guessJobColumns(['Employment type', 'Working pattern', 'Hours per week'])).toEqual([
    'type',
    'type',
    'hours_per_week',
  ]);
  expect(guessJobColumns(['constructor', '__proto__', ''])).toEqual(['', '', '']);
});

test('a required field is missing if neither a column nor a value for all rows gives it', () => {
  const columns = ['reference', 'title', '', 'description'];
  expect(listUnsaid(columns, { company: 'Northgate', salary: '' })).toEqual(['location', 'salary', 'requirements']);
});

test('closing more than three in ten at once is asked about', () => {
  expect([0, 3, 4].map((closing) => asksAboutClosing(closing, 10))).toEqual([false, false, true]);
  expect(asksAboutClosing(0, 0)).toBe(false);
});
