/** The right to notifications on a device. */
import type { Viewer } from '#app/features/core/accounts/policy.ts';

/** Includes users who wait for approval, to hear of it, but not sessions that still need their passkey. */
export const mayBeTold = ({ session }: Viewer): boolean => session.kind !== 'second_factor';
