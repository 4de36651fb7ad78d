import { createHash } from 'node:crypto';
import { setImmediate as giveWay } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { mailboxOf } from '#domain/account/email-address.ts';
import type { KnownRow, RowErrors } from '../schema.ts';
import type { ImportDraft } from './import-draft.server.ts';
import { type ImportPerson, readPerson } from './import-person.server.ts';

export type ImportPreview = {
  people: ImportPerson[];
  errors: RowErrors[];
  known: KnownRow[];
  /** A fingerprint of the people to add, with all their values. */
  shown: string;
};

/** @param today in London. Run it as a person of the desk */
export async function previewImport(
  transaction: Transaction<DB>,
  draft: ImportDraft,
  today: string,
): Promise<ImportPreview> {
  const errors: RowErrors[] = [];
  const people: ImportPerson[] = [];
  const rowOf = new Map<string, number>();
  for (const [place, row] of draft.rows.entries()) {
    // Lets other requests run in between.
    if (place % 100 === 99) await giveWay();
    const read = readPerson(draft, row, today);
    const mailbox = read.ok ? mailboxOf(read.person.email) : '';
    const earlier = rowOf.get(mailbox);
    if (!read.ok) errors.push(read.row);
    else if (earlier !== undefined) {
      const error = `The same email address as row ${earlier}`;
      errors.push({ line: row.line, name: read.person.full_name, errors: [error] });
    } else {
      if (mailbox !== '') rowOf.set(mailbox, row.line);
      people.push(read.person);
    }
  }
  const knownRecords = await findKnown(transaction, people);
  const knownRows = new Set(knownRecords.map(({ line }) => line));
  const newPeople = people.filter(({ line }) => !knownRows.has(line));
  const version = createHash('sha256').update(JSON.stringify(newPeople)).digest('base64url');
  return { people: newPeople, errors, known: knownRecords, shown: version };
}

export async function findKnown(transaction: Transaction<DB>, people: readonly ImportPerson[]): Promise<KnownRow[]> {
  const keys = people.map(({ line, email, phone }) => ({ line, email: email || null, phone: phone || null }));
  const { rows } = await sql<KnownRow>`
    SELECT line, id, full_name AS "fullName", by FROM app.known_people(${JSON.stringify(keys)}::jsonb)`.execute(
    transaction,
  );
  return rows;
}
