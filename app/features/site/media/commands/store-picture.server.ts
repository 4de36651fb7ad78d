/**
 * Stores a picture. Its files are recorded, then stored, then their rows are written: if a step fails, the files are deleted (migration
 * 0007, "Files outside the database").
 */
import { createHash } from 'node:crypto';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Editor } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { RENDITION_MEDIA_TYPES, renditionKey } from '#domain/picture/picture.ts';
import type { Rendition } from '#platform/picture/renditions.server.ts';

type Services = Pick<SiteServices, 'database' | 'storage' | 'tasks'>;

export type StoredRendition = Omit<Rendition, 'bytes'> & { sizeBytes: number; sha256: Buffer };

const GRACE_SECONDS = 10;

/** @param id of the picture @param seconds after which files without a row are deleted @throws StoreFull if there is no room */
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

/** @returns null if the library has this file already; a task then deletes the newly stored files */
export async function insertPicture(
  transaction: Transaction<DB>,
  picture: Insertable<DB['pictures']> & { id: string },
  stored: readonly StoredRendition[],
): Promise<{ id: string } | null> {
  const addedPicture = await transaction
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!addedPicture) return null;
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
    if (rows[0]?.claimed !== true) throw new Error('A rendition was taken away before it was claimed');
  }
  return { id };
}
