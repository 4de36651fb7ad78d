/**
 * The fields that items of the studio are made of. Each says how editors meet it (`about`), so that the form, the check and
 * the type come from one schema.
 */
import { z } from 'zod';
import { isPictureId } from '#domain/picture/picture.ts';
import { stripInvisible } from '#domain/text/plain-text.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';

/** Input of a text field. Inputs of objects, lists, numbers, choices and booleans follow from their schema. */
type TextKind = 'line' | 'text' | 'article' | 'day' | 'time' | 'colour' | 'link' | 'picture' | 'svg';

export type About = {
  label: string;
  hint?: string;
  /** Input of a text; default 'line'. */
  kind?: TextKind;
  /** Labels of a choice; default: its values with a capital. */
  choices?: readonly (readonly [value: string, label: string])[];
  /** Name of one entry of a list within a sentence. */
  one?: string;
};

const abouts = z.registry<About>();

/**
 * Call it last: any further change creates another schema.
 * @returns a copy, because fields that are made of one schema (`day`, `slug`) are called differently
 */
export function about<Schema extends z.ZodType>(schema: Schema, how: About): Schema {
  const clone = schema.clone();
  abouts.add(clone, how);
  return clone;
}

type FieldLabels = { name: string; label: string; hint: string | null; isRequired: boolean };

export type Field = FieldLabels &
  (
    | { kind: Exclude<TextKind, 'link'> | 'number' | 'tick' }
    /** `takesPaths`: an address of this site may be written without its origin. */
    | { kind: 'link'; takesPaths: boolean }
    | { kind: 'choice'; choices: readonly (readonly [value: string, label: string])[] }
    /** Texts, one a line. */
    | { kind: 'lines' }
    | { kind: 'group'; fields: readonly Field[] }
    | { kind: 'list'; one: string; fields: readonly Field[] }
  );

/** Fields in the order of the schema and the form. */
export const listFields = (schema: z.ZodObject): Field[] =>
  Object.entries(schema.shape).map(([name, each]) => describe(name, each as z.ZodType));

function describe(name: string, schema: z.ZodType): Field {
  const description = abouts.get(schema);
  if (!description) throw new Error(`The field ${name} does not say how it is typed.`);
  const labels = {
    name,
    label: description.label,
    hint: description.hint ?? null,
    isRequired: !schema.safeParse(undefined).success,
  };
  const inner = unwrap(schema);
  if (inner instanceof z.ZodBoolean) return { ...labels, kind: 'tick' };
  if (inner instanceof z.ZodNumber) return { ...labels, kind: 'number' };
  if (inner instanceof z.ZodEnum) {
    const choices =
      description.choices ?? inner.options.map((value) => [String(value), sentence(String(value))] as const);
    return { ...labels, kind: 'choice', choices };
  }
  if (inner instanceof z.ZodObject) return { ...labels, kind: 'group', fields: listFields(inner) };
  if (inner instanceof z.ZodArray) {
    const entry = unwrap(inner.element as z.ZodType);
    if (!(entry instanceof z.ZodObject)) return { ...labels, kind: 'lines' };
    return { ...labels, kind: 'list', one: description.one ?? 'entry', fields: listFields(entry) };
  }
  if (description.kind === 'link') return { ...labels, kind: 'link', takesPaths: schema.safeParse('/jobs').success };
  return { ...labels, kind: description.kind ?? 'line' };
}

const sentence = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the schema of an optional value, or of one with a default. */
function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return unwrap(schema.unwrap() as z.ZodType);
  return schema;
}

/** Control characters, and overrides of direction. Line breaks and tabs are for longer texts. */
const UNSHOWABLE = /[\p{Cc}\u2028\u2029\u202d\u202e]/u;

const shownText = (most: number, least: number, isLong: boolean) =>
  z
    .string('Enter this text')
    .overwrite(stripInvisible)
    .trim()
    .min(least, least > 1 ? `Write at least ${least} characters` : 'Enter this text')
    .max(most, `Write at most ${most.toLocaleString('en-GB')} characters`)
    .refine(
      (typed) => typed.isWellFormed() && !UNSHOWABLE.test(isLong ? typed.replace(/[\n\t]/g, '') : typed),
      'It contains characters that cannot be shown',
    );

/** A text of one line. @param least 0: may stay empty */
export const line = (most: number, least = 1) => shownText(most, least, false);
export const longText = (most: number, least = 1) => shownText(most, least, true);

export const day = z.string('Enter a day').refine(isCalendarDay, 'Enter a day that exists, such as 2026-11-24');
export const time = z.string('Enter a time').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time of day, such as 08:30');
export const email = z.email('Enter an email address').max(200, 'Write at most 200 characters');
/** Any usual British notation; devices dial the result of `readPhone` (domain/text/phone.ts). */
export const phone = z
  .string('Enter a phone number')
  .trim()
  .regex(/^[+0-9][0-9 ()-]{8,22}$/, 'Enter a phone number, such as 020 7946 0142');
export const webAddress = z.url({ protocol: /^https$/, error: 'Enter an address that begins with https://' }).max(500);

/** A path of this site, beginning with one slash. */
export const sitePath = z
  .string('Enter a path')
  .max(300, 'Write at most 300 characters')
  // A browser reads a backslash as a slash, and two at the beginning lead to another site.
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'Enter a path of this site, which begins with /');
/** A page of this site, or of another. */
export const link = z
  .string('Enter an address')
  .max(500, 'Write at most 500 characters')
  .regex(
    /^(\/(?![/\\])|https:\/\/[^\s/\\])[^\s\\]*$/,
    'Enter a path of this site such as /jobs, or an address that begins with https://',
  );

/** The id of a picture of the library. If it was deleted since, nothing is shown. */
export const picture = z.string('Choose a picture').refine(isPictureId, 'Choose a picture of the library');

/** True if no two entries have the same name. */
export const areDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length;

export const slug = z
  .string('Enter an address')
  .max(100, 'Write at most 100 characters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens between words, such as first-day-at-work');

/**
 * A figure that the agency states about itself, with its day and source.
 * @param most characters of the figure, and of what it counts
 */
export const statedFigure = (most: { value: number; label: number }) =>
  z.strictObject({
    value: about(line(most.value), { label: 'Figure', hint: 'Such as: 45+, 88% or 2-4 weeks.' }),
    label: about(line(most.label), { label: 'What it counts' }),
    asOf: about(day, { label: 'Counted on', kind: 'day' }),
    source: about(line(200), { label: 'How it was counted', hint: 'So that a colleague could count it again.' }),
  });
