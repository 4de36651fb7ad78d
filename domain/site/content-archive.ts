/** One file with all content of a site, to move it to another. */
export const ARCHIVE_FORMAT = 'agency-content';
/** Raised when archives of before can no longer be read. */
export const ARCHIVE_VERSION = 1;
export const LARGEST_ARCHIVE_BYTES = 5 * 1_048_576;
/** It is checked in memory. */
export const LARGEST_UNPACKED_BYTES = 20 * 1_048_576;
export const MOST_ARCHIVE_ITEMS = 3_000;
