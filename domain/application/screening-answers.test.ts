import { expect, test } from 'vitest';
import type { ScreeningQuestion } from '#domain/application/screening.ts';
import { readAnswers } from './screening-answers.ts';

const ask = (question: Partial<ScreeningQuestion>): ScreeningQuestion => ({
  kind: 'text',
  words: 'What is it?',
  isRequired: false,
  choices: [],
  ...question,
});
const readOne = (question: Partial<ScreeningQuestion>, typed: string) => {
  const { answers, errors } = readAnswers([ask(question)], [typed]);
  return errors.answer_1 ?? answers[0]?.answer;
};

test.each([
  ['yes', 'Yes'],
  ['no', 'No'],
  ['', ''],
  ['maybe', 'Choose yes or no'],
  ['Yes', 'Choose yes or no'],
])('yes or no: %j is %j', (typed, expected) => expect(readOne({ kind: 'yes_no' }, typed)).toBe(expected));

test.each([
  ['1', 'Days'],
  ['2', 'Nights'],
  ['3', 'Choose one of the answers'],
  ['0', 'Choose one of the answers'],
  ['Days', 'Choose one of the answers'],
  ['1e0', 'Choose one of the answers'],
])('a choice: %j is %j', (typed, expected) =>
  expect(readOne({ kind: 'choice', choices: ['Days', 'Nights'] }, typed)).toBe(expected),
);

const NO_NUMBER = 'Enter a number from 0 to 1,000,000, such as 3 or 2.5';
test.each([
  ['3', '3'],
  ['2.5', '2.5'],
  ['007', '7'],
  ['28,500', '28,500'],
  ['28 500', '28,500'],
  ['£28,500.50', '28,500.5'],
  ['1000000', '1,000,000'],
  ['1000000.01', NO_NUMBER],
  ['1000001', NO_NUMBER],
  ['-1', NO_NUMBER],
  ['1e3', NO_NUMBER],
  ['0x10', NO_NUMBER],
  ['NaN', NO_NUMBER],
  ['Infinity', NO_NUMBER],
  ['1,2,3', NO_NUMBER],
  ['three', NO_NUMBER],
  ['2.555', NO_NUMBER],
])('a number: %j is %j', (typed, expected) => expect(readOne({ kind: 'number' }, typed)).toBe(expected));

test('a text of 500 characters is taken, a longer one is not', () => {
  expect(readOne({}, '\u{1F6A2}'.repeat(500))).toBe('\u{1F6A2}'.repeat(500));
  expect(readOne({}, 'x'.repeat(501))).toBe('The answer must be 500 characters or fewer');
});

test('a missing required answer is an error, a missing optional one is stored as left out', () => {
  const questions = [ask({ kind: 'yes_no', isRequired: true }), ask({ words: 'And?' }), ask({ isRequired: true })];
  expect(readAnswers(questions, [])).toEqual({
    answers: [
      { question: 'What is it?', answer: '' },
      { question: 'And?', answer: '' },
      { question: 'What is it?', answer: '' },
    ],
    errors: { answer_1: 'Choose yes or no', answer_3: 'Answer this question' },
  });
});
