import { sql } from 'kysely';
import type { Actor } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { OWN_DATA, type OwnDataKey } from '#domain/data-request/own-data.ts';
import type { OwnRow } from '../schema.ts';
import type { Owner } from './own-data-rows.server.ts';
import { OWN_DATA_SECTIONS } from './own-data-sections.server.ts';

/** The order of domain/data-request/own-data.ts. */
export const OWN_DATA_KEYS = Object.keys(OWN_DATA) as OwnDataKey[];

const BATCH = 500;

/** Counts the rows of each kind. Runs as the system, because row-level security hides some rows from their own subject. */
export function countOwnData(
  { asSystem }: Pick<Database, 'asSystem'>,
  actor: Actor,
): Promise<Record<OwnDataKey, number>> {
  return asSystem(async (transaction) => {
    const counts = OWN_DATA_KEYS.map((key) => {
      const { [key]: section } = OWN_DATA_SECTIONS;
      return sql`SELECT ${key} AS key, count(*)::integer AS rows FROM (${section.rows(actor)}) AS t`;
    });
    const { rows } = await sql<{ key: OwnDataKey; rows: number }>`${sql.join(counts, sql` UNION ALL `)}`.execute(
      transaction,
    );
    const byKey = Object.fromEntries(rows.map(({ key, rows: count }) => [key, count]));
    return Object.fromEntries(OWN_DATA_KEYS.map((key) => [key, byKey[key] ?? 0])) as Record<OwnDataKey, number>;
  });
}

/** Reads rows in batches: a person's data is never all in memory, and no connection is held while rows are sent. */
export async function* readOwnRows(
  { asSystem }: Pick<Database, 'asSystem'>,
  owner: Owner,
  key: OwnDataKey,
): AsyncGenerator<OwnRow> {
  const { [key]: section } = OWN_DATA_SECTIONS;
  for (let after = ''; ; ) {
    const { rows } = await asSystem((transaction) =>
      sql<OwnRow & { k: string }>`
        SELECT * FROM (${section.rows(owner)}) AS t WHERE t.k COLLATE "C" > ${after} ORDER BY t.k COLLATE "C" LIMIT ${BATCH}
      `.execute(transaction),
    );
    for (const { k: _, ...row } of rows) yield row;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.k;
  }
}

export type OwnFile = { storageKey: string; path: string };

export function listOwnFiles({ asSystem }: Pick<Database, 'asSystem'>, { id, email }: Owner): Promise<OwnFile[]> {
  return asSystem(async (transaction) => {
    const { rows } = await sql<OwnFile>`
      SELECT storage_key AS "storageKey", 'files/cvs/' || left(id::text, 8) || '-' || name AS path FROM cvs WHERE user_id = ${id}
      UNION ALL
      SELECT storage_key, 'files/logo.webp' FROM employer_logos WHERE user_id = ${id}
      UNION ALL
      SELECT c.storage_key, 'files/cvs/' || left(c.id::text, 8) || '-' || c.name
      FROM cvs AS c JOIN applications AS a ON a.id = c.application_id WHERE a.candidate_id IS NULL AND a.email = ${email}
      UNION ALL
      SELECT c.storage_key, 'files/replies/' || left(c.id::text, 8) || '-' || c.name
      FROM cvs AS c JOIN application_letters AS l ON l.id = c.letter_id JOIN applications AS a ON a.id = l.application_id
      WHERE l.doubt IS NULL AND (a.candidate_id = ${id} OR a.candidate_id IS NULL AND a.email = ${email})
      UNION ALL
      SELECT f.storage_key, 'files/request-forms/' || left(f.id::text, 8) || '-' || f.name
      FROM enquiry_files AS f JOIN enquiries AS e ON e.id = f.enquiry_id
      WHERE e.email = ${email} AND e.confirmed_at IS NOT NULL
      UNION ALL
      SELECT f.storage_key, 'files/licences/' || left(f.id::text, 8) || '-' || f.name
      FROM licence_files AS f JOIN person_licences AS l ON l.id = f.licence_id JOIN people AS p ON p.id = l.person_id
      WHERE p.account_id = ${id} OR p.account_id IS NULL AND p.email = ${email}
      ORDER BY path`.execute(transaction);
    return rows;
  });
}

/** @returns records that the law requires us to keep after this account is deleted; null if none */
export async function findRecordsToKeep(
  { asActor }: Pick<Database, 'asActor'>,
  actor: Actor,
): Promise<{ records: number; until: Date } | null> {
  const { rows } = await asActor(actor.id, (transaction) =>
    sql<{ records: number; until: Date | null }>`SELECT * FROM app.count_records_to_keep()`.execute(transaction),
  );
  const [keptRecords] = rows;
  return keptRecords?.until ? { records: keptRecords.records, until: keptRecords.until } : null;
}
