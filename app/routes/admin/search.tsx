/** The search of the desk without scripts, and the records of the palette. */
import { requireStaff } from '#app/features/core/accounts/gates.server.ts';
import { type Consultant, mayWorkAtDesk } from '#app/features/core/accounts/policy.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { SearchResults } from '#app/features/core/desk/components/palette/search-results.tsx';
import { findRecords } from '#app/features/core/desk/queries/find.server.ts';
import { readSearchText } from '#app/features/core/desk/schema/found.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/search';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await requireStaff({ request, context });
  const { searchParams } = new URL(request.url);
  const text = readSearchText(searchParams);
  const query = { text, purpose: searchParams.get('for') };
  if (!mayWorkAtDesk(staff)) return { ...query, records: [] };
  return loadPage(context, 'the desk could not be searched', { ...query, records: null }, async () => ({
    ...query,
    records: await findRecords(context.get(requestContext).database, staff as Consultant, text),
  }));
}

/** The palette stays open without a connection, and says so. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { text: readSearchText(new URL(request.url).searchParams), purpose: null, records: null };
  }
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/search'), matches);

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <SearchResults {...loaderData} />;
}
