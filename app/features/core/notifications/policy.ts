/** Who may have notifications on a device. */
import type { Viewer } from '#app/features/core/accounts/policy.ts';

/** Users waiting for approval may, to hear of it. A session that still needs its passkey may not. */
export const mayBeTold = ({ session }: Viewer): boolean => session.kind !== 'second_factor';
