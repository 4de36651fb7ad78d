/** What an import of the kept file would do: who is added, which lines have faults, and who is on record. */
import { createHash } from 'node:crypto';
import { setImmediate as giveWay } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/accounts/policy.ts';
import { type NewPerson, newPersonForm } from '#app/features/people/form.ts';
import type { DB } from '#db/types.ts';
import type { ImportField } from '#domain/person/people-file.ts';
import { readWrittenDay } from '#domain/time/written-day.ts';

export type ImportDraft = {
  fileName: string;
  origin: string;
  agreement: string;
  agreedOn: string | null;
  header: string[];
  rows: { line: number; cells: string[] }[];
  columns: (ImportField | '')[];
};

export type ImportPerson = NewPerson & { line: number; agreedOn: string | null };
export type ImportFault = { line: number; name: string; errors: string[] };
export type KnownLine = { line: number; id: string; fullName: string; by: 'email' | 'phone' };
export type ImportPreview = {
  people: ImportPerson[];
  faults: ImportFault[];
  known: KnownLine[];
  /** Changes with who would be added, and as what. */
  shown: string;
};

/** The file that this colleague may import, unless it is older than a day. Locked until the end of the transaction. */
export async function findDraft(transaction: Transaction<DB>, { id }: Consultant): Promise<ImportDraft | null> {
  const { rows } = await sql<ImportDraft>`
    SELECT file_name AS "fileName", origin, agreement, agreed_on::text AS "agreedOn", header, rows, columns
    FROM people_imports WHERE owner_id = ${id} AND state = 'shown' AND created_at > now() - interval '1 day' FOR UPDATE`.execute(
    transaction,
  );
  return rows[0] ?? null;
}

/** @param today in London. Run it as a person of the desk */
export async function previewImport(
  transaction: Transaction<DB>,
  draft: ImportDraft,
  today: string,
): Promise<ImportPreview> {
  const faults: ImportFault[] = [];
  const people: ImportPerson[] = [];
  const lineOf = new Map<string, number>();
  for (const [place, row] of draft.rows.entries()) {
    // Other requests are answered in between.
    if (place % 100 === 99) await giveWay();
    const read = readPerson(draft, row, today);
    const earlier = read.ok && read.person.email ? lineOf.get(read.person.email) : undefined;
    if (!read.ok) faults.push(read.fault);
    else if (earlier !== undefined) {
      const errors = [`The same email address as line ${earlier}`];
      faults.push({ line: row.line, name: read.person.full_name, errors });
    } else {
      if (read.person.email) lineOf.set(read.person.email, row.line);
      people.push(read.person);
    }
  }
  const known = await findKnown(transaction, people);
  const knownLines = new Set(known.map(({ line }) => line));
  const added = people.filter(({ line }) => !knownLines.has(line));
  const shown = createHash('sha256').update(JSON.stringify(added)).digest('base64url');
  return { people: added, faults, known, shown };
}

export async function findKnown(transaction: Transaction<DB>, people: readonly ImportPerson[]): Promise<KnownLine[]> {
  const keys = people.map(({ line, email, phone }) => ({ line, email: email || null, phone: phone || null }));
  const { rows } = await sql<KnownLine>`
    SELECT line, id, full_name AS "fullName", by FROM app.known_people(${JSON.stringify(keys)}::jsonb)`.execute(
    transaction,
  );
  return rows;
}

type ReadPerson = { ok: true; person: ImportPerson } | { ok: false; fault: ImportFault };

/** A line is checked as a person who is added by hand is. */
function readPerson(draft: ImportDraft, { line, cells }: ImportDraft['rows'][number], today: string): ReadPerson {
  const cell = (field: ImportField) => cells[draft.columns.indexOf(field)] ?? '';
  const name = cell('full_name') || `${cell('first_name')} ${cell('last_name')}`.trim();
  const errors: string[] = [];
  const typedDay = draft.columns.includes('agreed_on') ? cell('agreed_on') : (draft.agreedOn ?? '');
  const agreedOn = typedDay === '' ? null : readWrittenDay(typedDay);
  if (typedDay !== '' && agreedOn === null) errors.push('The day of agreeing is no day, like 02/11/2026');
  else if (agreedOn !== null && (agreedOn > today || agreedOn < '2000-01-01'))
    errors.push('The day of agreeing is in the future, or before 2000');
  const parsed = newPersonForm.safeParse({
    full_name: name,
    email: cell('email'),
    phone: cell('phone'),
    location: cell('location'),
    headline: cell('headline'),
    skills: cell('skills'),
    origin: cell('origin') || draft.origin,
    agreement: cell('agreement') || draft.agreement,
  });
  if (parsed.success && errors.length === 0) return { ok: true, person: { ...parsed.data, line, agreedOn } };
  const all = [...new Set([...(parsed.error?.issues.map(({ message }) => message) ?? []), ...errors])];
  return { ok: false, fault: { line, name: name.slice(0, 100), errors: all } };
}
