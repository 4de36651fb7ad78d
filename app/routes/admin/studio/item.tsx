/** One item of a collection: its form beside the page that shows it, and its history. */
import { useRef } from 'react';
import { data, href } from 'react-router';
import { z } from 'zod';
import { requireAdmin } from '#app/features/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/desk/components/frame/sections.ts';
import { answerItemForm } from '#app/features/studio/commands/save-form.server.ts';
import { ItemForm } from '#app/features/studio/components/item-form.tsx';
import { ItemHistory } from '#app/features/studio/components/item-history.tsx';
import { ItemNotes } from '#app/features/studio/components/item-notes.tsx';
import { ItemPreview } from '#app/features/studio/components/item-preview.tsx';
import { readItem } from '#app/features/studio/form.ts';
import { loadItem } from '#app/features/studio/queries/load-item.server.ts';
import { withDraft } from '#app/features/studio/schema.ts';
import { INTENT_NOTICES, problemsOf, REFUSALS } from '#app/features/studio/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { refuseForm } from '#app/web/form/read.server.ts';
import { gone } from '#app/web/form/respond.server.ts';
import { answerScripts } from '#app/web/form/script.server.ts';
import { isCollection } from '#db/content/collections.ts';
import type { Route } from './+types/item';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const editor = await requireAdmin({ request, context });
  return data(await loadItem({ request, context }, editor, params));
}

export const action = formAction({
  reply: replyWith<{ id: string; version: number }>(),
  form: z.record(z.string(), z.string()),
  gate: requireAdmin,
  run: async ({ services, proof: editor, params: { collection = '', id = '' }, value }) => {
    if (!isCollection(collection)) return gone('collection_not_found');
    const outcome = await answerItemForm(services, editor, { collection, id }, value);
    if (outcome === 'bad_form') throw refuseForm();
    if (!outcome.ok && outcome.reason === 'item_not_found') return gone('item_not_found');
    return outcome;
  },
  done: ({ id, version, intent }, { params: { collection = '' } }) => {
    const to = href('/admin/studio/:collection/:id', { collection, id });
    const notice = Object.hasOwn(INTENT_NOTICES, intent) ? INTENT_NOTICES[intent as keyof typeof INTENT_NOTICES] : null;
    const [kind, path] = intent.split(':');
    // A list that has changed: back to it.
    if (!notice) return { to: `${to}#studio-${path}`, more: { id, version }, outcome: String(kind) };
    return { to, notice, more: { id, version } };
  },
  refuse: (refused, { params: { collection = '', id: asked = '' } }) => {
    const { reason, id = asked } = refused;
    // What was typed is saved by now, also of a new item: its page says what is missing.
    if (reason === 'invalid') {
      return { status: 422, to: `${href('/admin/studio/:collection/:id', { collection, id })}?check` };
    }
    return { status: reason === 'changed_meanwhile' ? 409 : 422, notice: { ...REFUSALS[reason], tone: 'danger' } };
  },
  unexpected: {
    status: 503,
    notice: {
      title: 'This could not be saved',
      text: 'Your text is still here. Try again in a moment.',
      tone: 'danger',
    },
  },
});

/** While an editor types, a script saves the draft. */
export const middleware = [answerScripts(action)];

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  deskMeta(
    { path: location.pathname, title: loaderData?.title ?? 'Studio', description: 'Edit, preview and publish.' },
    matches,
  );

export default function ItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { collection, name, id, title, path, fields, typed, errors, version, revisions, compared } = loaderData;
  const frame = useRef<HTMLIFrameElement>(null);
  const hasFailed = actionData?.notice != null;
  const trail = [
    ...trailOf('/admin', '/admin/studio'),
    ...(loaderData.isSingle ? [] : [{ label: name, href: href('/admin/studio/:collection', { collection }) }]),
    { label: title },
  ];
  return (
    <>
      <PageHead trail={trail} title={title} />
      <FormProblems formId="studio" answer={actionData ?? problemsOf(errors)} />
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_30rem]">
        <ItemForm
          // What was typed stays after a refusal; everything else is as it is stored.
          item={{ ...loaderData, typed: hasFailed ? readItem(fields, actionData.values) : typed }}
          errors={errors}
          frame={frame}
        />
        <div className="space-y-8">
          {id && <ItemPreview address={`${withDraft(path, id)}`} frame={frame} />}
          <ItemNotes notes={loaderData.notes} />
        </div>
      </div>
      {id && (
        <ItemHistory collection={collection} id={id} version={version} revisions={revisions} compared={compared} />
      )}
    </>
  );
}
