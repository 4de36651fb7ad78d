/** Compares what was read from a CV with the resume that it was printed from. */
import { readFileSync } from 'node:fs';
import type { CvReading } from '#domain/profile/cv-reading/cv-reading.ts';

/** `from`, `to`: year, or year and month, optionally day; `to` null: current. */
type Role = { position: string; employer: string; from: string; to: string | null };
export type Person = { name: string; emails: string[]; phone: string; city: string; skills: string[]; roles: Role[] };
export type SampleCv = { theme: string; kind: 'pdf' | 'docx' | 'doc'; person: string; file?: string; lines: string[] };

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
export const PEOPLE: Record<string, Person> = read('./people.json');
export const SAMPLE_CVS: SampleCv[] = read('./texts.json');

export type Verdict = { field: 'name' | 'email' | 'phone' | 'skill' | 'role'; value: string; isTrue: boolean };

/** One verdict per value. Capitals do not count, because some themes print in capitals. */
export function judge({ name, email, phone, skills, roles }: CvReading, person: Person): Verdict[] {
  const truth = new Set(person.skills.map(plain));
  return [
    ...(name ? [{ field: 'name' as const, value: name.value, isTrue: plain(name.value) === plain(person.name) }] : []),
    ...(email
      ? [{ field: 'email' as const, value: email.value, isTrue: person.emails.includes(plain(email.value)) }]
      : []),
    ...(phone
      ? [{ field: 'phone' as const, value: phone.value, isTrue: digits(phone.value) === digits(person.phone) }]
      : []),
    ...skills.map(({ value }) => ({ field: 'skill' as const, value, isTrue: truth.has(plain(value)) })),
    ...roles.map(({ title, dates }) => ({
      field: 'role' as const,
      value: `${title}, ${dates}`,
      isTrue: person.roles.some((role) => isOf(role, title, person.city) && areOf(role, dates)),
    })),
  ];
}

const plain = (text: string): string => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();
const digits = (phone: string): string => phone.replace('(0)', '').replace(/\D/g, '').replace(/^44/, '0');

function isOf({ position, employer }: Role, title: string, city: string): boolean {
  if (!plain(title).includes(plain(position))) return false;
  const remainder = [position, employer, city].reduce((text, part) => text.replace(plain(part), ''), plain(title));
  return remainder.replace(/united kingdom|england|\b(?:at|in|gb|uk)\b|[^\p{L}\d]/gu, '') === '';
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const POINT =
  /(?:(\d{1,2})[/.]|([a-z]{3})[a-z]*\.?,?\s+)?((?:19|20)\d\d)(?:-(\d\d))?(?:-\d\d)?|present|now|current|today/gi;

function areOf({ from, to }: Role, dates: string): boolean {
  const points = [...dates.matchAll(POINT)].map(([word, number, name = '', year, iso]) =>
    year === undefined ? word : [year, Number(iso ?? number ?? MONTHS.indexOf(name.toLowerCase()) + 1)],
  );
  const [first, last, more] = points;
  return more === undefined && isPoint(first, from) && (to === null ? typeof last === 'string' : isPoint(last, to));
}

/** Compares years only if either date has no month: some themes print January instead. */
function isPoint(point: string | (string | number)[] | undefined, date: string): boolean {
  if (!Array.isArray(point)) return false;
  const [year, month] = date.split('-');
  return point[0] === year && (!month || !point[1] || Number(month) === point[1]);
}
