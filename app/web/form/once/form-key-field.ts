/** Name of the hidden field with the key of a page (form-key.tsx). */
export const FORM_KEY_FIELD = 'form_key';
