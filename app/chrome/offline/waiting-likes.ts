/** Hearts that were pressed without a connection stay pressed, also after the page was loaded anew from the device. */
import { createOutsideState } from '#app/ui/outside-state.ts';

const waiting = createOutsideState<ReadonlyMap<string, boolean>>(new Map());

/** By the ids of their jobs: what the server will hear, once it can be reached. */
export const showWaitingLikes = waiting.set;

/** @returns undefined where nothing waits for this job */
export const useWaitingLike = (jobId: string): boolean | undefined => waiting.useValue((likes) => likes.get(jobId));
