/** Generates items of the studio from their schemas, so that new collections and fields are tested automatically. */
import { z } from 'zod';
import { type Collection, collections } from '#db/content/collections.ts';
import { type Field, listFields } from '#db/content/fields.ts';
import { readArticleBody } from '#domain/article/article.ts';

export type Random = () => number;
export type MadeItem = Record<string, unknown>;

/** Returns the same sequence for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @property random null makes a minimal item: no optional field, the shortest texts and lists */
type MakeOptions = { random: Random | null; word: string };

/** @param word fills the free texts, repeated or cut to their limits */
export const leastItem = (collection: Collection, word: string): MadeItem =>
  makeValid(collection, { random: null, word });

export const randomItem = (collection: Collection, random: Random): MadeItem =>
  makeValid(collection, { random, word: '' });

const [PATIENT_REPAIRS, PLAIN_REPAIRS, MOST_REPAIRS] = [100, 200, 300];

/** Retries until rules that span several fields hold. */
function makeValid(collection: Collection, making: MakeOptions): MadeItem {
  const { schema } = collections[collection];
  const item = makeObject(schema, making);
  for (let round = 0; round < MOST_REPAIRS; round += 1) {
    const read = schema.safeParse(item);
    if (read.success) return item;
    const [issue] = read.error.issues;
    const path = (issue?.path ?? []).map(String);
    // A path that stays invalid after the first repairs is omitted together with its whole top-level field.
    const at = round < PLAIN_REPAIRS ? path : path.slice(0, 1);
    if (round === PLAIN_REPAIRS) leaveOut(schema, item);
    if (path.at(-1) === 'after' && round < PATIENT_REPAIRS) placeFigure(item, Number(path[1]));
    else remake(schema, item, at, round < PATIENT_REPAIRS ? making : { random: null, word: `w${round}` });
  }
  const faults = schema.safeParse(item).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`No valid item of ${collection} was found: ${faults?.join('; ')}`);
}

function leaveOut({ shape }: z.ZodObject, item: MadeItem): void {
  for (const [name, each] of Object.entries(shape)) if (isOptional(each as z.ZodType)) delete item[name];
}

/** Inserts the figure after the article's first paragraph; random texts never begin a figure. */
function placeFigure({ body, figures }: MadeItem, index: number): void {
  const [first] = readArticleBody(String(body));
  const text = first?.kind === 'list' ? first.items[0] : first?.text;
  const figure = (figures as MadeItem[] | undefined)?.[index];
  if (figure && text) figure['after'] = text.slice(0, 100).trim();
}

function remake(
  schema: z.ZodType,
  parent: unknown,
  [name = '', ...rest]: readonly string[],
  making: MakeOptions,
): void {
  const inner = unwrap(schema);
  const child = inner instanceof z.ZodArray ? inner.element : inner instanceof z.ZodObject ? inner.shape[name] : null;
  const holder = parent as Record<string, unknown>;
  if (!child) return;
  if (rest.length > 0 && holder[name] !== undefined) {
    remake(child as z.ZodType, holder[name], rest, making);
    return;
  }
  const value = makeValue(child as z.ZodType, making);
  if (value === undefined) delete holder[name];
  else holder[name] = value;
}

