import { z } from 'zod';
import { hiddenChoice } from '#app/web/form/fields.server.ts';
import { answersOf, EQUALITY_NAMES, type EqualityQuestion, NOT_SAID } from '#domain/application/equality.ts';
import { JOB_CATEGORIES, type JobCategory } from '#domain/job/job.ts';
import { NO_ANSWERS } from './texts.ts';

export type EqualityAnswers = { category: JobCategory; answers: Record<EqualityQuestion, string> };

const answerTo = (question: EqualityQuestion) =>
  hiddenChoice(['', ...Object.keys(answersOf(question))] as [string, ...string[]]).default('');

const FIELDS = {
  age_band: answerTo('age_band'),
  sex: answerTo('sex'),
  ethnicity: answerTo('ethnicity'),
  disability: answerTo('disability'),
  religion: answerTo('religion'),
  orientation: answerTo('orientation'),
} satisfies Record<EqualityQuestion, z.ZodType<string>>;

/** A missing answer counts as 'prefer not to say', so that all questions have the same number of answers. */
export const equalityForm = z
  .strictObject({ category: hiddenChoice(JOB_CATEGORIES), ...FIELDS })
  .transform(({ category, ...typed }, context): EqualityAnswers => {
    if (Object.values(typed).every((answer) => answer === ''))
      context.addIssue({ code: 'custom', path: [EQUALITY_NAMES[0] ?? ''], message: NO_ANSWERS });
    const answers = Object.fromEntries(EQUALITY_NAMES.map((name) => [name, typed[name] || NOT_SAID]));
    return { category, answers: answers as Record<EqualityQuestion, string> };
  });
