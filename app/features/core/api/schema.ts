/** Parameters and responses of the API, version 1. Names are those of the job form and its columns. */
import { z } from 'zod';
import { OFF_REASON_NAMES, WEBHOOK_EVENT_NAMES } from '#app/features/core/webhooks/schema.ts';
import { problemShape } from '#app/web/api/problem.server.ts';
import { LONGEST_SEARCH } from '#domain/address/search-length.ts';
import { APPLICATION_STATUSES } from '#domain/application/application.ts';
import { CLIENT_STATES } from '#domain/client/client.ts';
import {
  JOB_FIELDS,
  type JobColumns,
  type JobField,
  MANAGED_JOB_FIELDS,
  PUBLIC_JOB_FIELDS,
} from '#domain/job/fields.ts';
import { JOB_CATEGORIES, JOB_STATUSES, JOB_TYPES, WORK_MODES } from '#domain/job/job.ts';
import { LARGEST_CIRCLE } from '#domain/job/search/job-question.ts';
import { RIGHTS_TO_WORK } from '#domain/person/person.ts';

export const USUAL_LIMIT = 20;
const LARGEST_LIMIT = 100;

const readShapes = <Name extends JobField>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, describeField(name)])) as {
    [Each in Name]: z.ZodType<JobColumns[Each]>;
  };

function describeField(name: JobField): z.ZodType {
  const { api: description, ...field }: { api: string; apiExample?: string } = JOB_FIELDS[name];
  return valueShape(name).meta({ description, ...(field.apiExample && { examples: [field.apiExample] }) });
}

export function valueShape(name: JobField): z.ZodType {
  const field = JOB_FIELDS[name];
  switch (field.kind) {
    case 'line':
    case 'text':
      return z.string();
    case 'choice':
      return field.usual === null ? z.enum(field.choices).nullable() : z.enum(field.choices);
    case 'day':
      return z.iso.date().nullable();
    case 'whole':
      return z.int().min(field.least).max(field.most).nullable();
    default:
      return z.number().nullable();
  }
}

const timestampShape = (description: string) =>
  z.iso.datetime().meta({ description, examples: ['2026-11-26T09:00:00.000Z'] });

export const jobShape = z
  .object({
    id: z.guid().meta({ description: 'Stays the same for as long as the job exists.' }),
    url: z.url().meta({ description: 'Its page on this site, where people apply.' }),
    ...readShapes(PUBLIC_JOB_FIELDS),
    advertised_by: z
      .string()
      .meta({ description: 'The wording the law requires in every agency advert. Show it with the job.' }),
    posted_at: timestampShape('When it was posted.'),
    updated_at: timestampShape('When it last changed.'),
    closes_at: timestampShape('Until when candidates can apply.'),
    is_open: z
      .boolean()
      .meta({ description: 'False if closed: it can still be read, but takes no more applications.' }),
  })
  .meta({ id: 'Job' });
export type ApiJob = z.infer<typeof jobShape>;
export const API_JOB_FIELDS = Object.keys(jobShape.shape) as (keyof ApiJob)[];

export const ownJobShape = jobShape
  .extend({
    status: z.enum(JOB_STATUSES).meta({ description: 'Drafts and closed jobs are not on the board.' }),
    ...readShapes(MANAGED_JOB_FIELDS),
    client_id: z.guid().nullable().meta({ description: 'The client the job is for.' }),
  })
  .meta({ id: 'OwnJob', description: 'A job with the extra fields visible to a key that can write it.' });
export type OwnApiJob = z.infer<typeof ownJobShape>;

export const takenLineShape = z
  .object({
    line: z.int().meta({ description: 'From 1, empty lines counted.' }),
    reference: z.string().optional().meta({ description: 'Left out where none could be read.' }),
    status: z.int().meta({ description: 'As `PUT` of the job alone would be answered.' }),
    outcome: z.enum(['made', 'changed', 'same', 'refused']),
    id: z.guid().optional().meta({ description: 'Of the job; left out where it is refused.' }),
    problem: problemShape.optional().meta({ description: 'Why it is refused, with at most five errors.' }),
  })
  .meta({ id: 'TakenLine', description: 'One of these on each line, in the order in which they were sent.' });

