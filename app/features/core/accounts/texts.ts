/** Texts about signing in, signing up and signing out, exactly as in spec: accounts §2, §4, §8. */
import type { FeatureNotices, PageNoticeText } from '#app/web/notices/notice-keys.ts';
import { minutesToWait } from '#domain/account/account.ts';

export type AccountText = PageNoticeText & { text: string };

const UNEXPECTED = 'An unexpected error occurred. Please try again.';
const TOO_MANY = 'Too many attempts. Please try again in 15 minutes.';
const BUSY = 'We are very busy right now. Please try again in a few seconds.';

const problem = (title: string, text: string): AccountText => ({ title, text, tone: 'danger' });
const success = (title: string, text: string): AccountText => ({ title, text, tone: 'success' });

export const PENDING = problem('Account Pending Approval', 'Your account is awaiting approval from an administrator.');
export const REJECTED = problem('Account Rejected', 'Your account has been rejected. Please contact an administrator.');

export const SIGN_IN_REFUSALS = {
  invalid_credentials: problem('Login failed', 'Invalid email or password. Please check your credentials.'),
  email_not_confirmed: problem(
    'Login failed',
    'Please confirm your email address first. The link is in the email we sent when you signed up.',
  ),
  rejected: REJECTED,
  suspended: problem('Account Suspended', 'Your account is suspended. Please contact an administrator.'),
  too_many_attempts: problem('Login failed', TOO_MANY),
  busy: problem('Login failed', BUSY),
  unexpected: problem('Login failed', UNEXPECTED),
  refused: problem('Login failed', 'An error occurred during login.'),
};

/** @param title names the attempted action, which may be a sign-in or another form with a password */
export const lockedText = (retryAfterSeconds: number, title = 'Login failed'): AccountText =>
  problem(
    title,
    `Account temporarily locked due to multiple failed login attempts. Please try again in ${minutesToWait(retryAfterSeconds)} minutes.`,
  );

export const SIGN_UP_REFUSALS = {
  already_registered: problem(
    'Account already exists',
    'An account with this email already exists. Please try logging in instead.',
  ),
  /** spec: marketing §8, the only text about human verification that gives instructions. */
  not_human: problem(
    'Security Verification Failed',
    'Unable to verify reCAPTCHA. Please refresh the page and try again.',
  ),
  too_many_attempts: problem('Signup failed', TOO_MANY),
  busy: problem('Signup failed', BUSY),
  unexpected: problem('Signup failed', UNEXPECTED),
  refused: problem('Signup failed', 'An error occurred during signup.'),
};

export const SIGN_UP_DONE = success(
  'Access Request Submitted',
  'Please check your email to confirm your account. After email confirmation, an administrator will review your request.',
);

/** Shown after signing in, by place: the dialog for job seekers has a separate welcome. */
export const WELCOMES = {
  candidate: success('Welcome back!', 'Ready to find your next opportunity?'),
  employer: success('Login successful', 'Welcome back!'),
};

export const LOGGED_OUT: AccountText = {
  title: 'Logged out successfully',
  text: 'You have been logged out of your account.',
  tone: 'neutral',
};

export const MAIL_REQUESTED = {
  'reset-password': {
    title: 'Check your email',
    text: 'If there’s an account with that address, we’ve sent it a link to choose a new password. It works once, within 30 minutes.',
    tone: 'success',
  },
  'confirm-email': {
    title: 'Check your email',
    text: 'If there’s an unconfirmed account with that address, we’ve sent it a new link. It works once, within 24 hours.',
    tone: 'success',
  },
} satisfies Record<string, AccountText>;

export const formProblems = (title: string) => ({
  too_many_attempts: problem(title, TOO_MANY),
  busy: problem(title, BUSY),
  unexpected: problem(title, UNEXPECTED),
  refused: problem(title, UNEXPECTED),
});

export const MAIL_PROBLEMS = formProblems('Failed to send the email');

const PASSWORD_CHANGED = success('Password changed', 'You’ve been signed out on all your other devices.');
const PASSWORD_RESET = success('Password changed', 'Please sign in with your new password.');
const EMAIL_CHANGE_REQUESTED = success(
  'Check your new inbox',
  'We’ve sent a link to your new address. Open it within 24 hours to change your address.',
);
const EMAIL_CHANGED = success('Email address changed', 'Please sign in with your new email address.');

export const ACCOUNT_NOTICES = {
  'signed-in': WELCOMES.employer,
  'candidate-signed-in': WELCOMES.candidate,
  'account-pending': PENDING,
  'logged-out': LOGGED_OUT,
  'password-changed': PASSWORD_CHANGED,
  'password-reset': PASSWORD_RESET,
  'email-change-requested': EMAIL_CHANGE_REQUESTED,
  'email-changed': EMAIL_CHANGED,
  // spec: accounts §8 "Admin successes".
  'user-approved': { title: 'User approved', tone: 'success' },
  'user-rejected': { title: 'User rejected', tone: 'success' },
  'user-deleted': { title: 'User deleted', tone: 'success' },
  'passkey-added': { title: 'Passkey added', text: 'You’ll now need a passkey to sign in.', tone: 'success' },
  'second-factor-needed': {
    title: 'Set up a second factor first',
    text: 'All staff sign in with a passkey or an authenticator app as well as a password.',
    tone: 'neutral',
  },
  'app-code-added': {
    title: 'Authenticator app added',
    text: 'You’ll now need a code from it to sign in.',
    tone: 'success',
  },
  'app-code-removed': {
    title: 'Authenticator app removed',
    text: 'You can no longer sign in with its codes.',
    tone: 'success',
  },
  'passkey-removed': { title: 'Passkey removed', text: 'You can no longer sign in with it.', tone: 'success' },
} as const satisfies FeatureNotices;
