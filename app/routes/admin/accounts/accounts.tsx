/** All accounts, newest first (spec: accounts §2 "Admin dashboard"). */
import { href, redirect } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { useAccountQuestion } from '#app/features/core/desk/components/accounts/account-dialog.tsx';
import { AccountTable } from '#app/features/core/desk/components/accounts/account-table.tsx';
import { DashboardTabs } from '#app/features/core/desk/components/frame/dashboard-tabs.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { FilterChoice, FilterForm, FilterText } from '#app/features/core/desk/components/list/filter-form.tsx';
import { ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { type AccountRow, listAccounts } from '#app/features/core/desk/queries/accounts.server.ts';
import { countListPages, readAccountSearch } from '#app/features/core/desk/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { ACCOUNT_STATUSES, ROLE_NAMES, ROLES, STATUS_NAMES } from '#domain/account/account.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/accounts';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database } = context.get(requestContext);
  const search = readAccountSearch(new URL(request.url).searchParams);
  return loadPage(context, 'the accounts could not be listed', { search, list: null }, async () => {
    const { accounts, total, isMore } = await listAccounts(database, admin, search);
    const last = countListPages({ total, isMore });
    if (search.page > last) throw redirect(href('/admin/accounts') + writeSearch({ ...search, page: last }));
    return { search, list: { accounts: accounts.map((each) => toShown(each, admin.id)), total, isMore } };
  });
}

const toShown = ({ createdAt, decidedAt, decidedBy, ending, ...account }: AccountRow, adminId: string) => ({
  ...account,
  isYourself: account.id === adminId,
  created: formatShortDate(createdAt),
  decided: decidedAt && { on: formatShortDate(decidedAt), by: decidedBy },
  ending: ending && { unusedSince: formatShortDate(ending.unusedSince), from: formatShortDate(ending.from) },
});

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta({ ...unlistedText('/admin/accounts'), title: 'Profiles' }, matches);

export default function Accounts({ loaderData: { search, list } }: Route.ComponentProps) {
  const makeHref = (page: number) => href('/admin/accounts') + writeSearch({ ...search, page });
  const back = writeSearch(search);
  const { ask, dialog } = useAccountQuestion({ back });
  return (
    <>
      <DashboardTabs />
      <FilterForm label="Profiles" action={href('/admin/accounts')} values={search}>
        <FilterText name="search" label="Name or email" value={search.search} />
        <FilterChoice
          name="status"
          label="Status"
          value={search.status}
          all="All statuses"
          choices={ACCOUNT_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))}
        />
        <FilterChoice
          name="role"
          label="Role"
          value={search.role}
          all="All roles"
          choices={ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))}
        />
      </FilterForm>
      <ListResults
        total={list?.total ?? null}
        isMore={list?.isMore}
        nouns={['profile', 'profiles']}
        loading="Loading profiles..."
        failed="Failed to load user profiles."
        empty="No profiles match these filters."
        page={search.page}
        makeHref={makeHref}
      >
        <AccountTable accounts={list?.accounts ?? []} back={back} onAsk={ask} />
      </ListResults>
      {dialog}
    </>
  );
}
