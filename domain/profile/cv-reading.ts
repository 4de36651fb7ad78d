/**
 * What the text of a CV says about its owner. Every value is literally in the line that is given with it: nothing is put together, and
 * nothing guessed. Never read: photo, date of birth, nationality, marital status and what else the law keeps out of a decision.
 */
import { findPhoneFault, PHONE_LIMITS, PROFILE_LIMITS } from './profile.ts';

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

const MOST = { lines: 2_000, lineLength: 400, skills: 30, roles: 20, nameLines: 8 } as const;

/** Lines about what no employer may ask. They are read for nothing, not even for a telephone number. */
const PRIVATE =
  /\b(date of birth|d\.?\s?o\.?\s?b\b|born|birth(day|place)?|nationality|citizenship|marital|married|single|divorced|gender|sex|religion|passport|visa|ni number|national insurance|photo)\b/i;

const EMAIL = /[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}/;
const PHONE = /(?:\+\d{1,3}[\d ()-]{8,18}\d|\(?0\d[\d ()-]{7,16}\d)/g;
const NO_PHONE = /\b(fax|ref(erence)?|registration|nmc|gmc|pin)\b/i;

const HEADING =
  /^(professional |personal |work |key |core |technical |career )*(profile|summary|statement|objective|skills?|competenc(y|ies)|abilities|experience|employment|history|education|qualifications?|training|certificat(es|ions|e)|courses|languages|interests|hobbies|references?|referees|awards|projects|publications|volunteering|volunteer work|achievements)( and [a-z]+| & [a-z]+| history| summary)*:?$/i;
const SKILLS_HEADING =
  /^((key|core|technical|professional|main|it)\s+)*(skills?|competenc(y|ies)|abilities)(\s+(and|&)\s+[a-z]+)?\s*:?/i;
const STUDIES_HEADING =
  /^(education|qualifications?|training|certificat|courses|awards|publications|references?|referees)/i;
const NOT_A_NAME =
  /\b(curriculum|vitae|r[ée]sum[ée]|cv|profile|contact|address|street|road|lane|avenue|close|phone|mobile|tel|email|page|summary|experience|skills|education|personal|details|limited|ltd|university|college|school|council)\b/i;

const MONTH = '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?\\s+|(?:0?[1-9]|1[0-2])[/.])?';
const YEAR = '(?:19|20)\\d\\d';
const DATES = new RegExp(
  `\\b${MONTH}${YEAR}\\s*(?:-|–|—|to|until)\\s*(?:${MONTH}${YEAR}|present|now|current|today|date|ongoing)\\b`,
  'i',
);

/** @param text of the document, line by line */
export function readCvText(text: string): CvReading {
  const lines = text
    .split(/\r\n?|\n/)
    .slice(0, MOST.lines)
    .map((line) => line.replace(/\s+/g, ' ').trim().slice(0, MOST.lineLength))
    .filter((line) => line !== '' && !PRIVATE.test(line));
  const email = findEmail(lines);
  return {
    name: findName(lines, email?.value ?? ''),
    email,
    phone: findPhone(lines),
    skills: findSkills(lines),
    roles: findRoles(lines),
  };
}

function findEmail(lines: readonly string[]): Found | null {
  for (const line of lines) {
    const [value] = EMAIL.exec(line) ?? [];
    if (value) return { value, line };
  }
  return null;
}

function findPhone(lines: readonly string[]): Found | null {
  for (const line of lines) {
    if (NO_PHONE.test(line) || DATES.test(line)) continue;
    for (const [found] of line.matchAll(PHONE)) {
      const value = found.trim();
      const digits = value.replace(/\D/g, '').length;
      if (digits >= PHONE_LIMITS.digits && digits <= 14 && findPhoneFault(value) === null) return { value, line };
    }
  }
  return null;
}

/** A line at the top that looks like a name. One that the address of an email repeats counts for more. */
function findName(lines: readonly string[], email: string): Found | null {
  const top = lines.slice(0, MOST.nameLines);
  for (const line of top) {
    const [, value] = /^(?:full )?name\s*:\s*(.+)$/i.exec(line) ?? [];
    if (value && isName(value)) return { value, line };
  }
  const names = top.filter(isName);
  const local = email.split('@', 1)[0]?.toLowerCase() ?? '';
  const repeated = names.find((line) =>
    line.split(' ').some((word) => word.length > 2 && local.includes(word.toLowerCase())),
  );
  // Without that only the very first line: further down stand streets, employers and trades.
  const value = repeated ?? (names[0] === lines[0] ? names[0] : undefined);
  return value === undefined ? null : { value, line: value };
}

function isName(line: string): boolean {
  const words = line.split(' ');
  if (words.length < 2 || words.length > 5 || line.length > 60 || NOT_A_NAME.test(line) || HEADING.test(line))
    return false;
  return words.every((word) => /^(\p{Lu}[\p{L}’'.-]*|de|da|van|von|der|bin|al|ap|of)$/u.test(word));
}

function findSkills(lines: readonly string[]): Found[] {
  const skills: Found[] = [];
  const said = new Set<string>();
  let isOpen = false;
  for (const line of lines) {
    const rest = SKILLS_HEADING.test(line) ? line.replace(SKILLS_HEADING, '').trim() : null;
    const begins = rest !== null && (rest === '' || line.includes(':'));
    if (begins) isOpen = true;
    else if (HEADING.test(line) || DATES.test(line)) isOpen = false;
    if (!isOpen) continue;
    for (const part of (begins ? (rest ?? '') : line).split(/[,;|•·●▪◦‣]|\s[-–]\s|\s{2,}/)) {
      const value = part.replace(/^[\s*\-–—.]+|[\s.]+$/g, '');
      const isSkill =
        value.length > 1 &&
        value.length <= PROFILE_LIMITS.skill &&
        value.split(' ').length <= 6 &&
        /\p{L}/u.test(value);
      if (!isSkill || EMAIL.test(value) || said.has(value.toLowerCase())) continue;
      said.add(value.toLowerCase());
      skills.push({ value, line });
      if (skills.length === MOST.skills) return skills;
    }
  }
  return skills;
}

/** Lines with two dates, outside of studies; the title is what else the line says, or the line before it. */
function findRoles(lines: readonly string[]): FoundRole[] {
  const roles: FoundRole[] = [];
  let isStudies = false;
  for (const [at, line] of lines.entries()) {
    if (HEADING.test(line)) isStudies = STUDIES_HEADING.test(line);
    const [dates] = DATES.exec(line) ?? [];
    if (!dates || isStudies) continue;
    const [before = '', after = ''] = line.split(dates);
    const own = [before, after].map(trimmed).find((part) => /\p{L}{2}/u.test(part));
    const above = lines[at - 1] ?? '';
    const title = own ?? (HEADING.test(above) ? undefined : trimmed(above));
    if (!title) continue;
    roles.push({ title, dates, line: own ? line : `${above}\n${line}` });
    if (roles.length === MOST.roles) break;
  }
  return roles;
}

const trimmed = (text: string) => text.replace(/^[\s,;:|()•·–—-]+|[\s,;:|(•·–—-]+$/g, '');
