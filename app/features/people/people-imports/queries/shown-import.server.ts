import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { describeColumns } from '#domain/import/import-file.ts';
import { cutLine } from '#domain/text/one-line.ts';
import { formatCalendarDay } from '#domain/time/dates.ts';
import type { BackgroundImport, ShownImport } from '../schema.ts';
import { findDraft } from './import-draft.server.ts';
import type { ImportPerson } from './import-person.server.ts';
import { previewImport } from './import-preview.server.ts';

const LISTED = 100;

/** @param today in London */
export function openImport({ asActor }: Database, consultant: Consultant, today: string): Promise<ShownImport | null> {
  return asActor(consultant.id, async (transaction) => {
    const draft = await findDraft(transaction, consultant);
    if (!draft) return null;
    const { people, errors, known, shown } = await previewImport(transaction, draft, today);
    const remarked = people.filter(({ remarks }) => remarks.length > 0);
    return {
      fileName: draft.fileName,
      agreedOn: draft.agreedOn ?? '',
      columns: describeColumns(
        draft.header,
        draft.columns,
        draft.rows.map(({ cells }) => cells),
      ),
      total: people.length,
      withoutContactCount: people.filter(({ email, phone }) => !email && !phone).length,
      people: people
        .slice(0, LISTED)
        .map((person) => ({ line: person.line, name: person.full_name, facts: describeFacts(person) })),
      remarked: remarked
        .slice(0, LISTED)
        .map(({ line, full_name: name, remarks }) => ({ line, name, errors: remarks })),
      remarkedCount: remarked.length,
      errors: errors.slice(0, LISTED),
      errorCount: errors.length,
      known: known.slice(0, LISTED),
      knownCount: known.length,
      shown,
    };
  });
}

const LONGEST_NOTE = 80;

function describeFacts(person: ImportPerson): string {
  const { email, phone, location, headline, tags, note, availableFrom, agreedOn } = person;
  const facts = [
    email,
    phone,
    headline,
    location,
    availableFrom && `Available from ${formatCalendarDay(availableFrom)}`,
    agreedOn && `Agreed to emails on ${formatCalendarDay(agreedOn)}`,
    tags.length > 0 && `Tags: ${tags.join(', ')}`,
    note && `Note: ${cutLine(note, LONGEST_NOTE)}`,
  ];
  return facts.filter(Boolean).join(' · ');
}

/** Finds the colleague's import that runs in the background, or ended within a day. */
export function findBackgroundImport({ asActor }: Database, { id }: Consultant): Promise<BackgroundImport | null> {
  return asActor(id, async (transaction) => {
    const { rows } = await sql<BackgroundImport>`
      SELECT state, file_name AS "fileName", people, position, added, tag, failure FROM people_imports
      WHERE owner_id = ${id} AND state <> 'shown' AND created_at > now() - interval '1 day'`.execute(transaction);
    return rows[0] ?? null;
  });
}
