import { expect, test } from 'vitest';
import { LOGOUT_FAILED } from './components/sign-in/logout-failed.ts';
import {
  LOGGED_OUT,
  lockedText,
  PENDING,
  REJECTED,
  SIGN_IN_REFUSALS,
  SIGN_UP_DONE,
  SIGN_UP_REFUSALS,
  WELCOMES,
} from './texts.ts';

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

test.each([
  [SIGN_IN_REFUSALS.invalid_credentials, 'Login failed', 'Invalid email or password. Please check your credentials.'],
  [SIGN_IN_REFUSALS.unexpected, 'Login failed', UNEXPECTED],
  [SIGN_IN_REFUSALS.refused, 'Login failed', 'An error occurred during login.'],
  [WELCOMES.employer, 'Login successful', 'Welcome back!'],
  [WELCOMES.candidate, 'Welcome back!', 'Ready to find your next opportunity?'],
  [PENDING, 'Account Pending Approval', 'Your account is awaiting approval from an administrator.'],
  [REJECTED, 'Account Rejected', 'Your account has been rejected. Please contact an administrator.'],
  [
    SIGN_UP_REFUSALS.already_registered,
    'Account already exists',
    'An account with this email already exists. Please try logging in instead.',
  ],
  [SIGN_UP_REFUSALS.unexpected, 'Signup failed', UNEXPECTED],
  [SIGN_UP_REFUSALS.refused, 'Signup failed', 'An error occurred during signup.'],
  [
    SIGN_UP_REFUSALS.not_human,
    'Security Verification Failed',
    'Unable to verify reCAPTCHA. Please refresh the page and try again.',
  ],
  [
    SIGN_UP_DONE,
    'Access Request Submitted',
    'Please check your email to confirm your account. After email confirmation, an administrator will review your request.',
  ],
  [LOGGED_OUT, 'Logged out successfully', 'You have been logged out of your account.'],
  [LOGOUT_FAILED, 'Logout failed', 'There was an error logging you out.'],
])('%o is exactly the text of the specification', (quotedText, title, text) => {
  expect(quotedText).toMatchObject({ title, text });
});

test('failures are destructive, successes are not', () => {
  const failures = [
    ...Object.values(SIGN_IN_REFUSALS),
    ...Object.values(SIGN_UP_REFUSALS),
    PENDING,
    REJECTED,
    LOGOUT_FAILED,
  ];
  expect(new Set(failures.map(({ tone }) => tone))).toEqual(new Set(['danger']));
  for (const { tone } of [WELCOMES.candidate, WELCOMES.employer, SIGN_UP_DONE, LOGGED_OUT]) {
    expect(tone).not.toBe('danger');
  }
});

test.each([
  [900, 15],
  [841, 15],
  [840, 14],
  [61, 2],
  [60, 1],
  [1, 1],
  [0, 1],
])('a lock of %d seconds is shown as %d minutes', (seconds, minutes) => {
  expect(lockedText(seconds).text).toBe(
    `Account temporarily locked due to multiple failed login attempts. Please try again in ${minutes} minutes.`,
  );
});
