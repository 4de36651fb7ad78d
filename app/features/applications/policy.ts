/** Who may do what with an application (spec: accounts §6). */
import { mayPost, type Viewer } from '#app/features/accounts/policy.ts';

/** Whoever keeps the job it is for, and the agency. `ownerId` null: the job was deleted. */
export const mayReceive = (viewer: Viewer, { ownerId }: { ownerId: string | null }): boolean =>
  mayPost(viewer) && (viewer.role === 'admin' || (ownerId !== null && ownerId === viewer.id));

/** Its own candidate. */
export const isSender = (viewer: Viewer, { candidateId }: { candidateId: string }): boolean =>
  viewer.id === candidateId;
