/** The random key of a page. It identifies a form that is sent a second time (form-once.server.ts). */
import { createContext, use } from 'react';
import { FORM_KEY_FIELD } from './form-key-field.ts';

/** Provided by the frames of the desk and of employer pages, with a new key for each load. */
export const FormKeyContext = createContext<string | null>(null);

export function FormKey() {
  const key = use(FormKeyContext);
  return key && <input type="hidden" name={FORM_KEY_FIELD} value={key} />;
}
