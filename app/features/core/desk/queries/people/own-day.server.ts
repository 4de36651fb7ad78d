import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { DB } from '#db/types.ts';

export type DueTask = {
  id: string;
  title: string;
  dueOn: string;
  personId: string;
  fullName: string;
  headline: string | null;
};

export type UnreadNotes = {
  noteId: string;
  personId: string;
  fullName: string;
  body: string;
  author: string;
  count: number;
  since: Date;
};

export type DoneTask = { id: string; personId: string; title: string; at: Date };

const DONE_LISTED = 10;

/** Lists tasks due by this day in London, longest overdue first. */
export async function listDueTasks(
  transaction: Transaction<DB>,
  { id }: Consultant,
  day: string,
  most: number,
): Promise<DueTask[]> {
  const { rows } = await sql<DueTask>`
    SELECT t.id, t.title, t.due_on::text AS "dueOn", p.id AS "personId", p.full_name AS "fullName", p.headline
    FROM person_tasks AS t JOIN people AS p ON p.id = t.person_id
    WHERE t.assigned_to = ${id} AND t.done_at IS NULL AND t.due_on <= ${day}::date
    ORDER BY t.due_on, t.created_at, t.id LIMIT ${most}`.execute(transaction);
  return rows;
}

/** Lists this colleague's tasks that were done on this day in London. */
export async function listDoneTasks(
  transaction: Transaction<DB>,
  { id }: Consultant,
  day: string,
): Promise<DoneTask[]> {
  const { rows } = await sql<DoneTask>`
    SELECT t.id, t.person_id AS "personId", t.title, t.done_at AS at FROM person_tasks AS t
    WHERE t.assigned_to = ${id} AND t.done_at >= ${day}::date::timestamp AT TIME ZONE 'Europe/London'
    ORDER BY t.done_at DESC LIMIT ${DONE_LISTED}`.execute(transaction);
  return rows;
}

/** One row per person, so that many notes about one do not hide others. Longest unread first. */
export async function listUnreadNotes(
  transaction: Transaction<DB>,
  { id }: Consultant,
  most: number,
): Promise<UnreadNotes[]> {
  const { rows } = await sql<UnreadNotes>`
    SELECT n.id AS "noteId", p.id AS "personId", p.full_name AS "fullName", left(n.body, 600) AS body, n.author_name AS author,
           u.count, u.since
    FROM (SELECT n.person_id, count(*)::integer AS count, min(n.created_at) AS since,
                 (array_agg(n.id ORDER BY n.created_at DESC, n.id DESC))[1] AS newest
          FROM person_mentions AS m JOIN person_notes AS n ON n.id = m.note_id
          WHERE m.colleague_id = ${id} AND m.read_at IS NULL GROUP BY n.person_id) AS u
    JOIN person_notes AS n ON n.id = u.newest JOIN people AS p ON p.id = u.person_id
    ORDER BY u.since, n.id LIMIT ${most}`.execute(transaction);
  return rows;
}
