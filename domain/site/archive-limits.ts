/** One ZIP file with all content of a site and the pictures of its library, to move it to another. */
export const ARCHIVE_FORMAT = 'agency-content';
/** Increased when older archives can no longer be read. */
export const ARCHIVE_VERSION = 2;
export const CONTENT_PART = 'content.json';
export const LARGEST_ARCHIVE_BYTES = 256 * 1_048_576;
/** Limit of the text, because it is checked in memory. */
export const LARGEST_CONTENT_BYTES = 20 * 1_048_576;
/** Limit of one rendition: the worst case of a picture of 1,600 by 1,600 pixels. */
export const LARGEST_RENDITION_BYTES = 8 * 1_048_576;
export const MOST_ARCHIVE_ITEMS = 3_000;
export const MOST_ARCHIVE_PICTURES = 500;
