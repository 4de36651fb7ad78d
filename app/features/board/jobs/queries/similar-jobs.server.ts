import { sql } from 'kysely';
import { findPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import { type PublicJob, type PublicJobRow, toPublicJob } from '#domain/job/fields.ts';
import { type JobCard, toJobCard } from '#domain/job/job-card.ts';
import { roleOf } from '#domain/job/role.ts';
import type { JobQuestion } from '#domain/job/search/job-question.ts';
import { placeLabel } from '#domain/place/searched-place.ts';
import { findPublicJob, listPlacesOfJob } from './public/public-job.server.ts';

type SimilarJob = PublicJob & { miles: number | null };

/** Open jobs similar to the given one: the same work nearby, nearest first, then remote, then elsewhere. */
export async function findSimilarJobs(asPublic: Queries, id: string, limit: number): Promise<SimilarJob[]> {
  const { rows } = await sql<PublicJobRow & Pick<SimilarJob, 'miles'>>`
    SELECT (similar_job.job).*, similar_job.miles FROM find_similar_jobs(_job_id => ${id}, _limit => ${limit}) AS similar_job
  `.execute(asPublic);
  return rows.map((row) => ({ ...toPublicJob(row), miles: row.miles }));
}

export const toSimilarCard = ({ miles, ...job }: SimilarJob): JobCard => ({
  ...toJobCard(job),
  ...(miles !== null && { miles }),
});

export const listSimilarJobs = async (asPublic: Queries, id: string, limit: number): Promise<JobCard[]> =>
  (await findSimilarJobs(asPublic, id, limit)).map(toSimilarCard);

/** A search for similar jobs: the same work around the job's first place, or remote work. */
export async function searchForOthers(
  asPublic: Queries,
  { id, title, location, workMode }: Pick<PublicJob, 'id' | 'title' | 'location' | 'workMode'>,
): Promise<Partial<JobQuestion>> {
  const search = roleOf(title);
  if (workMode === 'remote') return { search, mode: 'remote' };
  const [place] = await listPlacesOfJob(asPublic, id);
  if (place) return { search, where: placeLabel(place.name, place.county) };
  // Places are stored only for open jobs.
  const answer = await findPlaces(asPublic, location);
  return answer.kind === 'found' ? { search, where: answer.place.label } : { search };
}

const BESIDE_AN_APPLICATION = 4;

/** Similar jobs for the page of an application. They are left out if they cannot be read. */
export async function findAlike({ database: { asPublic }, log, requestId }: RequestContext, jobId: string | null) {
  try {
    const job = jobId && (await findPublicJob(asPublic, jobId));
    if (!job) return { similar: [], others: null };
    return {
      similar: await listSimilarJobs(asPublic, job.id, BESIDE_AN_APPLICATION),
      others: await searchForOthers(asPublic, job),
    };
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'similar jobs could not be loaded');
    return { similar: [], others: null };
  }
}
