import { z } from 'zod';
import { hiddenChoice } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';

const PAIR_DECISIONS = ['keep_this', 'keep_other', 'apart'] as const;

export const pairForm = z.strictObject({ other: z.uuid(BAD_FORM), decision: hiddenChoice(PAIR_DECISIONS) });
export type PairDecision = z.output<typeof pairForm>;

export const undoForm = z.strictObject({ merge: z.uuid(BAD_FORM) });
