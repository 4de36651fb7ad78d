/**
 * Redacts an application for anonymous reading: name, contact details, age and birth, and the years of school and study. A name that is
 * also a common word is redacted only where it is written like a name.
 */

export type NamedPerson = { fullName: string; email: string; phone: string };

const NAME = '[name]';
const EMAIL = '[email]';
const PHONE = '[phone]';
const LINK = '[link]';
const BIRTH = '[date of birth]';
const AGE = '[age]';
const YEAR = '[year]';

/** Years within this many lines of one about school or study are redacted. */
const NEAR = 2;

export const redactPerson = (text: string, person: NamedPerson): string =>
  redactYears(redactAge(redactReach(redactName(text, person), person)));

/** Titles reveal a person's gender. */
const TITLES = /\b(?:Mr|Mrs|Ms|Miss|Mx|MR|MRS|MS|MISS|MX)\b\.?\s+(?=\[name\])/g;

function redactName(text: string, { fullName }: NamedPerson): string {
  const parts = fullName.split(/[\s,.]+/).filter((part) => Array.from(part).length > 1);
  if (parts.length === 0) return text;
  const namePatterns = parts.flatMap((part) => [part, part.toUpperCase(), capitalise(part)]).map(toPattern);
  const names = new RegExp(`(?<![\\p{L}\\p{N}])(?:${namePatterns.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const withoutNames = text.normalize('NFC').replace(names, NAME);
  return withoutNames.replace(/\[name\](?:[ \t.]+(?:\p{Lu}\.?[ \t]+)?\[name\])+/gu, NAME).replace(TITLES, '');
}

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
const toPattern = (words: string): string => words.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function redactReach(text: string, { email, phone }: NamedPerson): string {
  const contactPatterns = [email, email.split('@', 1)[0] ?? '', phone].filter((each) => each.length > 3).map(toPattern);
  return text
    .replace(/[^\s@<>()[\]:;,]{1,64}@[^\s@<>()[\]:;,]{1,255}/g, EMAIL)
    .replace(/(?:https?:\/\/|www\.)\S{1,500}/gi, LINK)
    .replace(/\b(?:linkedin|facebook|github|instagram|twitter|x)\.com\/\S{1,200}/gi, LINK)
    .replace(contactPatterns.length > 0 ? new RegExp(contactPatterns.join('|'), 'gi') : /(?!)/, PHONE)
    .replace(/(?<![\d/.-])(?:\+|00)?\d(?:[ \t().-]{0,2}\d){8,14}(?![\d/])/g, PHONE);
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const DAY = `(?:\\d{1,2}[./ -]\\d{1,2}[./ -]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH},? \\d{2,4}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{2,4}|(?:19|20)\\d{2})`;
const BORN = new RegExp(
  `\\b(date of birth|birth date|birthdate|birthday|year of birth|d\\.?o\\.?b\\.?|born)\\b([^\\n\\d]{0,30})${DAY}`,
  'gi',
);

const redactAge = (text: string): string =>
  text
    .replace(BORN, (_, label: string) => `${label} ${BIRTH}`)
    .replace(/\b(age|aged)(\s*[:=-]?\s*)\d{2}\b(?!\s*(?:to|-|–|and over|or over|\+))/gi, `$1$2${AGE}`)
    .replace(/\b\d{2}[ -]?(?:years?|yrs?)[ -]old\b/gi, AGE)
    .replace(/\b(I am|I['’]m) \d{2}\b(?!\s*(?:miles|minutes|km|years? in|years? of|%))/gi, `$1 ${AGE}`);

const STUDY =
  /\b(?:school|schools|college|university|uni|polytechnic|academy|sixth form|gcses?|o levels?|o-levels?|a levels?|a-levels?|as levels?|btec|nvq|hnd|hnc|gnvq|degree|diploma|bachelors?|masters?|ba|bsc|beng|llb|ma|msc|mba|meng|phd|pgce|graduated|graduation|graduate|studied|studies|education|alumni|baccalaureate|matura|abitur)\b/i;
const STUDY_HEADING =
  /^\W*(?:education|education and training|education & training|qualifications|academic|studies|schools?)\b[^.]{0,40}$/i;
const OTHER_HEADING =
  /^\W*(?:experience|work experience|employment|employment history|career|career history|work history|skills|key skills|profile|personal profile|interests|hobbies|references|languages|projects|achievements|volunteering|summary|about me|licences|contact)\b[^.]{0,40}$/i;
const YEARS =
  /(?<!\d)(?:19[3-9]\d|20[0-4]\d)(?!\d)(?:(\s*[-–—/]\s*)\d{2}(?!\d))?|(?<=\b(?:class of|year of) )['’]\d{2}\b|(?<=[-–—/]\s?)['’]\d{2}\b/gi;

function redactYears(text: string): string {
  const lines = text.split('\n');
  const isNear = new Set<number>();
  let isUnder = false;
  for (const [index, line] of lines.entries()) {
    if (OTHER_HEADING.test(line)) isUnder = false;
    else if (STUDY_HEADING.test(line)) isUnder = true;
    if (isUnder) isNear.add(index);
    if (!STUDY.test(line)) continue;
    for (let near = index - NEAR; near <= index + NEAR; near += 1) isNear.add(near);
  }
  return lines.map((line, index) => (isNear.has(index) ? line.replace(YEARS, YEAR) : line)).join('\n');
}
