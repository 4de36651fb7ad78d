/** A written job as the columns of its row. */
import { sql } from 'kysely';
import type { WrittenJob } from '../form.ts';
import type { GuardAnswers } from './guard-job.server.ts';

export function toRow(job: WrittenJob) {
  return {
    title: job.title,
    company: job.company,
    location: job.location,
    salary: job.salary,
    salary_min: job.salaryMin,
    salary_max: job.salaryMax,
    salary_period: job.salaryPeriod,
    type: job.type,
    category: job.category,
    basis: job.basis,
    work_mode: job.workMode,
    hours_per_week: job.hoursPerWeek,
    closes_at: job.closesAt,
    reply_days: job.replyDays,
    description: job.description,
    requirements: job.requirements,
  };
}

/** Jobs of the agency alone have a client of their own; one that is gone, or unknown to the poster, counts as none. */
export const toClient = ({ clientId }: GuardAnswers, isAgency: boolean) =>
  isAgency && clientId !== undefined
    ? { client_id: sql<string | null>`(SELECT id FROM clients WHERE id = ${clientId || null}::uuid)` }
    : {};