export const jobsShape = z
  .object({
    jobs: z.array(
      jobShape.partial().meta({ id: 'SomeOfAJob', description: 'A job with the fields that were asked for.' }),
    ),
    next: z.url().nullable().meta({ description: 'The URL of the next page; null on the last one.' }),
  })
  .meta({ id: 'Jobs' });

export const placesShape = z
  .object({
    places: z.array(
      z
        .object({
          name: z.string().meta({
            description: 'What `where` of a search of jobs understands.',
            examples: ['Newport, Isle of Wight'],
          }),
          hint: z.string().meta({ description: 'What kind of postcode it is; empty for a town.' }),
        })
        .meta({ id: 'Place' }),
    ),
  })
  .meta({ id: 'Places' });

const words = z.string().trim().max(LONGEST_SEARCH);
const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(most));

const someOf = <Name extends string>(names: readonly Name[], example: string) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(names as readonly [Name, ...Name[]])))
    .optional()
    .meta({ description: 'Only these fields, with commas between them.', examples: [example] });

const paging = {
  limit: wholeNumber(LARGEST_LIMIT)
    .optional()
    .meta({ description: `How many to return. Defaults to ${USUAL_LIMIT}.` }),
  after: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Where the previous page ended. Follow `next` instead of building it yourself.' }),
};

export const jobQuestion = z.strictObject({ fields: someOf(API_JOB_FIELDS, 'id,title,url') });

export const jobsQuestion = z.strictObject({
  search: words.optional().meta({ description: 'Search words, as on the board: "quoted phrases", -without.' }),
  where: words.optional().meta({ description: 'A town, an outcode or a postcode.', examples: ['NN16'] }),
  miles: wholeNumber(LARGEST_CIRCLE)
    .optional()
    .meta({ description: 'Miles from `where`, in a straight line. Defaults to 10.' }),
  category: z.enum(JOB_CATEGORIES).optional().meta({ description: 'The category.' }),
  type: z.enum(JOB_TYPES).optional().meta({ description: 'The pattern of the work.' }),
  mode: z.enum(WORK_MODES).optional().meta({ description: 'On site, hybrid or remote.' }),
  industry: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'The last part of an industry page’s URL on this site.' }),
  salary: wholeNumber(1_000_000).optional().meta({ description: 'Minimum yearly pay, in pounds.' }),
  posted: wholeNumber(366).optional().meta({ description: 'Posted within this many days.' }),
  sort: z.enum(['best', 'nearest', 'newest', 'pay', 'closing']).optional().meta({
    description:
      'Sorted by best match if `search` is given, otherwise newest first. `best` needs `search`, `nearest` needs `where`.',
  }),
  ...paging,
  fields: jobQuestion.shape.fields,
});
export type JobsQuestion = z.infer<typeof jobsQuestion>;

export const placesQuestion = z.strictObject({
  start: words.min(1).meta({ description: 'The start of the name.', examples: ['newp'] }),
});

const page = <Shape extends z.ZodType>(shape: Shape) => ({
  next: z.url().nullable().meta({ description: 'The URL of the next page; null on the last one.' }),
  items: z.array(shape),
});

const applicationShape = z
  .object({
    id: z.guid(),
    job_id: z.guid().nullable().meta({ description: 'Null for a job that was deleted.' }),
    job_title: z.string(),
    status: z.enum(APPLICATION_STATUSES),
    name: z.string().meta({ description: 'Where applications are first read without a name: `Candidate 4F2A`.' }),
    email: z.string().nullable().meta({ description: 'Null while the name is hidden, and once it is withdrawn.' }),
    phone: z.string().nullable().meta({ description: 'The same.' }),
    location: z.string().nullable(),
    cover_note: z.string().nullable().meta({ description: 'The same as `email`.' }),
    has_cv: z.boolean(),
    sent_at: timestampShape('When it was received.'),
    url: z.url().meta({ description: 'Its page on the desk.' }),
  })
  .meta({ id: 'Application' });
export type ApiApplication = z.infer<typeof applicationShape>;
const APPLICATION_FIELDS = Object.keys(applicationShape.shape) as (keyof ApiApplication)[];
export const applicationsShape = z.object(page(applicationShape.partial().meta({ id: 'SomeOfAnApplication' })));
export const applicationsQuestion = z.strictObject({
  job: z.guid().optional().meta({ description: 'Only applications for this job, by its `id`.' }),
  status: z.enum(APPLICATION_STATUSES).optional().meta({ description: 'Only applications with this status.' }),
  ...paging,
  fields: someOf(APPLICATION_FIELDS, 'id,status'),
});

