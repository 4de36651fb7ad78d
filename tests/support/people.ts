import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { TestDatabase } from './database.ts';
import { ADMIN } from './jobs.ts';
import { queryTasks } from './task-queue.ts';

/** Adds a private call note, a task and a licence with a file to the record of each account. @param notes text by account id */
export async function addNotesOnPeople(
  transaction: Transaction<DB>,
  notes: Record<string, string>,
  by = ADMIN,
): Promise<void> {
  for (const [account, words] of Object.entries(notes)) {
    await sql`INSERT INTO person_notes (person_id, kind, body, author_id, author_name)
              SELECT id, 'call', ${`Call ${words}`}, ${by}, 'The Admin' FROM people WHERE account_id = ${account}`.execute(
      transaction,
    );
    await sql`INSERT INTO person_mentions (note_id, colleague_id)
              SELECT n.id, ${by} FROM person_notes AS n JOIN people AS p ON p.id = n.person_id
              WHERE p.account_id = ${account}`.execute(transaction);
    await sql`INSERT INTO person_tasks (person_id, title, due_on, assigned_to, created_by)
              SELECT id, ${`Task ${words}`}, '2026-12-01', ${by}, ${by} FROM people WHERE account_id = ${account}`.execute(
      transaction,
    );
    await sql`WITH licence AS (
                INSERT INTO person_licences (person_id, kind_id, number, recorded_at, source, recorded_by)
                SELECT p.id, k.id, ${`Licence ${words}`}, now(), 'desk', ${by} FROM people AS p, licence_kinds AS k
                WHERE p.account_id = ${account} AND k.name = 'CSCS' RETURNING id)
              INSERT INTO licence_files (licence_id, name, extension, size_bytes, sha256)
              SELECT id, 'card.jpg', 'jpg', 7, sha256('card') FROM licence`.execute(transaction);
  }
}

/** Adds an email about work for each account. @param words the text of each email, by account id */
export async function addMailing(transaction: Transaction<DB>, words: Record<string, string>): Promise<void> {
  for (const [account, text] of Object.entries(words))
    await sql`WITH mailing AS (
                INSERT INTO mailings (id, subject, body, sent_by_name, left_out)
                VALUES (gen_random_uuid(), 'Work', ${`Email ${text}`}, 'The Admin', 0) RETURNING id)
              INSERT INTO mailing_mails (mailing_id, person_id)
              SELECT m.id, p.id FROM mailing AS m, people AS p WHERE p.account_id = ${account}`.execute(transaction);
}

export type KnownPerson = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  source: string;
  headline: string | null;
  account: string | null;
  applications: number;
  enquiries: number;
  notes: number;
};

export const readPeople = (db: TestDatabase, email: string) =>
  queryTasks<KnownPerson>(
    db,
    `SELECT id, full_name AS name, email, phone, source, headline, account_id AS account,
            (SELECT count(*)::integer FROM applications WHERE person_id = p.id) AS applications,
            (SELECT count(*)::integer FROM enquiries WHERE person_id = p.id) AS enquiries,
            (SELECT count(*)::integer FROM person_notes WHERE person_id = p.id) AS notes
     FROM people AS p WHERE email = $1 ORDER BY created_at, id`,
    [email],
  );
