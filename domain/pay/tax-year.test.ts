/** Compares with figures calculated by hand from the rates on GOV.UK. */
import { expect, test } from 'vitest';
import { employerInsurance, minimumEmployerPension, TAX_YEAR, umbrellaWeek, weekOnPayroll } from './tax-year.ts';

test('the costs of an employer on top of a salary', () => {
  expect(employerInsurance(32_000)).toBeCloseTo(4_050);
  expect(employerInsurance(4_000)).toBe(0);
  expect(minimumEmployerPension(32_000)).toBeCloseTo(772.8);
  expect(minimumEmployerPension(90_000)).toBeCloseTo((50_270 - 6_240) * 0.03);
  expect(minimumEmployerPension(6_000)).toBe(0);
});

test('a week on the payroll', () => {
  const week = weekOnPayroll(532.5, false);
  expect(week.tax).toBeCloseTo((532.5 - 12_570 / 52) * 0.2);
  expect(week.insurance).toBeCloseTo(23.24);
  expect(week.takeHome).toBeCloseTo(451.11, 2);
  expect(weekOnPayroll(200, true)).toMatchObject({ tax: 0, insurance: 0, pension: 4, takeHome: 196 });
});

test('relief at source leaves as much as a contribution before tax', () => {
  const gross = 842.19;
  const { takeHome } = weekOnPayroll(gross, true);
  const { tax, insurance } = weekOnPayroll(gross, false);
  expect(takeHome).toBeCloseTo(gross - tax - insurance - (gross - 120) * 0.04);
});

test('an umbrella company pays out all that it receives', () => {
  const margin = 20;
  const { received, insurance, levy, pension, gross } = umbrellaWeek(25, 40, margin);
  expect(received).toBe(1_000);
  expect(margin + insurance + levy + pension + gross).toBeCloseTo(received);
  expect(gross).toBeCloseTo(842.19, 2);
  expect(gross / (1 + TAX_YEAR.holidayShare) / 40).toBeCloseTo(18.79, 2);
});

test('pay above the basic rate, and above the upper limit of National Insurance', () => {
  // £958.27 of £1,200 a week is taxable, £233.27 of it at 40%. National Insurance is £58.00 up to £967, then 2%. Pension is due on
  // £846.73.
  const week = weekOnPayroll(1_200, false);
  expect(week.tax).toBeCloseTo(725 * 0.2 + 233.27 * 0.4, 1);
  expect(week.insurance).toBeCloseTo(58 + 4.66, 2);
  expect(weekOnPayroll(1_200, true).pension).toBeCloseTo(42.34, 2);
  expect(weekOnPayroll(3_000, false).tax).toBeCloseTo(725 * 0.2 + 1_681.54 * 0.4 + 351.73 * 0.45, 0);
});

test('an umbrella company pays out all that it receives at a high rate, too', () => {
  const { received, insurance, levy, pension, gross } = umbrellaWeek(75, 40, 25);
  expect(25 + insurance + levy + pension + gross).toBeCloseTo(received);
  expect(pension).toBeCloseTo((50_270 / 52 - 120) * 0.03);
});