const candidateFields = {
  id: z.guid(),
  name: z.string(),
  headline: z.string().nullable().meta({ description: 'Their current job.' }),
  skills: z.array(z.string()),
  tags: z.array(z.string()),
  location: z.string().nullable(),
  available_from: z.iso.date().nullable(),
  right_to_work: z.enum(RIGHTS_TO_WORK),
  may_email: z
    .boolean()
    .meta({ description: 'Whether they agreed to emails about work. Don’t email anybody who hasn’t.' }),
  last_contact_at: timestampShape('Last contact, by email, phone or message.'),
  url: z.url().meta({ description: 'Their record on the desk.' }),
};
export const candidateShape = z
  .object({ ...candidateFields, email: z.string().nullable(), phone: z.string().nullable() })
  .meta({ id: 'Candidate' });
const listedCandidateShape = z.object(candidateFields).meta({ id: 'ListedCandidate' });
export type ListedCandidate = z.infer<typeof listedCandidateShape>;
const CANDIDATE_FIELDS = Object.keys(candidateFields) as (keyof ListedCandidate)[];
export const candidatesShape = z.object(page(listedCandidateShape.partial().meta({ id: 'SomeOfACandidate' })));
export const candidatesQuestion = z.strictObject({ ...paging, fields: someOf(CANDIDATE_FIELDS, 'id,name') });
export const noQuestion = z.strictObject({});

const clientShape = z
  .object({
    id: z.guid(),
    name: z.string(),
    state: z.enum(CLIENT_STATES),
    location: z.string().nullable(),
    url: z.url().meta({ description: 'Its page on the desk.' }),
  })
  .meta({ id: 'Client' });
export type ApiClient = z.infer<typeof clientShape>;
const CLIENT_FIELDS = Object.keys(clientShape.shape) as (keyof ApiClient)[];
export const clientsShape = z.object(page(clientShape.partial().meta({ id: 'SomeOfAClient' })));
export const clientsQuestion = z.strictObject({ ...paging, fields: someOf(CLIENT_FIELDS, 'id,name') });

export const webhookShape = z
  .object({
    id: z.guid(),
    address: z.url().meta({ description: 'Of the receiver.' }),
    events: z.array(z.enum(WEBHOOK_EVENT_NAMES)).meta({ description: 'The events it receives.' }),
    is_on: z.boolean().meta({ description: 'Events while it’s off aren’t sent later.' }),
    off_since: timestampShape('When it was switched off.').nullable(),
    off_reason: z
      .enum(OFF_REASON_NAMES)
      .nullable()
      .meta({ description: 'Why: switched off by a person or a program, a 410 response, or three days of failures.' }),
    failing_since: timestampShape('When deliveries started failing.').nullable(),
    previous_secret_until: timestampShape('Until when messages are also signed with the previous secret.').nullable(),
    waiting: z.int().meta({ description: 'Messages still being retried.' }),
    failed: z.int().meta({ description: 'Messages that failed in the last 30 days.' }),
    url: z.url().meta({ description: 'Its page on the desk.' }),
  })
  .meta({ id: 'Webhook' });
export const webhooksShape = z.object({ items: z.array(webhookShape) }).meta({ id: 'Webhooks' });
export const secretWebhookShape = webhookShape
  .extend({
    secret: z.string().nullable().meta({
      description:
        'Signs the messages. In this answer alone: null where the request was answered before under its `Idempotency-Key`.',
    }),
  })
  .meta({ id: 'WebhookWithSecret' });
export const webhookTestShape = z
  .object({
    is_delivered: z.boolean().meta({ description: 'True if the endpoint returned a status from 200 to 299.' }),
    status: z.int().nullable().meta({ description: 'The status of the response; null if there was none.' }),
    fault: z.string().nullable().meta({ description: 'The error message.' }),
    milliseconds: z.int().meta({ description: 'Response time.' }),
  })
  .meta({ id: 'WebhookTest' });

export type Documented = { name: string; kind: string; description: string };

export type DocumentedEndpoint = {
  id: string;
  path: string;
  method: string;
  scope: string | null;
  summary: string;
  description: string;
  example: string | null;
  parameters: Documented[];
  fields: Documented[];
};
