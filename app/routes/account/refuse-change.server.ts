/** Why an account was not changed, in an answer to its form. */
import type { PasswordRefusal } from '#app/features/accounts/commands/passwords.server.ts';
import { refuse, STATUSES, WAITS, wrongFields } from '#app/routes/auth/account-form.server.ts';
import { formProblems, lockedText } from '#domain/account-texts.ts';

/** @param title of what was not done */
export function refuseChange(refusal: PasswordRefusal, title: string, values: Record<string, string> = {}) {
  switch (refusal.reason) {
    case 'wrong_password':
      return wrongFields({ current_password: 'This is not your current password' }, values);
    case 'locked': {
      const { retryAfterSeconds } = refusal;
      return refuse(423, { notice: lockedText(retryAfterSeconds, title), values, retryAfterSeconds });
    }
    case 'too_many_attempts':
    case 'busy': {
      const { [refusal.reason]: notice } = formProblems(title);
      return refuse(STATUSES[refusal.reason], { notice, values, retryAfterSeconds: WAITS[refusal.reason] });
    }
  }
}
