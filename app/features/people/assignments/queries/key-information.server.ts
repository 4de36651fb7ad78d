import { sql, type Transaction } from 'kysely';
import type { Candidate, Consultant } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { Engagement } from '#domain/assignment/assignment.ts';
import type { KeyInformation } from '#domain/key-information/key-information.ts';
import { isUuid } from '#domain/uuid.ts';
import { mayReadDocument } from '../policy.ts';

export type StoredDocument = {
  id: string;
  version: number;
  engagement: Engagement;
  authorName: string;
  createdAt: Date;
  sentAt: Date | null;
  givenAt: Date | null;
  givenHow: 'email' | 'hand' | null;
};

/** Newest first. Candidates see documents that were given or are being sent. */
export async function listDocuments(transaction: Transaction<DB>, personId: string): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    SELECT id, version, engagement, author_name AS "authorName", created_at AS "createdAt", sent_at AS "sentAt",
           given_at AS "givenAt", given_how AS "givenHow"
    FROM key_information WHERE person_id = ${personId} ORDER BY version DESC LIMIT 100`.execute(transaction);
  return rows;
}

export type DocumentsOfPerson = {
  person: { id: string; fullName: string; email: string | null };
  documents: StoredDocument[];
  newest: KeyInformation | null;
};

/** @returns null if the record does not exist */
export function findDocumentsOf(
  { asActor }: Pick<Database, 'asActor'>,
  consultant: Consultant,
  personId: string,
): Promise<DocumentsOfPerson | null> {
  if (!isUuid(personId)) return Promise.resolve(null);
  return asActor(consultant.id, async (transaction) => {
    const { rows } = await sql<DocumentsOfPerson['person'] & { newest: KeyInformation | null }>`
      SELECT p.id, p.full_name AS "fullName", p.email::text AS email,
             (SELECT k.contents FROM key_information AS k WHERE k.person_id = p.id ORDER BY k.version DESC LIMIT 1) AS newest
      FROM people AS p WHERE p.id = ${personId}`.execute(transaction);
    const [found] = rows;
    if (!found) return null;
    const { newest, ...person } = found;
    return { person, documents: await listDocuments(transaction, personId), newest };
  });
}

export const nameOfFile = (version: number): string => `Key-Information-Document-${version}.pdf`;

type DocumentFile = { name: string; mediaType: string; bytes: Buffer };

type Services = Pick<RequestContext, 'database'>;

/** @returns null if the document does not exist */
export async function findDocumentFile(
  { database }: Services,
  consultant: Consultant,
  id: string,
): Promise<DocumentFile | null> {
  const row = await selectDocument(database, consultant.id, id);
  return row ? toFile(row) : null;
}

/**
 * Reads a document for the worker it is about, once it is being sent.
 *
 * @returns null if the worker may not see it
 */
export async function findOwnDocumentFile(
  { database }: Services,
  candidate: Candidate,
  id: string,
): Promise<DocumentFile | null> {
  const row = await selectDocument(database, candidate.id, id);
  return row && mayReadDocument({ isOwn: row.is_own, isPassedOn: row.is_passed_on }) ? toFile(row) : null;
}

type DocumentRow = { version: number; pdf: Buffer; is_own: boolean; is_passed_on: boolean };

async function selectDocument(
  { asActor }: Pick<Database, 'asActor'>,
  readerId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await asActor(readerId, (transaction) =>
    sql<DocumentRow>`
      SELECT version, pdf, coalesce(person_id = app.own_person_id(), false) AS is_own,
        num_nonnulls(sent_at, given_at) > 0 AS is_passed_on
      FROM key_information WHERE id = ${id}`.execute(transaction),
  );
  return rows[0];
}

const toFile = ({ version, pdf }: DocumentRow): DocumentFile => ({
  name: nameOfFile(version),
  mediaType: 'application/pdf',
  bytes: pdf,
});
