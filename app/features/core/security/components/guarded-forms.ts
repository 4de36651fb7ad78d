/**
 * Which forms are held back when they are sent again and again. A like and a swipe are each one press, and many of them in a
 * minute are meant. Sign-in has a lockout of its own, whose text the sixth attempt has to show (spec: accounts §8).
 */

import { UNGUARDED_FORMS } from '#app/pages/lists/unguarded-forms.at-build.ts';
import { fits } from '#app/pages/pattern.ts';

/** @param method as the form has it: a search uses GET */
export const isGuardedForm = (method: string, path: string): boolean =>
  method.toLowerCase() === 'post' && !UNGUARDED_FORMS.some((pattern) => fits(pattern, path));
