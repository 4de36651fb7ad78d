/** Everything that editors change, by collection. */
import { data, href, Link } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireAdmin } from '#app/features/accounts/gates.server.ts';
import { deskMeta } from '#app/features/desk/components/frame/sections.ts';
import { countItems } from '#app/features/studio/queries/items.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { collections } from '#db/content/collections.ts';
import { countOf } from '#domain/text/counts.ts';
import type { Route } from './+types/studio';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id: editorId } = await requireAdmin({ request, context });
  const { database, log, requestId } = context.get(requestContext);
  try {
    const counts = await countItems({ database, editorId });
    return data(
      counts.map(({ collection, ...count }) => {
        const row = collections[collection];
        return { collection, name: row.name, description: row.description, isSingle: 'isSingle' in row, ...count };
      }),
    );
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'the collections of the studio could not be counted');
    return data(null, { status: 503, headers: { 'Retry-After': '10' } });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/studio'), matches);

export default function Studio({ loaderData: shown }: Route.ComponentProps) {
  if (!shown) {
    return (
      <LoadFailure title="The content could not be loaded." retryHref={href('/admin/studio')}>
        {LOGGED_FAILURE}
      </LoadFailure>
    );
  }
  return (
    <>
      <p className="measure mb-6 text-ink-soft">
        Change what the site says. A change is a draft until you publish it, and every version can be restored.
      </p>
      <ul className="divide-y divide-line border-line border-y">
        {shown.map(({ collection, name, description, isSingle, items, drafts, scheduled }) => (
          <li key={collection} className="relative flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
            <Link
              to={href('/admin/studio/:collection', { collection })}
              className="w-44 font-semibold after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
            <span className="min-w-60 flex-1 text-ink-soft">{description}</span>
            <span className="figures text-sm">
              {[
                isSingle ? (items > 0 ? null : 'Not entered yet') : countOf(items, 'item'),
                drafts > 0 && countOf(drafts, 'draft'),
                scheduled > 0 && `${scheduled} scheduled`,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
