import { sql } from 'kysely';
import { ALL_JOB_FIELDS, toJobColumns } from '#domain/job/fields.ts';
import type { WrittenJob } from '../form.ts';
import type { GuardAnswers } from './guard-job.server.ts';

export const toRow = (job: WrittenJob) => ({ ...toJobColumns(job, ALL_JOB_FIELDS), closes_at: job.closesAt });

/** Only the agency's jobs have a client. A deleted client, or one that the poster may not see, counts as none. */
export const toClient = ({ clientId }: GuardAnswers, isAgency: boolean) =>
  isAgency && clientId !== undefined
    ? { client_id: sql<string | null>`(SELECT id FROM clients WHERE id = ${clientId || null}::uuid)` }
    : {};
