/** The random key of a page, by which its forms are known again when they are sent a second time (form-once.server.ts). */
import { createContext, use } from 'react';
import { FORM_KEY_FIELD } from './form-key-field.ts';

/** Provided by the frames of the desk and of employers, anew each time they load. */
export const FormKeyContext = createContext<string | null>(null);

/** Stands in each form that creates something, and whose action says `once`. */
export function FormKey() {
  const key = use(FormKeyContext);
  return key && <input type="hidden" name={FORM_KEY_FIELD} value={key} />;
}
