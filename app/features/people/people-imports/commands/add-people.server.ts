import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { DB } from '#db/types.ts';
import type { AuditAction } from '#domain/account/audit-actions.ts';
import type { ImportPerson } from '../queries/import-person.server.ts';

/** People added in one statement, which may take 5 s. Placing and indexing one takes some 2 ms on an idle machine. */
export const AT_ONCE = 50;

/** @returns the number of people added */
export async function addPeople(
  transaction: Transaction<DB>,
  { id, fullName }: Consultant,
  people: readonly ImportPerson[],
  tag: string,
): Promise<number> {
  const columns = people.map(({ agreedOn, availableFrom, remarks: _remarks, ...person }) => ({
    ...person,
    id: randomUUID(),
    email: person.email || null,
    phone: person.phone || null,
    location: person.location || null,
    headline: person.headline || null,
    available_from: availableFrom,
    may_email_since: agreedOn,
    may_email_words: agreedOn && person.agreement,
  }));
  const { rows } = await sql<{ added: number }>`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(columns)}::jsonb) AS p (
        id uuid, full_name text, email citext, phone text, location text, headline text, skills text[], tags text[], note text,
        available_from date, origin text, agreement text, may_email_since date, may_email_words text)), added AS (
      INSERT INTO people (id, full_name, email, phone, location, headline, skills, tags, available_from, origin, agreement,
                          may_email_since, may_email_words, source, added_by)
      SELECT id, full_name, email, phone, location, headline, skills, array_remove(tags, ${tag}) || ${tag}::text, available_from,
             origin, agreement, may_email_since, may_email_words, 'import', ${id} FROM given
      -- The address may have been added at the same moment.
      ON CONFLICT DO NOTHING RETURNING id, full_name), noted AS (
      INSERT INTO person_notes (person_id, kind, body, is_imported, author_id, author_name)
      SELECT id, 'note', note, true, ${id}, ${fullName} FROM given JOIN added USING (id) WHERE note <> ''), written AS (
      INSERT INTO audit_entries (actor_id, actor_name, action, subject_type, subject_id, subject_label)
      SELECT ${id}, ${fullName}, ${'person_imported' satisfies AuditAction}, 'person', id, full_name FROM added RETURNING 1)
    SELECT count(*)::integer AS added FROM written`.execute(transaction);
  return rows[0]?.added ?? 0;
}
