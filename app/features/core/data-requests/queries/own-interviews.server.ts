import { type RawBuilder, sql } from 'kysely';

export const selectOwnInterviews = ({ id, email }: { id: string; email: string }): RawBuilder<unknown> => sql`
  SELECT to_char(i.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US ') || i.id AS k, a.id AS "application",
         a.job_title AS "job", i.kind, i.place, i.minutes, i.note AS "message", i.state, i.starts_at AS "at",
         i.move_asked_at AS "askedForOtherTimesAt", i.candidate_note AS "yourMessage", i.cancelled_by AS "cancelledBy",
         i.reminded_at AS "remindedAt", i.created_at AS "offeredAt", i.changed_at AS "changedAt",
         ARRAY(SELECT s.starts_at FROM interview_slots AS s WHERE s.interview_id = i.id ORDER BY 1) AS "timesOffered",
         ARRAY(SELECT l.expires_at FROM emailed_links AS l WHERE l.interview_id = i.id ORDER BY 1) AS "linksUntil"
  FROM applications AS a JOIN interviews AS i ON i.application_id = a.id
  WHERE a.candidate_id = ${id} OR a.candidate_id IS NULL AND a.email = ${email}`;
