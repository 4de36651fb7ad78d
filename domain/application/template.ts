/** Words that the desk uses again and again: plain text, with fields in double braces that are filled in for each person. */
import type { Message } from './application-message.ts';
import { MESSAGE_LENGTHS } from './application-message.ts';

export type TemplateFacts = {
  first_name: string;
  full_name: string;
  job_title: string;
  company: string;
  agency: string;
  consultant: string;
};

/** Fields, and what each stands for. */
export const TEMPLATE_FIELDS: Record<keyof TemplateFacts, string> = {
  first_name: 'the first word of the candidate’s name',
  full_name: 'the candidate’s full name',
  job_title: 'the title of the job',
  company: 'the company of the job',
  agency: 'the name of this agency',
  consultant: 'your own name',
};

/** `body` and `subject` are as long as an email of a decision. */
export const TEMPLATE_NAME_LENGTH = 60;
export const MOST_TEMPLATES = 100;

type Person = { fullName: string; job: { title: string; company: string } };

export const templateFacts = (
  { fullName, job }: Person,
  { agency, consultant }: Pick<TemplateFacts, 'agency' | 'consultant'>,
): TemplateFacts => ({
  first_name: fullName.trim().split(/\s+/, 1)[0] ?? '',
  full_name: fullName,
  job_title: job.title,
  company: job.company,
  agency,
  consultant,
});

/** As it is sent. What the facts say is text, whatever stands in it: fields are filled in once. */
export function fillTemplate({ subject, body }: Message, facts: Readonly<Record<string, string>>): Message {
  const fill = (text: string) =>
    text.replaceAll(FIELD, (whole, name: string) => {
      const field = name.trim();
      return Object.hasOwn(facts, field) ? (facts[field] ?? '') : whole;
    });
  const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('');
  return {
    subject: cut(fill(subject).replaceAll(/\s+/g, ' ').trim(), MESSAGE_LENGTHS.subject),
    body: cut(fill(body), MESSAGE_LENGTHS.body),
  };
}

/** Lists what stands in double braces and is no field, each once as it is written; a brace without its other half, too. */
export function listUnknownFields(text: string, fields: Readonly<Record<string, string>> = TEMPLATE_FIELDS): string[] {
  const unknown = [...text.matchAll(FIELD)]
    .filter(([, name = '']) => !Object.hasOwn(fields, name.trim()))
    .map(([whole]) => whole);
  const lone = text.replaceAll(FIELD, '').match(/\{\{|\}\}/g) ?? [];
  return [...new Set([...unknown, ...lone])];
}

const FIELD = /\{\{([^{}]*)\}\}/g;
