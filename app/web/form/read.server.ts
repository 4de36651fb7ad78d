/** Reads the fields of a form, once. Answers 400 to a form with unknown fields. */
import { data } from 'react-router';
import type { z } from 'zod';
import { isUuid } from '#domain/uuid.ts';
import { FORM_KEY_FIELD } from './once/form-key-field.ts';

export type Fields = Record<string, string>;
export type FormErrors = Record<string, string>;

/** Never redisplayed. */
const SECRET_FIELDS = /password|token|human_check|response|service_account/;
const LONGEST_ECHO = 50_000;
/** More than any of our forms has, except those of the studio, whose lists grow. */
const MOST_FIELDS = 200;

/** Error of a field set by the form: a wrong value means that the form is not ours. */
export const BAD_FORM = 'bad_form';

export const refuseForm = () => data(BAD_FORM, { status: 400 });

/** Throws 400 for files, repeated fields, and more fields than `most`. */
export async function readFields(request: Request, most: number = MOST_FIELDS): Promise<Fields> {
  const form = await readFormData(request, most).catch(() => {
    throw refuseForm();
  });
  const fields: Fields = Object.create(null);
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name in fields) throw refuseForm();
    fields[name] = value;
  }
  return fields;
}

/** Removes the page's key (once/form-key.tsx) from the fields and returns it. Throws 400 if it is not a UUID. */
export function takeFormKey(fields: Fields): string | null {
  const { [FORM_KEY_FIELD]: key = null } = fields;
  delete fields[FORM_KEY_FIELD];
  if (key !== null && !isUuid(key)) throw refuseForm();
  return key;
}

/** Fields are counted first, because parsing a megabyte of them would take half a second. */
async function readFormData(request: Request, most: number): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  const body = await request.arrayBuffer();
  const text = Buffer.from(body).toString('latin1');
  const beginning = /^multipart/i.test(type) ? /content-disposition:/i : '&';
  if (text.split(beginning, most + 1).length > most) throw refuseForm();
  return new Response(body, { headers: { 'Content-Type': type } }).formData();
}

export type Checked<Value> = { ok: true; value: Value } | { ok: false; errors: FormErrors };

/** @returns the first error of each field; throws 400 if the form is not ours */
export function checkFields<Value>(shape: z.ZodType<Value>, fields: Fields): Checked<Value> {
  const parsed = shape.safeParse(fields);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors: FormErrors = {};
  for (const { code, path, message } of parsed.error.issues) {
    if (code === 'unrecognized_keys' || message === BAD_FORM) throw refuseForm();
    errors[String(path[0] ?? '')] ??= message;
  }
  return { ok: false, errors };
}

export const readForm = async <Value>(request: Request, shape: z.ZodType<Value>): Promise<Checked<Value>> =>
  checkFields(shape, await readFields(request));

export function echo(fields: Fields): Fields {
  const visibleFields = Object.entries(fields).filter(([name]) => !SECRET_FIELDS.test(name));
  return Object.fromEntries(visibleFields.map(([name, value]) => [name, value.slice(0, LONGEST_ECHO).toWellFormed()]));
}

/** True for a request of our scripts, which expect JSON. A form without scripts is redirected to a page. */
export const isFromScript = ({ headers }: Request): boolean =>
  headers.get('Accept')?.includes('application/json') ?? false;

export const isUpload = ({ headers }: Request): boolean => /^multipart/i.test(headers.get('Content-Type') ?? '');
