/** What the two pages do on which an account is asked for. */
import { redirect } from 'react-router';
import { findPasswordFault } from '#app/features/accounts/commands/password-check.server.ts';
import { signUp } from '#app/features/accounts/commands/sign-up.server.ts';
import { signUpForm } from '#app/features/accounts/schema.ts';
import { pageUrl } from '#app/site/page-url.ts';
import { SIGN_UP_REFUSALS } from '#domain/account-texts.ts';
import { type Asking, answerForm, done, refuse, STATUSES, WAITS, wrongFields } from './account-form.server.ts';
import { loadWayIn } from './sign-in.server.ts';

export async function loadSignUp(asking: Asking) {
  return { ...(await loadWayIn(asking)), isRequested: pageUrl(asking.request).searchParams.has('requested') };
}

/** From a page it leads to what happens next; a dialog, which says `?dialog`, closes and leaves the page as it was. */
export const answerSignUp = (asking: Asking) =>
  answerForm(asking, signUpForm, SIGN_UP_REFUSALS, async (value, services) => {
    const { full_name: fullName, email, password, role, human_check: humanCheck } = value;
    const values = { full_name: fullName, email };
    const fault = await findPasswordFault(password, { email, fullName, isAdmin: false });
    if (fault) return wrongFields({ password: fault }, values);
    const result = await signUp(services, { fullName, email, password, role, humanCheck });
    if (result.ok) {
      const { pathname, searchParams } = pageUrl(asking.request);
      return searchParams.has('dialog') ? done() : redirect(`${pathname}?requested=yes`, 303);
    }
    const { [result.reason]: notice } = SIGN_UP_REFUSALS;
    switch (result.reason) {
      case 'too_many_attempts':
      case 'busy':
        return refuse(STATUSES[result.reason], { notice, values, retryAfterSeconds: WAITS[result.reason] });
      case 'already_registered':
        return refuse(409, { notice, values });
      case 'not_human':
        return refuse(422, { notice, values });
    }
  });
