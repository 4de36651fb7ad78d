import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { writeArchive } from '#app/features/site/studio/queries/archive.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { bodyOf } from '#app/web/stream-body.server.ts';
import type { Route } from './+types/archive-file';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const services = context.get(requestContext);
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="content-${services.now.toISOString().slice(0, 10)}.zip"`,
    'Cache-Control': 'private, no-store',
  };
  return new Response(bodyOf(await writeArchive(services, admin, services.now)), { headers });
}
