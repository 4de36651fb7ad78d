/**
 * Imports everyone who was shown in one transaction, or none of them. A large file is imported in the background
 * (./import-in-background.server.ts).
 */
import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { CsvRefusal } from '#domain/csv/csv-limits.ts';
import { tidyFileName } from '#domain/import/import-file.ts';
import { guessColumns } from '#domain/person/people-columns.ts';
import { MOST_AT_ONCE } from '#domain/person/people-file.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { ImportFile, ImportForm } from '../form.ts';
import { findDraft, type ImportDraft } from '../queries/import-draft.server.ts';
import { previewImport } from '../queries/import-preview.server.ts';
import { readPeopleFile } from '../queries/people-file.server.ts';
import { AT_ONCE, addPeople } from './add-people.server.ts';
import { startInBackground } from './import-in-background.server.ts';

type Services = Pick<RequestContext, 'database' | 'tasks' | 'now'>;

export type ImportResult =
  | { ok: true; step: 'kept' | 'shown' | 'discarded' | 'importing' }
  | { ok: true; step: 'imported'; added: number; tag: string }
  | { ok: false; reason: 'bad_file'; error: CsvRefusal; line: number | null }
  | { ok: false; reason: 'no_file' | 'no_people' | 'importing' };

export function changeImport(
  services: Services,
  consultant: Consultant,
  change: ImportForm,
  file: ImportFile | null,
): Promise<ImportResult> {
  switch (change.intent) {
    case 'upload':
      return keepFile(services, consultant, change, file);
    case 'discard':
      return discard(services, consultant);
    default:
      return importPeople(services, consultant, change);
  }
}

type Upload = Extract<ImportForm, { intent: 'upload' }>;

/** Stores the uploaded file and replaces the consultant's earlier one. */
async function keepFile(
  { database }: Services,
  { id: owner_id }: Consultant,
  { origin, agreement, agreed_on }: Upload,
  file: ImportFile | null,
): Promise<ImportResult> {
  if (!file) return { ok: false, reason: 'bad_file', error: 'missing', line: null };
  const csv = await readPeopleFile(file.bytes);
  if (!csv.ok) return { ok: false, reason: 'bad_file', error: csv.reason, line: csv.line };
  const file_name = tidyFileName(file.name, 'people.csv');
  const [header, rows, columns] = [csv.header, csv.rows, guessColumns(csv.header)].map((part) => JSON.stringify(part));
  return database.asActor(owner_id, async (transaction): Promise<ImportResult> => {
    await sql`DELETE FROM people_imports WHERE owner_id = ${owner_id} AND state <> 'importing'`.execute(transaction);
    const { numAffectedRows } =
      await sql`INSERT INTO people_imports (owner_id, file_name, origin, agreement, agreed_on, header, rows, columns)
              VALUES (${owner_id}, ${file_name}, ${origin}, ${agreement}, ${agreed_on}, ${header}, ${rows}, ${columns})
              ON CONFLICT (owner_id) DO NOTHING`.execute(transaction);
    return numAffectedRows === 1n ? { ok: true, step: 'kept' } : { ok: false, reason: 'importing' };
  });
}

async function discard({ database }: Services, { id }: Consultant): Promise<ImportResult> {
  await database.asActor(id, (transaction) =>
    sql`DELETE FROM people_imports WHERE owner_id = ${id} AND state <> 'importing'`.execute(transaction),
  );
  return { ok: true, step: 'discarded' };
}

type Step = Extract<ImportForm, { intent: 'columns' | 'import' }>;

/** Saves changed columns. Imports only people who were shown; if others would be added by now, shows them first. */
function importPeople(
  { database, tasks, now }: Services,
  consultant: Consultant,
  { intent, shown, columns, agreed_on }: Step,
): Promise<ImportResult> {
  const today = londonDay(now);
  const { id } = consultant;
  return database.asActor(id, async (transaction): Promise<ImportResult> => {
    const draft = await findDraft(transaction, consultant);
    if (!draft) return { ok: false, reason: 'no_file' };
    const changedDraft: ImportDraft = {
      ...draft,
      columns: draft.header.map((_, place) => columns[place] ?? ''),
      agreedOn: agreed_on,
    };
    await sql`UPDATE people_imports SET columns = ${JSON.stringify(changedDraft.columns)}, agreed_on = ${changedDraft.agreedOn}
              WHERE owner_id = ${id}`.execute(transaction);
    if (intent === 'columns') return { ok: true, step: 'shown' };
    const preview = await previewImport(transaction, changedDraft, today);
    if (preview.shown !== shown) return { ok: true, step: 'shown' };
    if (preview.people.length === 0) return { ok: false, reason: 'no_people' };
    const tag = `import ${today}`;
    if (preview.people.length > MOST_AT_ONCE) {
      await startInBackground(transaction, tasks, id, preview.people, tag);
      return { ok: true, step: 'importing' };
    }
    let addedCount = 0;
    for (let place = 0; place < preview.people.length; place += AT_ONCE)
      addedCount += await addPeople(transaction, consultant, preview.people.slice(place, place + AT_ONCE), tag);
    await sql`DELETE FROM people_imports WHERE owner_id = ${id}`.execute(transaction);
    return { ok: true, step: 'imported', added: addedCount, tag };
  });
}
