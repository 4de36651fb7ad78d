/** Only the server may import this: zod is heavy. */
import { z } from 'zod';
import { readEmailAddress } from '#domain/account/email-address.ts';
import { findPhoneError, tidyPhone } from '#domain/profile/profile.ts';
import { stripInvisible, stripMarkup } from '#domain/text/plain-text.ts';
import { BAD_FORM } from './read.server.ts';

export type TextRules = {
  name: string;
  most: number;
  least?: number;
  missing?: string;
  empty?: string;
  /** Strips HTML tags before checking lengths. */
  isPlain?: boolean;
};

/** Multi-line text; '' if it contains nothing visible. Drops invisible marks of copied text; refuses other unprintable characters. */
export const text = (rules: TextRules) =>
  readText(rules, (typed) => ({ printable: typed.replace(/[\n\t]/g, ''), stored: typed }));

/** One line; collapses pasted spaces and tabs to plain spaces, and refuses line breaks. */
export const line = (rules: TextRules) =>
  readText(rules, (typed) => {
    const withPlainSpaces = typed.replace(/[\t\p{Zs}]/gu, ' ');
    return { printable: withPlainSpaces, stored: withPlainSpaces };
  });

/** One line; converts line breaks to spaces. */
export const joinedLine = (rules: TextRules) =>
  readText(rules, (typed) => ({ printable: typed.replace(/[\n\t]/g, ''), stored: typed.replace(/\s+/g, ' ') }));

/** @param split returns the part to check for unprintable characters, and the part to store */
function readText(rules: TextRules, split: (typed: string) => { printable: string; stored: string }) {
  const { name, most, least = 0, missing = `${name} must be at least ${least} characters`, isPlain = false } = rules;
  const { empty = missing } = rules;
  return z.string(empty).transform((typed, context) => {
    const withPlainBreaks = stripInvisible(typed).replace(/\r\n?/g, '\n');
    const { printable, stored } = split((isPlain ? stripMarkup(withPlainBreaks) : withPlainBreaks).trim());
    const { length } = Array.from(stored);
    const isBlank = !isVisible(stored);
    if (length > most) context.addIssue(`${name} must be ${most.toLocaleString('en-GB')} characters or fewer`);
    else if (!isShowable(printable)) context.addIssue(`${name} ${containing(name)} characters that can’t be displayed`);
    else if (isBlank && least > 0) context.addIssue(empty);
    else if (!isBlank && length < least) context.addIssue(missing);
    return isBlank ? '' : stored;
  });
}

const containing = (name: string) => (name.endsWith('s') ? 'contain' : 'contains');

const UNSHOWABLE = /[\p{Cc}\u2028\u2029\u202d\u202e]/u;
const isShowable = (typed: string) => typed.isWellFormed() && !UNSHOWABLE.test(typed);

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Characters that count as letters or symbols, but are invisible. */
const FILLERS = /[\u115f\u1160\u2800\u3164\uffa0]/g;
const isVisible = (typed: string): boolean => VISIBLE.test(typed.replace(FILLERS, ''));

export const orNull = (typed: string): string | null => typed || null;

export const WRONG_EMAIL = 'Enter an email address in the correct format, like name@example.com';

/**
 * An email address, normalised for storage and comparison.
 *
 * @param missing error for an empty field
 */
export const email = (wrong = WRONG_EMAIL, missing = wrong) =>
  z.string(missing).transform((typed, context) => {
    const address = readEmailAddress(typed);
    if (address !== null) return address;
    context.addIssue(typed.trim() === '' ? missing : wrong);
    return z.NEVER;
  });

/** '' if left empty. */
export const phone = z.string().transform((typed, context) => {
  const number = tidyPhone(typed);
  const phoneError = findPhoneError(number);
  if (phoneError) context.addIssue(phoneError);
  return number;
});

/**
 * A choice made by a person.
 *
 * @param missing error if they made none
 */
export const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices, missing: string) =>
  z.enum(choices, missing);

/** Set by the form, such as the pressed button. Another value means that the form is not ours. */
export const hiddenChoice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, BAD_FORM);

export const hidden = (most = 1_000) => z.string(BAD_FORM).max(most, BAD_FORM).default('');

export const tickBox = hiddenChoice(['yes']).optional();

/** domain/return-path.ts checks the path. */
export const next = z.string().default('');

/** Sent by dialogs, which stay on their page (`answer=here`). */
export const answerHere = hiddenChoice(['here']).optional();
