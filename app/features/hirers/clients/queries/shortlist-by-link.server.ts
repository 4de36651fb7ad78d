/** Reads a shortlist for the client with its link. Opening it changes nothing, because mail programs open links. */
import { sql } from 'kysely';
import type { StoredCv } from '#app/features/people/profile/queries/cvs.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { selectLink } from '#platform/token/emailed-links.server.ts';
import { hashToken, isPathToken } from '#platform/token/token.server.ts';
import type { ShortlistLink } from '../policy.ts';
import type { ReadShortlist } from '../schema.ts';

type Reader = Pick<Database, 'asSystem'>;

const linkOf = (token: string): ShortlistLink | null =>
  isPathToken(token) ? ({ tokenHash: hashToken(token) } as ShortlistLink) : null;

/** True if the link was sent but no longer works. Links are forgotten a week after their shortlist has expired. */
export async function wasSent({ asSystem }: Reader, token: string): Promise<boolean> {
  const link = linkOf(token);
  if (!link) return false;
  const row = await asSystem((transaction) =>
    selectLink(transaction, 'shortlist', link.tokenHash).select('l.shortlist_id').executeTakeFirst(),
  );
  return row !== undefined;
}

/** @returns null for a link that was never issued, or whose shortlist has ended */
export async function readByLink({ asSystem }: Reader, token: string): Promise<ReadShortlist | null> {
  const link = linkOf(token);
  if (!link) return null;
  const { rows } = await asSystem((transaction) =>
    sql<{ shortlist: ReadShortlist | null }>`SELECT app.read_shortlist(${link.tokenHash}) AS shortlist`.execute(
      transaction,
    ),
  );
  return rows[0]?.shortlist ?? null;
}

/** @returns proof that the link is valid; otherwise null */
export async function findShortlistLink({ asSystem }: Reader, token: string): Promise<ShortlistLink | null> {
  const link = linkOf(token);
  if (!link) return null;
  const { rows } = await asSystem((transaction) =>
    sql<{ id: string | null }>`SELECT app.find_shortlist(${link.tokenHash}) AS id`.execute(transaction),
  );
  return rows[0]?.id ? link : null;
}

/** @returns null for an invalid link, and for a candidate who may not be named */
export async function findCvByLink({ asSystem }: Reader, token: string, position: string): Promise<StoredCv | null> {
  const link = linkOf(token);
  if (!link || !/^\d{1,2}$/.test(position)) return null;
  const { rows } = await asSystem((transaction) =>
    sql<StoredCv>`
      SELECT c.name, c.extension, c.size_bytes AS "sizeBytes", c.storage_key AS "storageKey" FROM cvs AS c
      WHERE c.id = app.find_shortlist_cv(${link.tokenHash}, ${Number(position)}) AND c.storage_key IS NOT NULL`.execute(
      transaction,
    ),
  );
  return rows[0] ?? null;
}
