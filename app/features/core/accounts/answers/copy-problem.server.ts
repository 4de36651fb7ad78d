/**
 * Names why no copy was made. The form expects a file, so a refusal redirects back to the page with one of these words in the query. The
 * page shows its own text for that word, so a link cannot inject text.
 */

import type { Reply } from '#app/web/form/reply.ts';
import type { PasswordRefusal } from '../commands/passwords/passwords.server.ts';
import { formProblems, lockedText } from '../texts.ts';

const TITLE = 'Nothing was downloaded';
const texts = formProblems(TITLE);

const passwordError = (message: string): Reply => ({ errors: { current_password: message }, values: {}, notice: null });
const above = (notice: Reply['notice']): Reply => ({ errors: {}, values: {}, notice });

const PROBLEMS = {
  no_password: passwordError('Enter your current password'),
  wrong_password: passwordError('This is not your current password'),
  // The URL does not carry the remaining seconds, so this assumes the whole window.
  locked: above(lockedText(15 * 60, TITLE)),
  too_many_attempts: above(texts.too_many_attempts),
  busy: above(texts.busy),
  failed: above(texts.unexpected),
} satisfies Record<PasswordRefusal['reason'] | 'no_password' | 'failed', Reply>;

export type CopyProblem = keyof typeof PROBLEMS;

export function readCopyProblem(parameters: URLSearchParams): Reply | null {
  const key = parameters.get('problem') ?? '';
  return Object.hasOwn(PROBLEMS, key) ? PROBLEMS[key as CopyProblem] : null;
}
