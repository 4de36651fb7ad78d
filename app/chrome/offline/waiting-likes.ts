/** Likes pressed offline stay pressed, also after a reload from the device. */
import { createOutsideState } from '#app/ui/outside-state.ts';

const waitingLikes = createOutsideState<ReadonlyMap<string, boolean>>(new Map());

export const showWaitingLikes = waitingLikes.set;

/** @returns undefined if no like of this job is waiting */
export const useWaitingLike = (jobId: string): boolean | undefined =>
  waitingLikes.useValue((likes) => likes.get(jobId));
