import type { Reply } from '#app/web/form/reply.ts';

export type RecordAnswer = Reply | undefined;

const OWN = ['note', 'call', 'tag', 'task'] as const;
type OwnForm = (typeof OWN)[number];

/** The reply, if it is to this form. */
export const answerTo = (answer: RecordAnswer, intent: OwnForm): RecordAnswer =>
  answer?.values['intent'] === intent ? answer : undefined;

/** The reply to a button without fields, such as 'Done' of a task. */
export const answerToOthers = (answer: RecordAnswer): RecordAnswer =>
  OWN.some((intent) => answer?.values['intent'] === intent) ? undefined : answer;
