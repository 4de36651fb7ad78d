/** Keeps a file of people for its owner, and imports it: all that was shown in one transaction, or nothing. */
import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { CsvRefusal } from '#domain/csv/csv-limits.ts';
import { guessColumns, PEOPLE_FILE_LIMITS } from '#domain/person/people-file.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { readCsv } from '#platform/csv/read-csv.server.ts';
import type { ImportFile, ImportForm } from '../form.ts';
import { findDraft, type ImportPerson, previewImport } from '../queries/import-preview.server.ts';

type Services = Pick<RequestContext, 'database' | 'now'>;

export type ImportResult =
  | { ok: true; step: 'kept' | 'shown' | 'discarded' }
  | { ok: true; step: 'imported'; added: number; tag: string }
  | { ok: false; reason: 'bad_file'; fault: CsvRefusal; line: number | null }
  | { ok: false; reason: 'no_file' | 'no_people' };

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

/** An earlier file of the same colleague goes. */
async function keepFile(
  { database }: Services,
  { id: owner_id }: Consultant,
  { origin, agreement, agreed_on }: Upload,
  file: ImportFile | null,
): Promise<ImportResult> {
  if (!file) return { ok: false, reason: 'bad_file', fault: 'missing', line: null };
  const csv = await readCsv(file.bytes, PEOPLE_FILE_LIMITS);
  if (!csv.ok) return { ok: false, reason: 'bad_file', fault: csv.reason, line: csv.line };
  const file_name =
    file.name
      .toWellFormed()
      .replaceAll(/\p{Cc}/gu, '')
      .slice(0, 200) || 'people.csv';
  const [header, rows, columns] = [csv.header, csv.rows, guessColumns(csv.header)].map((part) => JSON.stringify(part));
  await database.asActor(owner_id, async (transaction) => {
    await sql`DELETE FROM people_imports WHERE owner_id = ${owner_id}`.execute(transaction);
    await sql`INSERT INTO people_imports (owner_id, file_name, origin, agreement, agreed_on, header, rows, columns)
              VALUES (${owner_id}, ${file_name}, ${origin}, ${agreement}, ${agreed_on}, ${header}, ${rows}, ${columns})`.execute(
      transaction,
    );
  });
  return { ok: true, step: 'kept' };
}

async function discard({ database }: Services, { id }: Consultant): Promise<ImportResult> {
  await database.asActor(id, (transaction) =>
    sql`DELETE FROM people_imports WHERE owner_id = ${id}`.execute(transaction),
  );
  return { ok: true, step: 'discarded' };
}

type Step = Extract<ImportForm, { intent: 'columns' | 'import' }>;

/** Other columns, or other people than were shown, are kept and shown again. */
function importPeople(
  { database, now }: Services,
  consultant: Consultant,
  { intent, shown, columns }: Step,
): Promise<ImportResult> {
  const today = londonDay(now);
  const { id } = consultant;
  return database.asActor(id, async (transaction): Promise<ImportResult> => {
    const draft = await findDraft(transaction, consultant);
    if (!draft) return { ok: false, reason: 'no_file' };
    const chosen = draft.header.map((_, place) => columns[place] ?? '');
    await sql`UPDATE people_imports SET columns = ${JSON.stringify(chosen)} WHERE owner_id = ${id}`.execute(
      transaction,
    );
    if (intent === 'columns') return { ok: true, step: 'shown' };
    const preview = await previewImport(transaction, { ...draft, columns: chosen }, today);
    if (preview.shown !== shown) return { ok: true, step: 'shown' };
    if (preview.people.length === 0) return { ok: false, reason: 'no_people' };
    const tag = `import ${today}`;
    let added = 0;
    for (let place = 0; place < preview.people.length; place += AT_ONCE)
      added += await addPeople(transaction, consultant, preview.people.slice(place, place + AT_ONCE), tag);
    await sql`DELETE FROM people_imports WHERE owner_id = ${id}`.execute(transaction);
    return { ok: true, step: 'imported', added, tag };
  });
}

/** In one statement: each person is placed on the map and made searchable, which takes longer for all than a statement may. */
const AT_ONCE = 250;

async function addPeople(
  transaction: Transaction<DB>,
  { id, fullName }: Consultant,
  people: readonly ImportPerson[],
  tag: string,
): Promise<number> {
  const columns = people.map(({ agreedOn, ...person }) => ({
    ...person,
    email: person.email || null,
    phone: person.phone || null,
    location: person.location || null,
    headline: person.headline || null,
    may_email_since: agreedOn,
    may_email_words: agreedOn && person.agreement,
  }));
  const { rows } = await sql<{ added: number }>`
    WITH added AS (
      INSERT INTO people (full_name, email, phone, location, headline, skills, tags, origin, agreement, may_email_since, may_email_words,
                          source, added_by)
      SELECT full_name, email, phone, location, headline, skills, ARRAY[${tag}::text], origin, agreement, may_email_since, may_email_words,
             'import', ${id}
      FROM jsonb_to_recordset(${JSON.stringify(columns)}::jsonb) AS p (
        full_name text, email citext, phone text, location text, headline text, skills text[], origin text, agreement text,
        may_email_since date, may_email_words text)
      -- Of an address that became known in this moment.
      ON CONFLICT DO NOTHING RETURNING id, full_name), written AS (
      INSERT INTO audit_entries (actor_id, actor_name, action, subject_type, subject_id, subject_label)
      SELECT ${id}, ${fullName}, 'person_imported', 'person', id, full_name FROM added RETURNING 1)
    SELECT count(*)::integer AS added FROM written`.execute(transaction);
  return rows[0]?.added ?? 0;
}
