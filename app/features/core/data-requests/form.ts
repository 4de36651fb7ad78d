/** Refusals of the form that downloads a person's data. Imported by the server only. */

import type { PasswordRefusal } from '#app/features/core/accounts/commands/passwords/passwords.server.ts';
import { formProblems, lockedText } from '#app/features/core/accounts/texts.ts';
import type { Reply } from '#app/web/form/reply.ts';

const TITLE = 'Nothing was downloaded';
const texts = formProblems(TITLE);

const passwordError = (message: string): Reply => ({ errors: { current_password: message }, values: {}, notice: null });
const above = (notice: Reply['notice']): Reply => ({ errors: {}, values: {}, notice });

const PROBLEMS = {
  no_password: passwordError('Enter your current password'),
  wrong_password: passwordError('That isn’t your current password'),
  // The URL does not carry the remaining seconds, so this assumes the whole window.
  locked: above(lockedText(15 * 60, TITLE)),
  too_many_attempts: above(texts.too_many_attempts),
  busy: above(texts.busy),
  failed: above(texts.unexpected),
} satisfies Record<PasswordRefusal['reason'] | 'no_password' | 'failed', Reply>;

export type CopyProblem = keyof typeof PROBLEMS;

/**
 * The form expects a file, so a refusal redirects back to its page with one of these words in the query. The page shows its own text for the
 * word, never text from the address.
 */
export function readCopyProblem(parameters: URLSearchParams): Reply | null {
  const key = parameters.get('problem') ?? '';
  return Object.hasOwn(PROBLEMS, key) ? PROBLEMS[key as CopyProblem] : null;
}
