/** Staff's changes to a person's record: notes, calls, tags and tasks. Each is one transaction. */
import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { type AddedTags, addTags } from '#domain/person/record.ts';
import { isUuid } from '#domain/uuid.ts';
import type { RecordChange } from '../form.ts';
import { addCall, addNote, type NoteResult, readNotes, removeNote } from './write-note.server.ts';

export type RecordResult =
  | NoteResult
  | { ok: false; reason: 'not_found' }
  | { ok: false; reason: 'bad_tags'; error: Extract<AddedTags, { ok: false }>['error'] };

const OK = { ok: true } as const;
const NOT_FOUND = { ok: false, reason: 'not_found' } as const;

export async function changeRecord(
  { database }: Pick<SiteServices, 'database'>,
  consultant: Consultant,
  personId: string,
  change: RecordChange,
): Promise<RecordResult> {
  if (!isUuid(personId)) return NOT_FOUND;
  return database.asActor(consultant.id, async (transaction): Promise<RecordResult> => {
    // The lock makes two colleagues change tags one after the other.
    const person = await transaction
      .selectFrom('people')
      .select('tags')
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirst();
    if (!person) return NOT_FOUND;
    switch (change.intent) {
      case 'note':
        return addNote(transaction, consultant, personId, change);
      case 'call':
        await addCall(transaction, consultant, personId, change);
        return OK;
      case 'tag': {
        const added = addTags(person.tags, change.tags);
        if (!added.ok) return { ok: false, reason: 'bad_tags', error: added.error };
        return setTags(transaction, personId, added.tags);
      }
      case 'untag':
        return setTags(
          transaction,
          personId,
          person.tags.filter((tag) => tag !== change.tag),
        );
      case 'task':
        return addTask(transaction, consultant, personId, change);
      case 'done':
      case 'reopen':
        return settleTask(transaction, personId, change);
      case 'read':
        return (await readNotes(transaction, consultant, personId, change.note)) ? OK : NOT_FOUND;
      case 'remove':
        return (await removeNote(transaction, consultant, personId, change.note)) ? OK : NOT_FOUND;
    }
  });
}

async function setTags(transaction: Transaction<DB>, personId: string, tags: string[]): Promise<RecordResult> {
  await transaction.updateTable('people').set({ tags }).where('id', '=', personId).execute();
  return OK;
}

async function addTask(
  transaction: Transaction<DB>,
  consultant: Consultant,
  personId: string,
  { title, due, assignee }: Extract<RecordChange, { intent: 'task' }>,
): Promise<RecordResult> {
  const colleague = await transaction
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', assignee)
    .where('role', 'in', ['admin', 'consultant'])
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (!colleague) return { ok: false, reason: 'no_such_colleague', field: 'assignee' };
  await transaction
    .insertInto('person_tasks')
    .values({ person_id: personId, title, due_on: due, assigned_to: assignee, created_by: consultant.id })
    .execute();
  return OK;
}

/** A completed task stays unchanged. */
async function settleTask(
  transaction: Transaction<DB>,
  personId: string,
  { intent, task }: Extract<RecordChange, { intent: 'done' | 'reopen' }>,
): Promise<RecordResult> {
  const { numUpdatedRows } = await transaction
    .updateTable('person_tasks')
    .set({ done_at: intent === 'done' ? sql<Date>`coalesce(done_at, now())` : null })
    .where('id', '=', task)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? OK : NOT_FOUND;
}
