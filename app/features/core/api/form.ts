/** Request bodies of the API, version 1. Names are those of the job form, whose rules check values further. */
import { z } from 'zod';
import { LONGEST_REFERENCE } from '#app/features/board/job-imports/queries/incoming-job.server.ts';
import { receiverAddress } from '#app/features/core/webhooks/form.ts';
import { WEBHOOK_EVENT_NAMES } from '#app/features/core/webhooks/schema.ts';
import { RULE_NAMES } from '#domain/advert/advert.ts';
import { ALL_JOB_FIELDS, JOB_FIELDS, type JobColumns, type JobField } from '#domain/job/fields.ts';
import { valueShape } from './schema.ts';

const LONGEST_SOURCE = 100;

const describedText = (description: string) => z.string().optional().meta({ description });
const writeShapes = Object.fromEntries(
  ALL_JOB_FIELDS.filter((name) => name !== 'title').map((name) => [
    name,
    valueShape(name)
      .optional()
      .meta({ description: describeWriting(name) }),
  ]),
) as { [Name in Exclude<JobField, 'title'>]: z.ZodOptional<z.ZodType<JobColumns[Name]>> };

function describeWriting(name: JobField): string {
  const { api, apiWriting }: { api: string; apiWriting?: string } = JOB_FIELDS[name];
  return [api, apiWriting].filter(Boolean).join(' ');
}

const jobFields = {
  ...writeShapes,
  closes_at: z.iso
    .date()
    .optional()
    .meta({ description: 'The last day to apply, by UK time; within a year.', examples: ['2026-12-31'] }),
  client_id: z.guid().nullable().optional().meta({ description: 'The client the job is for.' }),
  authority: z
    .strictObject({
      how: z.enum(['phone', 'email', 'in-person']).meta({ description: 'How the employer asked you to fill the job.' }),
      given_by: z.string().meta({ description: 'Who at the employer asked you.' }),
      given_on: z.iso.date().meta({ description: 'The date they asked.' }),
    })
    .optional()
    .meta({
      description:
        'Who allowed the job to be advertised. The law asks agencies for it before a job is open (regulation 27).',
    }),
  answers: z
    .partialRecord(z.enum(RULE_NAMES), z.string())
    .optional()
    .meta({ description: 'By rule: your reason for keeping wording we questioned.' }),
};

export const newJobBody = z
  .strictObject({
    title: z.string().meta({ description: JOB_FIELDS.title.api }),
    ...jobFields,
    posted_on: z.iso
      .date()
      .optional()
      .meta({
        description: 'The date your system posted it, not in the future. Defaults to today.',
        examples: ['2026-11-02'],
      }),
    status: z.enum(['draft', 'open']).optional().meta({ description: 'Defaults to open. A draft only needs a title.' }),
  })
  .meta({ id: 'NewJob' });
export type NewJobBody = z.output<typeof newJobBody>;

export const changedJobBody = z
  .strictObject({
    title: describedText(JOB_FIELDS.title.api),
    ...jobFields,
    status: z
      .enum(['draft', 'open', 'closed'])
      .optional()
      .meta({ description: 'Publishes a draft, closes a job, opens it again. `closed` comes alone.' }),
  })
  .meta({ id: 'ChangedJob', description: 'Fields you leave out don’t change.' });
export type ChangedJobBody = z.output<typeof changedJobBody>;

const reference = z.string().trim().min(1).max(LONGEST_REFERENCE);

export const jobLineBody = newJobBody
  .extend({ reference: reference.meta({ description: 'Your system’s reference for the job. It must not change.' }) })
  .meta({ id: 'JobLine' });

export const sourcePart = z.strictObject({ source: z.string().trim().min(1).max(LONGEST_SOURCE) });
export const sourceShape = sourcePart.extend({ reference });

const address = receiverAddress.meta({
  description: 'The endpoint URL: https, on the public internet.',
  examples: ['https://crm.example/hooks'],
});
const events = z
  .array(z.enum(WEBHOOK_EVENT_NAMES))
  .min(1)
  .max(WEBHOOK_EVENT_NAMES.length)
  .meta({ description: 'The events it receives.' });

export const newWebhookBody = z.strictObject({ address, events }).meta({ id: 'NewWebhook' });
export const changedWebhookBody = z
  .strictObject({
    address: address.optional(),
    events: events.optional(),
    is_on: z.boolean().optional().meta({ description: 'Switches it off or on. Send it alone.' }),
  })
  .meta({ id: 'ChangedWebhook', description: 'Fields you leave out don’t change.' });
