import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { DB } from '#db/types.ts';
import type { ImportField } from '#domain/person/people-file.ts';

export type ImportDraft = {
  fileName: string;
  origin: string;
  agreement: string;
  agreedOn: string | null;
  header: string[];
  rows: { line: number; cells: string[] }[];
  columns: (ImportField | '')[];
};

/** The file that this colleague may import, unless it is older than a day. Locked until the end of the transaction. */
export async function findDraft(transaction: Transaction<DB>, { id }: Consultant): Promise<ImportDraft | null> {
  const { rows } = await sql<ImportDraft>`
    SELECT file_name AS "fileName", origin, agreement, agreed_on::text AS "agreedOn", header, rows, columns
    FROM people_imports WHERE owner_id = ${id} AND state = 'shown' AND created_at > now() - interval '1 day' FOR UPDATE`.execute(
    transaction,
  );
  return rows[0] ?? null;
}
