/** Records that may be of one person, and what was merged lately. A POST undoes a merge. */
import { href, redirect } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { ROWS_PER_PAGE, readPage } from '#app/features/core/desk/schema.ts';
import { undoMerge } from '#app/features/people/duplicates/commands/undo-merge.server.ts';
import { PairList } from '#app/features/people/duplicates/components/pair-list.tsx';
import { RecentMerges } from '#app/features/people/duplicates/components/recent-merges.tsx';
import { undoForm } from '#app/features/people/duplicates/form.ts';
import { listMerges, listPairs } from '#app/features/people/duplicates/queries/pairs.server.ts';
import { MOST_PAIRS } from '#app/features/people/duplicates/schema.ts';
import { MERGE_REFUSALS } from '#app/features/people/duplicates/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/duplicates';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  const { page } = readPage(new URL(request.url).searchParams);
  return loadPage(context, 'the duplicates could not be listed', { page, list: null }, async () => {
    const rows = { limit: ROWS_PER_PAGE, offset: (page - 1) * ROWS_PER_PAGE };
    const { pairs, total } = await listPairs(database, consultant, rows);
    const last = countPages(Math.min(total, MOST_PAIRS));
    if (page > last) throw redirect(href('/admin/people/duplicates') + writeSearch({ page: last }));
    const merges = (await listMerges(database, consultant)).map(({ at, ...merge }) => ({
      ...merge,
      at: formatShortDate(at),
    }));
    return { page, list: { pairs, total, merges } };
  });
}

const failed = (text: string) => ({ notice: { title: 'Nothing was changed', text, tone: 'danger' as const } });

export const action = formAction({
  form: undoForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, value: { merge } }) => undoMerge(services, consultant, merge),
  done: ({ personId }) => ({ to: href('/admin/people/:id', { id: personId }), notice: 'people-unmerged' }),
  refuse: ({ reason }) => ({
    status: 409,
    ...failed(
      reason === 'not_found' ? 'This merge was undone before, or is older than 30 days.' : MERGE_REFUSALS[reason],
    ),
  }),
  unexpected: { status: 503, ...failed(MERGE_REFUSALS.failed) },
});

const TITLE = unlistedText('/admin/people/duplicates').title;

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/people/duplicates'), matches);

export default function Duplicates({ loaderData: { page, list }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/people'), { label: TITLE }]} title={TITLE} />
      <p className="measure text-ink-soft">
        Records that share an email address or a phone number, or have a similar name and the same place or work.
        Nothing is merged until you say that it is one person.
      </p>
      {actionData?.notice && (
        <div className="mt-6">
          <Notice tone="danger" title={actionData.notice.title} role="alert">
            {actionData.notice.text}
          </Notice>
        </div>
      )}
      <ListResults
        total={list?.total ?? null}
        countedUpTo={MOST_PAIRS}
        nouns={['possible duplicate', 'possible duplicates']}
        loading="Loading duplicates..."
        failed="The duplicates could not be loaded."
        empty="No two records look like one person."
        page={page}
        makeHref={(to) => href('/admin/people/duplicates') + writeSearch({ page: to })}
      >
        <PairList pairs={list?.pairs ?? []} />
      </ListResults>
      {list && <RecentMerges merges={list.merges} />}
    </>
  );
}
