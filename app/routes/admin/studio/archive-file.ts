/** All content of the site as one file to download. */
import { requireAdmin } from '#app/features/accounts/gates.server.ts';
import { writeArchive } from '#app/features/studio/queries/archive.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/archive-file';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database, now } = context.get(requestContext);
  const file = await writeArchive(database, admin, now);
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename="content-${now.toISOString().slice(0, 10)}.json.gz"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
