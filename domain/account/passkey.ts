/** Characters, as in the database (passkeys.name). */
export const PASSKEY_NAME_LENGTH = 60;

/** Per account: enough for every device and a few spares. Each passkey is another way to sign in. */
export const MOST_PASSKEYS = 10;

export type ShownPasskey = { id: string; name: string; addedOn: string; lastUsedAt: string | null };

export type PasskeyRefusal =
  | 'too_many_attempts'
  | 'expired'
  | 'refused'
  | 'not_verified'
  | 'cloned'
  | 'already_added'
  | 'too_many'
  | 'ended';

const SET_A_PIN = 'It didn’t verify you. Set a PIN or a fingerprint on it, then try again.';

export const PASSKEY_REFUSALS: Record<PasskeyRefusal, string> = {
  too_many_attempts: 'Too many attempts. Wait 15 minutes, then try again.',
  expired: 'That took too long, or you sent it twice. Try again.',
  refused: 'This passkey wasn’t accepted. Try again with a passkey for this account.',
  not_verified: `This passkey wasn’t accepted. ${SET_A_PIN}`,
  cloned:
    'This passkey wasn’t accepted because it may have been copied. Use another, and ask for this one to be removed.',
  already_added: 'This passkey has already been added.',
  too_many: `You can have up to ${MOST_PASSKEYS} passkeys. Remove one first.`,
  ended: 'Your sign-in has ended. Sign in again.',
};

export const NOT_ADDED = 'Failed to add the passkey';
export const NOT_REMOVED = 'Failed to remove the passkey';

/** Browsers offer passkeys to secure pages only. */
export const arePasskeysPossible = (publicOrigin: string): boolean =>
  publicOrigin.startsWith('https:') || new URL(publicOrigin).hostname === 'localhost';

/**
 * The demo also answers at 127.0.0.1, but a passkey belongs to one host name. @returns the address where passkeys work; null if they work
 * here
 */
export const findForeignAddress = (url: string, publicOrigin: string): string | null =>
  new URL(url).hostname === new URL(publicOrigin).hostname ? null : publicOrigin;
