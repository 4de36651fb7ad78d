import { expect, test } from 'vitest';
import { readCategory, readKind, readMode, readPeriod } from './source-words.ts';

test.each([
  ['FULL_TIME', 'Full-time', undefined],
  ['FullTime', 'Full-time', undefined],
  ['fulltime, permanent', 'Full-time', 'permanent'],
  ['Part time', 'Part-time', undefined],
  ['Permanent', undefined, 'permanent'],
  ['Permanent contract', undefined, 'permanent'],
  ['Regular Full Time (Salary)', 'Full-time', 'permanent'],
  ['Contract', 'Contract', 'temporary'],
  ['Contractor - outside IR35', 'Contract', 'temporary'],
  ['Full-time, contract', 'Full-time', 'temporary'],
  ['Fixed-Term Contract', 'Contract', 'temporary'],
  ['Full Time – Fixed Term', 'Full-time', 'temporary'],
  ['TEMPORARY', 'Temporary', 'temporary'],
  ['Temp to perm', 'Temporary', 'temporary'],
  ['Temporary to permanent', 'Temporary', 'temporary'],
  ['Non-permanent, seasonal', 'Temporary', 'temporary'],
])('kind of work %j', (said, type, basis) => {
  expect(readKind(said)).toEqual({ values: { ...(type && { type }), ...(basis && { basis }) }, remarks: [] });
});

test.each([
  ['Intern', 'is no kind of work that is known here'],
  ['Volunteer', 'is no kind of work that is known here'],
  ['Zero hours', 'is no kind of work that is known here'],
  ['Full-time / Part-time', 'names more than one kind of work: choose one'],
  ['full-or-part-time', 'names more than one kind of work: choose one'],
  ['Permanent, temporary', 'names more than one kind of work: choose one'],
])('kind of work %j is told, not guessed', (said, remark) => {
  expect(readKind(said)).toEqual({ values: {}, remarks: [`‘${said}’ ${remark}`] });
});

test.each([
  ['OnSite', 'on-site'],
  ['on-site', 'on-site'],
  ['In office', 'on-site'],
  ['Hybrid', 'hybrid'],
  ['Hybrid remote', 'hybrid'],
  ['Partially remote', 'hybrid'],
  ['Fully Remote', 'remote'],
  ['Work from home', 'remote'],
])('place of work %j', (said, mode) => {
  expect(readMode(said)).toEqual({ values: { work_mode: mode }, remarks: [] });
});

test('what says nothing of the place of work is passed over, and what is not known is told', () => {
  for (const said of ['', 'unspecified', 'N/A', 'none']) expect(readMode(said)).toEqual({ values: {}, remarks: [] });
  expect(readMode('COVID-19')).toEqual({ values: {}, remarks: ['‘COVID-19’ does not say where the work is done'] });
});

test.each([
  ['1 YEAR', 'year'],
  ['per-year-salary', 'year'],
  ['Annually', 'year'],
  ['per-hour-wage', 'hour'],
  ['HOUR', 'hour'],
  ['monthly', 'month'],
  ['1 DAY', 'day'],
  ['week', 'week'],
  ['2 WEEK', null],
  ['bi-week-salary', null],
  ['one-time', null],
  ['NONE', null],
  ['', null],
])('pay for %j', (said, period) => {
  expect(readPeriod(said)).toBe(period);
});

test('the title tells the half of the board before the category of the source, which is asked only then', () => {
  expect(readCategory('Forklift driver', 'Finance')).toEqual({ category: 'blue-collar' });
  expect(readCategory('Team member', 'Warehouse')).toEqual({ category: 'blue-collar' });
  expect(readCategory('Team member', '', 'Something')).toEqual({});
});
