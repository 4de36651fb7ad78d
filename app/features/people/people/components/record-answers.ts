/** The record has several forms, each of which names itself by its intent. */
import type { Reply } from '#app/web/form/reply.ts';

export type RecordAnswer = Reply | undefined;

const OWN = ['note', 'call', 'tag', 'task'] as const;
type OwnForm = (typeof OWN)[number];

/** The answer, if it is about this form. */
export const answerTo = (answer: RecordAnswer, intent: OwnForm): RecordAnswer =>
  answer?.values['intent'] === intent ? answer : undefined;

/** The answer to a button without fields, such as that of a task that is done. */
export const answerToOthers = (answer: RecordAnswer): RecordAnswer =>
  OWN.some((intent) => answer?.values['intent'] === intent) ? undefined : answer;
