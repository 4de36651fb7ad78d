import { siteFacts } from '#domain/site/site.ts';
import { DEFAULT_HOURS_PER_WEEK, wageFloor } from './minimum-wage.ts';
import { formatNumber, formatPounds } from './money.ts';

/** Pounds a year (spec: marketing §9 "Salary calculator figures"). */
const BASE_SALARIES = {
  'Software Developer': 45_000,
  'Financial Analyst': 40_000,
  'Marketing Manager': 38_000,
  'Project Manager': 42_000,
  'Data Scientist': 50_000,
  'Manufacturing Engineer': 38_000,
  Electrician: 32_000,
  Welder: 28_000,
  'Account Manager': 35_000,
  'Business Analyst': 40_000,
} as const;
const OTHER_BASE_SALARY = 35_000;

/** Percentages, so that every product is exact. */
const EXPERIENCE_PERCENTAGES = {
  'Entry Level (0-2 years)': 80,
  'Mid Level (3-5 years)': 100,
  'Senior Level (6-10 years)': 140,
  'Executive Level (10+ years)': 180,
} as const;
const OTHER_PERCENTAGE = 100;

export const ESTIMATE_ROLES = Object.keys(BASE_SALARIES);
export const EXPERIENCE_LEVELS = Object.keys(EXPERIENCE_PERCENTAGES);

export const ESTIMATE_PARAMETERS = ['role', 'location', 'experience'] as const;
export type EstimateParameter = (typeof ESTIMATE_PARAMETERS)[number];

export type EstimateChoice = Record<EstimateParameter, string>;

export type SalaryEstimate = EstimateChoice & { minSalary: number; maxSalary: number; averageSalary: number };

/** The options of each list. Places are limited to those for which editors entered pay. */
export const estimateChoices = (): Record<EstimateParameter, readonly string[]> => ({
  role: ESTIMATE_ROLES,
  location: siteFacts().paidPlaces.map(({ name }) => name),
  experience: EXPERIENCE_LEVELS,
});

export const isPaidPlace = (name: string): boolean => findPaidPlace(name) !== undefined;
const findPaidPlace = (name: string) => siteFacts().paidPlaces.find((place) => place.name === name);

type Parameters = { get(name: string): unknown };

export function findEstimateChoice(name: EstimateParameter, text: unknown): string | undefined {
  const normalised = typeof text === 'string' ? text.trim().toLowerCase() : '';
  return estimateChoices()[name].find((choice) => choice.toLowerCase() === normalised);
}

/** @returns null unless all three values are set and listed */
export function readEstimateChoice(from: Parameters): EstimateChoice | null {
  const [role, location, experience] = ESTIMATE_PARAMETERS.map((name) => findEstimateChoice(name, from.get(name)));
  return role && location && experience ? { role, location, experience } : null;
}

export const writeEstimateChoice = ({ role, location, experience }: EstimateChoice): string =>
  `?${new URLSearchParams({ role, location, experience })}`;

export function estimateSalary({ role, location, experience }: EstimateChoice): SalaryEstimate {
  const base = findIn(BASE_SALARIES, role) ?? OTHER_BASE_SALARY;
  const place = findPaidPlace(location)?.payPercent ?? OTHER_PERCENTAGE;
  const years = findIn(EXPERIENCE_PERCENTAGES, experience) ?? OTHER_PERCENTAGE;
  const average = (base * place * years) / 10_000;
  return {
    role,
    location,
    experience,
    minSalary: Math.round((average * 85) / 100),
    maxSalary: Math.round((average * 115) / 100),
    averageSalary: Math.round(average),
  };
}

export function describeEstimate(estimate: SalaryEstimate): string {
  const { role, location, experience, averageSalary } = estimate;
  const average = formatPounds(averageSalary);
  return `Salary estimate: ${role} in ${location}, ${experience}: ${formatRange(estimate)} a year, ${average} on average.`;
}

export const formatRange = ({ minSalary, maxSalary }: SalaryEstimate): string =>
  `${formatPounds(minSalary)} to ${formatPounds(maxSalary)}`;

/** A year of full weeks at the National Living Wage, rounded up to whole pounds: £24,785 in 2026. */
export const yearAtWageFloor = (on: Date): number =>
  Math.ceil((Math.round(wageFloor(on).adult * 100) * DEFAULT_HOURS_PER_WEEK * 52) / 100);

const findIn = (table: Record<string, number>, name: string): number | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null;

export type DemandLevel = 'High' | 'Medium' | 'Low';
export type MarketTrend = 'Rising' | 'Declining' | 'Stable';

/** Open jobs of a role in a city: all, the last 30 days', and those of the 30 days before. */
export type JobSample = {
  total: number;
  recent: number;
  earlier: number;
  /** True if the figure is extrapolated from a part of the board and rounded to two digits. */
  isEstimate?: boolean;
};

/** '1,234'; 'about 12,000' for an estimate, and 'few or no' for an estimate of 0. */
export function describeJobs(count: number, { isEstimate }: Pick<JobSample, 'isEstimate'>): string {
  if (isEstimate && count === 0) return 'few or no';
  return `${isEstimate ? 'about ' : ''}${formatNumber(count)}`;
}

export const TOO_FEW_JOBS = 'Not enough live jobs to say';
const SMALLEST_SAMPLE = 5;
const MEDIUM_DEMAND = 10;
const HIGH_DEMAND = 20;
/** Per cent: a smaller change in either direction counts as steady. */
const STEADY_PERCENT = 10;

export function demandLevel({ total }: JobSample): DemandLevel | null {
  if (total < SMALLEST_SAMPLE) return null;
  if (total >= HIGH_DEMAND) return 'High';
  return total >= MEDIUM_DEMAND ? 'Medium' : 'Low';
}

/** @returns per cent of the bar to fill (spec: marketing §9) */
export function demandBar(level: DemandLevel | null): number {
  switch (level) {
    case 'High':
      return 85;
    case 'Medium':
      return 60;
    case 'Low':
      return 35;
    case null:
      return 50;
  }
}

/** Compares the last 30 days with the 30 days before. @returns null if both have too few jobs */
export function marketTrend({ recent, earlier }: JobSample): MarketTrend | null {
  if (recent + earlier < SMALLEST_SAMPLE) return null;
  const change = (recent - earlier) * 100;
  if (change > earlier * STEADY_PERCENT) return 'Rising';
  return change < -earlier * STEADY_PERCENT ? 'Declining' : 'Stable';
}
