import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { CLOSE_OUT_STATUSES } from '#domain/application/application.ts';
import { CLOSE_OUT_MESSAGE } from '#domain/application/default-status-emails.ts';
import { fillIn } from '#domain/application/status-email.ts';
import { nameInWords } from '#domain/application/template.ts';
import { agency } from '#domain/site/site.ts';
import type { OpenApplication } from '../schema.ts';
import { IS_UNNAMED, SHOWN_NAME } from './fair-view.server.ts';

/** Limit for one form; the next ones are listed after it is sent. */
const CLOSED_OUT_AT_ONCE = 100;

/** Callers have checked that the poster manages the job. Longest waiting first. */
export function listStillOpen({ database }: Pick<SiteServices, 'database'>, poster: Poster, jobId: string) {
  return database.asActor(poster.id, async (transaction) => {
    const rows = await transaction
      .selectFrom('applications as a')
      .select([
        'id',
        SHOWN_NAME.as('fullName'),
        IS_UNNAMED.as('isUnnamed'),
        'desk_status as status',
        'job_title as job',
        'job_company as company',
      ])
      .where('job_id', '=', jobId)
      .where('desk_status', 'in', [...CLOSE_OUT_STATUSES])
      .orderBy('sent_at')
      .orderBy('id')
      .limit(CLOSED_OUT_AT_ONCE + 1)
      .execute();
    const open = rows.slice(0, CLOSED_OUT_AT_ONCE).map((row): OpenApplication => {
      const { id, fullName, isUnnamed, status, job, company } = row;
      const name = nameInWords(isUnnamed ? null : fullName);
      return {
        id,
        fullName,
        status,
        message: fillIn(CLOSE_OUT_MESSAGE, { name, job, company, agency: agency().name }),
      };
    });
    return { open, isMore: rows.length > CLOSED_OUT_AT_ONCE };
  });
}
