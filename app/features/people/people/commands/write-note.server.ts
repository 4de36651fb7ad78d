import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { DB } from '#db/types.ts';
import { findMentions, type NamedColleague } from '#domain/person/mentions.ts';
import { RECORD_LIMITS } from '#domain/person/record.ts';
import type { RecordChange } from '../form.ts';

type Change<Intent> = Extract<RecordChange, { intent: Intent }>;

export type NoteResult =
  | { ok: true }
  | { ok: false; reason: 'private_tells_none' | 'too_many_told' }
  | { ok: false; reason: 'no_such_colleague'; field: 'tell' | 'assignee' }
  | { ok: false; reason: 'unclear_names'; names: string[] };

/** Notifies the chosen colleague of a shared note, and colleagues mentioned by @. A private note sends no notice. */
export async function addNote(
  transaction: Transaction<DB>,
  author: Consultant,
  personId: string,
  { body, private: isPrivate, tell }: Change<'note'>,
): Promise<NoteResult> {
  if (isPrivate && tell) return { ok: false, reason: 'private_tells_none' };
  const colleagues = isPrivate ? [] : await listColleagues(transaction, author);
  if (tell && !colleagues.some(({ id }) => id === tell))
    return { ok: false, reason: 'no_such_colleague', field: 'tell' };
  const { ids, unclear } = findMentions(body, colleagues);
  if (unclear.length > 0) return { ok: false, reason: 'unclear_names', names: unclear };
  const colleagueIds = [...new Set(tell ? [tell, ...ids] : ids)];
  if (colleagueIds.length > RECORD_LIMITS.told) return { ok: false, reason: 'too_many_told' };
  const { id: note_id } = await transaction
    .insertInto('person_notes')
    .values({ ...by(author), person_id: personId, kind: 'note', body, is_shared: !isPrivate })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (colleagueIds.length > 0) {
    await transaction
      .insertInto('person_mentions')
      .values(colleagueIds.map((colleague_id) => ({ note_id, colleague_id })))
      .execute();
  }
  return { ok: true };
}

/** Calls are shared, because they record when the agency was last in touch. */
export async function addCall(
  transaction: Transaction<DB>,
  author: Consultant,
  personId: string,
  { direction, outcome, at, body }: Change<'call'>,
): Promise<void> {
  await transaction
    .insertInto('person_notes')
    .values({ ...by(author), person_id: personId, kind: 'call', body, direction, outcome, called_at: at })
    .execute();
}

/** Removes the author's own note. @returns false if there was none */
export async function removeNote(
  transaction: Transaction<DB>,
  author: Consultant,
  personId: string,
  noteId: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('person_notes')
    .where('id', '=', noteId)
    .where('person_id', '=', personId)
    .where('author_id', '=', author.id)
    .where('kind', '<>', 'change')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Marks this note, and earlier ones about the same person, as read. @returns whether the note is for this reader */
export async function readNotes(
  transaction: Transaction<DB>,
  reader: Consultant,
  personId: string,
  noteId: string,
): Promise<boolean> {
  const mention = await transaction
    .selectFrom('person_mentions as m')
    .innerJoin('person_notes as n', 'n.id', 'm.note_id')
    .select('n.created_at')
    .where('m.note_id', '=', noteId)
    .where('m.colleague_id', '=', reader.id)
    .where('n.person_id', '=', personId)
    .executeTakeFirst();
  if (!mention) return false;
  await sql`
    UPDATE person_mentions AS m SET read_at = now() FROM person_notes AS n
    WHERE n.id = m.note_id AND n.person_id = ${personId} AND m.colleague_id = ${reader.id} AND m.read_at IS NULL
      AND n.created_at <= (SELECT created_at FROM person_notes WHERE id = ${noteId})`.execute(transaction);
  return true;
}

const by = ({ id, fullName }: Consultant) => ({ author_id: id, author_name: fullName });

/** Colleagues at the desk, without the author. */
const listColleagues = (transaction: Transaction<DB>, author: Consultant): Promise<NamedColleague[]> =>
  transaction
    .selectFrom('profiles')
    .select(['id', 'full_name as fullName'])
    .where('role', 'in', ['admin', 'consultant'])
    .where('status', '=', 'approved')
    .where('id', '<>', author.id)
    .execute();
