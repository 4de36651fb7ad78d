import { expect, test } from 'vitest';
import { demoJobs } from '#db/seed/jobs.ts';
import { SALARY_PERIODS } from '#domain/job/job.ts';
import { describeSalary, HIGHEST_PAY, LONGEST_SALARY, readSalary } from './salary.ts';

test.each([
  ['£30,000 to £38,000 a year', '£30,000 to £38,000 a year'],
  ['£30k-£38k', '£30,000 to £38,000 a year'],
  ['30-38k pa', '£30,000 to £38,000 a year'],
  ['£30-38k', '£30,000 to £38,000 a year'],
  ['£30-£38k', '£30,000 to £38,000 a year'],
  ['£30k-38', '£30,000 to £38,000 a year'],
  ['£30-38,000 p.a.', '£30,000 to £38,000 a year'],
  ['£30,000 – £38,000 + bonus', '£30,000 to £38,000 a year'],
  ['£30k pa to £38k pa', '£30,000 to £38,000 a year'],
  ['Between £30k and £38k', '£30,000 to £38,000 a year'],
  ['From £30,000 to £38,000 plus 10% bonus', '£30,000 to £38,000 a year'],
  ['£30,000 rising to £38,000', '£30,000 to £38,000 a year'],
  ['30000 - 38000', '£30,000 to £38,000 a year'],
  ['GBP 30,000 - GBP 38,000', '£30,000 to £38,000 a year'],
  ['30,000 GBP', '£30,000 a year'],
  ['30,000 - 38,000 pounds', '£30,000 to £38,000 a year'],
  ['SCP 12-17 £27,000-£29,000', '£27,000 to £29,000 a year'],
  ['£12.71 per hour', '£12.71 an hour'],
  ['£12.71 per hour, 40 hours per week', '£12.71 an hour'],
  ['37.5 hours per week at £13.50/hr', '£13.50 an hour'],
  ['£13.50ph', '£13.50 an hour'],
  ['13.50 p/h', '£13.50 an hour'],
  ['£13.5', '£13.50 an hour'],
  ['£13.50 (per hour)', '£13.50 an hour'],
  ['Hourly rate: £13', '£13 an hour'],
  ['£13.50ph - £15.00ph', '£13.50 to £15 an hour'],
  ['£14.85 an hour plus shift premium', '£14.85 an hour'],
  ['£15 plus 28 days holiday', '£15 an hour'],
  ['£250 - £300 a day', '£250 to £300 a day'],
  ['£250 a day - £300 a day', '£250 to £300 a day'],
  ['£450/day', '£450 a day'],
  ['£450 inside IR35', '£450 a day'],
  ['Day rate £450 (outside IR35)', '£450 a day'],
  ['£230 a day (CIS)', '£230 a day'],
  ['£500pw', '£500 a week'],
  ['£500-£1k a week', '£500 to £1,000 a week'],
  ['£2,400 pcm', '£2,400 a month'],
  ['£2,400 p.c.m.', '£2,400 a month'],
  ['£2400 per calendar month', '£2,400 a month'],
  ['Up to £45,000', 'up to £45,000 a year'],
  ['£45k max', 'up to £45,000 a year'],
  ['Salary: up to circa £45k pa', 'up to £45,000 a year'],
  ['From £28,000', 'from £28,000 a year'],
  ['£28k+', 'from £28,000 a year'],
  ['£28k+ pa DOE', 'from £28,000 a year'],
  ['Minimum £28,000', 'from £28,000 a year'],
  ['£28,000 pro rata', '£28,000 a year'],
  ['£28,000 pro rata, 3 days a week', '£28,000 a year'],
  ['£28,000 gross per annum', '£28,000 a year'],
  ['Circa £40K OTE £60k', '£40,000 a year'],
  ['£40k basic, OTE £60k', '£40,000 a year'],
  ['£40k + uncapped commission (OTE £60k)', '£40,000 a year'],
  ['£60k OTE, £40k basic', '£40,000 a year'],
  ['£40,000, on-target earnings £60,000', '£40,000 a year'],
  ['£40k base / £60k OTE', '£40,000 a year'],
  ['£40k + £5k car allowance', '£40,000 a year'],
  ['£40k+ (OTE £60k)', 'from £40,000 a year'],
  ['£40,000, bonus up to £5k', '£40,000 a year'],
  ['c£40k', '£40,000 a year'],
  ['c40k', '£40,000 a year'],
  ['£24,785.50', '£24,785.50 a year'],
  ['£32.75k', '£32,750 a year'],
  ['£30kpa', '£30,000 a year'],
  ['£\u00a030,000\u00a0\u2014\u00a0£38,000', '£30,000 to £38,000 a year'],
  ['Band 5, £29,970', '£29,970 a year'],
  ['£29,970, ring 07700 900123', '£29,970 a year'],
  ['£9.99', '£9.99 an hour'],
  ['£99.99', '£99.99 an hour'],
  ['£100', '£100 a day'],
  ['£999.99', '£999.99 a day'],
  ['£10,000', '£10,000 a year'],
])('%s is read as %s', (text, expected) => {
  const salary = readSalary(text);
  expect(salary && describeSalary(salary)).toBe(expected);
});

