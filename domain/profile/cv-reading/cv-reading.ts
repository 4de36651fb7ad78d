/**
 * What the text of a CV says about its owner. Every value is literally in the line that is given with it: nothing is put together, and
 * nothing guessed; where a CV can be read in two ways, nothing is read. Never read: photo, date of birth, nationality, marital status and
 * what else the law keeps out of a decision.
 */
import { findContact, findName } from './cv-contact.ts';
import { readLines } from './cv-lines.ts';
import { findRoles } from './cv-roles.ts';
import { findSkills } from './cv-skills.ts';

/** `line`: of the CV, as it is shown beside the value. */
export type Found = { value: string; line: string };
export type FoundRole = { title: string; dates: string; line: string };

export type CvReading = {
  name: Found | null;
  email: Found | null;
  phone: Found | null;
  skills: Found[];
  roles: FoundRole[];
};

/** @param text of the document, line by line, with the `MARKS` of its layout where that is known */
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
