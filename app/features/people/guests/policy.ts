/** A guest link proves that its bearer reads the mailbox it was sent to. */
import type { StoredGuestLink } from '#app/features/people/applications/schema.ts';

declare const brand: unique symbol;

/** Only the gate creates one (routes/public/jobs/my-application.tsx). */
export type GuestLink = StoredGuestLink & { tokenHash: Buffer; readonly [brand]: 'GuestLink' };

export const mayTakeOver = (viewer: { email: string }, link: { email: string }): boolean =>
  viewer.email.toLowerCase() === link.email.toLowerCase();
