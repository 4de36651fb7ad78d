/** What our own board says about a role in a city. */
import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import type { EstimateChoice, JobSample } from '#domain/pay/salary-estimate.ts';
import { sampleSearch } from './schema.ts';

/** Open jobs with the words of the role, in the city. */
export async function countSample(asPublic: Queries, choice: EstimateChoice): Promise<JobSample> {
  const { search, location } = sampleSearch(choice);
  const { rows } = await sql<JobSample>`
    SELECT total, recent, earlier, is_estimate AS "isEstimate" FROM count_public_jobs_by_age(_search => ${search}, _location => ${location})
  `.execute(asPublic);
  return rows[0] ?? { total: 0, recent: 0, earlier: 0 };
}
