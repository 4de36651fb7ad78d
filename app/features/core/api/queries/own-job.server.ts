import { href } from 'react-router';
import type { GuardVerdict } from '#app/features/board/job-imports/queries/incoming-job.server.ts';
import { findManagedJob, type ManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { describeFinding } from '#app/features/board/jobs/queries/sent-job.server.ts';
import type { LocationQuestion } from '#app/features/board/jobs/schema.ts';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import { type ProblemError, problem } from '#app/web/api/problem.server.ts';
import type { FormErrors } from '#app/web/form/read.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { ADVERT_FIELD_NAMES, type Finding } from '#domain/advert/advert.ts';
import { MANAGED_JOB_FIELDS, toJobColumns } from '#domain/job/fields.ts';
import { MOST_SOURCES, type Precondition, type SourceRefusal } from '../commands/put-job.server.ts';
import type { ApiJob, OwnApiJob } from '../schema.ts';
import { toApiJob } from './api-jobs.server.ts';

/** A strong entity tag: changes with every change. */
export const etagOf = ({ version }: Pick<ManagedJob, 'version'>): string => `"${version}"`;

/** One entity tag, which may contain commas (RFC 9110, section 8.8.3). */
const ENTITY_TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;

const isAny = (header: string | null): boolean => header?.trim() === '*';

/**
 * RFC 9110, section 13.1.1: `*` alone, or a list of tags. A weak tag counts as its strong one, because proxies that compress weaken ours.
 * @returns null without the header; a malformed one matches nothing
 */
export function readIfMatch(header: string | null): ((version: string) => boolean) | null {
  if (header === null) return null;
  if (isAny(header)) return () => true;
  const trimmedHeader = header.trim();
  const tags: readonly string[] = trimmedHeader.match(ENTITY_TAG) ?? [];
  const parts = trimmedHeader.replaceAll(ENTITY_TAG, 'tag').split(',');
  const isList = parts.every((part) => /^(?:tag)?$/.test(part.trim()));
  return (version) => isList && tags.some((tag) => tag.replace(/^W\//, '') === etagOf({ version }));
}

/** Reads `If-Match` for a job that is put by its reference. Without the header, changes made on this site are not overwritten. */
export function readPrecondition({ headers }: Request): Precondition {
  const header = headers.get('If-Match');
  if (isAny(header)) return { overwrites: true };
  const matches = readIfMatch(header);
  return matches ? { matches } : { overwrites: false };
}

export const SOURCE_REFUSALS: Record<SourceRefusal, string> = {
  not_of_programs: 'The source of this name is a file or a board that we read. Choose another name.',
  too_many_sources: `This key has made ${MOST_SOURCES} sources. Send the job to one of them; a source is a system that sends jobs, not a job or a client.`,
};

export function toOwnApiJob(job: ManagedJob, url: string, fields?: readonly (keyof ApiJob)[]): Partial<OwnApiJob> {
  // The version is the time of the last change, in microseconds.
  const updatedAt = new Date(Number(job.version) / 1_000);
  const isOpen = job.status === 'open' && !job.isPast;
  const apiJob = toApiJob({ ...job, updatedAt, isOpen }, url, fields);
  if (fields) return apiJob;
  return { ...apiJob, ...toJobColumns(job, MANAGED_JOB_FIELDS), status: job.status, client_id: job.clientId };
}

export async function answerOwnJob(
  services: RequestContext,
  poster: Poster,
  id: string,
  status: 200 | 201,
): Promise<Response> {
  const job = await findManagedJob(services, poster, id);
  if (!job) return problem(404, 'There’s nothing at this URL.');
  const { publicOrigin } = services;
  const body = JSON.stringify(toOwnApiJob(job, publicOrigin + href('/jobs/:id', { id })));
  const location = publicOrigin + href('/api/v1/jobs/:id', { id });
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', ETag: etagOf(job), ...(status === 201 && { Location: location }) },
  });
}

const PARTS: [RegExp, string][] = [
  [/^because_/, 'answers/'],
  [/^authority_how$/, 'authority/how'],
  [/^authority_by$/, 'authority/given_by'],
  [/^authority_on$/, 'authority/given_on'],
  [/^category_checked$/, 'category'],
  [/^location_checked$/, 'location'],
];

type Refused = { errors: FormErrors; question?: LocationQuestion | null; verdict?: GuardVerdict | undefined };

/** One error for each finding of the advert guard: its field, the words found, and where to confirm them. */
export function toProblemErrors({ errors, question = null, verdict }: Refused): ProblemError[] {
  const blocks = verdict?.blocks ?? [];
  const open = verdict?.open ?? [];
  const isFromGuard = (field: string) =>
    blocks.some((finding) => finding.field === field) || open.some(({ rule }) => field === `because_${rule}`);
  const otherErrors = Object.entries(errors).filter(([field]) => !isFromGuard(field));
  return [
    ...otherErrors.map((error) => toProblemError(error, question)),
    ...blocks.map(toFindingError),
    ...open.flatMap(({ findings }) => findings.map(toFindingError)),
  ];
}

function toFindingError(finding: Finding): ProblemError {
  const { rule, severity, field, words } = finding;
  const confirm = severity === 'block' ? null : `/answers/${rule}`;
  const detail = `${ADVERT_FIELD_NAMES[field]}: ${describeFinding(finding)}`;
  return {
    pointer: `/${field}`,
    detail: confirm === null ? detail : `${detail} Change it, or say in ${confirm} why it is right as it is.`,
    words,
    ...(confirm !== null && { confirm }),
  };
}

function toProblemError([field, message]: [string, string], question: LocationQuestion | null): ProblemError {
  const [shape, part] = PARTS.find(([each]) => each.test(field)) ?? [/^/, ''];
  const options = field === 'location_checked' && question ? `: ${question.options.join('; ')}` : '';
  return { pointer: `/${field.replace(shape, part)}`, detail: `${message}${options}` };
}
