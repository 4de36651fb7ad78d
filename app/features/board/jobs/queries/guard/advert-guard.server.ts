import { sql, type Transaction } from 'kysely';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { Finding } from '#domain/advert/advert.ts';
import { checkAdvert } from '#domain/advert/check-advert.ts';
import type { AdvertOverride } from '#domain/advert/judge-advert.ts';
import type { HirerAuthority } from '#domain/job/hirer-authority.ts';
import { agency } from '#domain/site/site.ts';
import type { WrittenJob } from '../../form.ts';

export type AdvertText = Omit<WrittenJob, 'company' | 'category' | 'closesAt' | 'replyDays' | 'status' | 'logo'>;

/** Every channel names the agency, so its name is part of each advert. */
export function checkJob(job: AdvertText, now: Date): Finding[] {
  const { name, email, phone } = agency();
  const { salaryMin: min, salaryMax: max, salaryPeriod: period } = job;
  return checkAdvert(
    {
      agency: name,
      ownContacts: [email, phone.shown],
      title: job.title,
      description: job.description,
      requirements: job.requirements,
      place: job.location,
      workMode: job.workMode,
      type: job.type,
      basis: job.basis,
      payText: job.salary,
      pay: period && { min, max, period },
      hoursPerWeek: job.hoursPerWeek,
    },
    now,
  );
}

export type GuardLog = {
  overrides: AdvertOverride[];
  authority: HirerAuthority | null;
};

export const EMPTY_GUARD_LOG: GuardLog = { overrides: [], authority: null };

/** Row-level security decides whether the actor sees the job. */
export async function selectGuardLog(transaction: Transaction<DB>, jobId: string): Promise<GuardLog> {
  const overrides = await transaction
    .selectFrom('advert_overrides')
    .select(['rule', 'words', 'reason'])
    .where('job_id', '=', jobId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const authority = await transaction
    .selectFrom('hirer_authorities')
    .select(['how', 'given_by as givenBy', sql<string>`given_on::text`.as('givenOn')])
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return { overrides, authority: authority ?? null };
}

export const findGuardLog = (
  { database }: Pick<SiteServices, 'database'>,
  poster: Poster,
  jobId: string,
): Promise<GuardLog> => database.asActor(poster.id, (transaction) => selectGuardLog(transaction, jobId));
