import type { WrittenJob } from '#app/features/board/jobs/form.ts';
import { hoursFromNow } from './jobs.ts';

export const WRITTEN_JOB: WrittenJob = {
  title: 'Lamp trimmer',
  company: 'Northgate',
  location: 'Leeds',
  salary: '£30,000 a year',
  salaryMin: 30_000,
  salaryMax: 30_000,
  salaryPeriod: 'year',
  type: 'Full-time',
  category: 'blue-collar',
  basis: 'permanent',
  workMode: 'on-site',
  startDate: null,
  hoursPerWeek: 37.5,
  replyDays: null,
  description: 'Trims wicks by hand.',
  requirements: 'Scissors.',
  status: 'open',
  closesAt: hoursFromNow(1_000),
};
