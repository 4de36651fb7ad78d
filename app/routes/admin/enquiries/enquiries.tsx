import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { ENQUIRIES } from '#app/features/core/desk/components/enquiry-list.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { listEnquiries } from '#app/features/core/desk/queries/enquiries.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/enquiries';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the enquiries could not be listed',
  list: ENQUIRIES,
  gate: requireConsultant,
  find: async ({ services: { database }, proof: consultant, search }) => {
    const { rows, total } = await listEnquiries(database, consultant, search);
    return { total, rows: rows.map(({ createdAt, ...each }) => ({ ...each, sent: formatDateAndTime(createdAt) })) };
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/enquiries'), matches);

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  return <ListPage list={ENQUIRIES} shown={loaderData} />;
}
