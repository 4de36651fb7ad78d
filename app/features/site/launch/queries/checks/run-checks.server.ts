/** Runs the checks concurrently. Each returns in time, or its state is 'unknown'. */
import type { CheckResult } from '../../schema.ts';
import { ALL_CHECKS } from './all-checks.server.ts';
import { answerWithin } from './answer-within.server.ts';
import { type Check, type CheckServices, unknown } from './check.server.ts';

/** Shorter than the server's limit for a silent connection (server/app.ts). */
const LIMIT_MS = 6_000;

type Running = {
  explain: (check: string, error: unknown) => string;
  limit?: number;
  checks?: readonly Check[];
};

export const runChecks = (
  services: CheckServices,
  { explain, limit = LIMIT_MS, checks = ALL_CHECKS }: Running,
): Promise<CheckResult[]> => {
  const tooLate = unknown(`No response within ${limit / 1_000} seconds.`);
  return Promise.all(
    checks.map(async ({ run, mend, isSlow: _isSlow, ...check }) => {
      const verdict = await answerWithin(limit, async () => run(services), tooLate).catch((error: unknown) =>
        unknown(explain(check.id, error)),
      );
      return { ...check, ...verdict, mend: verdict.state === 'fault' || verdict.state === 'warning' ? mend : null };
    }),
  );
};
