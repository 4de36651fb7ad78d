import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { OVERRIDES } from '#app/features/hirers/reports/components/row-lists.tsx';
import { listOverrides } from '#app/features/hirers/reports/queries/overrides.server.ts';
import { FIGURE_TEXTS } from '#app/features/hirers/reports/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/overrides';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the overrides of the advert guard could not be listed',
  list: OVERRIDES,
  gate: requireConsultant,
  find: async ({ services: { database }, proof: consultant, search }) => {
    const { rows, total } = await listOverrides(database, consultant, search.page);
    return { total, rows: rows.map(({ createdAt, ...row }) => ({ ...row, at: formatDateAndTime(createdAt) })) };
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/reports/overrides'), matches);

export default function Overrides({ loaderData }: Route.ComponentProps) {
  const { title, definition } = FIGURE_TEXTS.overrides;
  return (
    <>
      <PageHead trail={trailOf('/admin', '/admin/reports')} title={title} />
      <p className="measure text-ink-soft">{definition}</p>
      <ListPage list={OVERRIDES} shown={loaderData} />
    </>
  );
}
