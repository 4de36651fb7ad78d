import { z } from 'zod';
import { hidden, hiddenChoice, joinedLine, text, tickBox } from '#app/web/form/fields.server.ts';
import { LONGEST_REASON, RULE_NAMES } from '#domain/advert/advert.ts';
import type { AdvertAnswers } from '#domain/advert/judge-advert.ts';
import {
  CHOICE_LENGTH,
  CHOICES,
  QUESTION_KINDS,
  QUESTION_LENGTH,
  QUESTION_NUMBERS,
  type QuestionSet,
  type ScreeningQuestion,
} from '#domain/application/screening.ts';

export type SentQuestions = {
  questions: ScreeningQuestion[];
  /** The form block of each question. */
  places: number[];
  /** The version of the set that the form showed; '' for none. */
  version: string;
  answers: AdvertAnswers;
};

const WORDS = joinedLine({ name: 'The question', most: QUESTION_LENGTH, isPlain: true }).default('');
const CHOICE_TEXT = text({ name: 'The answers', most: CHOICES.most * (CHOICE_LENGTH + 2), isPlain: true }).default('');
const REASON = text({ name: 'The reason', most: LONGEST_REASON }).default('');

const FIELDS = Object.fromEntries([
  ...QUESTION_NUMBERS.flatMap((place) => [
    [`kind_${place}`, hiddenChoice(QUESTION_KINDS).default('yes_no')],
    [`words_${place}`, WORDS],
    [`choices_${place}`, CHOICE_TEXT],
    [`required_${place}`, tickBox],
  ]),
  ...RULE_NAMES.flatMap((rule) => [
    [`asked_${rule}`, hidden(2_000)],
    [`because_${rule}`, REASON],
  ]),
]) as Record<string, z.ZodType<string | undefined>>;

export const questionsForm = z
  .strictObject({ version: hidden(36), ...FIELDS })
  .transform((value, context): SentQuestions => {
    const read = value as Record<string, string | undefined> & { version: string };
    const sent: SentQuestions = { questions: [], places: [], version: read.version, answers: {} };
    for (const place of QUESTION_NUMBERS) {
      const { [`words_${place}`]: words = '', [`choices_${place}`]: lines = '', [`kind_${place}`]: kind } = read;
      const questionKind = QUESTION_KINDS.find((each) => each === kind) ?? 'yes_no';
      const choices = questionKind === 'choice' ? readChoices(lines) : [];
      if (words === '') continue;
      const error = questionKind === 'choice' ? findChoiceFault(choices) : null;
      if (error) context.addIssue({ code: 'custom', path: [`choices_${place}`], message: error });
      sent.places.push(place);
      sent.questions.push({ kind: questionKind, words, isRequired: read[`required_${place}`] === 'yes', choices });
    }
    for (const rule of RULE_NAMES) {
      const { [`asked_${rule}`]: words = '', [`because_${rule}`]: reason = '' } = read;
      sent.answers[rule] = { words, reason };
    }
    return sent;
  });

const readChoices = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function findChoiceFault(choices: readonly string[]): string | null {
  const { least, most } = CHOICES;
  if (choices.length < least || choices.length > most) return `Enter ${least} to ${most} answers, one per line`;
  if (choices.some((each) => Array.from(each).length > CHOICE_LENGTH))
    return `Each answer must be ${CHOICE_LENGTH} characters or fewer`;
  if (new Set(choices.map((each) => each.toLowerCase())).size < choices.length) return 'Each answer must be different';
  return null;
}

export function toFields(set: QuestionSet | null): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [index, { kind, words, choices, isRequired }] of (set?.questions ?? []).entries()) {
    const place = index + 1;
    fields[`kind_${place}`] = kind;
    fields[`words_${place}`] = words;
    fields[`choices_${place}`] = choices.join('\n');
    if (isRequired) fields[`required_${place}`] = 'yes';
  }
  return fields;
}
