import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { lookUpText } from '#platform/dns/text-records.server.ts';
import type { CheckResult } from '../schema.ts';
import { ALL_CHECKS } from './checks/all-checks.server.ts';
import type { Check } from './checks/check.server.ts';
import { RecentChecks } from './checks/recent-checks.server.ts';
import { runChecks } from './checks/run-checks.server.ts';

export type HealthServices = Pick<
  RequestContext,
  | 'database'
  | 'content'
  | 'storage'
  | 'mailer'
  | 'findRefusedOrigins'
  | 'publicOrigin'
  | 'isDemo'
  | 'now'
  | 'log'
  | 'requestId'
>;

/** Takes at most six seconds. Never throws: a check that failed is a line of the result. */
export const findHealth = (services: HealthServices, _admin: Admin): Promise<CheckResult[]> =>
  run(services, ALL_CHECKS);

/** Kept by site, because tests run several sites in one process. */
const recent = new WeakMap<HealthServices['storage'], RecentChecks>();

/**
 * The quick checks, and the latest results of slow ones, for the set-up page, which checks access itself. `isChecking` is true while slow
 * checks run.
 */
export async function findQuickHealth(
  services: HealthServices,
): Promise<{ checks: CheckResult[]; isChecking: boolean }> {
  const { content, storage, now } = services;
  const recentChecks = recent.get(storage) ?? new RecentChecks();
  recent.set(storage, recentChecks);
  const slow = recentChecks.find(content, now, () =>
    run(
      services,
      ALL_CHECKS.filter(({ isSlow }) => isSlow),
    ),
  );
  const quick = await run(
    services,
    ALL_CHECKS.filter(({ isSlow }) => !isSlow),
  );
  const results = new Map([...quick, ...(slow ?? [])].map((result) => [result.id, result]));
  return {
    checks: ALL_CHECKS.map((check) => results.get(check.id) ?? pendingResult(check)),
    isChecking: slow === null,
  };
}

const pendingResult = ({ id, group, title }: Check): CheckResult => ({
  id,
  group,
  title,
  state: 'unknown',
  text: 'Checking. This takes a few seconds.',
  mend: null,
});

function run(services: HealthServices, checks: readonly Check[]): Promise<CheckResult[]> {
  const { database, content, log, requestId, ...others } = services;
  return runChecks(
    {
      ...others,
      database,
      content: () => content,
      lookUpText,
      findDatabaseFault: async () => ((await database.isReady()) ? null : 'No response.'),
    },
    {
      checks,
      explain: (check, error) => {
        log.warn({ err: error, errorId: requestId, check }, 'a check of the site failed');
        return `The check failed. We’ve logged why under ID ${requestId}.`;
      },
    },
  );
}