function makeObject(schema: z.ZodObject, making: MakeOptions): MadeItem {
  const entries = Object.entries(schema.shape).map(
    ([name, each]) => [name, makeValue(each as z.ZodType, making)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function makeValue(schema: z.ZodType, making: MakeOptions): unknown {
  const { random } = making;
  if (isOptional(schema) && (!random || random() < 0.5)) return undefined;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodBoolean) return random ? random() < 0.5 : false;
  if (inner instanceof z.ZodEnum) return pick(inner.options, random);
  if (inner instanceof z.ZodNumber) return makeNumber(inner, random);
  if (inner instanceof z.ZodObject) return makeObject(inner, making);
  if (inner instanceof z.ZodArray) {
    const { minimum = 0, maximum = 3 } = limitsOf(inner);
    const most = random && random() < 0.05 ? maximum : Math.min(maximum, minimum + 2);
    const length = random ? minimum + Math.floor(random() * (most - minimum + 1)) : minimum;
    return Array.from({ length }, () => makeValue(inner.element as z.ZodType, making));
  }
  return makeText(inner, making);
}

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return unwrap(schema.unwrap() as z.ZodType);
  return schema;
}

type Limits = { minimum?: number; maximum?: number };
type LimitCheck = { check: string; minimum?: number; maximum?: number; value?: number };

function limitsOf(schema: z.ZodType): Limits {
  const limits: Limits = {};
  for (const each of (unwrap(schema) as z.core.$ZodType)._zod.def.checks ?? []) {
    const { check, minimum, maximum, value } = each._zod.def as LimitCheck;
    if (check === 'min_length' && minimum !== undefined) limits.minimum = minimum;
    if (check === 'max_length' && maximum !== undefined) limits.maximum = maximum;
    if (check === 'greater_than' && value !== undefined) limits.minimum = value;
    if (check === 'less_than' && value !== undefined) limits.maximum = value;
  }
  return limits;
}

const pick = <Value>(values: readonly Value[], random: Random | null): Value =>
  values[random ? Math.floor(random() * values.length) : 0] as Value;

function makeNumber(schema: z.ZodNumber, random: Random | null): number {
  const { minimum: least = 0, maximum: most = 1_000 } = limitsOf(schema);
  if (!random) return least;
  const number = least + random() * (most - least);
  return schema.safeParse(Math.trunc(number)).success ? Math.trunc(number) : Math.round(number * 1e4) / 1e4;
}

/** Values for fields with a format. The first valid one is used. */
const VALUES_BY_FORMAT = [
  ['2026-11-24', '2024-02-29', '1999-12-31', '2031-01-01'],
  ['08:30', '00:00', '23:59'],
  ['020 7946 0142', '+44 1632 960001', '01632 960 960'],
  ['someone@example.test', 'a+b@mail.example'],
  ['https://example.test/', 'https://example.test/a?b=c&d="#e', 'https://xn--bcher-kva.example/%20'],
  ['/jobs', '/no-such-page', '/?q=%00', '/blog#part'],
  ['ZA123456', 'A1234567'],
  ['01234567', 'SC123456'],
  ['M0 0', 'M0,0 L10-4 Z m.5'],
  ['#123456', '#ffffff'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8v4z"/></svg>'],
  ['1, 6, 12', '7.5, 7.5, 0'],
  ['HGV, LGV, lorry', 'RGN, registered nurse'],
] as const;

/** An id that the library does not hold. */
const LOST_PICTURE = '00000000-0000-4000-8000-0000000000f9';

/** Pasted text and markup attacks: the product must treat all of it as plain text. */
const WORDS = [
  'agency',
  'work',
  'Müller',
  "O'Neill",
  '<b>bold</b>',
  '<script>alert(1)</script>',
  '</title>',
  '</script>',
  '&amp;',
  '"',
  "'",
  '{agency}',
  '{phoneLink}',
  '{noSuchFact}',
  '{{x}}',
  '%s',
  '\\u0000',
  '--',
  '[words](/jobs)',
  '[x](javascript:alert(1))',
  '🙂',
  'שלום',
  '東京',
  'ﷺ',
  '-->',
  '<!--',
  ']]>',
  'a'.repeat(90),
  '&lt;',
  '\u00a0',
  '/../..',
  '__proto__',
  'constructor',
  '£40,000',
  '1.5',
  '## ',
  '- ',
  `\n![](${LOST_PICTURE})\n`,
];

function makeText(schema: z.ZodType, { random, word }: MakeOptions): string {
  const { minimum = 1, maximum = 200 } = limitsOf(schema);
  const free = random ? randomWords(random, minimum, maximum) : [filled(word, minimum, maximum)];
  const fitting = free.find((text) => schema.safeParse(text).success);
  if (fitting !== undefined) return fitting;
  const slug = random ? `s-${Math.floor(random() * 36 ** 6).toString(36)}` : `least-${word.toLowerCase()}`;
  const candidates = [
    ...VALUES_BY_FORMAT.map((each) => pick(each, random)),
    ...VALUES_BY_FORMAT.map(([first]) => first),
    slug,
    LOST_PICTURE,
  ];
  const validText = candidates.find((text) => schema.safeParse(text).success);
  if (validText === undefined)
    throw new Error('A field takes no text that is known: add one to tests/support/content-items.ts');
  return validText;
}

const filled = (word: string, least: number, most: number): string =>
  word.repeat(Math.max(1, Math.ceil(least / word.length))).slice(0, Math.min(most, Math.max(least, word.length)));

/** Ordered from most to least unusual; the first that the field accepts is used. */
function randomWords(random: Random, least: number, most: number): string[] {
  const length = random() < 0.04 ? most : Math.max(least, Math.floor(random() * Math.min(most, 300)) + 1);
  const wordsBetween = (space: string, words: readonly string[]) => {
    let text = pick(words, random);
    while (text.length < length) text += space + pick(words, random);
    return `${text.slice(0, length - 1)}x`.toWellFormed();
  };
  const plain = WORDS.slice(0, 4);
  return [wordsBetween('\n', WORDS), wordsBetween(' ', WORDS), wordsBetween('\n', plain), wordsBetween(' ', plain)];
}

export const formOf = (collection: Collection, item: MadeItem): Record<string, string> =>
  Object.fromEntries(listTyped(listFields(collections[collection].schema), item, 'content.'));

function listTyped(fields: readonly Field[], item: unknown, parent: string): [string, string][] {
  const values = (item ?? {}) as MadeItem;
  return fields.flatMap((field): [string, string][] => {
    const name = `${parent}${field.name}`;
    const value = values[field.name];
    if (field.kind === 'group') return listTyped(field.fields, value, `${name}.`);
    if (field.kind === 'list') {
      const entries = Array.isArray(value) ? value : [];
      const typed = entries.flatMap((entry, index) => listTyped(field.fields, entry, `${name}.${index}.`));
      return [[`${name}.length`, String(entries.length)], ...typed];
    }
    if (field.kind === 'tick') return value === true ? [[name, 'on']] : [];
    return [[name, Array.isArray(value) ? value.join('\n') : String(value ?? '')]];
  });
}
