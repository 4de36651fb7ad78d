/** A page with several forms gets one reply: which of them it is for. */
import type { Reply } from '#app/web/form/reply.ts';

/** @param contact of the form, where there is one for each contact */
export const answerTo = (answer: Reply | undefined, intent: string, contact?: string): Reply | undefined =>
  answer?.values['intent'] === intent && answer.values['contact'] === contact ? answer : undefined;
