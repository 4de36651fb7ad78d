/**
 * Reads facts about a CV's owner from its text. Every value is literally in its line: nothing is combined or guessed, and ambiguous text
 * yields nothing. Photo, date of birth, nationality, marital status and other facts that the law keeps out of decisions are never read.
 */
import { findContact, findName } from './cv-contact.ts';
import { type FoundRole, type FoundText, readLines } from './cv-lines.ts';
import { findRoles } from './cv-roles.ts';
import { findSkills } from './cv-skills.ts';

export type CvReading = {
  name: FoundText | null;
  email: FoundText | null;
  phone: FoundText | null;
  skills: FoundText[];
  roles: FoundRole[];
};

/** @param text line by line, with layout `MARKS` if they are known */
export function readCvText(text: string): CvReading {
  const lines = readLines(text);
  const { email, phone } = findContact(lines);
  return {
    name: findName(lines, email?.value ?? ''),
    email,
    phone,
    skills: findSkills(lines),
    roles: findRoles(lines),
  };
}
