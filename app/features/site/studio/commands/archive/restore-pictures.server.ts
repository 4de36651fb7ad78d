/** Stores the pictures of an archive in the library. Other pictures stay. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import {
  insertPicture,
  type StoredRendition,
  storeRenditions,
} from '#app/features/site/media/commands/store-picture.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { StoreFull } from '#platform/storage/storage.ts';
import { type ArchivedPicture, readRenditions } from './archived-pictures.server.ts';
import type { ContentArchive } from './read-archive.server.ts';

type Services = Pick<SiteServices, 'database' | 'storage' | 'tasks'>;

/** The files of a picture that the library lacks. This site chooses the id, so that no storage key comes from an archive. */
type StoredPicture = { id: string; files: StoredRendition[] };

export type StoredPictures = ReadonlyMap<string, StoredPicture>;

const IMPORT_SECONDS = 1_800;

export async function listKnownPictures(queries: Queries): Promise<Map<string, string>> {
  const rows = await queries.selectFrom('pictures').select(['id', 'sha256']).execute();
  return new Map(rows.map(({ id, sha256 }) => [sha256.toString('hex'), id]));
}

/** Stores one picture at a time, to keep only one in memory. */
export async function storePictures(
  services: Services,
  admin: Admin,
  { archive: { pictures, parts }, knownPictures }: { archive: ContentArchive; knownPictures: ReadonlySet<string> },
): Promise<{ ok: true; stored: StoredPictures } | { ok: false; reason: 'store_full' }> {
  const storedPictures = new Map<string, StoredPicture>();
  try {
    for (const picture of pictures) {
      if (knownPictures.has(picture.sha256)) continue;
      const id = randomUUID();
      const renditions = await readRenditions(picture, parts);
      const files = await storeRenditions(services, admin, { id, renditions, seconds: IMPORT_SECONDS });
      storedPictures.set(picture.sha256, { id, files });
    }
    return { ok: true, stored: storedPictures };
  } catch (error) {
    if (error instanceof StoreFull) return { ok: false, reason: 'store_full' };
    throw error;
  }
}

/** Inserts the rows of an archive's pictures, with its descriptions and crop points. @returns this site's ids by the archive's ids */
export async function restorePictures(
  transaction: Transaction<DB>,
  admin: Admin,
  { pictures, stored }: { pictures: readonly ArchivedPicture[]; stored: StoredPictures },
): Promise<ReadonlyMap<string, string>> {
  for (const picture of pictures) {
    const files = stored.get(picture.sha256);
    if (files) await insertPicture(transaction, toRow(picture, admin, files.id), files.files);
  }
  const knownIds = await listKnownPictures(transaction);
  const ids = new Map<string, string>();
  for (const { id, sha256, alt, cropX, cropY } of pictures) {
    const knownId = knownIds.get(sha256);
    if (!knownId) throw new Error('A picture was deleted while an archive was imported');
    ids.set(id, knownId);
    await transaction
      .updateTable('pictures')
      .set({ alt, crop_x: cropX, crop_y: cropY })
      .where('id', '=', knownId)
      .where((row) => row.or([row('alt', '<>', alt), row('crop_x', '<>', cropX), row('crop_y', '<>', cropY)]))
      .execute();
  }
  return ids;
}

const toRow = (
  { sha256, kind, width, height, alt, cropX, cropY, addedAt }: ArchivedPicture,
  admin: Admin,
  id: string,
) => ({
  id,
  sha256: Buffer.from(sha256, 'hex'),
  kind,
  width,
  height,
  alt,
  crop_x: cropX,
  crop_y: cropY,
  added_at: addedAt,
  added_by: admin.fullName,
});
