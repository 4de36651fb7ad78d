/** Who may do what with an application (spec: accounts §6). */
import { mayAdminister, mayPost, type Viewer } from '#app/features/accounts/policy.ts';

/** The job's owner, and the agency. `ownerId` null: the job was deleted. */
export const mayReceive = (viewer: Viewer, { ownerId }: { ownerId: string | null }): boolean =>
  mayReceiveAll(viewer) || (mayPost(viewer) && ownerId !== null && ownerId === viewer.id);

/** The agency those for any job, also for one that was deleted. */
export const mayReceiveAll = (viewer: Viewer): boolean => mayAdminister(viewer);

/** Administrators share their notes with one another. An employer is a single account, so their notes are not shared. */
export const mayShareNotes = (viewer: Viewer): boolean => mayAdminister(viewer);

/** Its own candidate. */
export const isSender = (viewer: Viewer, { candidateId }: { candidateId: string }): boolean =>
  viewer.id === candidateId;
