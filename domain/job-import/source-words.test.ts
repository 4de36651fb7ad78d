import { expect, test } from 'vitest';
import { readCategory, readKind, readMode, readModeAnswer, readPeriod } from './source-words.ts';

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
  ['FT', 'Full-time', undefined],
  ['P/T', 'Part-time', undefined],
  ['FTC', 'Temporary', 'temporary'],
  ['Temp-to-perm', 'Temporary', 'temporary'],
  ['temp2perm', 'Temporary', 'temporary'],
  ['Casual', 'Temporary', 'temporary'],
  ['Bank', 'Temporary', 'temporary'],
  ['Contracting', 'Contract', 'temporary'],
  ['Permanent full-time contract', 'Full-time', 'permanent'],
  ['Contract type: Permanent', undefined, 'permanent'],
  ['0.6 FTE', 'Part-time', undefined],
  ['0.85 WTE, permanent', 'Part-time', 'permanent'],
  ['Sessional', 'Temporary', 'temporary'],
  ['Supply', 'Temporary', 'temporary'],
  ['N/A', undefined, undefined],
])('kind of work %j', (text, type, basis) => {
  expect(readKind(text)).toEqual({ values: { ...(type && { type }), ...(basis && { basis }) }, remarks: [] });
});

test.each([
  ['Intern', 'isn’t a type of work that we know'],
  ['Volunteer', 'isn’t a type of work that we know'],
  ['Zero hours', 'isn’t a type of work that we know'],
  ['Apprenticeship', 'isn’t a type of work that we know'],
  ['Permanent, temporary', 'gives more than one type of work. Choose one'],
])('kind of work %j is told, not guessed', (text, remark) => {
  expect(readKind(text)).toEqual({ values: {}, remarks: [`‘${text}’ ${remark}`] });
});

test.each(['Full-time / Part-time', 'full-or-part-time', 'Full or part time', 'FT/PT'])(
  'kind of work %j is full-time, and is told',
  (text) => {
    expect(readKind(text)).toEqual({ values: { type: 'Full-time' }, remarks: [`‘${text}’ is imported as full-time`] });
  },
);

test.each([
  ['OnSite', 'on-site'],
  ['on-site', 'on-site'],
  ['In office', 'on-site'],
  ['Hybrid', 'hybrid'],
  ['Hybrid remote', 'hybrid'],
  ['Partially remote', 'hybrid'],
  ['Fully Remote', 'remote'],
  ['Work from home', 'remote'],
])('place of work %j', (text, mode) => {
  expect(readMode(text)).toEqual({ values: { work_mode: mode }, remarks: [] });
});

test('a column that asks whether the work is remote is answered in many words', () => {
  const answers = {
    'on-site': 'No|N|False|0|no - office only|Not remote|Site|Office|Office based|On-site|In branch|✗',
    hybrid:
      'Hybrid|Hybrid - 2 days|Partly|Some|2 days a week|3 days in the office|2 days in office|Two days at home|1-2 days on site|50%|40% remote|60% office|Remote possible|Home/office|2 days WFH',
    remote: 'Yes|Y|TRUE|1|Fully|Full|100%|100% remote|Fully remote, 1 day of training|Home|WFH|Home based|✓|x',
  };
  for (const [mode, text] of Object.entries(answers))
    for (const each of text.split('|')) expect(readModeAnswer(each).values, each).toEqual({ work_mode: mode });
  for (const text of ['', 'None', 'N/A', '-']) expect(readModeAnswer(text), text).toEqual({ values: {}, remarks: [] });
  for (const place of ['Home Farm, Leeds', 'Noel Park', 'Office Street']) expect(readMode(place).values).toEqual({});
});

test('words without a place of work are skipped, and unknown ones are reported', () => {
  for (const text of ['', 'unspecified', 'N/A', 'none']) expect(readMode(text)).toEqual({ values: {}, remarks: [] });
  expect(readMode('COVID-19')).toEqual({ values: {}, remarks: ['‘COVID-19’ isn’t a workplace we know'] });
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
  ['PA', 'year'],
  ['p.a.', 'year'],
  ['ph', 'hour'],
  ['PCM', 'month'],
  ['Salaried', 'year'],
  ['2 WEEK', null],
  ['bi-week-salary', null],
  ['one-time', null],
  ['NONE', null],
  ['', null],
])('pay for %j', (text, period) => {
  expect(readPeriod(text)).toBe(period);
});

test('the title tells the half of the board before the category of the source, which is asked only then', () => {
  expect(readCategory('Forklift driver', 'Finance')).toEqual({ category: 'blue-collar' });
  expect(readCategory('Team member', 'Warehouse')).toEqual({ category: 'blue-collar' });
  expect(readCategory('Team member', '', 'Something')).toEqual({});
});
