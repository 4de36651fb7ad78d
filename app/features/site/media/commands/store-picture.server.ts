/**
 * How a picture gets into the library. Its files come first and their rows second, all noted beforehand: whatever happens in
 * between, either all are there or the files are taken away again (migration 0007, "Files outside the database").
 */
import { createHash } from 'node:crypto';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Editor } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { RENDITION_MEDIA_TYPES, renditionKey } from '#domain/picture/picture.ts';
import type { Rendition } from '#platform/picture/renditions.server.ts';

type Services = Pick<SiteServices, 'database' | 'storage' | 'tasks'>;

/** A file in the store that is not yet in a row. */
export type StoredRendition = Omit<Rendition, 'bytes'> & { sizeBytes: number; sha256: Buffer };

/** What a file is kept for beyond the time that storing may take. */
const GRACE_SECONDS = 10;

/**
 * @param id of the picture that they belong to
 * @param seconds until they have their row; then they are taken away again
 * @throws StoreFull where there is no room
 */
export async function storeRenditions(
  { database, storage, tasks }: Services,
  editor: Editor,
  { id, renditions, seconds }: { id: string; renditions: readonly Rendition[]; seconds: number },
): Promise<StoredRendition[]> {
  const files = renditions.map(({ bytes, ...named }) => ({
    key: renditionKey({ ...named, id }),
    bytes,
    mediaType: RENDITION_MEDIA_TYPES[named.format],
  }));
  const keptSeconds = seconds + GRACE_SECONDS;
  await database.asActor(editor.id, async (transaction) => {
    for (const { key } of files) await sql`SELECT app.note_loose_file(${key}, ${keptSeconds})`.execute(transaction);
    await tasks.send(transaction, 'remove-loose-files', {}, { afterSeconds: keptSeconds + 1, key: `pictures/${id}` });
  });
  await Promise.all(files.map((file) => storage.put(file)));
  return renditions.map(({ bytes, ...named }) => ({
    ...named,
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
  }));
}

/** @returns null: the library has this file already, and the files that were stored for it are removed by the task */
export async function insertPicture(
  transaction: Transaction<DB>,
  picture: Insertable<DB['pictures']> & { id: string },
  stored: readonly StoredRendition[],
): Promise<{ id: string } | null> {
  const added = await transaction
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return null;
  const { id } = picture;
  await transaction
    .insertInto('picture_files')
    .values(stored.map(({ sizeBytes, ...each }) => ({ ...each, picture_id: id, size_bytes: sizeBytes })))
    .execute();
  for (const { width, format } of stored) {
    const key = renditionKey({ id, width, format });
    const { rows } = await sql<{ claimed: boolean }>`SELECT app.claim_loose_file(${key}) AS claimed`.execute(
      transaction,
    );
    // It took so long that the file may be gone.
    if (rows[0]?.claimed !== true) throw new Error('A rendition was taken away before it was claimed');
  }
  return { id };
}
