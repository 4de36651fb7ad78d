import { z } from 'zod';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { choice, hidden, joinedLine } from '#app/web/form/fields.server.ts';
import type { Received } from '#app/web/form/form-action.server.ts';
import { BAD_FORM, type Fields } from '#app/web/form/read.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { receiveFile } from '#app/web/upload/receive-file.server.ts';
import { RULE_NAMES } from '#domain/advert/advert.ts';
import { BOARD_ADDRESS, BOARD_CHANGES, PULLED_EVERY } from '#domain/job-import/board/followed-board.ts';
import {
  ANSWERED_ONCE,
  FALLBACKS,
  type Fallback,
  isJobColumn,
  JOB_FILE_LIMITS,
  JOB_FILE_REFUSALS,
  type JobColumn,
  LARGEST_JOB_FILE_BYTES,
} from '#domain/job-import/job-columns.ts';
import { isUuid } from '#domain/uuid.ts';
import type { ReceivedFile } from '#platform/upload/receive-upload.server.ts';
import type { Answers } from './queries/line-values.server.ts';

export type SentPreview = {
  columns: (JobColumn | '')[];
  fallbacks: Partial<Record<Fallback, string>>;
  places: Record<string, string>;
  answers: Answers;
  mended: Record<string, Fields>;
};

const LONGEST_MENDED = 20_000;
const LONGEST_ANSWER = 200;

const MENDABLE = new Set<string>(RULE_NAMES.flatMap((rule) => [`because_${rule}`, `asked_${rule}`]));
const isMendable = (field: string) => isJobColumn(field) || MENDABLE.has(field);

function readPreview(fields: Fields): SentPreview | null {
  const sent: SentPreview = { columns: [], fallbacks: {}, places: {}, answers: {}, mended: {} };
  for (const [name, typed] of Object.entries(fields)) {
    const [kind = '', key = '', field = ''] = name.split('.');
    const value = typed.replaceAll('\r\n', '\n').trim();
    const fallback = FALLBACKS.find((each) => each === key);
    if (value.length > LONGEST_MENDED || !value.isWellFormed() || value.includes('\0')) return null;
    if (kind === 'column' && /^\d{1,2}$/.test(key) && Number(key) < JOB_FILE_LIMITS.columns) {
      if (value !== '' && !isJobColumn(value)) return null;
      sent.columns[Number(key)] = value;
    } else if (kind === 'all' && fallback) sent.fallbacks[fallback] = value;
    else if (kind === 'place' && /^\d{1,2}$/.test(key) && field === 'from') {
      const chosen = fields[`place.${key}.to`];
      if (chosen) sent.places[value] = chosen.trim().slice(0, 100);
    } else if (kind === 'answer' && /^\d{1,2}$/.test(key) && field === 'from') {
      if (!addAnswer(sent, fields[`answer.${key}.field`] ?? '', value, fields[`answer.${key}.to`]?.trim() ?? ''))
        return null;
    } else if (kind === 'row' && /^\d{1,7}$/.test(key) && isMendable(field)) {
      sent.mended[key] = { ...sent.mended[key], [field]: value };
    } else if (!(kind === 'place' && field === 'to') && !(kind === 'answer' && /^(?:field|to)$/.test(field)))
      return null;
  }
  sent.columns = Array.from(sent.columns, (field) => field ?? '');
  return sent;
}

/** '-' stands for an empty value, and an empty answer for no answer. @returns false if the page did not ask this */
function addAnswer(sent: SentPreview, field: string, value: string, answer: string): boolean {
  const answerable = ANSWERED_ONCE.find((each) => each === field);
  const fallback = FALLBACKS.find((each) => each === field);
  if (!answerable || (value === '' && !fallback) || answer.length > LONGEST_ANSWER) return false;
  if (answer === '') return true;
  if (value === '' && fallback) sent.fallbacks[fallback] = answer;
  else sent.answers[answerable] = { ...sent.answers[answerable], [value]: answer === '-' ? '' : answer };
  return true;
}

const SAID = ['authority_how', 'authority_by', 'authority_on'] as const;

export const importForm = z.discriminatedUnion(
  'intent',
  [
    z.strictObject({
      intent: z.literal('upload'),
      source: z.union([z.literal(''), z.string().refine(isUuid, BAD_FORM)], BAD_FORM),
      name: joinedLine({ name: 'Name', most: 100 }),
    }),
    z
      .object({
        intent: z.enum(['check', 'import']),
        shown: hidden(200),
        closes: z.enum(['yes'], BAD_FORM).optional(),
        overwrites: z.enum(['yes'], BAD_FORM).optional(),
        authority_how: z.string().max(30, BAD_FORM).default(''),
        authority_by: z.string().max(200, BAD_FORM).default(''),
        authority_on: z.string().max(30, BAD_FORM).default(''),
      })
      .catchall(z.string())
      .transform(
        ({ intent, shown, closes, overwrites, authority_how, authority_by, authority_on, ...rest }, context) => {
          const preview = readPreview(rest);
          if (!preview) context.addIssue(BAD_FORM);
          const said = { authority_how, authority_by, authority_on } satisfies Record<(typeof SAID)[number], string>;
          const sent = preview ?? { columns: [], fallbacks: {}, places: {}, answers: {}, mended: {} };
          return { intent, shown, closes: closes === 'yes', overwrites: overwrites === 'yes', said, ...sent };
        },
      ),
    z.strictObject({ intent: z.literal('discard') }),
    z.strictObject({
      intent: z.literal('follow'),
      address: joinedLine({ name: 'URL', missing: BOARD_ADDRESS, most: 500 }),
      every: choice(PULLED_EVERY, 'Choose a sync frequency'),
    }),
    z.strictObject({
      intent: z.enum(BOARD_CHANGES),
      source: z.string().refine(isUuid, BAD_FORM),
    }),
  ],
  BAD_FORM,
);
export type ImportForm = z.output<typeof importForm>;
export type ImportFile = Pick<ReceivedFile, 'name' | 'bytes'>;

export const receiveImport = ({ request }: FormArgs, { id }: Consultant): Promise<Received<ImportFile | null>> =>
  receiveFile(request, id, {
    fieldNames: ['intent', 'source', 'name'],
    largestBytes: LARGEST_JOB_FILE_BYTES,
    refusals: JOB_FILE_REFUSALS,
  });
