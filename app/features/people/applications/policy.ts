/** Who may do what with an application (spec: accounts §6). */
import { mayAdminister, mayPost, mayWorkAtDesk, type Viewer } from '#app/features/core/accounts/policy.ts';

/** The job's owner: `ownerId` is null if the job was deleted; `isAgency` is true if the owner is staff. */
type Receiver = { ownerId: string | null; isAgency: boolean; candidateId: string | null };

/** The job's owner, administrators, and for the agency's jobs consultants. Never the sender. */
export const mayReceive = (viewer: Viewer, { ownerId, isAgency, candidateId }: Receiver): boolean =>
  !isSender(viewer, { candidateId }) &&
  (mayReceiveAll(viewer) ||
    (isAgency && mayReceiveAgency(viewer)) ||
    (mayPost(viewer) && ownerId !== null && ownerId === viewer.id));

export const mayReceiveAll = (viewer: Viewer): boolean => mayAdminister(viewer);

export const mayReceiveAgency = (viewer: Viewer): boolean => mayWorkAtDesk(viewer);

/** The agency shares its notes. An employer is a single account, so their notes are not shared. */
export const mayShareNotes = (viewer: Viewer): boolean => mayWorkAtDesk(viewer);

export const isSender = (viewer: Viewer, { candidateId }: { candidateId: string | null }): boolean =>
  viewer.id === candidateId;
