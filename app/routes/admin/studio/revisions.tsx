import { data, Form, href, Link } from 'react-router';
import { z } from 'zod';
import { requireEditor } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { titleOf } from '#app/features/site/studio/commands/check-item.server.ts';
import { restoreRevision } from '#app/features/site/studio/commands/drafts.server.ts';
import { DifferenceList } from '#app/features/site/studio/components/editor/difference-list.tsx';
import { RevisionTable } from '#app/features/site/studio/components/lists/revision-table.tsx';
import { findItem } from '#app/features/site/studio/queries/items.server.ts';
import { compare, findRevision, listRevisions } from '#app/features/site/studio/queries/revisions.server.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/revisions';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const editor = await requireEditor({ request, context });
  const { database } = context.get(requestContext);
  const openedItem = await findItem(database, editor, params);
  if (!openedItem) throw data('item_not_found', { status: 404 });
  const { collection, state, content } = openedItem;
  const comparedId = Number(new URL(request.url).searchParams.get('compare'));
  const isAsked = Number.isSafeInteger(comparedId) && comparedId > 0 && comparedId < 2 ** 31;
  const before = isAsked ? await findRevision(database, editor, state.id, comparedId) : null;
  return {
    title: titleOf(collection, content),
    version: state.version,
    revisions: await listRevisions(database, editor, state.id),
    compared: before && { version: comparedId, differences: compare(collection, before, content) },
  };
}

const number = z.string().regex(/^[1-9]\d{0,8}$/, BAD_FORM);
const restoreForm = z.strictObject({ version: number, revision: number });

export const action = formAction({
  form: restoreForm,
  gate: requireEditor,
  run: async ({ services, proof: editor, params, value: { version, revision } }) => {
    const openedItem = await findItem(services.database, editor, params);
    if (!openedItem) return throwNotFound('item_not_found');
    return restoreRevision(services, editor, { id: openedItem.state.id, version: Number(version) }, Number(revision));
  },
  done: (_, { params: { collection, id } }) => ({
    to: href('/admin/studio/:collection/:id', { collection: collection ?? '', id: id ?? '' }),
    notice: 'item-restored',
  }),
  refuse: ({ reason }) => ({ status: reason === 'stale' ? 409 : 404 }),
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta({ path: location.pathname, title: 'Revisions', description: 'Earlier versions of an item.' }, matches);

export default function RevisionsPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, version, revisions, compared } = loaderData;
  const item = href('/admin/studio/:collection/:id', params);
  return (
    <>
      <PageHead
        trail={[...trailOf('/admin', '/admin/studio'), { label: title, href: item }, { label: 'Revisions' }]}
        title={`Revisions of ‘${title}’`}
      />
      {actionData?.reason === 'stale' && (
        <p role="alert" className="mb-6 font-medium text-signal">
          Another editor has saved the item, so we didn’t restore anything. Check the list again.
        </p>
      )}
      {compared && (
        <section aria-labelledby="compared-heading" className="mb-8 max-w-4xl">
          <h2 id="compared-heading" className="mb-3 font-semibold">
            Changes from revision {compared.version} to the current version
          </h2>
          <DifferenceList differences={compared.differences} />
          <Form method="post" className="mt-4 flex flex-wrap gap-3">
            <input type="hidden" name="version" value={version} />
            <Button type="submit" name="revision" value={compared.version}>
              Restore revision {compared.version}
            </Button>
            <Link to={item} className={buttonClass({ variant: 'secondary' })}>
              Back to the item
            </Link>
          </Form>
        </section>
      )}
      <RevisionTable revisions={revisions} />
    </>
  );
}
