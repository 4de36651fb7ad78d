/** The largest form without files, as browsers send it. */
export const LARGEST_FORM_BYTES = 1_048_576;
