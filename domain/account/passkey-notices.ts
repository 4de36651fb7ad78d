/** What is said after a passkey was added or removed, by the key that stands in the address. */
export const PASSKEY_NOTICES = {
  'passkey-added': { title: 'Passkey added', text: 'From now on you need a passkey to sign in.', tone: 'success' },
  'passkey-removed': { title: 'Passkey removed', text: 'It does not open this account any more.', tone: 'success' },
} as const;
