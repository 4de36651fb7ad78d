/** The kept file of a colleague, as its page shows it. */
import { sql } from 'kysely';
import type { Consultant } from '#app/features/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { ShownImport } from '../components/check-import.tsx';
import { findDraft, previewImport } from './import-preview.server.ts';

const LISTED = 100;
const LONGEST_EXAMPLE = 40;

/** @param today in London */
export function openImport({ asActor }: Database, consultant: Consultant, today: string): Promise<ShownImport | null> {
  return asActor(consultant.id, async (transaction) => {
    const draft = await findDraft(transaction, consultant);
    if (!draft) return null;
    const { people, faults, known, shown } = await previewImport(transaction, draft, today);
    const remarked = people.filter(({ remarks }) => remarks.length > 0);
    return {
      fileName: draft.fileName,
      columns: draft.header.map((name, place) => ({
        name: name.slice(0, LONGEST_EXAMPLE),
        field: draft.columns[place] ?? '',
        example: (draft.rows.find(({ cells }) => cells[place])?.cells[place] ?? '').slice(0, LONGEST_EXAMPLE),
      })),
      total: people.length,
      people: people.slice(0, LISTED).map(({ line, full_name: name, email, phone, location, headline, agreedOn }) => ({
        line,
        name,
        facts: [email, phone, headline, location, agreedOn && 'Agreed to emails'].filter(Boolean).join(' · '),
      })),
      remarked: remarked
        .slice(0, LISTED)
        .map(({ line, full_name: name, remarks }) => ({ line, name, errors: remarks })),
      remarkedCount: remarked.length,
      faults: faults.slice(0, LISTED),
      faultCount: faults.length,
      known: known.slice(0, LISTED),
      knownCount: known.length,
      shown,
    };
  });
}

export type BackgroundImport = {
  state: 'importing' | 'done' | 'failed';
  fileName: string;
  /** Of those who were shown; how many of them were looked at, and added. */
  people: number;
  position: number;
  added: number;
  /** Of those who were added. */
  tag: string;
  failure: string | null;
};

/** The file of a colleague that is imported in the background, or was within a day. */
export function findBackgroundImport({ asActor }: Database, { id }: Consultant): Promise<BackgroundImport | null> {
  return asActor(id, async (transaction) => {
    const { rows } = await sql<BackgroundImport>`
      SELECT state, file_name AS "fileName", people, position, added, tag, failure FROM people_imports
      WHERE owner_id = ${id} AND state <> 'shown' AND created_at > now() - interval '1 day'`.execute(transaction);
    return rows[0] ?? null;
  });
}
