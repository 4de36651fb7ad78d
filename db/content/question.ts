/** A question and its answer at the end of the home page, as the studio keeps it (spec: marketing §2 "FAQ section"). */
import { z } from 'zod';
import { about, line, longText } from './fields.ts';

export const questionSchema = z.strictObject({
  question: about(line(150), { label: 'Question' }),
  answer: about(longText(1_200), { label: 'Answer', kind: 'text' }),
});

export type Question = z.infer<typeof questionSchema>;
