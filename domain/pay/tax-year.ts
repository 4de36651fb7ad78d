/**
 * Amounts are in pounds. Sources: www.gov.uk/guidance/rates-and-thresholds-for-employers-2026-to-2027 and
 * www.gov.uk/workplace-pensions/what-you-your-employer-and-the-government-pay
 */
export const TAX_YEAR = {
  name: '2026 to 2027',
  taxCode: '1257L',
  weeks: 52,
  personalAllowance: 12_570,
  basicRate: 0.2,
  /** `from` is yearly pay above the personal allowance. */
  higher: { from: 37_700, rate: 0.4 },
  additional: { from: 125_140, rate: 0.45 },
  employeeInsurance: { weeklyFrom: 242, rate: 0.08, weeklyTo: 967, rateAbove: 0.02 },
  employerInsurance: { weeklyFrom: 96, yearlyFrom: 5_000, rate: 0.15 },
  apprenticeshipLevy: 0.005,
  qualifyingEarnings: { weeklyFrom: 120, yearlyFrom: 6_240, yearlyTo: 50_270 },
  /** The legal minimum, as shares of qualifying earnings. */
  pension: { employer: 0.03, employee: 0.05 },
  /** 5.6 weeks of holiday, as a share of the 46.4 weeks worked. */
  holidayShare: 0.1207,
} as const;

export const employerInsurance = (salary: number): number =>
  amountAbove(salary, TAX_YEAR.employerInsurance.yearlyFrom) * TAX_YEAR.employerInsurance.rate;

export function minimumEmployerPension(salary: number): number {
  const { yearlyFrom, yearlyTo } = TAX_YEAR.qualifyingEarnings;
  return amountAbove(Math.min(salary, yearlyTo), yearlyFrom) * TAX_YEAR.pension.employer;
}

type WeekOnPayroll = { pension: number; tax: number; insurance: number; takeHome: number };

/**
 * Payroll deductions from a week's gross pay outside Scotland, with the standard tax code. @param hasPension deducts 5% of pay between £120
 * and the upper limit, before tax; contributions after tax with relief leave the same net pay at the basic rate
 */
export function weekOnPayroll(gross: number, hasPension: boolean): WeekOnPayroll {
  const { weeks, personalAllowance, basicRate, higher, additional, employeeInsurance, pension: rates } = TAX_YEAR;
  const { weeklyFrom, rate, weeklyTo, rateAbove } = employeeInsurance;
  const pension = hasPension ? pensionablePay(gross) * rates.employee : 0;
  const taxable = amountAbove(gross - pension, personalAllowance / weeks);
  const tax =
    taxable * basicRate +
    amountAbove(taxable, higher.from / weeks) * (higher.rate - basicRate) +
    amountAbove(taxable, additional.from / weeks) * (additional.rate - higher.rate);
  const insurance =
    amountAbove(Math.min(gross, weeklyTo), weeklyFrom) * rate + amountAbove(gross, weeklyTo) * rateAbove;
  return { pension, tax, insurance, takeHome: gross - pension - tax - insurance };
}

type UmbrellaWeek = { received: number; insurance: number; levy: number; pension: number; gross: number };

/**
 * Splits a week's assignment rate of an umbrella company into its costs and the worker's gross pay. All costs except the margin are shares
 * of the gross pay, so the function solves for that.
 */
export function umbrellaWeek(rate: number, hours: number, margin: number): UmbrellaWeek {
  const { employerInsurance, apprenticeshipLevy, qualifyingEarnings, pension: rates } = TAX_YEAR;
  const received = rate * hours;
  const shares = 1 + employerInsurance.rate + apprenticeshipLevy;
  const untaxed = received - margin + employerInsurance.weeklyFrom * employerInsurance.rate;
  const uncapped = (untaxed + qualifyingEarnings.weeklyFrom * rates.employer) / (shares + rates.employer);
  const isCapped = uncapped > MOST_PENSIONABLE;
  const gross = isCapped ? (untaxed - pensionablePay(MOST_PENSIONABLE) * rates.employer) / shares : uncapped;
  return {
    received,
    insurance: amountAbove(gross, employerInsurance.weeklyFrom) * employerInsurance.rate,
    levy: gross * apprenticeshipLevy,
    pension: pensionablePay(gross) * rates.employer,
    gross,
  };
}

const amountAbove = (amount: number, threshold: number): number => Math.max(0, amount - threshold);

const MOST_PENSIONABLE = TAX_YEAR.qualifyingEarnings.yearlyTo / TAX_YEAR.weeks;
const pensionablePay = (gross: number): number =>
  amountAbove(Math.min(gross, MOST_PENSIONABLE), TAX_YEAR.qualifyingEarnings.weeklyFrom);
