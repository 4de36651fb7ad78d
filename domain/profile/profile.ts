/** A candidate's profile (spec: accounts §2 "Profile page", §5) and its missing parts. */

import { stripInvisible, stripMarkup } from '#domain/text/plain-text.ts';

/** Characters, as in the database; for skills their number. */
export const PROFILE_LIMITS = { location: 100, bio: 5000, skills: 100, skill: 50, experience: 10_000 } as const;

export const PHONE_LIMITS = { digits: 10, most: 20 } as const;

export const readSkills = (text: string): string[] => addSkills([], text).skills;

export type AddedSkills = {
  skills: string[];
  added: string[];
  repeated: string[];
};

export function addSkills(currentSkills: readonly string[], text: string): AddedSkills {
  const skills = [...currentSkills];
  const [added, repeated]: [string[], string[]] = [[], []];
  const existingKeys = new Set(currentSkills.map(keyOf));
  for (const skill of text.split(/[,\n\r]/).map((part) => part.replace(/\s+/g, ' ').trim())) {
    if (skill === '') continue;
    const isNew = !existingKeys.has(keyOf(skill));
    (isNew ? added : repeated).push(skill);
    if (!isNew) continue;
    existingKeys.add(keyOf(skill));
    skills.push(skill);
  }
  return { skills, added, repeated };
}

/** Removes the combining dot that JavaScript leaves when it lower-cases a Turkish İ, because the database has none. */
const keyOf = (skill: string): string => skill.toLowerCase().replaceAll('i\u0307', 'i');

export function findSkillsError(skills: readonly string[]): string | null {
  const long = skills.find((skill) => Array.from(skill).length > PROFILE_LIMITS.skill);
  if (long) return `Each skill must be ${PROFILE_LIMITS.skill} characters or fewer`;
  return skills.length > PROFILE_LIMITS.skills ? `Skills must be ${PROFILE_LIMITS.skills} or fewer` : null;
}

/** Reduces a phone number to spaces, digits and hyphens, without the invisible characters that address books, Word and web pages add. */
export const tidyPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Variation_Selector}]+/gu, '')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/[\s.\u00b7\u2022/]+/g, ' ')
    .trim();

/** Returns the error for a number from `tidyPhone`; null if it is valid or empty. */
export function findPhoneError(phone: string): string | null {
  if (phone === '') return null;
  if (!/^[\d +()-]*$/.test(phone)) return 'Phone number may hold only digits, spaces, +, ( ) and -';
  if (phone.replace(/\D/g, '').length < PHONE_LIMITS.digits) {
    return `Phone number must be at least ${PHONE_LIMITS.digits} digits`;
  }
  return phone.length > PHONE_LIMITS.most ? `Phone number must be ${PHONE_LIMITS.most} characters or fewer` : null;
}

export type CandidateProfile = {
  fullName: string;
  phone: string | null;
  location: string | null;
  bio: string | null;
  skills: string[];
  experience: string | null;
};

export const PROFILE_FIELDS = ['full_name', 'phone', 'location', 'bio', 'skills', 'experience'] as const;

/**
 * A hash that identifies the version of a profile by its form values. Equal before and after normalisation, so that a browser knows the
 * version that it sent. Not a secret.
 */
export function profileVersion(values: Readonly<Record<string, string>>): string {
  const answers = PROFILE_FIELDS.map((name) => {
    const text = name === 'phone' ? tidyPhone(values[name] ?? '') : stripMarkup(stripInvisible(values[name] ?? ''));
    return name === 'skills' ? readSkills(text) : text.replace(/\s+/g, ' ').trim();
  });
  let [one, other] = [FNV_OFFSET, 0];
  for (const character of JSON.stringify(answers)) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, FNV_PRIME);
    other = (Math.imul(other, 31) + code) | 0;
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

const [FNV_OFFSET, FNV_PRIME] = [0x811c9dc5, 0x01000193];

export type Completeness = { done: number; of: number; missing: { what: string; reason: string }[] };

export function profileCompleteness(profile: CandidateProfile & { hasCv: boolean }): Completeness {
  const parts = [
    { what: 'Full name', isThere: profile.fullName, reason: 'You need it to apply.' },
    { what: 'Phone', isThere: profile.phone, reason: 'You need it to apply, as we arrange interviews by phone.' },
    { what: 'Location', isThere: profile.location, reason: 'It shows which jobs are within reach.' },
    { what: 'About you', isThere: profile.bio, reason: 'Say what you’re looking for in two or three sentences.' },
    { what: 'Skills', isThere: profile.skills.length > 0, reason: 'We compare them with job requirements.' },
    { what: 'Experience', isThere: profile.experience, reason: 'It shows where you have used your skills.' },
    { what: 'CV', isThere: profile.hasCv, reason: 'You can send it with each application.' },
  ];
  const missingParts = parts.filter(({ isThere }) => !isThere).map(({ what, reason }) => ({ what, reason }));
  return { done: parts.length - missingParts.length, of: parts.length, missing: missingParts };
}
