/** What a city's page says of pay: the salary calculator's figures, and how many open jobs there are for each role. */
import { href } from 'react-router';
import { writeBoardSearch } from '#app/features/jobs/schema.ts';
import type { CityInsights } from '#content/city-insights.ts';
import { DEFAULT_HOURS_PER_WEEK, describeWageFloor, wageFloor } from '#domain/minimum-wage.ts';
import { formatPounds } from '#domain/money.ts';
import {
  describeJobs,
  EXPERIENCE_LEVELS,
  estimateSalary,
  formatRange,
  type JobSample,
  writeEstimateChoice,
  yearAtWageFloor,
} from '#domain/salary-estimate.ts';
import type { SalaryInsights } from '../schema.ts';

/** The level without a factor: three to five years. */
const [, EXPERIENCE = ''] = EXPERIENCE_LEVELS;

/** Open jobs of a role in the page's city. */
export type RoleCount = Pick<JobSample, 'total' | 'isEstimate'>;
export type RoleCounts = ReadonlyMap<string, RoleCount>;

type SalaryQuestion = {
  /** The city of the page, and the one whose figures it shows. */
  city: string;
  shown: string;
  roles: CityInsights['roles'];
  /** Null: the jobs could not be counted. */
  counts: RoleCounts | null;
  on: Date;
};

export function describeSalaries({ city, shown, roles, counts, on }: SalaryQuestion): SalaryInsights {
  const isOwn = shown === city;
  const estimateIn = (location: string, role: string) => estimateSalary({ role, location, experience: EXPERIENCE });
  const estimates = roles.map((role) => ({ role, estimate: estimateIn(shown, role), local: estimateIn(city, role) }));
  const rows = estimates.map(({ role, estimate, local }) => {
    return {
      role,
      range: formatRange(estimate),
      average: formatPounds(estimate.averageSalary),
      localAverage: isOwn ? null : formatPounds(local.averageSalary),
      jobCountText: counts && describeCount(counts.get(role)),
      board: href('/jobs') + writeBoardSearch({ search: role, location: city }),
      calculator: href('/tools') + writeEstimateChoice({ role, location: city, experience: EXPERIENCE }),
    };
  });
  // Of another city's figures only the average stands beside them: what is not shown needs no note.
  const lowestShown = estimates.flatMap(({ estimate, local }) => [estimate.minSalary, local.averageSalary]);
  const isBelowFloor = Math.min(...lowestShown) < yearAtWageFloor(on);
  return { city: shown, isOwn, experience: EXPERIENCE, rows, floorNote: isBelowFloor ? describeFloor(on) : null };
}

const describeCount = (count: RoleCount = { total: 0 }): string => describeJobs(count.total, count);

/** The calculator knows nothing of the law: its ranges for some roles begin below it. */
const describeFloor = (on: Date): string =>
  `Some estimates begin below what the law allows. ${describeWageFloor(wageFloor(on))} At ${DEFAULT_HOURS_PER_WEEK} hours a week that is ${formatPounds(yearAtWageFloor(on))} a year, the least for anybody aged 21 or over.`;
