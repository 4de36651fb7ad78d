/** Who may have notifications on a device. */
import type { Viewer } from '#app/features/accounts/policy.ts';

/** Also whoever waits for approval: to be told of it. Not who has shown a password and no passkey yet. */
export const mayBeTold = ({ session }: Viewer): boolean => session.kind !== 'second_factor';
