/** Who sent an application, as its reader may know it. `yourself`: the reader, who cannot decide about it. */
export type Sender = 'account' | 'guest' | 'colleague' | 'yourself';

/** Beside the name, in lists; null for an ordinary account. */
export const SENDER_NOTES: Record<Sender, string | null> = {
  account: null,
  guest: 'without an account',
  colleague: 'a colleague',
  yourself: 'your own application',
};
