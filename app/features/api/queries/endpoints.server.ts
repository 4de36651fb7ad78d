/** The addresses of the API: the routes check with them, and both descriptions of it are made of them. */
import type { z } from 'zod';
import { jobQuestion, jobShape, jobsQuestion, jobsShape, placesQuestion, placesShape } from '../schema.ts';

export type Endpoint<Question extends z.ZodObject = z.ZodObject> = {
  /** As OpenAPI writes it. */
  path: string;
  /** Its name in programs that are made of the description. */
  id: string;
  /** A few words, and a sentence or two. */
  summary: string;
  description: string;
  question: Question;
  answer: z.ZodType;
  /** Of the parameters in the path. */
  parts?: Readonly<Record<string, { description: string }>>;
  /** A question that is worth trying. */
  sample: string;
};

const endpoint = <Question extends z.ZodObject>(row: Endpoint<Question>) => row;

export const listJobsEndpoint = endpoint({
  path: '/api/v1/jobs',
  id: 'listJobs',
  summary: 'List and search open jobs',
  description:
    'The newest first, or by words, place and pay as on the board. Ask `next` until it is null: a list of the newest misses no job and repeats none while others are posted. Searches by words, place, industry, pay or age go as far as 9,900 jobs.',
  question: jobsQuestion,
  answer: jobsShape,
  sample: '?search=driver&where=Kettering&miles=20&fields=id,title,url',
});

export const readJobEndpoint = endpoint({
  path: '/api/v1/jobs/{id}',
  id: 'readJob',
  summary: 'Read one job',
  description: 'Also one that is closed: `is_open` says so.',
  question: jobQuestion,
  answer: jobShape,
  parts: { id: { description: 'The `id` of a job.' } },
  sample: '',
});

export const listPlacesEndpoint = endpoint({
  path: '/api/v1/places',
  id: 'listPlaces',
  summary: 'List places whose name begins so',
  description: 'At most eight, for a field in which people type a place. A name goes into `where` of a search of jobs.',
  question: placesQuestion,
  answer: placesShape,
  sample: '?start=newp',
});

export const ENDPOINTS: readonly Endpoint[] = [listJobsEndpoint, readJobEndpoint, listPlacesEndpoint];
