import { expect, test } from 'vitest';
import type { JobColumn } from '../job-columns.ts';
import { readCsvJob } from './csv-job.ts';

const read = (job: Partial<Record<JobColumn, string>>) =>
  readCsvJob(Object.keys(job) as JobColumn[], Object.values(job), '2026-11-28');

test.each([
  [{ salary: '26000' }, { salary: '£26,000 a year' }],
  [{ salary: '26k' }, { salary: '£26,000 a year' }],
  [{ salary: '£26,000' }, { salary: '£26,000' }],
  [{ salary: '26,000 GBP' }, { salary: '26,000 GBP' }],
  [{ salary: '£12.60ph' }, { salary: '£12.60ph' }],
  [{ salary: 'up to £30k DOE' }, { salary: 'up to £30k DOE' }],
  [{ salary: 'Competitive', salary_period: 'Per annum' }, { salary: 'Competitive' }],
  [{ salary: '12.60', salary_period: 'Hourly' }, { salary: '£12.60 an hour' }],
  [{ salary: '£2,500', salary_period: 'month' }, { salary: '£2,500 a month' }],
  [
    { salary_min: '26000', salary_max: '28000', salary_period: 'PA' },
    { salary: '£26,000 to £28,000 a year', salary_min: '26000', salary_max: '28000', salary_period: 'year' },
  ],
  [
    { salary_min: '26000', salary_max: '0' },
    { salary: 'from £26,000 a year', salary_min: '26000', salary_period: 'year' },
  ],
  [
    { salary_min: '26.000', salary_max: '28.000', salary_period: 'year' },
    { salary: '£26,000 to £28,000 a year', salary_min: '26000', salary_max: '28000' },
  ],
  [
    { salary_min: '12,50', salary_max: '13,50', salary_period: 'hour' },
    { salary: '£12.50 to £13.50 an hour', salary_min: '12.5', salary_max: '13.5' },
  ],
  [
    { salary_min: '£30k', salary_max: '£26k' },
    { salary: '£26,000 to £30,000 a year', salary_min: '26000', salary_max: '30000' },
  ],
  [
    { salary: 'DOE', salary_min: '13.50', salary_max: '' },
    { salary: 'DOE', salary_min: '13.5', salary_period: 'hour' },
  ],
  [{ salary_min: 'Negotiable' }, { salary: 'Negotiable' }],
  [{ salary: '0' }, {}],
] as const)('pay %j', (cells, values) => {
  const { values: pay } = read(cells);
  expect(pay).toMatchObject(values);
  if (!('salary' in values)) expect(pay).toEqual({});
});

test('pay whose period cannot be told stays words', () => {
  expect(read({ salary_min: '2500' })).toEqual({
    values: { salary: 'from £2,500' },
    remarks: ['‘from £2,500’ doesn’t say what period it is for'],
  });
  expect(read({ salary: '£26,000 a year', salary_period: 'Hour' })).toEqual({
    values: { salary: '£26,000 a year' },
    remarks: ['‘Hour’ doesn’t match ‘£26,000 a year’'],
  });
});

test.each([
  ['37.5', '37.5', 0],
  ['40 hrs/week', '40', 0],
  ['35-40', '35', 1],
  ['Full time (37.5 hours)', '37.5', 0],
  ['Monday to Friday, 8am-5pm', undefined, 1],
  ['Nights', undefined, 0],
  ['200', undefined, 1],
])('hours a week %j', (said, hours, remarks) => {
  const job = read({ hours_per_week: said });
  expect(job.values.hours_per_week).toBe(hours);
  expect(job.remarks).toHaveLength(remarks);
});

