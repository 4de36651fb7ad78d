import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { findPasswordFault } from '../commands/passwords/password-check.server.ts';
import { signUp } from '../commands/sign-up.server.ts';
import { signUpForm } from '../schema.ts';
import { SIGN_UP_REFUSALS } from '../texts.ts';
import { busy, failures, tooMany, weakPassword } from './refusals.server.ts';

/** Action of both sign-up pages. */
export const signUpAction = formAction({
  form: signUpForm,
  gate: everybody,
  run: async ({ services, value }) => {
    const { full_name: fullName, email, password, role, human_check: humanCheck } = value;
    const passwordError = await findPasswordFault(password, { email, fullName, isStaff: false });
    if (passwordError) return { ok: false as const, reason: 'weak_password' as const, fault: passwordError };
    return signUp(services, { fullName, email, password, role, humanCheck });
  },
  done: (_, { request }) => ({ to: `${pageUrl(request).pathname}?requested=yes` }),
  refuse: (refused) => (refused.reason === 'weak_password' ? weakPassword(refused) : REFUSALS[refused.reason]),
  ...failures(SIGN_UP_REFUSALS),
});

const REFUSALS = {
  too_many_attempts: tooMany(SIGN_UP_REFUSALS.too_many_attempts),
  busy: busy(SIGN_UP_REFUSALS.busy),
  already_registered: { status: 409, notice: SIGN_UP_REFUSALS.already_registered },
  not_human: { status: 422, notice: SIGN_UP_REFUSALS.not_human },
};
