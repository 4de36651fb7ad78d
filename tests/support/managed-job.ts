/** A job as its keeper opens it: every field filled in, and its figures those of its salary text. */
import type { ManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';

export const MANAGED_JOB: ManagedJob = {
  id: 'x',
  userId: 'y',
  title: 'Keeper',
  company: 'Trust',
  location: 'Leeds',
  salary: '£30,000 to £38,000 a year',
  salaryMin: 30_000,
  salaryMax: 38_000,
  salaryPeriod: 'year',
  type: 'Full-time',
  category: 'white-collar',
  basis: 'permanent',
  workMode: 'on-site',
  hoursPerWeek: 37.5,
  replyDays: null,
  description: 'd',
  requirements: 'r',
  status: 'open',
  createdAt: new Date('2026-11-01T09:00:00Z'),
  closesAt: new Date('2026-12-31T23:59:59.999Z'),
  isPast: false,
  isAgency: false,
  clientId: null,
  version: '1',
};
