/** The assistant's texts in the studio (spec: marketing §2 "Chat assistant", §5). */
import { z } from 'zod';
import { about, line, longText, statedFigure } from '../fields.ts';

const reply = longText(600);

const replies = z.strictObject({
  work: about(reply, { label: 'To people who look for work', kind: 'text' }),
  hiring: about(reply, {
    label: 'To people who hire',
    kind: 'text',
    hint: '{ways} stands for the ways of hiring that are switched on.',
  }),
  services: about(reply, {
    label: 'To questions about services',
    kind: 'text',
    hint: '{services} stands for how many are switched on, and their list.',
  }),
  sectors: about(reply, {
    label: 'To questions about industries',
    kind: 'text',
    hint: '{sectors} stands for the figure below.',
  }),
  other: about(reply, {
    label: 'To everything else',
    kind: 'text',
    hint: '{email}, {phone} and {agency} stand for those of the agency, here and above.',
  }),
});

export const assistantSchema = z
  .strictObject({
    name: about(line(60), { label: 'Name', hint: '{agencyShort} stands for the short name of the agency.' }),
    status: about(line(20), { label: 'Beside the green dot', hint: 'Such as: Online.' }),
    greeting: about(longText(300), { label: 'Greeting', kind: 'text' }),
    quickReplies: about(z.array(line(60)).max(6, 'At most 6'), {
      label: 'Questions to choose from',
      hint: 'One a line, at most 6.',
    }),
    replies: about(replies, { label: 'Replies' }),
    sectors: about(statedFigure({ value: 24, label: 80 }).optional(), { label: 'How many sectors the agency serves' }),
  })
  .superRefine(({ replies: given, sectors }, context) => {
    const isAsked = Object.values(given).some((text) => text.includes('{sectors}'));
    if (isAsked && !sectors)
      context.addIssue({ code: 'custom', path: ['sectors'], message: 'A reply states this figure' });
  });

export type AssistantWords = z.infer<typeof assistantSchema>;
