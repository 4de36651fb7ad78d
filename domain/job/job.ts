export const JOB_TYPES = ['Full-time', 'Part-time', 'Contract', 'Temporary'] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const JOB_CATEGORIES = ['white-collar', 'blue-collar'] as const;
export type JobCategory = (typeof JOB_CATEGORIES)[number];

export const JOB_STATUSES = ['draft', 'open', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Conduct of Employment Agencies and Employment Businesses Regulations 2003, reg. 27: every advert states which. */
export const JOB_BASES = ['permanent', 'temporary'] as const;
export type JobBasis = (typeof JOB_BASES)[number];

export const WORK_MODES = ['on-site', 'hybrid', 'remote'] as const;
export type WorkMode = (typeof WORK_MODES)[number];

export const SALARY_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

export const CATEGORY_NAMES: Record<JobCategory, string> = {
  'white-collar': 'White Collar',
  'blue-collar': 'Blue Collar',
};

export const BASIS_NAMES: Record<JobBasis, string> = { permanent: 'Permanent', temporary: 'Temporary' };

export const WORK_MODE_NAMES: Record<WorkMode, string> = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' };

/** Type and basis, 'Full-time' and 'Permanent'; only one of them if both mean the same. */
export function kindOfWork({ type, basis }: { type: JobType; basis: JobBasis }): string[] {
  return type === BASIS_NAMES[basis] ? [type] : [type, BASIS_NAMES[basis]];
}

export function latestChange(jobs: readonly { updatedAt: Date }[]): Date | null {
  return jobs.reduce<Date | null>((latest, { updatedAt }) => (latest && latest > updatedAt ? latest : updatedAt), null);
}
