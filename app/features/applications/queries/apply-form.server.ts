/** What comes back from the form one applies with, checked. */
import { z } from 'zod';
import { type FormErrors, refuseForm, textField } from '#app/site/form.server.ts';
import { COVER_NOTE_LENGTH } from '#domain/application.ts';
import { stripMarkup } from '#domain/plain-text.ts';
import { APPLY_INTENTS, type ApplyIntent } from '../schema.ts';

export type SentApplication = {
  intent: ApplyIntent;
  coverNote: string | null;
  withCv: boolean;
  /** Of the profile that was previewed; empty before that. null: it may be sent as it is by then. */
  version: string | null;
};

export type ApplyFormResult = { ok: true; sent: SentApplication } | { ok: false; errors: FormErrors };

/** Nobody types the others, so what is wrong with them is no form of ours. */
const TYPED = 'cover_note';

const SHAPE = z.strictObject({
  intent: z.enum(APPLY_INTENTS),
  cover_note: z
    .string()
    .default('')
    .transform(stripMarkup)
    .pipe(textField({ most: COVER_NOTE_LENGTH, name: 'Cover note' })),
  // Not asked of whoever has no CV: one that comes with the form is meant to be sent.
  with_cv: z.enum(['yes', 'no']).default('yes'),
  version: z.string().max(100).default(''),
  // Of whoever had no connection to preview it by, and agreed to that.
  as_it_is: z.literal('yes').optional(),
});

/** Throws what answers with 400 where it is no form of ours. */
export function readApplyForm(fields: Record<string, string>): ApplyFormResult {
  const form = SHAPE.safeParse(fields);
  if (form.success) {
    const { intent, cover_note, with_cv, version, as_it_is } = form.data;
    const chosen = { coverNote: cover_note || null, withCv: with_cv === 'yes' };
    return { ok: true, sent: { intent, ...chosen, version: as_it_is ? null : version } };
  }
  const { issues } = form.error;
  if (issues.some(({ path }) => path[0] !== TYPED)) throw refuseForm();
  return { ok: false, errors: { [TYPED]: issues[0]?.message ?? '' } };
}
