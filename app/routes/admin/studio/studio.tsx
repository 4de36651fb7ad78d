/** Every collection of the studio, with what waits in it. */
import { href, Link } from 'react-router';
import { requireEditor } from '#app/features/accounts/gates.server.ts';
import { deskMeta } from '#app/features/desk/components/frame/sections.ts';
import { CollectionTable } from '#app/features/studio/components/lists/collection-table.tsx';
import { listCollections } from '#app/features/studio/queries/items.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/studio';

export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = await requireEditor({ request, context });
  const collections = await listCollections(context.get(requestContext).database, editor);
  return { collections, mayMoveAll: editor.role === 'admin' };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/studio'), matches);

export default function StudioPage({ loaderData: { collections, mayMoveAll } }: Route.ComponentProps) {
  return (
    <>
      <CollectionTable collections={collections} />
      {mayMoveAll && (
        <p className="mt-8">
          <Link to={href('/admin/studio/archive')} className="link inline-flex min-h-11 items-center">
            Export or import all content
          </Link>
        </p>
      )}
    </>
  );
}
