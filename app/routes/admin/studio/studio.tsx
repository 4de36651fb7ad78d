import { href, Link } from 'react-router';
import { z } from 'zod';
import { requireEditor } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { beginStarters } from '#app/features/site/studio/commands/begin-starters.server.ts';
import { CollectionTable } from '#app/features/site/studio/components/lists/collection-table.tsx';
import { StarterForm } from '#app/features/site/studio/components/lists/starter-form.tsx';
import { listCollections } from '#app/features/site/studio/queries/items.server.ts';
import { countStartersLeft } from '#app/features/site/studio/queries/starters.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { countOf } from '#domain/text/counts.ts';
import type { Route } from './+types/studio';

export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = await requireEditor({ request, context });
  const { database } = context.get(requestContext);
  return {
    collections: await listCollections(database, editor),
    startersLeft: await countStartersLeft(database, editor),
    mayMoveAll: editor.role === 'admin',
  };
}

export const action = formAction({
  form: z.strictObject({ intent: z.literal('starters', BAD_FORM) }),
  gate: requireEditor,
  run: async ({ services, proof: editor }) => ({
    ok: true as const,
    begun: await beginStarters(services, editor, services.now),
  }),
  done: ({ begun }) => ({ to: href('/admin/studio'), notice: begun > 0 ? 'starters-begun' : 'starters-none-left' }),
  refuse: () => ({ status: 409 }),
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/studio'), matches);

export default function StudioPage({ loaderData }: Route.ComponentProps) {
  const { collections, startersLeft, mayMoveAll } = loaderData;
  return (
    <>
      {startersLeft > 0 && (
        <section aria-labelledby="starters" className="mb-8 max-w-3xl rounded-md border border-line bg-surface p-5">
          <h2 id="starters" className="font-semibold">
            {countOf(startersLeft, 'page has', 'pages have')} no text yet
          </h2>
          <p className="measure mt-1 mb-4 text-ink-soft">
            Starter texts have square brackets for you to fill in. Each becomes a draft, hidden from visitors until you
            publish it.
          </p>
          <StarterForm />
        </section>
      )}
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
