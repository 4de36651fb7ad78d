import { buffer } from 'node:stream/consumers';
import type { Selectable } from 'kysely';
import type { Editor } from '#app/features/core/accounts/policy.ts';
import type { Database, Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import type { DB } from '#db/types.ts';
import { isPictureId, renditionKey } from '#domain/picture/picture.ts';
import { renditionWidths } from '#domain/picture/rendition.ts';
import { agency, brand } from '#domain/site/site.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import { drawLogoPicture, resizeSvg } from '#platform/share-image/logo-picture.server.ts';
import type { ShareLogo } from '#platform/share-image/share-image.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { KeptPicture } from './schema.ts';

const select = (queries: Queries) =>
  queries.selectFrom('pictures').select(['id', 'width', 'height', 'alt', 'crop_x', 'crop_y', 'added_by', 'added_at']);

type Row = Pick<
  Selectable<DB['pictures']>,
  'id' | 'width' | 'height' | 'alt' | 'crop_x' | 'crop_y' | 'added_by' | 'added_at'
>;

const toPicture = ({ crop_x, crop_y, added_by, added_at, ...kept }: Row): KeptPicture => ({
  ...kept,
  cropX: crop_x,
  cropY: crop_y,
  addedBy: added_by,
  addedAt: formatDateAndTime(added_at),
});

type Listing = { page: number; perPage: number };

export function listPictures(
  { asActor }: Pick<Database, 'asActor'>,
  editor: Editor,
  { page, perPage }: Listing,
): Promise<{ pictures: KeptPicture[]; total: number }> {
  return asActor(editor.id, async (transaction) => {
    const { total } = await transaction
      .selectFrom('pictures')
      .select((row) => row.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await select(transaction)
      .orderBy('added_at', 'desc')
      .orderBy('id')
      .offset((page - 1) * perPage)
      .limit(perPage)
      .execute();
    return { pictures: rows.map(toPicture), total: Number(total) };
  });
}

export async function findPicture(
  { asActor }: Pick<Database, 'asActor'>,
  editor: Editor,
  id: string | undefined,
): Promise<KeptPicture | null> {
  if (!id || !isPictureId(id)) return null;
  const row = await asActor(editor.id, (transaction) => select(transaction).where('id', '=', id).executeTakeFirst());
  return row ? toPicture(row) : null;
}

/** The field without JavaScript offers at most this many; the dialog pages through all. */
const MOST_OFFERED = 100;

export function listOfferedPictures(
  { asActor }: Pick<Database, 'asActor'>,
  editor: Editor,
  named: readonly string[],
): Promise<KeptPicture[]> {
  return asActor(editor.id, async (transaction) => {
    const newest = await select(transaction).orderBy('added_at', 'desc').orderBy('id').limit(MOST_OFFERED).execute();
    const missingIds = named.filter((id) => isPictureId(id) && !newest.some((each) => each.id === id));
    const older = missingIds.length > 0 ? await select(transaction).where('id', 'in', missingIds).execute() : [];
    return [...newest, ...older].map(toPicture);
  });
}

type LogoSource = { content: Pick<Content, 'brand'>; storage: Pick<Storage, 'open'> };

/** The logo for sharing images, chosen in the same order as in the header. If its file is missing, the name is drawn instead. */
export async function loadShareLogo({ content, storage }: LogoSource): Promise<ShareLogo> {
  const { vector } = content.brand;
  if (vector) return { picture: await drawLogoPicture(resizeSvg(vector)) };
  const { drawing, logo } = brand();
  if (drawing) return drawing;
  const [width = 0] = logo ? renditionWidths(logo.width) : [];
  const file = logo && (await storage.open(renditionKey({ id: logo.id, width, format: 'webp' })));
  if (!file) return { name: agency().shortName };
  return { picture: await drawLogoPicture(await buffer(file)) };
}
