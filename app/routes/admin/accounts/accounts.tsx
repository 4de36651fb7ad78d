import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { useAccountQuestion } from '#app/features/core/desk/components/accounts/account-dialog.tsx';
import { ACCOUNTS, accountColumns } from '#app/features/core/desk/components/accounts/account-list.tsx';
import { DashboardTabs } from '#app/features/core/desk/components/frame/page-tabs.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { type AccountRow, listAccounts } from '#app/features/core/desk/queries/accounts.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/accounts';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the accounts could not be listed',
  list: ACCOUNTS,
  gate: requireAdmin,
  find: async ({ services: { database }, proof: admin, search }) => {
    const { accounts, ...count } = await listAccounts(database, admin, search);
    return { ...count, rows: accounts.map((each) => toShown(each, admin.id)) };
  },
});

const toShown = ({ createdAt, decidedAt, decidedBy, ending, ...account }: AccountRow, adminId: string) => ({
  ...account,
  isYourself: account.id === adminId,
  created: formatShortDate(createdAt),
  decided: decidedAt && { on: formatShortDate(decidedAt), by: decidedBy },
  ending: ending && { unusedSince: formatShortDate(ending.unusedSince), from: formatShortDate(ending.from) },
});

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta({ ...unlistedText('/admin/accounts'), title: 'Profiles' }, matches);

export default function Accounts({ loaderData }: Route.ComponentProps) {
  const back = writeSearch(loaderData.search);
  const { ask, dialog } = useAccountQuestion({ back });
  return (
    <>
      <DashboardTabs />
      <ListPage list={{ ...ACCOUNTS, columns: accountColumns({ back, onAsk: ask }) }} shown={loaderData} />
      {dialog}
    </>
  );
}
