/** Every client, by name. */
import { href, redirect } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { FilterChoice, FilterForm, FilterText } from '#app/features/core/desk/components/list/filter-form.tsx';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { ClientTable } from '#app/features/hirers/clients/components/client/client-table.tsx';
import { listClients } from '#app/features/hirers/clients/queries/clients.server.ts';
import { readClientSearch } from '#app/features/hirers/clients/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { CLIENT_STATE_NAMES, CLIENT_STATES } from '#domain/client/client.ts';
import type { Route } from './+types/clients';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  const search = readClientSearch(new URL(request.url).searchParams);
  return loadPage(context, 'the clients could not be listed', { search, list: null }, async () => {
    const list = await listClients(database, consultant, search);
    const last = countPages(list.total);
    if (search.page > last) throw redirect(href('/admin/clients') + writeSearch({ ...search, page: last }));
    return { search, list };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/clients'), matches);

export default function Clients({ loaderData: { search, list } }: Route.ComponentProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <FilterForm label="Clients" action={href('/admin/clients')} values={search}>
          <FilterText name="search" label="Company, place or contact" value={search.search} />
          <FilterChoice
            name="state"
            label="State"
            value={search.state}
            all="All clients"
            choices={CLIENT_STATES.map((value) => ({ value, label: CLIENT_STATE_NAMES[value] }))}
          />
        </FilterForm>
        <ButtonLink to={href('/admin/clients/new')}>Add a client</ButtonLink>
      </div>
      <ListResults
        total={list?.total ?? null}
        nouns={['client', 'clients']}
        loading="Loading clients..."
        failed="The clients could not be loaded."
        empty={
          search.search || search.state ? 'No client matches these filters.' : 'No clients yet. Add the first one.'
        }
        page={search.page}
        makeHref={(page) => href('/admin/clients') + writeSearch({ ...search, page })}
      >
        <ClientTable clients={list?.clients ?? []} />
      </ListResults>
    </>
  );
}
