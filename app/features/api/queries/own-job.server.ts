/** A job as the program gets it that may write it. */
import { href } from 'react-router';
import type { Poster } from '#app/features/accounts/policy.ts';
import { findManagedJob, type ManagedJob } from '#app/features/jobs/queries/managed-jobs.server.ts';
import type { LocationQuestion } from '#app/features/jobs/schema.ts';
import { type ProblemError, problem } from '#app/web/api/problem.server.ts';
import type { FormErrors } from '#app/web/form/read.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { ApiJob, OwnApiJob } from '../schema.ts';
import { toApiJob } from './api-jobs.server.ts';

/** A strong one: it changes with every change. */
export const etagOf = ({ version }: Pick<ManagedJob, 'version'>): string => `"${version}"`;

/** @returns null for a header that is not there */
export function readIfMatch(header: string | null): ((version: string) => boolean) | null {
  if (header === null) return null;
  const named = header.split(',').map((each) => each.trim());
  return (version) => named.includes('*') || named.includes(etagOf({ version }));
}

/** Asked of addresses that put a job by its reference: whether also what was changed here is overwritten. */
export const overwritesAll = ({ headers }: Request): boolean => headers.get('If-Match')?.trim() === '*';

export const NOT_OF_PROGRAMS = 'The source of this name is a file or a board that we read. Choose another name.';

export function toOwnApiJob(job: ManagedJob, url: string, fields?: readonly (keyof ApiJob)[]): Partial<OwnApiJob> {
  // Of the moment of its last change the version is made.
  const updatedAt = new Date(Number(job.version) / 1_000);
  const isOpen = job.status === 'open' && !job.isPast;
  const shown = toApiJob({ ...job, updatedAt, isOpen }, url, fields);
  if (fields) return shown;
  const { status, hoursPerWeek: hours_per_week, replyDays: reply_days, clientId: client_id } = job;
  return { ...shown, status, hours_per_week, reply_days, client_id };
}

/** What was written, as it is now. */
export async function answerOwnJob(
  services: RequestContext,
  poster: Poster,
  id: string,
  status: 200 | 201,
): Promise<Response> {
  const job = await findManagedJob(services, poster, id);
  if (!job) return problem(404, 'There is nothing at this address.');
  const { publicOrigin } = services;
  const body = JSON.stringify(toOwnApiJob(job, publicOrigin + href('/jobs/:id', { id })));
  const location = publicOrigin + href('/api/v1/jobs/:id', { id });
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', ETag: etagOf(job), ...(status === 201 && { Location: location }) },
  });
}

/** Fields of the form that are parts of a field of the body. */
const PARTS: [RegExp, string][] = [
  [/^because_/, 'answers/'],
  [/^authority_how$/, 'authority/how'],
  [/^authority_by$/, 'authority/given_by'],
  [/^authority_on$/, 'authority/given_on'],
  [/^category_checked$/, 'category'],
  [/^location_checked$/, 'location'],
];

export function toProblemErrors(errors: FormErrors, question: LocationQuestion | null): ProblemError[] {
  return Object.entries(errors).map(([field, message]) => {
    const [shape, part] = PARTS.find(([each]) => each.test(field)) ?? [/^/, ''];
    const options = field === 'location_checked' && question ? `: ${question.options.join('; ')}` : '';
    return { pointer: `/${field.replace(shape, part)}`, detail: `${message}${options}` };
  });
}
