/** The form of a profile (spec: accounts §5, §7). Imported by the server only: zod would weigh more than the page itself. */
import { z } from 'zod';
import { hiddenChoice, joinedLine, line, next, orNull, phone, text } from '#app/web/form/fields.server.ts';
import { FULL_NAME_LENGTH } from '#domain/account/account.ts';
import { readWholeNumber, type SearchParameters } from '#domain/address/search-parameters.ts';
import { findSkillsError, PROFILE_LIMITS, readSkills } from '#domain/profile/profile.ts';

/** All skills in one text, which `readSkills` splits. */
const LONGEST_SKILLS = PROFILE_LIMITS.skills * (PROFILE_LIMITS.skill + 2);

/** Optional text, without markup. */
const optional = (name: string, most: number) => text({ name, most, isPlain: true }).default('');

export const profileForm = z.strictObject({
  full_name: line({
    name: 'Full name',
    least: 1,
    most: FULL_NAME_LENGTH,
    missing: 'Enter your full name',
    isPlain: true,
  }),
  phone: phone.default('').transform(orNull),
  location: joinedLine({ name: 'Location', most: PROFILE_LIMITS.location, isPlain: true })
    .default('')
    .transform(orNull),
  bio: optional('About you', PROFILE_LIMITS.bio).transform(orNull),
  skills: optional('Skills', LONGEST_SKILLS)
    .transform(readSkills)
    .superRefine((skills, context) => {
      const fault = findSkillsError(skills);
      if (fault) context.addIssue(fault);
    }),
  experience: optional('Experience', PROFILE_LIMITS.experience).transform(orNull),
  next,
  /** The version of the profile that the form was filled in from (`profileVersion`); without one, the stored profile is replaced. */
  version: z.string().max(100).default(''),
});

export const likeForm = z.strictObject({ like: hiddenChoice(['yes', 'no']), next });

export const LIKED_JOBS_PER_PAGE = 50;
/** The same limit as in get_liked_jobs. */
export const MOST_LIKED_PAGES = 199;

export const readLikedPage = (from: SearchParameters): number => readWholeNumber(from, 'page', MOST_LIKED_PAGES) ?? 1;
