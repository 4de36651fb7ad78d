/** Files that candidates send with replies: how many are kept with an application, and why others are not. */

export const REPLY_FILE_LIMITS = {
  ofEmail: 5,
  ofApplication: 20,
  /** The limit for replies whose sender is not confirmed. */
  ofDoubtfulReplies: 5,
  bytesOfApplication: 40 * 1024 * 1024,
} as const;

export const FILE_REFUSALS = {
  empty: 'empty',
  too_large: 'larger than 5 MB',
  wrong_kind: 'not a PDF or Word document',
  damaged: 'damaged',
  locked: 'password-protected',
  unsafe: 'may be unsafe to open',
  too_many: `more than ${REPLY_FILE_LIMITS.ofEmail} files in one email`,
  no_room: 'storage full for this application',
  store_full: 'file store full',
} as const;
export type FileRefusal = keyof typeof FILE_REFUSALS;
