/** What an import of the kept file would do: who is added, which lines have faults, and who is on record. */
import { createHash } from 'node:crypto';
import { setImmediate as giveWay } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/accounts/policy.ts';
import { type NewPerson, newPersonForm } from '#app/features/people/form.ts';
import type { DB } from '#db/types.ts';
import { mailboxOf } from '#domain/account/email-address.ts';
import type { ImportField } from '#domain/person/people-file.ts';
import { readEmailCell, readPhoneCell } from '#domain/person/person-cells.ts';
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

/** `remarks`: on values of the line that are not imported. */
export type ImportPerson = NewPerson & { line: number; agreedOn: string | null; remarks: string[] };
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
    const mailbox = read.ok ? mailboxOf(read.person.email) : '';
    const earlier = lineOf.get(mailbox);
    if (!read.ok) faults.push(read.fault);
    else if (earlier !== undefined) {
      const errors = [`The same email address as line ${earlier}`];
      faults.push({ line: row.line, name: read.person.full_name, errors });
    } else {
      if (mailbox !== '') lineOf.set(mailbox, row.line);
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

/** Fields that a person can do without. A value that the form refuses is left out, and reported. */
const LEFT_OUT = ['email', 'phone', 'location', 'headline', 'skills'] as const;

/** A line is checked as a person who is added by hand is. */
function readPerson(draft: ImportDraft, { line, cells }: ImportDraft['rows'][number], today: string): ReadPerson {
  const cell = (field: ImportField) => cells[draft.columns.indexOf(field)] ?? '';
  const name = cell('full_name') || `${cell('first_name')} ${cell('last_name')}`.trim();
  const [email, phone] = [readEmailCell(cell('email')), readPhoneCell(cell('phone'))];
  const remarks = [...email.remarks, ...phone.remarks];
  const typedDay = draft.columns.includes('agreed_on') ? cell('agreed_on') : (draft.agreedOn ?? '');
  const written = typedDay === '' ? null : readWrittenDay(typedDay);
  const agreedOn = written !== null && written <= today && written >= '2000-01-01' ? written : null;
  if (typedDay !== '' && agreedOn === null) remarks.push(`‘${typedDay.slice(0, 40)}’ is no day on which they agreed`);
  const fields: Record<string, string> = {
    full_name: name,
    email: email.value,
    phone: phone.value,
    location: cell('location'),
    headline: cell('headline'),
    skills: cell('skills'),
    origin: cell('origin') || draft.origin,
    agreement: cell('agreement') || draft.agreement,
  };
  let parsed = newPersonForm.safeParse(fields);
  const refused = (parsed.error?.issues ?? []).filter(({ path: [field] }) => fields[String(field)] !== '');
  for (const field of LEFT_OUT) {
    const issue = refused.find(({ path }) => path[0] === field);
    if (!issue) continue;
    remarks.push(issue.message);
    fields[field] = '';
  }
  if (refused.length > 0) parsed = newPersonForm.safeParse(fields);
  if (parsed.success) return { ok: true, person: { ...parsed.data, line, agreedOn, remarks } };
  const errors = [...new Set([...parsed.error.issues.map(({ message }) => message), ...remarks])];
  return { ok: false, fault: { line, name: name.slice(0, 100), errors } };
}
