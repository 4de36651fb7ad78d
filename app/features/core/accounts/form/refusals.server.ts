/** Refusals shared by forms about accounts. */

import type { FormNotice } from '#app/web/form/reply.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import type { PasswordRefusal } from '../commands/passwords/passwords.server.ts';
import { reportProbe } from '../gates.server.ts';
import { formProblems, lockedText } from '../texts.ts';

/** Public forms report these errors for the form as a whole. */
export const failures = ({ unexpected, refused }: { unexpected: FormNotice; refused: FormNotice }) => ({
  unexpected: { status: 500, notice: unexpected },
  badForm: { notice: refused, report: reportProbe },
});

export const tooMany = (notice: FormNotice): Refusal => ({ status: 429, notice, retryAfterSeconds: 15 * 60 });

/** The queue of passwords to check is full, and empties quickly. */
export const busy = (notice: FormNotice): Refusal => ({ status: 503, notice, retryAfterSeconds: 5 });

export const refuseLocked = ({ retryAfterSeconds }: { retryAfterSeconds: number }, title?: string): Refusal => ({
  status: 423,
  notice: lockedText(retryAfterSeconds, title),
  retryAfterSeconds,
});

export const weakPassword = ({ fault }: { fault: string }): Refusal => ({ status: 422, errors: { password: fault } });

export function refuseChange(refused: PasswordRefusal, title: string): Refusal {
  const problems = formProblems(title);
  switch (refused.reason) {
    case 'wrong_password':
      return { status: 422, errors: { current_password: 'That isn’t your current password' } };
    case 'locked':
      return refuseLocked(refused, title);
    case 'too_many_attempts':
      return tooMany(problems.too_many_attempts);
    case 'busy':
      return busy(problems.busy);
  }
}
