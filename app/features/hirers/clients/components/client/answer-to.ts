import type { Reply } from '#app/web/form/reply.ts';

/** @param contact set if the page has one form for each contact */
export const answerTo = (answer: Reply | undefined, intent: string, contact?: string): Reply | undefined =>
  answer?.values['intent'] === intent && answer.values['contact'] === contact ? answer : undefined;
