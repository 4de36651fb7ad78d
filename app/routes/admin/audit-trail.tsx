/** Lists actions, newest first: the actor, the action, its subject and the time. */

import { href, redirect } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { AuditTable } from '#app/features/core/desk/components/audit-table.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { FilterChoice, FilterForm, FilterText } from '#app/features/core/desk/components/list/filter-form.tsx';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { listAuditEntries } from '#app/features/core/desk/queries/audit-trail.server.ts';
import { readAuditSearch } from '#app/features/core/desk/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { AUDIT_ACTION_NAMES } from '#domain/account/audit-actions.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/audit-trail';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database } = context.get(requestContext);
  const search = readAuditSearch(new URL(request.url).searchParams);
  return loadPage(context, 'the audit trail could not be listed', { search, list: null }, async () => {
    const { entries, total } = await listAuditEntries(database, admin, search);
    const last = countPages(total);
    if (search.page > last) throw redirect(href('/admin/audit-trail') + writeSearch({ ...search, page: last }));
    const shown = entries.map(({ createdAt, ...entry }) => ({ ...entry, at: formatDateAndTime(createdAt) }));
    return { search, list: { entries: shown, total } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/audit-trail'), matches);

/** 'job_closed' → 'Closed the job' */
const CHOICES = Object.entries(AUDIT_ACTION_NAMES).map(([value, words]) => ({
  value,
  label: words.charAt(0).toUpperCase() + words.slice(1),
}));

export default function AuditTrail({ loaderData: { search, list } }: Route.ComponentProps) {
  return (
    <>
      <FilterForm label="Audit trail" action={href('/admin/audit-trail')} values={search}>
        <FilterText name="person" label="Person, by name or email" value={search.person} />
        <FilterChoice name="action" label="Action" value={search.action} all="All actions" choices={CHOICES} />
      </FilterForm>
      <ListResults
        total={list?.total ?? null}
        nouns={['entry', 'entries']}
        loading="Loading the audit trail..."
        failed="The audit trail could not be loaded."
        empty={search.person || search.action ? 'Nothing matches these filters.' : 'Nothing has been done yet.'}
        page={search.page}
        makeHref={(page) => href('/admin/audit-trail') + writeSearch({ ...search, page })}
      >
        <AuditTable entries={list?.entries ?? []} />
      </ListResults>
    </>
  );
}
