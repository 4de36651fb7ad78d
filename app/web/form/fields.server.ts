/** The fields that forms are made of. For the server alone: zod would weigh more than the pages themselves. */
import { z } from 'zod';
import { readEmailAddress } from '#domain/account/email-address.ts';
import { findPhoneError, tidyPhone } from '#domain/profile/profile.ts';
import { stripInvisible, stripMarkup } from '#domain/text/plain-text.ts';
import { BAD_FORM } from './read.server.ts';

export type TextRules = {
  /** The name of the field in messages. */
  name: string;
  most: number;
  /** Least characters; 0 for a field that may stay empty. */
  least?: number;
  /** Said if it is shorter. */
  missing?: string;
  /** The error if nothing was typed; `missing` by default. */
  empty?: string;
  /** Takes out HTML tags before anything is counted. */
  isPlain?: boolean;
};

/** Several lines; '' if nothing in it can be seen. Invisible marks of copied text are dropped; other characters that cannot be shown are refused. */
export const text = (rules: TextRules) =>
  readText(rules, (typed) => ({ shown: typed.replace(/[\n\t]/g, ''), kept: typed }));

/** One line with plain spaces, whatever spaces and tabs were pasted; a line break in it is a character that cannot be shown. */
export const line = (rules: TextRules) =>
  readText(rules, (typed) => {
    const plain = typed.replace(/[\t\p{Zs}]/gu, ' ');
    return { shown: plain, kept: plain };
  });

/** One line; line breaks in it count as spaces. */
export const joinedLine = (rules: TextRules) =>
  readText(rules, (typed) => ({ shown: typed.replace(/[\n\t]/g, ''), kept: typed.replace(/\s+/g, ' ') }));

/** @param split what must be showable, and what is kept */
function readText(rules: TextRules, split: (typed: string) => { shown: string; kept: string }) {
  const { name, most, least = 0, missing = `${name} must be at least ${least} characters`, isPlain = false } = rules;
  const { empty = missing } = rules;
  return z.string(empty).transform((typed, context) => {
    const oneBreak = stripInvisible(typed).replace(/\r\n?/g, '\n');
    const { shown, kept } = split((isPlain ? stripMarkup(oneBreak) : oneBreak).trim());
    const { length } = Array.from(kept);
    const isBlank = !isVisible(kept);
    if (length > most) context.addIssue(`${name} must be ${most.toLocaleString('en-GB')} characters or fewer`);
    else if (!isShowable(shown)) context.addIssue(`${name} ${containing(name)} characters that cannot be shown`);
    else if (isBlank && least > 0) context.addIssue(empty);
    else if (!isBlank && length < least) context.addIssue(missing);
    return isBlank ? '' : kept;
  });
}

const containing = (name: string) => (name.endsWith('s') ? 'contain' : 'contains');

/** Control characters, line separators, and overrides of direction. */
const UNSHOWABLE = /[\p{Cc}\u2028\u2029\u202d\u202e]/u;
const isShowable = (typed: string) => typed.isWellFormed() && !UNSHOWABLE.test(typed);

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Count as letters or signs, and show nothing. */
const FILLERS = /[\u115f\u1160\u2800\u3164\uffa0]/g;
const isVisible = (typed: string): boolean => VISIBLE.test(typed.replace(FILLERS, ''));

/** Turns an empty field into null. */
export const orNull = (typed: string): string | null => typed || null;

export const WRONG_EMAIL = 'Enter an email address in the correct format, like name@example.com';

/** An email address, as it is stored and compared. @param missing the error for an empty field */
export const email = (wrong = WRONG_EMAIL, missing = wrong) =>
  z.string(missing).transform((typed, context) => {
    const address = readEmailAddress(typed);
    if (address !== null) return address;
    context.addIssue(typed.trim() === '' ? missing : wrong);
    return z.NEVER;
  });

/** '' for none. */
export const phone = z.string().transform((typed, context) => {
  const number = tidyPhone(typed);
  const fault = findPhoneError(number);
  if (fault) context.addIssue(fault);
  return number;
});

/** A choice that people make. @param missing said if they made none */
export const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices, missing: string) =>
  z.enum(choices, missing);

/** A choice that the form makes, such as the button that was pressed: any other value is not from a form of ours. */
export const hiddenChoice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, BAD_FORM);

/** A hidden field, which the form fills in by itself. */
export const hidden = (most = 1_000) => z.string(BAD_FORM).max(most, BAD_FORM).default('');

/** A checkbox. */
export const ticked = hiddenChoice(['yes']).optional();

/** The page to open afterwards; read by domain/return-path.ts. */
export const next = z.string().default('');

/** Sent by a form in a dialog, which stays on its page (`answer=here`). */
export const answerHere = hiddenChoice(['here']).optional();
