import { sql } from 'kysely';
import { href } from 'react-router';
import type { Database } from '#db/connections/client.server.ts';
import { readOldPath } from '#domain/job-import/old-path.ts';

export async function findMovedJob({ asSystem }: Pick<Database, 'asSystem'>, path: string): Promise<string | null> {
  const old = readOldPath(path);
  if (old === null) return null;
  const { rows } = await asSystem((transaction) =>
    sql<{ id: string }>`
      SELECT o.job_id AS id FROM job_origins AS o JOIN jobs AS j ON j.id = o.job_id
      WHERE o.old_path = ${old} AND j.status <> 'draft' ORDER BY j.status = 'open' DESC, o.job_id LIMIT 1`.execute(
      transaction,
    ),
  );
  const [job] = rows;
  return job ? href('/jobs/:id', { id: job.id }) : null;
}
