/** A decision made on the desk is told to the candidate after so many seconds. Until then it can be undone, and no candidate sees it. */
export const DECISION_PAUSE_SECONDS = 30;
