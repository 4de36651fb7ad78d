/** What an administrator sends to change the words of a status, checked. For the server alone, as zod is. */
import { z } from 'zod';
import { lineField, readForm, refuseForm, textField } from '#app/site/form.server.ts';
import { listUnknownPlaceholders, MESSAGE_LENGTHS, type Message, PLACEHOLDERS } from '#domain/application-message.ts';

export type SentWords =
  | { intent: 'restore' }
  | { intent: 'save' | 'preview'; words: Message }
  | { intent: 'refused'; words: Message; errors: Partial<Record<keyof Message, string>> };

const KNOWN = Object.keys(PLACEHOLDERS).map((name) => `{${name}}`);
const CHOICE = `${KNOWN.slice(0, -1).join(', ')} and ${KNOWN.at(-1)}`;

function refuseUnknown(text: string, { addIssue }: { addIssue(issue: { code: 'custom'; message: string }): void }) {
  const unknown = listUnknownPlaceholders(text);
  if (unknown.length === 0) return;
  addIssue({ code: 'custom', message: `Nothing is called ${unknown.join(', ')}: there are ${CHOICE}` });
}

const { subject, body } = MESSAGE_LENGTHS;
const shape = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('restore') }),
  z.strictObject({
    intent: z.enum(['save', 'preview']),
    subject: lineField({ most: subject, missing: 'Enter a subject', name: 'The subject' }).superRefine(refuseUnknown),
    body: textField({ most: body, name: 'The text' })
      .refine((text) => text !== '', 'Enter a text')
      .superRefine(refuseUnknown),
  }),
]);

/** Throws what answers with 400 where it is no form of ours. */
export async function readWords(request: Request): Promise<SentWords> {
  const form = await readForm(request, shape);
  if (!form.ok) {
    const { subject = '', body = '' } = form.values;
    const { intent, ...errors } = form.errors;
    if (intent !== undefined) throw refuseForm();
    return { intent: 'refused', words: { subject, body }, errors };
  }
  if (form.value.intent === 'restore') return { intent: 'restore' };
  const { intent, ...words } = form.value;
  return { intent, words };
}
