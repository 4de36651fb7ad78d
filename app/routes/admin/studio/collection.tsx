/** The items of one collection, in the order of the site. */
import { Plus } from 'lucide-react';
import { data, href, Link, redirect } from 'react-router';
import { z } from 'zod';
import { requireAdmin } from '#app/features/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/desk/components/frame/sections.ts';
import { moveItem } from '#app/features/studio/commands/items.server.ts';
import { ITEM_SHAPES, MoveButtons } from '#app/features/studio/components/item-row.tsx';
import { findSingle, listItems } from '#app/features/studio/queries/items.server.ts';
import { STATE_NAMES } from '#app/features/studio/schema.ts';
import { REFUSALS } from '#app/features/studio/texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { gone } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { type Collection, collections, isCollection } from '#db/content/collections.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/collection';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { id: editorId } = await requireAdmin({ request, context });
  const { database } = context.get(requestContext);
  const collection = readCollection(params.collection);
  const row = collections[collection];
  if ('isSingle' in row) {
    const id = (await findSingle({ database, editorId }, collection)) ?? 'new';
    throw redirect(href('/admin/studio/:collection/:id', { collection, id }));
  }
  const items = await listItems({ database, editorId }, collection);
  return data({
    collection,
    name: row.name,
    one: row.one,
    description: row.description,
    isOrdered: row.order === 'hand',
    items: items.map(({ updatedAt, ...item }) => ({ ...item, updatedAt: formatDateAndTime(updatedAt) })),
  });
}

const moveForm = z.strictObject({
  id: z.uuid('bad_form'),
  version: z.coerce.number('bad_form').int(),
  intent: z.enum(['up', 'down'], 'bad_form'),
});

export const action = formAction({
  form: moveForm,
  gate: requireAdmin,
  run: ({ services, proof: editor, params, value: { id, version, intent } }) =>
    moveItem(services, editor, { collection: readCollection(params.collection), id, version }, intent),
  done: (_, { params }) => ({
    to: href('/admin/studio/:collection', { collection: params.collection ?? '' }),
    notice: 'content-moved',
  }),
  refuse: ({ reason }) => ({ status: 409, notice: { ...REFUSALS[reason], tone: 'danger' } }),
  unexpected: { status: 503, notice: { title: 'The order could not be changed', tone: 'danger' } },
});

function readCollection(name: string | undefined): Collection {
  if (name === undefined || !isCollection(name)) return gone('collection_not_found');
  return name;
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  deskMeta(
    { path: location.pathname, title: loaderData?.name ?? 'Studio', description: 'The items of one collection.' },
    matches,
  );

export default function CollectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { collection, name, one, description, isOrdered, items } = loaderData;
  const fresh = href('/admin/studio/:collection/:id', { collection, id: 'new' });
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/studio'), { label: name }]} title={name}>
        <ButtonLink to={fresh}>
          <Plus aria-hidden="true" />
          New {one}
        </ButtonLink>
      </PageHead>
      <FormProblems formId="move" answer={actionData} />
      <p className="measure mb-6 text-ink-soft">{description}</p>
      {items.length === 0 && (
        <EmptyState title={`No ${name.toLowerCase()} yet`}>The pages that show them leave their place out.</EmptyState>
      )}
      <ul className="divide-y divide-line border-line border-y">
        {items.map(({ id, title, state, version, updatedAt, updatedBy }, index) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
            <Link
              to={href('/admin/studio/:collection/:id', { collection, id })}
              className="wrap-anywhere min-w-60 flex-1 py-2 font-semibold hover:underline"
            >
              {title}
            </Link>
            <Status shape={ITEM_SHAPES[state]}>{STATE_NAMES[state]}</Status>
            <span className="figures text-ink-soft text-sm">
              {updatedAt}, {updatedBy}
            </span>
            {isOrdered && (
              <MoveButtons
                id={id}
                version={version}
                title={title}
                isFirst={index === 0}
                isLast={index === items.length - 1}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
