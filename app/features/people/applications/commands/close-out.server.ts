import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { CLOSE_OUT_STATUSES } from '#domain/application/application.ts';
import { CLOSE_OUT_MESSAGE } from '#domain/application/default-status-emails.ts';
import { fillIn } from '#domain/application/status-email.ts';
import { agency } from '#domain/site/site.ts';
import { selectReceived } from '../queries/received-application.server.ts';
import { tellDecision } from './decide-application.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

export type CloseOut = { jobId: string; ids: readonly string[] };

/**
 * Closes out applications after a job has closed: sets the status 'not taken forward', and emails each candidate the reason. Skips
 * applications that were decided or withdrawn since.
 *
 * @returns the number of emails
 */
export function closeOut(
  services: Services,
  poster: Poster,
  { jobId, ids }: CloseOut,
): Promise<{ ok: true; sent: number }> {
  return services.database.asActor(poster.id, async (transaction) => {
    let sent = 0;
    // Sorted, so that concurrent requests wait for each other instead of deadlocking.
    for (const id of ids.toSorted()) {
      const application = await selectReceived(transaction, poster, id, true);
      if (application?.job.id !== jobId || !CLOSE_OUT_STATUSES.some((each) => each === application.status)) continue;
      const facts = {
        name: application.sentName,
        job: application.job.title,
        company: application.job.company,
        agency: agency().name,
      };
      await tellDecision(
        transaction,
        services,
        poster,
        application,
        'not_taken_forward',
        fillIn(CLOSE_OUT_MESSAGE, facts),
      );
      sent += 1;
    }
    return { ok: true, sent };
  });
}
