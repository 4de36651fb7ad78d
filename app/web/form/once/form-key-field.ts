/** Name of the hidden field that holds the key of a page (form-key.tsx). */
export const FORM_KEY_FIELD = 'form_key';
