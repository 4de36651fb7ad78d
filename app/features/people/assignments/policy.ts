/** The worker it is about reads a document once it was sent or given to them. */
export const mayReadDocument = (document: { isOwn: boolean; isPassedOn: boolean }): boolean =>
  document.isOwn && document.isPassedOn;
