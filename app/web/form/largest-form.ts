/** The largest form without files, in bytes as sent by browsers. */
export const LARGEST_FORM_BYTES = 1_048_576;
