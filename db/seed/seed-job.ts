import { createHash } from 'node:crypto';
import type { JobValues, PublicJobField } from '#domain/job/fields.ts';
import type { JobStatus } from '#domain/job/job.ts';

/** Who posts a seeded job: the agency's own desk (the admin) or one of the two employers of the cast. */
export type SeedOwner = 'agency' | 'first employer' | 'second employer';

/** One advert of the demo board. Dates are relative to the moment of seeding, so the board is never stale. */
export type SeedJob = JobValues<Exclude<PublicJobField, 'start_date'>> & {
  /** Stable, unique, kebab-case; the job's id is derived from it. */
  key: string;
  /** 'open' unless said otherwise. */
  status?: JobStatus;
  owner: SeedOwner;
  postedDaysAgo: number;
  /** Days from now until the work starts, where the advert says so. */
  startsInDays?: number;
  /** Days from now until the advert closes; negative for one that has expired. */
  closesInDays: number;
};

/** The same id for the same key, on every machine: links to demo jobs can be kept. */
export function seedJobId(key: string): string {
  const hex = createHash('sha256').update(`demo job ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
