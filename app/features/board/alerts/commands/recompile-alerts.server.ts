/** Compiles alerts again when editors change synonyms or the gazetteer has a new edition, so that they match current words and places. */
import { sql } from 'kysely';
import { readJobQuestion } from '#domain/job/search/job-question.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import { compileSearch, hashReading, searchColumns } from './compile-search.server.ts';

const AT_ONCE = 100;
/** Alerts handled in one run of the task. The next run continues. */
const MOST_IN_A_RUN = 5_000;

type Services = Pick<TaskServices, 'database' | 'content'>;

export async function recompileAlerts(
  { database, content }: Services,
  signal?: AbortSignal,
  most = MOST_IN_A_RUN,
): Promise<number> {
  const hash = hashReading(content.search.synonyms);
  let done = 0;
  while (!signal?.aborted && done < most) {
    const alerts = await database.asSystem((transaction) =>
      transaction
        .selectFrom('job_alerts')
        .select(['id', 'search'])
        .where('state', '<>', 'ended')
        .where(sql<boolean>`(words IS NOT NULL OR search LIKE '%where=%' OR location IS NOT NULL)`)
        .where(sql<boolean>`synonyms_hash IS DISTINCT FROM ${hash}`)
        .limit(Math.min(AT_ONCE, most - done))
        .execute(),
    );
    for (const { id, search } of alerts) {
      const boardSearch = readJobQuestion(new URLSearchParams(search));
      const compiled = await compileSearch({ asPublic: database.asPublic, content }, boardSearch);
      await database.asSystem((transaction) =>
        transaction
          .updateTable('job_alerts')
          // If the place is no longer known, keep the alert's old place.
          .set(compiled ? { ...searchColumns(compiled), search } : { synonyms_hash: hash })
          .where('id', '=', id)
          .execute(),
      );
    }
    done += alerts.length;
    if (alerts.length === 0) break;
  }
  return done;
}
