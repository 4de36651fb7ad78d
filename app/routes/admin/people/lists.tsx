import { href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { changeLists } from '#app/features/people/people-lists/commands/change-lists.server.ts';
import { ListTable } from '#app/features/people/people-lists/components/list-table.tsx';
import { SaveList } from '#app/features/people/people-lists/components/save-list.tsx';
import { listsForm } from '#app/features/people/people-lists/form.ts';
import { listLists } from '#app/features/people/people-lists/queries/lists.server.ts';
import { LIST_REFUSALS } from '#app/features/people/people-lists/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/lists';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  return loadPage(context, 'the lists of people could not be listed', { lists: null }, async () => {
    return { lists: await listLists(database, consultant) };
  });
}

export const action = formAction({
  form: listsForm,
  gate: requireConsultant,
  once: ['save'],
  run: ({ services, proof: consultant, value }) => changeLists(services, consultant, value),
  done: () => ({ to: href('/admin/people/lists'), notice: 'list-changed' }),
  refuse: ({ reason }) =>
    reason === 'name_taken'
      ? { status: 409, errors: { name: LIST_REFUSALS.name_taken } }
      : { status: 409, notice: { title: LIST_REFUSALS[reason], tone: 'danger' } },
  unexpected: { status: 503, notice: { title: 'Failed to save the lists. Try again in a moment.', tone: 'danger' } },
});

const TITLE = unlistedText('/admin/people/lists').title;

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/people/lists'), matches);

export default function Lists({ loaderData: { lists }, actionData }: Route.ComponentProps) {
  const unsaved = actionData?.values['intent'] === 'save' ? actionData : undefined;
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/people'), { label: TITLE }]} title={TITLE} />
      {actionData?.notice && (
        <div className="mb-6 max-w-2xl">
          <Notice tone="danger" title={actionData.notice.title} role="alert">
            Nothing was changed.
          </Notice>
        </div>
      )}
      {!lists ? (
        <LoadFailure title="Failed to load lists" retryHref={href('/admin/people/lists')}>
          {LOGGED_FAILURE}
        </LoadFailure>
      ) : lists.length === 0 ? (
        <EmptyState title="No lists yet.">Search for people, then save the search under a name.</EmptyState>
      ) : (
        <ListTable lists={lists} />
      )}
      {unsaved && <SaveList search={unsaved.values['search'] ?? ''} reply={unsaved} />}
    </>
  );
}
