/** The forms of the set-up. Imported by the server only. */
import { z } from 'zod';
import { email, hiddenChoice, line } from '#app/web/form/fields.server.ts';
import { FULL_NAME_LENGTH } from '#domain/account/account.ts';
import { findLengthFault } from '#domain/account/password-rules.ts';

const newPassword = z.string('Choose a password').transform((text, context) => {
  const fault = findLengthFault(text, { isStaff: true });
  if (fault) context.addIssue(fault);
  return text;
});

export const ownerForm = z.strictObject({
  token: z.string('Enter the token').trim().min(1, 'Enter the token').max(200, 'This is not the token'),
  full_name: line({ name: 'Your name', least: 1, most: FULL_NAME_LENGTH, missing: 'Enter your name' }),
  email: email(),
  password: newPassword,
});

/** Goes to the administrator's own address. */
export const testMailForm = z.strictObject({ intent: hiddenChoice(['test_mail']) });

export const launchForm = z.strictObject({ intent: hiddenChoice(['launch']) });
