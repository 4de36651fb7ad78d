/** One job for the public, through the database's public functions (spec: accounts §7). */
import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import { type PublicJob, type PublicJobRow, toPublicJob } from '#domain/job/fields.ts';
import type { PostingPlace } from '#domain/job/job-posting.ts';
import { isUuid } from '#domain/uuid.ts';

/** An open, closed or expired job; null for drafts and unknown ids. */
export async function findPublicJob(asPublic: Queries, id: string): Promise<PublicJob | null> {
  if (!isUuid(id)) return null;
  const { rows } = await sql<PublicJobRow>`SELECT * FROM get_public_job_by_id(_job_id => ${id})`.execute(asPublic);
  return rows[0] ? toPublicJob(rows[0]) : null;
}

/** The places of an open job; empty if its location names no known place. */
export async function listPlacesOfJob(asPublic: Queries, id: string): Promise<PostingPlace[]> {
  const { rows } = await sql<{
    name: string;
    county: string | null;
    postal_code: string | null;
    is_chosen: boolean;
    country_code: string;
  }>`
    SELECT * FROM get_public_job_places(_job_id => ${id})
  `.execute(asPublic);
  return rows.map(({ name, county, postal_code: postalCode, is_chosen: isChosen, country_code: countryCode }) => ({
    name,
    county,
    postalCode,
    isChosen,
    countryCode,
  }));
}

/** Finds the countries (ISO 3166-1 alpha-2) of the open jobs among these that are abroad, by job id. */
export async function findCountriesAbroad(asPublic: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ job_id: string; country_code: string }>`
    SELECT * FROM list_countries_of_jobs(_job_ids => ${ids})
  `.execute(asPublic);
  return new Map(rows.map(({ job_id, country_code }) => [job_id, country_code]));
}

/** Other open jobs of its owner at the same company, newest first. */
export async function listOtherJobsOfEmployer(asPublic: Queries, id: string, limit: number): Promise<PublicJob[]> {
  const { rows } = await sql<PublicJobRow>`
    SELECT * FROM get_other_jobs_of_employer(_job_id => ${id}, _limit => ${limit})
  `.execute(asPublic);
  return rows.map(toPublicJob);
}
