import { z } from 'zod';
import { email, hiddenChoice, line } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { FULL_NAME_LENGTH } from '#domain/account/account.ts';
import { findLengthError } from '#domain/account/password-rules.ts';
import { DELETION_KINDS } from './schema.ts';

const newPassword = z.string('Choose a password').transform((text, context) => {
  const fault = findLengthError(text, { isStaff: true });
  if (fault) context.addIssue(fault);
  return text;
});

export const ownerForm = z.strictObject({
  token: z.string('Enter the token').trim().min(1, 'Enter the token').max(200, 'This token isn’t right'),
  full_name: line({ name: 'Your name', least: 1, most: FULL_NAME_LENGTH, missing: 'Enter your name' }),
  email: email(),
  password: newPassword,
});

export const healthForm = z.discriminatedUnion(
  'intent',
  [
    z.strictObject({ intent: z.literal('test_mail') }),
    z.strictObject({ intent: z.literal('confirm_clock') }),
    z.strictObject({
      intent: z.literal('delete'),
      kind: hiddenChoice(DELETION_KINDS),
      due: z.coerce.number(BAD_FORM).int(BAD_FORM).positive(BAD_FORM),
    }),
  ],
  BAD_FORM,
);

export const launchForm = z.strictObject({ intent: hiddenChoice(['launch']) });
