import { href } from 'react-router';
import type { LoginKind } from '#app/chrome/dialogs/login-request.ts';
import type { SignUpRole } from '#domain/account/account.ts';

type WayIn = { role: SignUpRole; title: string; login: string; signUp: string; signUpName: string };

export const WAYS_IN: Record<LoginKind, WayIn> = {
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
