/** Omits the colleague who wrote an entry. */
import { sql } from 'kysely';
import { by, type Section } from './own-data-rows.server.ts';

export const INTRODUCTIONS: Section = {
  tables: ['introductions', 'introduction_entries', 'introduction_details'],
  rows: ({ id, email }) => sql`
    SELECT ${by(sql`e.made_at`, sql`lpad(e.sequence::text, 20, '0')`)} AS k, a.id AS "application", a.job_title AS "job",
           i.client_name AS "client", i.purpose AS "position", i.engagement, e.kind, e.outcome, e.method, e.checked_on::text AS "checkedOn",
           e.follow_up_on::text AS "checkAgainBy", d.body::jsonb ->> 'note' AS "note", e.made_at AS "at",
           ARRAY(SELECT l.expires_at FROM emailed_links AS l WHERE l.introduction_id = i.id ORDER BY 1) AS "linksUntil"
    FROM applications AS a JOIN introductions AS i ON i.application_id = a.id
    JOIN introduction_entries AS e ON e.introduction_id = i.id LEFT JOIN introduction_details AS d USING (sequence)
    WHERE a.candidate_id = ${id} OR a.candidate_id IS NULL AND a.email = ${email}`,
};
