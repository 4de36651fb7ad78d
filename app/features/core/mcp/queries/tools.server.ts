import { href } from 'react-router';
import { z } from 'zod';
import { explainUnclearPlace, suggestPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { nullIfTooWide } from '#app/features/board/jobs/queries/search/search-time.server.ts';
import { TOO_WIDE_SENTENCES } from '#app/features/board/jobs/texts.ts';
import { listApiJobs, toApiJob } from '#app/features/core/api/queries/api-jobs.server.ts';
import { type ApiJob, jobQuestion, jobsQuestion, placesQuestion } from '#app/features/core/api/schema.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';

type ToolContext = Pick<RequestContext, 'database' | 'content' | 'publicOrigin'>;

export type ToolAnswer = { ok: true; value: object } | { ok: false; message: string };

type Tool<Question extends z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  question: Question;
  run: (context: ToolContext, parameters: z.output<Question>) => Promise<ToolAnswer>;
};

/** Omits long texts, which the single job has. */
const LISTED: readonly (keyof ApiJob)[] = [
  'id',
  'url',
  'title',
  'company',
  'location',
  'type',
  'work_mode',
  'salary',
  'advertised_by',
  'closes_at',
];

const tool = <Question extends z.ZodObject>(row: Tool<Question>) => row;

const searchJobs = tool({
  name: 'search_jobs',
  title: 'Search open jobs',
  description:
    'Open jobs by words, place, pay and kind of work; the newest without any. `after` of an answer, given back, goes on where it ended.',
  question: jobsQuestion,
  run: async ({ database, content, publicOrigin }, parameters) => {
    const listing = listApiJobs({ asPublic: database.asPublic, content }, parameters);
    if (!listing) return { ok: false, message: 'after: it is not one that an answer gave.' };
    const result = await nullIfTooWide(listing);
    if (!result) return { ok: false, message: TOO_WIDE_SENTENCES };
    const unclearPlace = await explainUnclearPlace(database.asPublic, parameters.where, result.jobs);
    if (unclearPlace) return { ok: false, message: unclearPlace };
    const jobs = result.jobs.map((job) => toApiJob(job, urlOf(publicOrigin, job.id), parameters.fields ?? LISTED));
    return { ok: true, value: { jobs, after: result.after } };
  },
});

const readJob = tool({
  name: 'read_job',
  title: 'Read one job',
  description: 'All that an advert says, also of a job that is closed: `is_open` says so.',
  question: z.strictObject({
    id: z.guid().meta({ description: 'The `id` of a job that a search found.' }),
    ...jobQuestion.shape,
  }),
  run: async ({ database, publicOrigin }, { id, fields }) => {
    const job = await findPublicJob(database.asPublic, id);
    if (!job) return { ok: false, message: 'There is no job with this id.' };
    return { ok: true, value: toApiJob(job, urlOf(publicOrigin, id), fields) };
  },
});

const listPlaces = tool({
  name: 'list_places',
  title: 'List places',
  description: 'Places of the United Kingdom whose name begins so, for `where` of a search.',
  question: placesQuestion,
  run: async ({ database }, { start }) => {
    const result = await suggestPlaces(database.asPublic, start);
    if (result === 'busy') return { ok: false, message: 'Too many places are being looked up. Try again in a moment.' };
    return { ok: true, value: { places: result.map(({ value: name, hint }) => ({ name, hint })) } };
  },
});

const urlOf = (publicOrigin: string, id: string): string => publicOrigin + href('/jobs/:id', { id });

const TOOLS = new Map(
  [searchJobs, readJob, listPlaces].map((each) => [each.name, each as unknown as Tool<z.ZodObject>]),
);

export const listTools = () =>
  [...TOOLS.values()].map(({ name, title, description, question }) => ({
    name,
    title,
    description,
    inputSchema: z.toJSONSchema(question, { io: 'output' }),
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  }));

export async function callTool(context: ToolContext, name: string, input: object): Promise<ToolAnswer | null> {
  const tool = TOOLS.get(name);
  if (!tool) return null;
  const parsed = tool.question.safeParse(toQueryParameters(input));
  if (parsed.success) return tool.run(context, parsed.data);
  return {
    ok: false,
    message: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join('\n'),
  };
}

/** Converts arguments to query parameters, where numbers and lists are text. Models send null for omitted arguments. */
const toQueryParameters = (input: object) =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, typeof value === 'number' || Array.isArray(value) ? String(value) : value]),
  );
