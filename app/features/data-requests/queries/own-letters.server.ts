/** Messages about applications in the download of a person's data, also those about applications without an account under their address. */
import { type RawBuilder, sql } from 'kysely';

export const selectOwnLetters = ({ id, email }: { id: string; email: string }): RawBuilder<unknown> => sql`
  SELECT to_char(l.written_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US ') || l.id AS k, a.id AS "application",
         a.job_title AS "job", l.is_reply AS "byYou", l.subject, l.body AS "message", l.written_at AS "at"
  FROM applications AS a JOIN application_letters AS l ON l.application_id = a.id
  WHERE a.candidate_id = ${id} OR a.candidate_id IS NULL AND a.email = ${email}`;
