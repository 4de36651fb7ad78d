/** What the pages of passkeys send. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { lineField } from '#app/site/form.server.ts';
import { PASSWORD_LENGTHS } from '#domain/account.ts';
import { PASSKEY_NAME_LENGTH } from '#domain/passkey.ts';

/** Some thousand characters at most; attestation is not asked for. */
const LONGEST_ANSWER = 20_000;
const MISSING_PASSWORD = 'Enter your current password';

const name = lineField({ most: PASSKEY_NAME_LENGTH, missing: 'Enter a name', name: 'The name' });
const currentPassword = z
  .string(MISSING_PASSWORD)
  .min(1, MISSING_PASSWORD)
  .max(2 * PASSWORD_LENGTHS.most, `Password must be ${PASSWORD_LENGTHS.most} characters or fewer`);
const id = z.string().min(1).max(1400);

/** The rest is the library's to judge; this much is relied on before it does. */
const credential = z.looseObject({ id, rawId: id, type: z.literal('public-key'), response: z.looseObject({}) });

function answer<T>() {
  return z
    .string()
    .max(LONGEST_ANSWER)
    .transform((text, { issues, value }): T => {
      const parsed = credential.safeParse(parseJson(text));
      if (parsed.success) return parsed.data as T;
      issues.push({ code: 'custom', input: value, message: 'This is no answer of a passkey' });
      return z.NEVER;
    });
}

/** Asked for before the browser is: nobody should touch a key and then hear that their password was wrong. */
export const newPasskeyForm = z.strictObject({ name, current_password: currentPassword });

export const passkeysForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('add'), name, response: answer<RegistrationResponseJSON>() }),
  z.strictObject({ intent: z.literal('remove'), id, current_password: currentPassword }),
]);

export const passkeySignInForm = z.strictObject({ response: answer<AuthenticationResponseJSON>() });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
