export const QUESTION_KINDS = ['yes_no', 'choice', 'number', 'text'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const QUESTION_KIND_NAMES: Record<QuestionKind, string> = {
  yes_no: 'Yes or no',
  choice: 'Multiple choice',
  number: 'Number',
  text: 'Short text',
};

export type ScreeningQuestion = {
  kind: QuestionKind;
  words: string;
  isRequired: boolean;
  choices: string[];
};

/** A set never changes: changing questions creates a new one. */
export type QuestionSet = { id: string; questions: ScreeningQuestion[] };

export const MOST_QUESTIONS = 5;
export const QUESTION_NUMBERS = [1, 2, 3, 4, 5] as const;

/** Characters. */
export const QUESTION_LENGTH = 200;
export const CHOICE_LENGTH = 80;
export const CHOICES = { least: 2, most: 8 };
export const ANSWER_LENGTH = 500;
export const LARGEST_ANSWER = 1_000_000;
