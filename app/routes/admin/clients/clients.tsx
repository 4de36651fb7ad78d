import { href } from 'react-router';
import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListFilters, ListPage } from '#app/desk/list/list-page.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { CLIENTS } from '#app/features/hirers/clients/components/client/client-list.tsx';
import { listClients } from '#app/features/hirers/clients/queries/clients.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/clients';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the clients could not be listed',
  list: CLIENTS,
  gate: requireConsultant,
  find: ({ services: { database }, proof: consultant, search }) => listClients(database, consultant, search),
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/clients'), matches);

export default function Clients({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      list={CLIENTS}
      shown={loaderData}
      filters={
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <ListFilters list={CLIENTS} search={loaderData.search} />
          <ButtonLink to={href('/admin/clients/new')}>Add a client</ButtonLink>
        </div>
      }
    />
  );
}
