/**
 * The fields that items of the studio are made of. Each says how editors meet it (`about`), so that the form, the check and
 * the type come from one schema.
 */
import { z } from 'zod';
import { isCalendarDay } from '#domain/time/calendar-day.ts';

/** How a field is typed. 'lines': one thing a line; 'records': one a line, its parts between bars. */
export type FieldKind = 'line' | 'text' | 'article' | 'day' | 'tick' | 'choice' | 'lines' | 'records';

export type About = {
  label: string;
  kind: FieldKind;
  hint?: string;
  choices?: readonly (readonly [value: string, label: string])[];
  /** Of records, in the order in which they are typed. */
  parts?: readonly string[];
};

const abouts = z.registry<About>();

/** Last of all: any further change of the schema is a schema of its own. */
export function about<Schema extends z.ZodType>(schema: Schema, how: About): Schema {
  abouts.add(schema, how);
  return schema;
}

export type Field = About & { name: string; isRequired: boolean };

/** In the order of the schema, which is that of the form. */
export const listFields = (schema: z.ZodObject): Field[] =>
  Object.entries(schema.shape).map(([name, each]) => {
    const how = abouts.get(each as z.ZodType);
    if (!how) throw new Error(`The field ${name} does not say how it is typed.`);
    return { ...how, name, isRequired: !(each as z.ZodType).safeParse(undefined).success };
  });

/** Control characters, and what turns the direction of the text behind it. Line breaks and tabs are for longer texts. */
const UNSHOWABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const shownText = (most: number, least: number, isLong: boolean) =>
  z
    .string('Enter this text')
    .trim()
    .min(least, least > 1 ? `Write at least ${least} characters` : 'Enter this text')
    .max(most, `Write at most ${most.toLocaleString('en-GB')} characters`)
    .refine(
      (typed) => typed.isWellFormed() && !UNSHOWABLE.test(isLong ? typed.replace(/[\n\t]/g, '') : typed),
      'It contains characters that cannot be shown',
    );

export const line = (most: number, least = 1) => shownText(most, least, false);
export const longText = (most: number, least = 1) => shownText(most, least, true);

export const day = z.string('Enter a day').refine(isCalendarDay, 'Enter a day that exists, such as 2026-11-24');

export const slug = z
  .string('Enter an address')
  .max(100, 'Write at most 100 characters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens between words, such as first-day-at-work');
