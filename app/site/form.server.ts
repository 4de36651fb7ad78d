/** Reads a form that somebody sent. Parses once, at the edge; what was typed comes back with every refusal. */
import { data } from 'react-router';
import { z } from 'zod';

export type FormErrors = Record<string, string>;
export type FormResult<T> = { ok: true; value: T } | { ok: false; errors: FormErrors; values: Record<string, string> };

/** What is never sent back to a page. */
const SECRET_FIELDS = /password|token|human_check/;
/** Much more than any field takes: what is longer was not typed, and comes back cut. */
const LONGEST_ECHO = 50_000;

/**
 * @param shape strict: a field that the form does not have means it is not our form, and is answered with 400
 * @returns the first message for each field
 */
export async function readForm<T>(request: Request, shape: z.ZodType<T>): Promise<FormResult<T>> {
  const fields = await readFields(request);
  const parsed = shape.safeParse(fields);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors: FormErrors = {};
  for (const { code, path, message } of parsed.error.issues) {
    if (code === 'unrecognized_keys') throw refuseForm();
    errors[String(path[0] ?? '')] ??= message;
  }
  return { ok: false, errors, values: echo(fields) };
}

/** The fields as they came, for forms that are checked elsewhere. Files, and fields said twice, are not for these. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  const form = await readFormData(request).catch(() => {
    throw refuseForm();
  });
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name in fields) throw refuseForm();
    fields[name] = value;
  }
  return fields;
}

/** More than any form of ours has. */
const MOST_FIELDS = 200;

/** A megabyte of nothing but fields would take half a second to take apart, so they are counted first. */
async function readFormData(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  const body = await request.arrayBuffer();
  const text = Buffer.from(body).toString('latin1');
  const beginning = /^multipart/i.test(type) ? /content-disposition:/i : '&';
  if (text.split(beginning, MOST_FIELDS + 1).length > MOST_FIELDS) throw refuseForm();
  return new Response(body, { headers: { 'Content-Type': type } }).formData();
}

/** What may be shown again of what was typed. */
export function echo(fields: Record<string, string>): Record<string, string> {
  const shown = Object.entries(fields).filter(([name]) => !SECRET_FIELDS.test(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, value.slice(0, LONGEST_ECHO).toWellFormed()]));
}

/** Whether a script of ours asks, which reads JSON. The plain form it stands for is led to a page instead. */
export const isFromScript = ({ headers }: Request): boolean =>
  headers.get('Accept')?.includes('application/json') ?? false;

/** Not a form of ours: there is nobody to explain a field to. */
export const refuseForm = () => data('bad_form', { status: 400 });

/** Control characters, line ends, and what turns the direction of all that follows, on whoever's page it is shown. */
const UNSHOWN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

type LineOptions = { most: number; missing: string; name: string };

/** One line of text that must be there. Characters that cannot be shown are refused, not taken out in silence. */
export const lineField = ({ most, missing, name }: LineOptions) =>
  z
    .string(missing)
    .refine((text) => !UNSHOWN.test(text) && text.isWellFormed(), `${name} contains characters that cannot be shown`)
    .trim()
    .min(1, missing)
    .refine((text) => Array.from(text).length <= most, `${name} must be ${most} characters or fewer`);

/** Of those, what a text of several lines may hold. */
const LINE_ENDS = /[\n\t]/g;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** What counts as a letter or sign, and shows nothing. */
const FILLERS = /[\u115f\u1160\u2800\u3164\uffa0]/g;

/** Whether there is anything to see. */
export const isVisible = (text: string): boolean => VISIBLE.test(text.replace(FILLERS, ''));

/** Several lines, or none: '' where nothing can be seen. Line ends count as one character, whatever the browser sends. */
export const textField = ({ most, name }: Pick<LineOptions, 'most' | 'name'>) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .refine(
      (text) => !UNSHOWN.test(text.replace(LINE_ENDS, '')) && text.isWellFormed(),
      `${name} contains characters that cannot be shown`,
    )
    .refine(
      (text) => Array.from(text).length <= most,
      `${name} must be ${most.toLocaleString('en-GB')} characters or fewer`,
    )
    .transform((text) => (isVisible(text) ? text : ''));
