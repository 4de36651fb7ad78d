export const FORM_KEY_FIELD = 'form_key';
