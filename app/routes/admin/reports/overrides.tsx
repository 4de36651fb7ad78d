/** Reasons that were given to keep words of an advert, newest first. */
import { href, redirect } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { readPage } from '#app/features/core/desk/schema.ts';
import { OverrideTable } from '#app/features/hirers/reports/components/rows-tables.tsx';
import { listOverrides } from '#app/features/hirers/reports/queries/overrides.server.ts';
import { FIGURE_TEXTS } from '#app/features/hirers/reports/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/overrides';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const hrefOf = (page: number) => href('/admin/reports/overrides') + writeSearch({ page });

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  const { page } = readPage(new URL(request.url).searchParams);
  return loadPage(context, 'the overrides of the advert guard could not be listed', { page, list: null }, async () => {
    const { rows, total } = await listOverrides(database, consultant, page);
    const last = countPages(total);
    if (page > last) throw redirect(hrefOf(last));
    const overrides = rows.map(({ createdAt, ...row }) => ({ ...row, at: formatDateAndTime(createdAt) }));
    return { page, list: { overrides, total } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/reports/overrides'), matches);

export default function Overrides({ loaderData: { page, list } }: Route.ComponentProps) {
  const { title, definition } = FIGURE_TEXTS.overrides;
  return (
    <>
      <PageHead trail={trailOf('/admin', '/admin/reports')} title={title} />
      <p className="measure text-ink-soft">{definition}</p>
      <ListResults
        total={list?.total ?? null}
        nouns={['reason', 'reasons']}
        loading="Loading reasons..."
        failed="The reasons could not be loaded."
        empty="No reason has been needed so far."
        page={page}
        makeHref={hrefOf}
      >
        <OverrideTable overrides={list?.overrides ?? []} />
      </ListResults>
    </>
  );
}
