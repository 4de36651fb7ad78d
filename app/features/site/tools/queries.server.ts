import { sql } from 'kysely';
import { countWithAllWords } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import type { EstimateChoice, JobSample } from '#domain/pay/salary-estimate.ts';
import { type BoardSample, sampleSearch } from './schema.ts';

/**
 * Open jobs in the city that match the role's words, as the board finds them. The number posted only counts matches in title, company or
 * place, because the full text of closed jobs is not searched.
 */
export async function countSample(
  { asPublic, content }: { asPublic: Queries; content: Pick<Content, 'search'> },
  choice: EstimateChoice,
): Promise<BoardSample> {
  const { search, location } = sampleSearch(choice);
  const [open, posted] = await Promise.all([
    countWithAllWords({ asPublic, content }, { ...EMPTY_QUESTION, search, where: location }),
    countPosted(asPublic, search, location),
  ]);
  return { ...posted, total: open.count, open };
}

async function countPosted(asPublic: Queries, search: string, location: string): Promise<JobSample> {
  const { rows } = await sql<JobSample>`
    SELECT total, recent, earlier, is_estimate AS "isEstimate" FROM count_public_jobs_by_age(_search => ${search}, _location => ${location})
  `.execute(asPublic);
  return rows[0] ?? { total: 0, recent: 0, earlier: 0 };
}
