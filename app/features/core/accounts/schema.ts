import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { email as emailField, hiddenChoice, line, next, WRONG_EMAIL } from '#app/web/form/fields.server.ts';
import {
  type AccountStatus,
  FULL_NAME_LENGTH,
  PASSWORD_LENGTHS,
  type Role,
  SIGN_UP_ROLES,
} from '#domain/account/account.ts';
import { PASSKEY_NAME_LENGTH } from '#domain/account/passkey.ts';
import { findLengthError } from '#domain/account/password-rules.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';

const email = emailField(WRONG_EMAIL, 'Enter your email address');

/** Passwords longer than the limit cannot be right, so they are refused before hashing. */
const knownPassword = z
  .string('Enter your password')
  .min(1, 'Enter your password')
  .refine(
    (text) => text.length <= 2 * PASSWORD_LENGTHS.most && Array.from(text).length <= PASSWORD_LENGTHS.most,
    `Password must be ${PASSWORD_LENGTHS.most} characters or fewer`,
  );

/** Checks the length; the other rules depend on the owner (commands/password-check.server.ts). */
const newPassword = z.string('Enter a password').transform((text, context) => {
  const lengthError = findLengthError(text, { isStaff: false });
  if (lengthError) context.addIssue(lengthError);
  return text;
});

const token = z.string().max(200).default('');

/** The id of a job that a visitor liked before signing in; ignored if it is not an id. */
const like = z.string().default('');

export const signInForm = z.strictObject({ email, password: knownPassword, next, like });

export const signUpForm = z.strictObject({
  full_name: line({ name: 'Full name', least: 1, most: FULL_NAME_LENGTH, missing: 'Enter your full name' }),
  email,
  password: newPassword,
  role: hiddenChoice(SIGN_UP_ROLES),
  next,
  [HUMAN_CHECK_FIELD]: z.string().default(''),
});

export const mailRequestForm = z.strictObject({ email });
export const linkForm = z.strictObject({ token });
export const resetPasswordForm = z.strictObject({ token, password: newPassword });
export const changePasswordForm = z.strictObject({ current_password: knownPassword, password: newPassword });
export const changeEmailForm = z.strictObject({ current_password: knownPassword, email });

/** A passkey answer has some thousand characters; attestation is not requested. */
const LONGEST_ANSWER = 20_000;
const MISSING_PASSWORD = 'Enter your current password';

const passkeyName = line({ name: 'The name', least: 1, most: PASSKEY_NAME_LENGTH, missing: 'Enter a name' });
/** The owner of an account knows it; the thief of a session does not. */
export const currentPassword = z
  .string(MISSING_PASSWORD)
  .min(1, MISSING_PASSWORD)
  .max(2 * PASSWORD_LENGTHS.most, `Password must be ${PASSWORD_LENGTHS.most} characters or fewer`);
const passkeyId = z.string().min(1).max(1400);

/** Only the properties that are used before the library checks all of them. */
const credential = z.looseObject({
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  response: z.looseObject({}),
});

function passkeyAnswer<T>() {
  return z
    .string()
    .max(LONGEST_ANSWER)
    .transform((text, { issues, value }): T => {
      const parsed = credential.safeParse(parseJson(text));
      if (parsed.success) return parsed.data as T;
      issues.push({ code: 'custom', input: value, message: 'Your browser’s passkey response isn’t valid. Try again' });
      return z.NEVER;
    });
}

/** Checked before the browser asks for the key, so that a wrong password is reported first. */
export const newPasskeyForm = z.strictObject({ name: passkeyName, current_password: currentPassword });

export const passkeysForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('add'), name: passkeyName, response: passkeyAnswer<RegistrationResponseJSON>() }),
  z.strictObject({ intent: z.literal('remove'), id: passkeyId, current_password: currentPassword }),
]);

const code = z.string('Enter the code').trim().min(1, 'Enter the code').max(20, 'A code has six digits');

export const secondFactorForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('passkey'), response: passkeyAnswer<AuthenticationResponseJSON>() }),
  z.strictObject({ intent: z.literal('code'), code }),
]);

export const appCodesForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('begin'), current_password: currentPassword }),
  z.strictObject({ intent: z.literal('confirm'), code }),
  z.strictObject({ intent: z.literal('remove'), current_password: currentPassword }),
]);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export type AuditSubject = {
  type:
    | 'account'
    | 'job'
    | 'passkey'
    | 'application'
    | 'message'
    | 'enquiry'
    | 'person'
    | 'data_request'
    | 'invitation'
    | 'settings';
  id: string;
  /** Name or title of the subject; empty for a deleted account, whose name was erased. */
  label: string;
};

/** An account that an administrator decides about. */
export type Account = {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  status: AccountStatus;
  isOwner: boolean;
  /** The administrator who approved or rejected it. */
  decidedBy: string | null;
  /** The logo of an employer, and its company. */
  logo: { logo: string; company: string } | null;
};
