import { href } from 'react-router';
import { formatCount, type JobCount } from '#app/features/board/jobs/schema.ts';
import type { CityInsights } from '#db/content/place.ts';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';
import { formatPounds } from '#domain/pay/money.ts';
import {
  EXPERIENCE_LEVELS,
  estimateSalary,
  formatRange,
  isPaidPlace,
  writeEstimateChoice,
  yearAtWageFloor,
} from '#domain/pay/salary-estimate.ts';
import type { SalaryInsights } from '../schema.ts';
import { describeWageFloor } from '../texts.ts';

/** The experience level without a factor: three to five years. */
const [, EXPERIENCE = ''] = EXPERIENCE_LEVELS;

export type RoleCounts = ReadonlyMap<string, JobCount>;

type SalaryQuestion = {
  city: string;
  roles: CityInsights['roles'];
  counts: RoleCounts | null;
  on: Date;
};

/** @returns null if editors have entered no pay for the city: figures of another city would be wrong */
export function describeSalaries({ city, roles, counts, on }: SalaryQuestion): SalaryInsights | null {
  if (!isPaidPlace(city) || roles.length === 0) return null;
  const estimates = roles.map(({ role, hiredBy }) => ({
    role,
    hiredBy,
    estimate: estimateSalary({ role, location: city, experience: EXPERIENCE }),
  }));
  const rows = estimates.map(({ role, hiredBy, estimate }) => ({
    role,
    hiredBy,
    range: formatRange(estimate),
    average: formatPounds(estimate.averageSalary),
    jobCountText: counts && formatCount(counts.get(role) ?? { count: 0, isMore: false }),
    board: href('/jobs') + writeJobQuestion({ search: role, where: city }),
    calculator: href('/tools') + writeEstimateChoice({ role, location: city, experience: EXPERIENCE }),
  }));
  const floor = yearAtWageFloor(on);
  // The calculator ignores the law: its ranges for some roles begin below the legal minimum.
  const isBelowFloor = Math.min(...estimates.map(({ estimate }) => estimate.minSalary)) < floor;
  return { experience: EXPERIENCE, rows, floorNote: isBelowFloor ? describeWageFloor(floor) : null };
}
