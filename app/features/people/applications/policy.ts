/** Who may do what with an application (spec: accounts §6). */
import { mayAdminister, mayPost, mayWorkAtDesk, type Viewer } from '#app/features/core/accounts/policy.ts';

/** Whose job it was sent for: `ownerId` null if the job was deleted; `isAgency` if a member of staff has it. */
type Receiver = { ownerId: string | null; isAgency: boolean; candidateId: string | null };

/** The job's owner, administrators, and consultants where the job is the agency's. Never its sender. */
export const mayReceive = (viewer: Viewer, { ownerId, isAgency, candidateId }: Receiver): boolean =>
  !isSender(viewer, { candidateId }) &&
  (mayReceiveAll(viewer) ||
    (isAgency && mayReceiveAgency(viewer)) ||
    (mayPost(viewer) && ownerId !== null && ownerId === viewer.id));

/** Those for any job, also for one that was deleted. */
export const mayReceiveAll = (viewer: Viewer): boolean => mayAdminister(viewer);

/** Those for every job of the agency. */
export const mayReceiveAgency = (viewer: Viewer): boolean => mayWorkAtDesk(viewer);

/** The agency shares its notes. An employer is a single account, so their notes are not shared. */
export const mayShareNotes = (viewer: Viewer): boolean => mayWorkAtDesk(viewer);

/** Its own candidate. A guest's application has none. */
export const isSender = (viewer: Viewer, { candidateId }: { candidateId: string | null }): boolean =>
  viewer.id === candidateId;
