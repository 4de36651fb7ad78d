/** How the site is: what the checks say of the process that was asked. */
import type { Admin } from '#app/features/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { lookUpText } from '#platform/dns/text-records.server.ts';
import type { CheckResult } from '../schema.ts';
import { runChecks } from './checks/run-checks.server.ts';

export type HealthServices = Pick<
  RequestContext,
  'database' | 'content' | 'storage' | 'mailer' | 'publicOrigin' | 'isDemo' | 'now' | 'log' | 'requestId'
>;

/** Takes six seconds at most. Never throws: a look-up that fails is a line of its own. */
export function findHealth(services: HealthServices, _admin: Admin): Promise<CheckResult[]> {
  return checkSite(services);
}

/** The same for the set-up page, which asks by itself who is signed in. */
export function checkSite({ database, content, log, requestId, ...services }: HealthServices): Promise<CheckResult[]> {
  return runChecks(
    {
      ...services,
      database,
      content: () => content,
      lookUpText,
      // The site does not start with other tables than its own.
      findDatabaseFault: async () => ((await database.isReady()) ? null : 'It does not answer.'),
    },
    {
      explain: (check, error) => {
        log.warn({ err: error, errorId: requestId, check }, 'a check of the site failed');
        return `This could not be looked up. We’ve logged why, under the ID ${requestId}.`;
      },
    },
  );
}
