/** Who sent an application, as far as its reader may know. `yourself` is the reader, who cannot decide about it. */
export type Sender = 'account' | 'guest' | 'desk' | 'colleague' | 'yourself';

/** Shown beside the name in lists; null for an ordinary account. */
export const SENDER_NOTES: Record<Sender, string | null> = {
  account: null,
  guest: 'without an account',
  desk: 'put forward by the agency',
  colleague: 'a colleague',
  yourself: 'your own application',
};
