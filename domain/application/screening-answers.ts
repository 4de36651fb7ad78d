import {
  ANSWER_LENGTH,
  LARGEST_ANSWER,
  QUESTION_NUMBERS,
  type ScreeningQuestion,
} from '#domain/application/screening.ts';

/** Includes the question's text at that time. `answer` is '' if it was left blank. */
export type ScreeningAnswer = { question: string; answer: string };

/** The field with the id of the question set that the form showed. */
export const QUESTIONS_FIELD = 'questions';
export const ANSWER_FIELDS = ['answer_1', 'answer_2', 'answer_3', 'answer_4', 'answer_5'] as const;
export type AnswerField = (typeof ANSWER_FIELDS)[number];

export type TypedAnswers = {
  set: string;
  typed: readonly string[];
};

export const NO_ANSWERS: TypedAnswers = { set: '', typed: [] };

export type ReadAnswers = { answers: ScreeningAnswer[]; errors: Partial<Record<AnswerField, string>> };

/** @param typed the submitted fields; for a choice, the number of its option */
export function readAnswers(questions: readonly ScreeningQuestion[], typed: readonly string[]): ReadAnswers {
  const read: ReadAnswers = { answers: [], errors: {} };
  for (const [index, question] of questions.slice(0, QUESTION_NUMBERS.length).entries()) {
    const answer = readAnswer(question, (typed[index] ?? '').trim());
    read.answers.push({ question: question.words, answer: answer.ok ? answer.text : '' });
    const field = ANSWER_FIELDS[index];
    if (!answer.ok && field) read.errors[field] = answer.error;
  }
  return read;
}

type Answer = { ok: true; text: string } | { ok: false; error: string };

function readAnswer({ kind, choices, isRequired }: ScreeningQuestion, typed: string): Answer {
  if (typed === '') return isRequired ? { ok: false, error: MISSING[kind] } : { ok: true, text: '' };
  switch (kind) {
    case 'yes_no': {
      const text = typed === 'yes' ? 'Yes' : typed === 'no' ? 'No' : null;
      return text ? { ok: true, text } : { ok: false, error: MISSING.yes_no };
    }
    case 'choice': {
      const text = /^[1-8]$/.test(typed) ? choices[Number(typed) - 1] : undefined;
      return text ? { ok: true, text } : { ok: false, error: MISSING.choice };
    }
    case 'number':
      return readNumber(typed);
    case 'text':
      return Array.from(typed).length > ANSWER_LENGTH
        ? { ok: false, error: `The answer must be ${ANSWER_LENGTH} characters or fewer` }
        : { ok: true, text: typed };
  }
}

const ASK_NUMBER = `Enter a number from 0 to ${LARGEST_ANSWER.toLocaleString('en-GB')}, such as 3 or 2.5`;

/** People separate thousands by commas. */
function readNumber(typed: string): Answer {
  const plain = typed.replace(/^£/, '').replace(/(?<=\d)[, ](?=\d{3}(?:\D|$))/g, '');
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(plain) || Number(plain) > LARGEST_ANSWER) return { ok: false, error: ASK_NUMBER };
  return { ok: true, text: Number(plain).toLocaleString('en-GB', { maximumFractionDigits: 2 }) };
}

const MISSING = {
  yes_no: 'Choose yes or no',
  choice: 'Choose one of the answers',
  number: ASK_NUMBER,
  text: 'Answer this question',
} as const;
