import { href } from 'react-router';
import type { LoginKind } from '#app/chrome/dialogs/login-request.ts';
import type { SignUpRole } from '#domain/account/account.ts';

type SignInTexts = { role: SignUpRole; title: string; login: string; signUp: string; signUpName: string };

/** spec: accounts §1 "Both dialogs exist; each uses its own role". */
export const SIGN_IN_TEXTS: Record<LoginKind, SignInTexts> = {
  candidate: {
    role: 'job_seeker',
    title: 'Job Seeker Login',
    login: href('/candidate-login'),
    signUp: href('/candidate-sign-up'),
    signUpName: 'Sign Up',
  },
  employer: {
    role: 'employer',
    title: 'Employer Login',
    login: href('/employer-login'),
    signUp: href('/employer-sign-up'),
    signUpName: 'Request access',
  },
};
