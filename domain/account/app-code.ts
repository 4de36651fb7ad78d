/** Codes by an authenticator app: the second factor of staff whose devices have no passkey (docs/decisions/0012). */

export const APP_CODE_LENGTH = 6;

export type AppCodeRefusal = 'too_many_attempts' | 'locked' | 'wrong' | 'expired' | 'already_added' | 'ended';

export const APP_CODE_REFUSALS: Record<AppCodeRefusal, string> = {
  too_many_attempts: 'Too many attempts. Wait 15 minutes, then try again.',
  locked: 'Too many wrong codes. Wait 15 minutes, then try again.',
  wrong: 'This code was not accepted. Wait for the next one in your app, and check that your phone’s clock is right.',
  expired: 'That took too long. Start again.',
  already_added: 'You’ve already added an app. Remove it first.',
  ended: 'Your sign-in has ended. Sign in again.',
};

export const CODES_NOT_ADDED = 'Failed to add the app';
export const CODES_NOT_REMOVED = 'Failed to remove the app';

/** Apps show a space between the halves, and people type it. */
export const readAppCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
