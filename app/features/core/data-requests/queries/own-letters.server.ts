/** Includes guest applications under the person's address. */
import { type RawBuilder, sql } from 'kysely';

/** The text as sent: stored texts have placeholders for names. */
const fillPlaceholders = (text: RawBuilder<unknown>) => sql`
  CASE WHEN l.is_reply THEN ${text}
  ELSE replace(replace(${text}, '{{first_name}}', (regexp_split_to_array(btrim(a.full_name), '\\s+'))[1]), '{{full_name}}', a.full_name) END`;

export const selectOwnLetters = ({ id, email }: { id: string; email: string }): RawBuilder<unknown> => sql`
  SELECT to_char(l.written_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US ') || l.id AS k, a.id AS "application",
         a.job_title AS "job", l.is_reply AND NOT l.is_undelivered AS "byYou", ${fillPlaceholders(sql`l.subject`)} AS subject,
         ${fillPlaceholders(sql`l.body`)} AS "message", l.is_automatic AS "isAutomatic",
         ARRAY(SELECT c.name FROM cvs AS c WHERE c.letter_id = l.id ORDER BY c.name) AS "files",
         l.file_names AS "filesNotKept", l.written_at AS "at"
  FROM applications AS a JOIN application_letters AS l ON l.application_id = a.id
  WHERE l.doubt IS NULL AND (a.candidate_id = ${id} OR a.candidate_id IS NULL AND a.email = ${email})`;
