/** Writes people of a file into the records, each with its line in the audit trail. */
import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/accounts/policy.ts';
import type { DB } from '#db/types.ts';
import type { ImportPerson } from '../queries/import-preview.server.ts';

/** People added in one statement, which may take 5 s. Placing and indexing one takes some 2 ms on an idle machine. */
export const AT_ONCE = 50;

/** @returns how many */
export async function addPeople(
  transaction: Transaction<DB>,
  { id, fullName }: Consultant,
  people: readonly ImportPerson[],
  tag: string,
): Promise<number> {
  const columns = people.map(({ agreedOn, remarks: _remarks, ...person }) => ({
    ...person,
    email: person.email || null,
    phone: person.phone || null,
    location: person.location || null,
    headline: person.headline || null,
    may_email_since: agreedOn,
    may_email_words: agreedOn && person.agreement,
  }));
  const { rows } = await sql<{ added: number }>`
    WITH added AS (
      INSERT INTO people (full_name, email, phone, location, headline, skills, tags, origin, agreement, may_email_since, may_email_words,
                          source, added_by)
      SELECT full_name, email, phone, location, headline, skills, ARRAY[${tag}::text], origin, agreement, may_email_since, may_email_words,
             'import', ${id}
      FROM jsonb_to_recordset(${JSON.stringify(columns)}::jsonb) AS p (
        full_name text, email citext, phone text, location text, headline text, skills text[], origin text, agreement text,
        may_email_since date, may_email_words text)
      -- Of an address that became known in this moment.
      ON CONFLICT DO NOTHING RETURNING id, full_name), written AS (
      INSERT INTO audit_entries (actor_id, actor_name, action, subject_type, subject_id, subject_label)
      SELECT ${id}, ${fullName}, 'person_imported', 'person', id, full_name FROM added RETURNING 1)
    SELECT count(*)::integer AS added FROM written`.execute(transaction);
  return rows[0]?.added ?? 0;
}
