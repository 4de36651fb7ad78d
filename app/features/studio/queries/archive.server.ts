/** All content in one file: what is published, drafts, and where items were before. Without revisions, which stay with the site. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Admin } from '#app/features/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { COLLECTIONS } from '#db/content/collections.ts';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from '#domain/site/content-archive.ts';

const pack = promisify(gzip);

export async function writeArchive({ asActor }: Database, admin: Admin, now: Date): Promise<Buffer> {
  const { items, redirects } = await asActor(admin.id, async (transaction) => ({
    items: await transaction
      .selectFrom('content_items')
      .select(['id', 'collection', 'slug', 'position', 'draft', 'published'])
      .where((row) => row.or([row('published', 'is not', null), row('draft', 'is not', null)]))
      .orderBy('position')
      .orderBy('slug')
      .execute(),
    redirects: await transaction.selectFrom('content_redirects').select(['item_id', 'slug']).orderBy('slug').execute(),
  }));
  const collections = Object.fromEntries(
    COLLECTIONS.map((name) => [
      name,
      items
        .filter(({ collection }) => collection === name)
        .map(({ id, slug, position, draft, published }) => ({
          slug,
          position,
          draft,
          published,
          redirects: redirects.filter(({ item_id }) => item_id === id).map((each) => each.slug),
        })),
    ]),
  );
  const archive = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    madeAt: now.toISOString(),
    files: [],
    collections,
  };
  return pack(JSON.stringify(archive));
}
