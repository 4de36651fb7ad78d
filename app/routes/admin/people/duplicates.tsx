import { href } from 'react-router';
import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { undoMerge } from '#app/features/people/duplicates/commands/undo-merge.server.ts';
import { PAIRS, PairList } from '#app/features/people/duplicates/components/pair-list.tsx';
import { RecentMerges } from '#app/features/people/duplicates/components/recent-merges.tsx';
import { undoForm } from '#app/features/people/duplicates/form.ts';
import { listMerges, listPairs } from '#app/features/people/duplicates/queries/pairs.server.ts';
import { MERGE_REFUSALS } from '#app/features/people/duplicates/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/duplicates';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the duplicates could not be listed',
  list: PAIRS,
  gate: requireConsultant,
  find: async ({ services: { database }, proof: consultant, search }) => {
    const { pairs, total } = await listPairs(database, consultant, {
      limit: ROWS_PER_PAGE,
      offset: (search.page - 1) * ROWS_PER_PAGE,
    });
    const merges = await listMerges(database, consultant);
    return { rows: pairs, total, merges: merges.map(({ at, ...merge }) => ({ ...merge, at: formatShortDate(at) })) };
  },
});

const failed = (text: string) => ({ notice: { title: 'Nothing was changed', text, tone: 'danger' as const } });

export const action = formAction({
  form: undoForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, value: { merge } }) => undoMerge(services, consultant, merge),
  done: ({ personId }) => ({ to: href('/admin/people/:id', { id: personId }), notice: 'people-unmerged' }),
  refuse: ({ reason }) => ({
    status: 409,
    ...failed(
      reason === 'not_found' ? 'This merge has already been undone, or is over 30 days old.' : MERGE_REFUSALS[reason],
    ),
  }),
  unexpected: { status: 503, ...failed(MERGE_REFUSALS.failed) },
});

const TITLE = unlistedText('/admin/people/duplicates').title;

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/people/duplicates'), matches);

export default function Duplicates({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/people'), { label: TITLE }]} title={TITLE} />
      <p className="measure text-ink-soft">
        Records that share an email address or a phone number, or have a similar name and the same place or work.
        Nothing is merged until you confirm.
      </p>
      {actionData?.notice && (
        <div className="mt-6">
          <Notice tone="danger" title={actionData.notice.title} role="alert">
            {actionData.notice.text}
          </Notice>
        </div>
      )}
      <ListPage list={PAIRS} shown={loaderData}>
        {(pairs) => <PairList pairs={pairs} />}
      </ListPage>
      {loaderData.list && <RecentMerges merges={loaderData.list.merges} />}
    </>
  );
}
