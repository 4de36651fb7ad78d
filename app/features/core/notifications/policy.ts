import type { Viewer } from '#app/features/core/accounts/policy.ts';

/** Includes users who wait for approval, so that they hear of it; excludes sessions that still need their passkey. */
export const mayBeNotified = ({ session }: Viewer): boolean => session.kind !== 'second_factor';
