import type { Viewer } from '#app/features/core/accounts/policy.ts';

/** Builds the viewer that a gate finds for a full session: an approved candidate, unless overridden. */
export const viewerOf = (viewer: Partial<Viewer> & Pick<Viewer, 'id'>): Viewer => ({
  fullName: 'Wren Halloran',
  email: `${viewer.id}@mail.example`,
  role: 'job_seeker',
  status: 'approved',
  isOwner: false,
  lacksFactor: false,
  appliesWhileWaiting: false,
  session: { hash: Buffer.alloc(32), kind: 'full', expiresAt: new Date(Date.now() + 3_600_000) },
  ...viewer,
});
