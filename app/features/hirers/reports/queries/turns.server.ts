/** Reports read many rows: only a few run at once, so that candidates' pages keep their database connections. */
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { refusals } from '#platform/metrics/counters.server.ts';
import { Turns } from '#platform/turns/turns.ts';

const turns = new Turns({ atOnce: 2, queue: 10 });

/** Colleagues take turns. @returns 'busy' if too many are waiting */
export async function takeReportTurn<Result>(
  consultant: Consultant,
  work: () => Promise<Result>,
): Promise<Result | 'busy'> {
  const result = await turns.take(work, consultant.id);
  if (result === 'busy') refusals.inc({ limit: 'of_everybody' });
  return result;
}
