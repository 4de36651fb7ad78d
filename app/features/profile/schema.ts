/** The form of a profile (spec: accounts §5, §7). Imported by the server only: zod would weigh more than the page itself. */
import { z } from 'zod';
import { lineField, textField } from '#app/site/form.server.ts';
import { readWholeNumber, type SearchParameters } from '#app/site/search-parameters.ts';
import { FULL_NAME_LENGTH } from '#domain/account.ts';
import { stripMarkup } from '#domain/plain-text.ts';
import { findPhoneFault, findSkillsFault, PROFILE_LIMITS, readSkills } from '#domain/profile.ts';

const NAME_MISSING = 'Enter your full name';

/** Markup goes first: what is left is what is measured. */
const plain = z.string().default('').transform(stripMarkup);
const nullIfEmpty = (text: string): string | null => text || null;

const faultOf =
  <T>(find: (value: T) => string | null) =>
  (value: T, context: z.core.$RefinementCtx<T>) => {
    const message = find(value);
    if (message) context.addIssue(message);
  };

/** All skills in one text, as `readSkills` takes it apart. */
const LONGEST_SKILLS = PROFILE_LIMITS.skills * (PROFILE_LIMITS.skill + 2);

export const profileForm = z.strictObject({
  full_name: plain.pipe(lineField({ most: FULL_NAME_LENGTH, missing: NAME_MISSING, name: 'Full name' })),
  phone: z
    .string()
    .default('')
    .transform((text) => text.trim())
    .superRefine(faultOf(findPhoneFault))
    .transform(nullIfEmpty),
  location: plain
    .transform((text) => text.replace(/\s+/g, ' '))
    .pipe(textField({ most: PROFILE_LIMITS.location, name: 'Location' }))
    .transform(nullIfEmpty),
  bio: plain.pipe(textField({ most: PROFILE_LIMITS.bio, name: 'About you' })).transform(nullIfEmpty),
  skills: plain
    .pipe(textField({ most: LONGEST_SKILLS, name: 'Skills' }))
    .transform(readSkills)
    .superRefine(faultOf(findSkillsFault)),
  experience: plain.pipe(textField({ most: PROFILE_LIMITS.experience, name: 'Experience' })).transform(nullIfEmpty),
  /** Where somebody was; read by domain/return-path.ts. */
  next: z.string().default(''),
  /** Of the profile that was in the form (`profileVersion`); without one, whatever is kept is replaced. */
  version: z.string().max(100).default(''),
});

export const likeForm = z.strictObject({ like: z.enum(['yes', 'no']), next: z.string().default('') });

export const LIKED_JOBS_PER_PAGE = 50;
/** The database goes no deeper (get_liked_jobs). */
export const MOST_LIKED_PAGES = 199;

export const readLikedPage = (from: SearchParameters): number => readWholeNumber(from, 'page', MOST_LIKED_PAGES) ?? 1;
