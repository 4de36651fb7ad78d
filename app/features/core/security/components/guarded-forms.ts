/**
 * Forms limited when sent repeatedly. Likes and swipes are exempt: many presses a minute are normal. Sign-in has a separate lockout, whose
 * text the sixth attempt has to show (spec: accounts §8).
 */

import { UNGUARDED_FORMS } from '#app/pages/lists/unguarded-forms.at-build.ts';
import { fits } from '#app/pages/pattern.ts';

export const isGuardedForm = (method: string, path: string): boolean =>
  method.toLowerCase() === 'post' && !UNGUARDED_FORMS.some((pattern) => fits(pattern, path));
