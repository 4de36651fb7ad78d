import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { type FoundRecord, LEAST_LETTERS } from '../schema/found.ts';

const EACH = 6;

/** The records that a typed text finds, for the palette and the page Search. The database checks the reader again. */
export async function findRecords(
  { asActor }: Pick<Database, 'asActor'>,
  consultant: Consultant,
  text: string,
): Promise<FoundRecord[]> {
  if (text.length < LEAST_LETTERS) return [];
  const { rows } = await asActor(consultant.id, (transaction) =>
    sql<FoundRecord>`SELECT kind, id, label, detail FROM app.find_at_desk(${text}, ${EACH})`.execute(transaction),
  );
  return rows;
}
