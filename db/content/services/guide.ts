/** A guide to one service: permanent recruitment, contract staffing, executive search, career coaching. */
import { z } from 'zod';
import { about, areDistinct, line, longText } from '../fields.ts';
import { anchor, factsCheckedOn, head, lead, points, questions, related, sources, start, times } from './parts.ts';

const fact = z.strictObject({
  label: about(line(40), { label: 'Label' }),
  value: about(line(80), { label: 'Value' }),
});

const step = z.strictObject({
  when: about(line(40), { label: 'When' }),
  title: about(line(80), { label: 'Title' }),
  text: about(longText(400), { label: 'Text', kind: 'text' }),
});

const steps = z.strictObject({
  title: about(line(120), { label: 'Title' }),
  text: about(longText(400), { label: 'Text', kind: 'text' }),
  items: about(z.array(step).min(1, 'Enter at least one step').max(5, 'At most 5'), { label: 'Steps', one: 'step' }),
});

const part = z.strictObject({
  id: anchor,
  title: about(line(120), { label: 'Title' }),
  text: about(z.array(longText(2_000)).max(8, 'At most 8').optional(), {
    label: 'Paragraphs',
    hint: 'One a line.',
  }),
  points,
});

/** The fields that every guide has, the overview among them. */
export const guideFields = {
  head,
  lead,
  facts: about(z.array(fact).max(8, 'At most 8'), { label: 'What people ask first', one: 'fact' }),
  times,
  steps: about(steps, { label: 'What happens when' }),
  parts: about(
    z
      .array(part)
      .max(10, 'At most 10')
      .refine((parts) => areDistinct(parts.map(({ id }) => id)), 'Give each part an anchor of its own'),
    { label: 'Chapters', one: 'chapter' },
  ),
  questions,
  factsCheckedOn,
  sources,
  closing: start,
  related,
};

export const serviceGuideSchema = z.strictObject(guideFields);
export type ServiceGuide = z.infer<typeof serviceGuideSchema>;
