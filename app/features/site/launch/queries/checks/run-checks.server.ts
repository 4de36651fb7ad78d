/** Runs the checks side by side. Each answers: in time, or that it is not known. */
import type { CheckResult } from '../../schema.ts';
import { ALL_CHECKS } from './all-checks.server.ts';
import { answerWithin } from './answer-within.server.ts';
import { type Check, type CheckServices, unknown } from './check.server.ts';

/** Shorter than the silence after which a visitor is let go (server/app.ts). */
const LIMIT_MS = 6_000;

type Running = {
  /** A check threw an error. @returns what its line says */
  explain: (check: string, error: unknown) => string;
  limit?: number;
  checks?: readonly Check[];
};

export const runChecks = (
  services: CheckServices,
  { explain, limit = LIMIT_MS, checks = ALL_CHECKS }: Running,
): Promise<CheckResult[]> => {
  const tooLate = unknown(`There was no answer within ${limit / 1_000} seconds.`);
  return Promise.all(
    checks.map(async ({ run, mend, isSlow: _isSlow, ...check }) => {
      const verdict = await answerWithin(limit, async () => run(services), tooLate).catch((error: unknown) =>
        unknown(explain(check.id, error)),
      );
      return { ...check, ...verdict, mend: verdict.state === 'fault' || verdict.state === 'warning' ? mend : null };
    }),
  );
};
