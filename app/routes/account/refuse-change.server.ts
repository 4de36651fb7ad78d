/** Why an account was not changed, in an answer to its form. */
import type { findLock } from '#app/features/accounts/commands/limits.server.ts';
import type { WithCurrentPassword } from '#app/features/accounts/commands/passwords.server.ts';
import { refuse, STATUSES, WAITS, wrongFields } from '#app/routes/auth/account-form.server.ts';
import { formProblems, lockedText } from '#domain/account-texts.ts';

/** @param title of what was not done */
export function refuseChange(
  result: Exclude<WithCurrentPassword, 'done'>,
  title: string,
  lock: Awaited<ReturnType<typeof findLock>>,
  values: Record<string, string> = {},
) {
  switch (result) {
    case 'wrong_password':
      return wrongFields({ current_password: 'This is not your current password' }, values);
    case 'locked': {
      const retryAfterSeconds = lock.isLocked ? lock.retryAfterSeconds : 1;
      return refuse(423, { notice: lockedText(retryAfterSeconds, title), values, retryAfterSeconds });
    }
    case 'too_many_attempts':
    case 'busy': {
      const { [result]: notice } = formProblems(title);
      return refuse(STATUSES[result], { notice, values, retryAfterSeconds: WAITS[result] });
    }
  }
}