test('types and bases are read from either column, and what is unknown stays for a question', () => {
  expect(read({ type: 'Full time', basis: 'P' }).values).toEqual({ type: 'Full-time', basis: 'permanent' });
  expect(read({ type: 'Permanent', basis: 'Part time' }).values).toEqual({ type: 'Part-time', basis: 'permanent' });
  expect(read({ type: 'Full time', basis: 'FTC' }).values).toEqual({ type: 'Full-time', basis: 'temporary' });
  expect(read({ hours_per_week: 'Part time' }).values).toEqual({ type: 'Part-time' });
  expect(read({ type: 'T' }).values).toEqual({ type: 'Temporary', basis: 'temporary' });
  expect(read({ type: 'P' }).values).toEqual({ type: 'P' });
  const twoColumns = (...cells: string[]) => readCsvJob(['type', 'type'], cells, '2026-11-28').values;
  expect(twoColumns('P', 'P')).toEqual({ type: 'Part-time', basis: 'permanent' });
  expect(twoColumns('C', 'F')).toEqual({ type: 'Full-time', basis: 'temporary' });
  expect(twoColumns('Permanent', 'Full-time, 37.5 hours')).toEqual({
    type: 'Full-time',
    basis: 'permanent',
    hours_per_week: '37.5',
  });
  expect(read({ location: 'Leeds (hybrid)', work_mode: '0' }).values.work_mode).toBe('hybrid');
  expect(read({ location: 'Leeds', work_mode: 'Off-Site' }).values.work_mode).toBe('remote');
  expect(read({ type: 'Nights', basis: 'sometimes' }).values).toEqual({ type: 'Nights', basis: 'sometimes' });
  expect(read({ type: 'Any' }).values).toEqual({});
});

test('several columns of one field are put together, and long places keep those that fit', () => {
  const columns: JobColumn[] = ['location', 'location', 'description', 'description', 'requirements'];
  const cells = ['Leeds', 'West Yorkshire', 'Pick orders.', '<p>Load <b>vans</b>.</p>', '<ul><li>Boots</li></ul>'];
  expect(readCsvJob(columns, cells, '2026-11-28').values).toEqual({
    location: 'Leeds, West Yorkshire',
    description: 'Pick orders.\n\nLoad vans.',
    requirements: '- Boots',
  });
  const text = 'R&D work in Leeds.\n\nDuties:\n• Test.\n\nRequirements:\n• A licence.\n\nBenefits:\n• Parking.';
  expect(read({ description: text }).values).toEqual({
    description: 'R&D work in Leeds.\n\nDuties:\n\n- Test.\n\nBenefits:\n\n- Parking.',
    requirements: '- A licence.',
  });
  expect(read({ description: text, requirements: 'Boots' }).values).toEqual({
    description: text,
    requirements: 'Boots',
  });
  const { values, remarks } = read({ location: 'Newcastle upon Tyne, '.repeat(8) });
  expect(values.location).toBe('Newcastle upon Tyne, Newcastle upon Tyne, Newcastle upon Tyne, Newcastle upon Tyne');
  expect(remarks[0]).toContain('The location was shortened from:');
});

test('days that are none are told, and impossible ones stay for a question', () => {
  expect(read({ closes_at: '31/12/2099' })).toMatchObject({ values: {}, remarks: [expect.stringContaining('2099')] });
  expect(read({ closes_at: '31/06/2027' }).values).toEqual({ closes_at: '31/06/2027' });
  expect(read({ posted_on: '1 Nov 2026', closes_at: 'tbc' }).values).toEqual({ posted_on: '2026-11-01' });
  expect(read({ posted_on: '2099-01-01' })).toMatchObject({ values: {}, remarks: [expect.stringContaining('2099')] });
});

test('a start date is a day, and what names none is left out', () => {
  expect(read({ start_date: '11 Jan 2027' })).toMatchObject({ values: { start_date: '2027-01-11' }, remarks: [] });
  expect(read({ start_date: 'ASAP' })).toEqual({ values: {}, remarks: [] });
  expect(read({ start_date: '31/06/2027' }).remarks).toEqual(['‘31/06/2027’ is imported without a start date']);
});

test('letters that were lost before are told', () => {
  expect(read({ title: 'Caf\ufffd Manager' }).remarks).toEqual([
    'Characters were lost before you uploaded the file: ‘Caf\ufffd Manager’',
  ]);
});
