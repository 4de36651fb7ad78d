/**
 * Adds an uploaded picture. The files come first and their rows second, all noted beforehand: whatever happens in between,
 * either all are there or the files are taken away again (migration 0007, "Files outside the database").
 */
import { createHash, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Editor } from '#app/features/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { RENDITION_MEDIA_TYPES, renditionKey } from '#domain/picture/picture.ts';
import { drawRenditions, type Rendition, type RenditionFault } from '#platform/picture/renditions.server.ts';
import { LONGEST_PUT_SECONDS, StoreFull } from '#platform/storage/storage.ts';

type Services = Pick<SiteServices, 'database' | 'storage' | 'tasks'>;

export type NewPicture = { alt: string; sent: Buffer };

export type AddPictureResult =
  /** `isKnown`: the same file was uploaded before. */
  { ok: true; id: string; isKnown: boolean } | { ok: false; reason: RenditionFault | 'store_full' | 'failed' };

/** What a file is kept for beyond the time that storing it may take. */
const GRACE_SECONDS = 10;

export async function addPicture(
  services: Services,
  editor: Editor,
  { alt, sent }: NewPicture,
): Promise<AddPictureResult> {
  const { database } = services;
  const sha256 = createHash('sha256').update(sent).digest();
  const known = await database.asActor(editor.id, (transaction) => findByContent(transaction, sha256));
  if (known) return known;
  const drawn = await drawRenditions(sent, editor.id);
  if (!drawn.ok) return drawn;
  const { kind, width, height, renditions } = drawn;
  const id = randomUUID();
  const stored = await storeRenditions(services, editor, id, renditions);
  if (!stored.ok) return stored;
  return database.asActor(editor.id, async (transaction) => {
    const added = await transaction
      .insertInto('pictures')
      .values({ id, sha256, kind, width, height, alt, added_by: editor.fullName })
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .returning('id')
      .executeTakeFirst();
    // Of two who upload the same file at once; the files of the second are removed by the task.
    if (!added) return (await findByContent(transaction, sha256)) ?? { ok: false, reason: 'failed' };
    await transaction
      .insertInto('picture_files')
      .values(
        renditions.map(({ bytes, ...each }) => ({
          ...each,
          picture_id: id,
          size_bytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest(),
        })),
      )
      .execute();
    for (const key of stored.keys) {
      const { rows } = await sql<{ claimed: boolean }>`SELECT app.claim_loose_file(${key}) AS claimed`.execute(
        transaction,
      );
      // It took so long that the file may be gone.
      if (rows[0]?.claimed !== true) throw new Error('A rendition was taken away before it was claimed');
    }
    return { ok: true, id, isKnown: false };
  });
}

async function findByContent(transaction: Transaction<DB>, sha256: Buffer): Promise<AddPictureResult | null> {
  const row = await transaction.selectFrom('pictures').select('id').where('sha256', '=', sha256).executeTakeFirst();
  return row ? { ok: true, id: row.id, isKnown: true } : null;
}

async function storeRenditions(
  { database, storage, tasks }: Services,
  editor: Editor,
  id: string,
  renditions: readonly Rendition[],
): Promise<{ ok: true; keys: string[] } | { ok: false; reason: 'store_full' }> {
  const files = renditions.map(({ bytes, ...named }) => ({
    key: renditionKey({ ...named, id }),
    bytes,
    mediaType: RENDITION_MEDIA_TYPES[named.format],
  }));
  // They are stored at once.
  const seconds = LONGEST_PUT_SECONDS + GRACE_SECONDS;
  await database.asActor(editor.id, async (transaction) => {
    for (const { key } of files) await sql`SELECT app.note_loose_file(${key}, ${seconds})`.execute(transaction);
    await tasks.send(transaction, 'remove-loose-files', {}, { afterSeconds: seconds + 1, key: `pictures/${id}` });
  });
  try {
    await Promise.all(files.map((file) => storage.put(file)));
  } catch (error) {
    if (error instanceof StoreFull) return { ok: false, reason: 'store_full' };
    throw error;
  }
  return { ok: true, keys: files.map(({ key }) => key) };
}
