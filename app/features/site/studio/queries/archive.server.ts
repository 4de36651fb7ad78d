import { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { COLLECTIONS } from '#db/content/collections.ts';
import type { DB } from '#db/types.ts';
import { renditionKey } from '#domain/picture/picture.ts';
import type { RenditionFormat } from '#domain/picture/rendition.ts';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, CONTENT_PART } from '#domain/site/archive-limits.ts';
import { type NewPart, streamZip } from '#platform/zip/zip-stream.server.ts';
import { type ArchivedPicture, picturePart } from '../commands/archive/archived-pictures.server.ts';

type Services = Pick<RequestContext, 'database' | 'storage' | 'log' | 'requestId'>;

/** Streams the archive. Ends early with an error if a picture could not be read. */
export async function writeArchive(
  { database, storage, log, requestId }: Services,
  admin: Admin,
  now: Date,
): Promise<Readable> {
  const { collections, pictures } = await readAll(database, admin);
  const archive = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    madeAt: now.toISOString(),
    pictures,
    collections,
  };
  const parts: NewPart[] = [
    { path: CONTENT_PART, open: () => Readable.from([JSON.stringify(archive)]) },
    ...pictures.flatMap(({ id, files }) =>
      files.map((file) => ({
        path: picturePart(id, file),
        compress: false,
        open: async () => {
          const storedFile = await storage.open(renditionKey({ id, ...file }));
          if (!storedFile) throw new Error('A file is missing from the store');
          return storedFile;
        },
      })),
    ),
  ];
  const onFail = (err: unknown) =>
    log.error({ err, errorId: requestId }, 'an archive of the content could not be finished');
  return streamZip(parts, { at: now, onFail });
}

const readAll = ({ asActor }: Database, admin: Admin) =>
  asActor(admin.id, async (transaction) => {
    const items = await transaction
      .selectFrom('content_items')
      .select(['id', 'collection', 'slug', 'position', 'draft', 'published'])
      .where((row) => row.or([row('published', 'is not', null), row('draft', 'is not', null)]))
      .orderBy('position')
      .orderBy('slug')
      .execute();
    const redirects = await transaction
      .selectFrom('content_redirects')
      .select(['item_id', 'slug'])
      .orderBy('slug')
      .execute();
    const files = await transaction
      .selectFrom('picture_files as file')
      .innerJoin('pictures as picture', 'picture.id', 'file.picture_id')
      .selectAll('picture')
      .select(['file.width as fileWidth', 'file.format', 'file.sha256 as fileSha256'])
      .orderBy('picture.added_at')
      .orderBy('picture.id')
      .orderBy('file.width')
      .orderBy('file.format')
      .execute();
    return {
      collections: Object.fromEntries(
        COLLECTIONS.map((name) => [
          name,
          items
            .filter(({ collection }) => collection === name)
            .map(({ id, collection: _, ...item }) => ({
              ...item,
              redirects: redirects.filter(({ item_id }) => item_id === id).map(({ slug }) => slug),
            })),
        ]),
      ),
      pictures: [...Map.groupBy(files, ({ id }) => id).values()].flatMap(toArchived),
    };
  });

type Row = Selectable<DB['pictures']> & { fileWidth: number; format: RenditionFormat; fileSha256: Buffer };

/** @param rows one for each file of a picture */
function toArchived(rows: readonly Row[]): ArchivedPicture[] {
  const [row] = rows;
  if (!row) return [];
  const { id, kind, width, height, alt, crop_x: cropX, crop_y: cropY } = row;
  const files = rows.map((each) => ({
    width: each.fileWidth,
    format: each.format,
    sha256: each.fileSha256.toString('hex'),
  }));
  const [sha256, addedAt] = [row.sha256.toString('hex'), row.added_at.toISOString()];
  return [{ id, sha256, kind, width, height, alt, cropX, cropY, addedAt, files }];
}
