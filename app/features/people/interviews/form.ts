import { z } from 'zod';
import { choice, hiddenChoice, joinedLine, orNull, text } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import {
  INTERVIEW_KINDS,
  INTERVIEW_MINUTES,
  INTERVIEW_NOTE_LENGTH,
  INTERVIEW_PLACE_LENGTH,
  type InterviewKind,
  MOST_SLOTS,
} from '#domain/interview/interview.ts';
import { readSlots } from '#domain/interview/slots.ts';
import type { InterviewAnswer, InterviewChange, InterviewOffer } from './schema.ts';
import { DESK_REFUSALS, SLOT_ERRORS } from './texts.ts';

const note = text({ name: 'The message', most: INTERVIEW_NOTE_LENGTH, isPlain: true });
const place = joinedLine({ name: 'The place', most: INTERVIEW_PLACE_LENGTH });
const shortText = z.string(BAD_FORM).max(20, BAD_FORM).default('');

const ROWS = Array.from({ length: MOST_SLOTS }, (_, index) => index + 1);
const slotFields = Object.fromEntries(
  ROWS.flatMap((row) => [`day${row}`, `time${row}`]).map((name) => [name, shortText]),
);

type Context = z.core.$RefinementCtx;
type FormValues = Record<string, unknown>;

function addSlots(fields: FormValues, minutes: number, now: Date, context: Context): Date[] {
  const rows = ROWS.map((row) => ({
    day: String(fields[`day${row}`] ?? ''),
    time: String(fields[`time${row}`] ?? ''),
  }));
  const read = readSlots(rows, minutes, now);
  if (read.ok) return read.slots;
  context.addIssue({ code: 'custom', path: [`day${read.index + 1}`], message: SLOT_ERRORS[read.error] });
  return [];
}

/** An interview by phone has no place; a video call has an https address. */
function addPlace(kind: InterviewKind, where: string, context: Context): string | null {
  if (kind === 'phone') return null;
  const message = findPlaceError(kind, where);
  if (message) context.addIssue({ code: 'custom', path: ['place'], message });
  return where;
}

function findPlaceError(kind: InterviewKind, where: string): string | null {
  if (kind === 'in_person') return where === '' ? 'Enter the address' : null;
  const isLink = /^https:\/\/[^\s<>"]+$/.test(where) && URL.canParse(where);
  return isLink ? null : 'Enter the video link, beginning with https://';
}

export const offerForm = (now: Date) =>
  z
    .strictObject({
      kind: choice(INTERVIEW_KINDS, 'Choose how you’ll meet'),
      place: place.default(''),
      minutes: choice(INTERVIEW_MINUTES, 'Choose a length'),
      interviewer: z.uuid(DESK_REFUSALS.no_such_interviewer),
      note: note.default(''),
      ...slotFields,
    })
    .transform((fields, context): InterviewOffer => {
      const minutes = Number(fields.minutes);
      return {
        kind: fields.kind,
        place: addPlace(fields.kind, fields.place, context),
        minutes,
        interviewerId: fields.interviewer,
        note: orNull(fields.note),
        slots: addSlots(fields, minutes, now, context),
      };
    });

/** Kind and length cannot change; the form includes them for validation. */
export const changeForm = (now: Date) =>
  z
    .discriminatedUnion(
      'intent',
      [
        z.strictObject({ intent: hiddenChoice(['cancel', 'resend', 'done', 'no_show']) }),
        z.strictObject({
          intent: z.literal('offer'),
          kind: hiddenChoice(INTERVIEW_KINDS),
          minutes: hiddenChoice(INTERVIEW_MINUTES),
          place: place.default(''),
          note: note.default(''),
          ...slotFields,
        }),
      ],
      BAD_FORM,
    )
    .transform((fields, context): InterviewChange => {
      if (fields.intent !== 'offer') return { intent: fields.intent };
      return {
        intent: 'offer',
        place: addPlace(fields.kind, fields.place, context),
        note: orNull(fields.note),
        slots: addSlots(fields, Number(fields.minutes), now, context),
      };
    });

export const answerForm: z.ZodType<InterviewAnswer> = z.discriminatedUnion(
  'intent',
  [
    z.strictObject({
      intent: z.literal('book'),
      slot: z.iso.datetime('Choose a time').transform((moment) => new Date(moment)),
    }),
    z.strictObject({ intent: hiddenChoice(['ask', 'cancel']), note: note.default('').transform(orNull) }),
  ],
  BAD_FORM,
);