test.each([
  '',
  ' ',
  'Competitive',
  'Negotiable',
  'DOE',
  '£',
  '££££',
  '£k',
  '-',
  'nothing at all',
  'pa',
  '\u0000',
  '£1,000',
  '£9,999.99',
  '£2,400',
  '£900-£1,100',
  '£95-£105',
  '500',
  '37.5',
  '2024',
  '40 hours a week',
  '£500 for a 40 hour week',
  '£120 per shift',
  '£50/visit',
  '£15, paid weekly',
  'Paid weekly, £15',
  '£30 000',
  // Several figures that form no range.
  '£30,000, £35,000',
  '£30k/£35k',
  '£30,000-£38,000-£40,000',
  '£14.20 an hour (£27,690 a year)',
  '£13.50 days / £15.00 nights',
  '£15 an hour to £30,000 a year',
  '£12 - £25,000',
  '£38,000 to £30,000',
  '020 7946 0000',
  '07700900123',
  '01/04/2026',
  '1.4.2026',
  '9.30-17.30',
  // Figures that are not basic pay.
  'OTE £60k',
  '£60k OTE',
  '£30k - £60k OTE',
  '£60,000 (OTE)',
  '£10,000 joining bonus',
  'Bonus of £10,000',
  // Other currencies, no amounts, and numbers in foreign notation.
  '$30,000',
  '€30k',
  '30,000 EUR',
  '£0',
  '£0.00 an hour',
  '£1m',
  '£30.000',
  '£30,00',
  '£3,0000',
  '£1,23 a day',
  '£100,000,000',
  `£${'9'.repeat(90)}`,
  '£12.715 an hour',
  '£XX,000 - £40,000',
  '£.50 an hour',
  '£thirty',
  '£1e9',
  '£NaN',
  '£Infinity',
  '٣٠٠٠٠',
  '<b>£</b>',
  "'; DROP TABLE jobs; --",
])('%j is not read', (text) => {
  expect(readSalary(text)).toBeNull();
});

test('the salaries of the demo are read as the numbers they stand for', () => {
  expect(demoJobs.length).toBeGreaterThan(50);
  for (const { salary, salaryMin, salaryMax, salaryPeriod } of demoJobs) {
    const numbers = salaryPeriod && { min: salaryMin, max: salaryMax, period: salaryPeriod };
    expect({ salary, read: readSalary(salary) }).toEqual({ salary, read: numbers });
  }
});

test('whatever can be described is read back as it was', () => {
  const amounts = [0.01, 9.99, 12.71, 29.29, 99.5, 100, 450, 999.99, 1_000, 4_321.1, 24_785.5, 30_000, HIGHEST_PAY];
  for (const period of SALARY_PERIODS) {
    for (const [index, min] of amounts.entries()) {
      for (const max of amounts.slice(index)) {
        for (const salary of [
          { min, max, period },
          { min, max: null, period },
          { min: null, max, period },
        ]) {
          expect(readSalary(describeSalary(salary))).toEqual(salary);
        }
      }
    }
  }
});

test('whatever pieces a text is made of, what is read of it can be stored', () => {
  const pieces = [
    '£',
    '30',
    '38,000',
    '12.71',
    'k',
    ' ',
    '-',
    ' to ',
    ' a day',
    'ph',
    '+',
    'OTE ',
    'up to ',
    '.',
    ',',
    '0',
    '/',
  ];
  let read = 0;
  for (const a of pieces) {
    for (const b of pieces) {
      for (const c of pieces) {
        for (const d of pieces) {
          const salary = readSalary(`${a}${b}${c}${d}`);
          if (!salary) continue;
          read++;
          const ends = [salary.min, salary.max].filter((end) => end !== null);
          expect(ends.length).toBeGreaterThan(0);
          for (const end of ends) {
            expect(end).toBeGreaterThan(0);
            expect(end).toBeLessThanOrEqual(HIGHEST_PAY);
            expect(Number(end.toFixed(2))).toBe(end);
          }
          expect(ends).toEqual([...ends].sort((x, y) => x - y));
        }
      }
    }
  }
  expect(read).toBeGreaterThan(1_000);
});

test('a text longer than a job may show is not read', () => {
  expect(readSalary('£30,000'.padEnd(LONGEST_SALARY))).not.toBeNull();
  expect(readSalary('£30,000'.padEnd(LONGEST_SALARY + 1))).toBeNull();
});

test.each(['1,', '£1-', 'a ', '+ ', '(', 'ote ', '1', '£', ' '])(
  '%j over and over is no pay, and is looked at only up to the longest text',
  (piece) => {
    const text = piece.repeat(LONGEST_SALARY).slice(0, LONGEST_SALARY);
    expect(readSalary(text)).toBeNull();
    expect(readSalary(piece.repeat(50_000))).toBeNull();
  },
);
