import { z } from 'zod';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { hidden, joinedLine } from '#app/web/form/fields.server.ts';
import type { Received } from '#app/web/form/form-action.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { receiveFile } from '#app/web/upload/receive-file.server.ts';
import {
  CSV_REFUSALS,
  type ImportField,
  isImportField,
  LARGEST_IMPORT_BYTES,
  MOST_COLUMNS,
} from '#domain/person/people-file.ts';
import { RECORD_LIMITS } from '#domain/person/record.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';
import type { ReceivedFile } from '#platform/upload/receive-upload.server.ts';

const WRONG_DAY = 'Enter an email consent date, or leave it blank';

const consentDay = (today: string) =>
  z
    .union([z.literal('').transform(() => null), z.string().refine(isCalendarDay, WRONG_DAY)], WRONG_DAY)
    .refine((day) => day === null || day >= '2000-01-01', 'The date must be in 2000 or later')
    .refine((day) => day === null || day <= today, 'The date cannot be in the future');

/** @param today in London */
export const importForm = (today: string) =>
  z.discriminatedUnion(
    'intent',
    [
      z.strictObject({
        intent: z.literal('upload'),
        origin: joinedLine({
          name: 'Source',
          least: 1,
          most: RECORD_LIMITS.origin,
          missing: 'Enter where you got their details',
        }),
        agreement: joinedLine({
          name: 'Consent or lawful basis',
          least: 1,
          most: RECORD_LIMITS.agreement,
          missing: 'Enter how they agreed, or another lawful basis',
        }),
        agreed_on: consentDay(today),
      }),
      z
        .object({
          intent: z.enum(['columns', 'import']),
          shown: hidden(100),
          agreed_on: consentDay(today).default(null),
        })
        .catchall(z.string().max(30, BAD_FORM))
        .transform(({ intent, shown, agreed_on, ...fields }, context) => {
          const columns: (ImportField | '')[] = [];
          for (const [name, field] of Object.entries(fields)) {
            const place = Number(/^column-(\d{1,2})$/.exec(name)?.[1] ?? -1);
            const isOurs = place >= 0 && place < MOST_COLUMNS && (field === '' || isImportField(field));
            if (isOurs) columns[place] = field;
            else context.addIssue(BAD_FORM);
          }
          return { intent, shown, agreed_on, columns: Array.from(columns, (field) => field ?? '') };
        }),
      z.strictObject({ intent: z.literal('discard') }),
    ],
    BAD_FORM,
  );
export type ImportForm = z.output<ReturnType<typeof importForm>>;
export type ImportFile = Pick<ReceivedFile, 'name' | 'bytes'>;

export const receiveImport = ({ request }: FormArgs, { id }: Consultant): Promise<Received<ImportFile | null>> =>
  receiveFile(request, id, {
    fieldNames: ['intent', 'origin', 'agreement', 'agreed_on'],
    largestBytes: LARGEST_IMPORT_BYTES,
    refusals: CSV_REFUSALS,
  });
