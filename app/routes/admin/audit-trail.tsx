import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { AUDIT_TRAIL } from '#app/features/core/desk/components/audit-list.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { listAuditEntries } from '#app/features/core/desk/queries/audit-trail.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/audit-trail';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the audit trail could not be listed',
  list: AUDIT_TRAIL,
  gate: requireAdmin,
  find: async ({ services: { database }, proof: admin, search }) => {
    const { rows, total } = await listAuditEntries(database, admin, search);
    return { total, rows: rows.map(({ createdAt, ...entry }) => ({ ...entry, at: formatDateAndTime(createdAt) })) };
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/audit-trail'), matches);

export default function AuditTrail({ loaderData }: Route.ComponentProps) {
  return <ListPage list={AUDIT_TRAIL} shown={loaderData} />;
}
