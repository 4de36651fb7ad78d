import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Editor } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { drawRenditions, type RenditionRefusal } from '#platform/picture/renditions.server.ts';
import { LONGEST_PUT_SECONDS, StoreFull } from '#platform/storage/storage.ts';
import { insertPicture, storeRenditions } from './store-picture.server.ts';

type Services = Pick<SiteServices, 'database' | 'storage' | 'tasks'>;

export type NewPicture = { alt: string; sent: Buffer };

export type AddPictureResult =
  /** `isKnown`: the library already has the same file. */
  { ok: true; id: string; isKnown: boolean } | { ok: false; reason: RenditionRefusal | 'store_full' | 'failed' };

export async function addPicture(
  services: Services,
  editor: Editor,
  { alt, sent }: NewPicture,
): Promise<AddPictureResult> {
  const { database } = services;
  const sha256 = createHash('sha256').update(sent).digest();
  const existing = await database.asActor(editor.id, (transaction) => findByContent(transaction, sha256));
  if (existing) return existing;
  const drawn = await drawRenditions(sent, editor.id);
  if (!drawn.ok) return drawn;
  const { kind, width, height, renditions } = drawn;
  const id = randomUUID();
  try {
    // The files are stored first, then the row.
    const storedFiles = await storeRenditions(services, editor, { id, renditions, seconds: LONGEST_PUT_SECONDS });
    return await database.asActor(editor.id, async (transaction) => {
      const picture = { id, sha256, kind, width, height, alt, added_by: editor.fullName };
      if (await insertPicture(transaction, picture, storedFiles)) return { ok: true, id, isKnown: false };
      // Another upload of the same file may have finished in the meantime.
      return (await findByContent(transaction, sha256)) ?? { ok: false, reason: 'failed' };
    });
  } catch (error) {
    if (error instanceof StoreFull) return { ok: false, reason: 'store_full' };
    throw error;
  }
}

async function findByContent(transaction: Transaction<DB>, sha256: Buffer): Promise<AddPictureResult | null> {
  const row = await transaction.selectFrom('pictures').select('id').where('sha256', '=', sha256).executeTakeFirst();
  return row ? { ok: true, id: row.id, isKnown: true } : null;
}
