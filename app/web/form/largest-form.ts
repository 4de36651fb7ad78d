/** Limit of a form without files, as sent by browsers. */
export const LARGEST_FORM_BYTES = 1_048_576;
