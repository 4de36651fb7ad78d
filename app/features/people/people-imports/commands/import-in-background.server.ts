/**
 * Adds the people of a large file in the background. Each transaction adds 50 and stores the position, so that an interrupted import
 * continues there. Adds exactly the people who were shown, and does not change people on record by then.
 */
import { sql, type Transaction } from 'kysely';
import { type ImportStep, type ImportTask, runImport } from '#app/desk/import/import-steps.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { findStandingConsultant } from '#app/features/core/accounts/queries/standing-consultant.server.ts';
import type { DB } from '#db/types.ts';
import type { TaskServices, Tasks } from '#platform/tasks/tasks.server.ts';
import type { ImportPerson } from '../queries/import-person.server.ts';
import { findKnown } from '../queries/import-preview.server.ts';
import { AT_ONCE, addPeople } from './add-people.server.ts';

/** Call it in the transaction that has compared the people with those shown. */
export async function startInBackground(
  transaction: Transaction<DB>,
  tasks: Tasks,
  ownerId: string,
  people: readonly ImportPerson[],
  tag: string,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    UPDATE people_imports SET state = 'importing', rows = ${JSON.stringify(people)}::jsonb, people = ${people.length}, tag = ${tag}
    WHERE owner_id = ${ownerId} RETURNING id`.execute(transaction);
  const [started] = rows;
  if (!started) throw new Error('The file that is imported is gone');
  await tasks.send(transaction, 'import-people', { importId: started.id, ownerId }, { key: started.id });
}

/** @param mayContinue called before each transaction */
export async function importInBackground(
  { database }: Pick<TaskServices, 'database'>,
  { importId, ownerId }: ImportTask,
  mayContinue: () => boolean,
): Promise<void> {
  const consultant = await findStandingConsultant(database, ownerId);
  if (!consultant) {
    // Row-level security hides the file from accounts that do not work at the desk.
    await database.asSystem((transaction) =>
      end(transaction, importId, 'failed', 'The account may not work at the desk.'),
    );
    return;
  }
  const add: ImportStep = (transaction) => addBatch(transaction, consultant, importId);
  if (!(await runImport(database, ownerId, [add], mayContinue))) throw new Error('The import of people goes on later');
}

async function addBatch(transaction: Transaction<DB>, consultant: Consultant, importId: string): Promise<boolean> {
  const { rows: found } = await sql<{ tag: string; position: number }>`
    SELECT tag, position FROM people_imports WHERE id = ${importId} AND state = 'importing' FOR UPDATE`.execute(
    transaction,
  );
  const [runningImport] = found;
  if (!runningImport) return true;
  const { tag, position } = runningImport;
  const { rows } = await sql<{ person: ImportPerson }>`
    SELECT jsonb_path_query(rows, ${`$[${position} to ${position + AT_ONCE - 1}]`}::jsonpath) AS person FROM people_imports
    WHERE id = ${importId}`.execute(transaction);
  const people = rows.map(({ person }) => person);
  if (people.length === 0) {
    await end(transaction, importId, 'done', null);
    return true;
  }
  const knownLines = new Set((await findKnown(transaction, people)).map(({ line }) => line));
  const wanted = people.filter(({ line }) => !knownLines.has(line));
  const addedCount = await addPeople(transaction, consultant, wanted, tag);
  await sql`UPDATE people_imports SET position = position + ${people.length}, added = added + ${addedCount}
            WHERE id = ${importId}`.execute(transaction);
  return false;
}

/** Deletes the rows: people of a file are not kept after its import. */
const end = (transaction: Transaction<DB>, importId: string, state: 'done' | 'failed', failure: string | null) =>
  sql`UPDATE people_imports SET state = ${state}, failure = ${failure}, rows = '[]' WHERE id = ${importId}`.execute(
    transaction,
  );
