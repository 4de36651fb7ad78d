/** Templates of the desk: plain text with fields in double braces that are filled in for each person. */
import type { Message } from './status-email.ts';
import { MESSAGE_LENGTHS } from './status-email.ts';

export type TemplateFacts = {
  first_name: string;
  full_name: string;
  job_title: string;
  company: string;
  agency: string;
  consultant: string;
};

export const TEMPLATE_FIELDS: Record<keyof TemplateFacts, string> = {
  first_name: 'the candidate’s first name',
  full_name: 'the candidate’s full name',
  job_title: 'the job title',
  company: 'the company name',
  agency: 'your agency’s name',
  consultant: 'your own name',
};

/** The limits of `body` and `subject` are those of emails about decisions. */
export const TEMPLATE_NAME_LENGTH = 60;
export const MOST_TEMPLATES = 100;

/** `fullName` is null for a reader who may not know the name. */
type Person = { fullName: string | null; job: { title: string; company: string } };

export const templateFacts = (
  { fullName, job }: Person,
  { agency, consultant }: Pick<TemplateFacts, 'agency' | 'consultant'>,
): TemplateFacts => ({
  ...nameFacts(fullName),
  job_title: job.title,
  company: job.company,
  agency,
  consultant,
});

export const nameFacts = (fullName: string | null) =>
  fullName === null ? NAME_STAND_INS : { first_name: fullName.trim().split(/\s+/, 1)[0] ?? '', full_name: fullName };

export const nameInWords = (fullName: string | null): string => nameFacts(fullName).full_name;

/** Fields that stay in an email until it is sent, because the desk may have to read it without the name. */
export const NAME_FIELDS = ['first_name', 'full_name'] as const;
const NAME_PLACEHOLDERS = { first_name: '{{first_name}}', full_name: '{{full_name}}' };
const NAME_STAND_INS = { first_name: '[their first name]', full_name: '[their full name]' };

/** @param fullName null for a reader who may not know the name */
export const fillNames = (message: Message, fullName: string | null): Message =>
  fillTemplate(message, nameFacts(fullName));

export const keepNames = (message: Message): Message => fillTemplate(message, NAME_PLACEHOLDERS);

export const fillWithoutName = (template: Message, facts: TemplateFacts): Message =>
  fillTemplate(template, { ...facts, ...NAME_PLACEHOLDERS });

/** Fills in the fields. Braces within a fact stay as they are, because fields are replaced in one pass. */
export function fillTemplate({ subject, body }: Message, facts: Readonly<Record<string, string>>): Message {
  const fill = (text: string) =>
    text.replaceAll(FIELD, (whole, name: string) => {
      const field = name.trim();
      return Object.hasOwn(facts, field) ? (facts[field] ?? whole) : whole;
    });
  const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('');
  return {
    subject: cut(fill(subject).replaceAll(/\s+/g, ' ').trim(), MESSAGE_LENGTHS.subject),
    body: cut(fill(body), MESSAGE_LENGTHS.body),
  };
}

export function listUnknownFields(text: string, allowed: readonly string[] = Object.keys(TEMPLATE_FIELDS)): string[] {
  const unknown = [...text.matchAll(FIELD)]
    .filter(([, name = '']) => !allowed.includes(name.trim()))
    .map(([whole]) => whole);
  const lone = text.replaceAll(FIELD, '').match(/\{\{|\}\}/g) ?? [];
  return [...new Set([...unknown, ...lone])];
}

const FIELD = /\{\{([^{}]*)\}\}/g;
