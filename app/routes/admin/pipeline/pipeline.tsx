/** All applications for all jobs, one after the other. */
import { data, redirect } from 'react-router';
import { requireConsultant } from '#app/features/accounts/gates.server.ts';
import { showApplication } from '#app/features/applications/queries/shown-application.server.ts';
import { deskMeta } from '#app/features/desk/components/frame/sections.ts';
import { FilterChoice, FilterForm, FilterText } from '#app/features/desk/components/list/filter-form.tsx';
import { countListPages } from '#app/features/desk/schema.ts';
import { InboxView } from '#app/features/pipeline/components/inbox/inbox.tsx';
import { listInbox } from '#app/features/pipeline/queries/inbox.server.ts';
import { pipelineHref, readPipelineSearch } from '#app/features/pipeline/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { APPLICATION_STATUS_NAMES, APPLICATION_STATUSES } from '#domain/application/application.ts';
import type { Route } from './+types/pipeline';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const services = context.get(requestContext);
  const search = readPipelineSearch(new URL(request.url).searchParams);
  try {
    const [inbox, opened] = await Promise.all([
      listInbox(services.database, consultant, search, services.now),
      search.open ? showApplication(services, consultant, search.open) : null,
    ]);
    const last = countListPages(inbox);
    if (search.page > last) throw redirect(pipelineHref({ ...search, page: last }));
    return data({ search, inbox, opened: search.open ? (opened ?? ('gone' as const)) : null });
  } catch (error) {
    if (error instanceof Response) throw error;
    services.log.error({ err: error, errorId: services.requestId }, 'all applications could not be listed');
    return data({ search, inbox: null, opened: null }, { status: 503, headers: { 'Retry-After': '10' } });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/pipeline'), matches);

export default function PipelinePage({ loaderData: { search, inbox, opened } }: Route.ComponentProps) {
  return (
    <>
      <FilterForm label="Pipeline" action={pipelineHref({})} values={search}>
        <FilterText name="search" label="Candidate, job or company" value={search.search} />
        <FilterChoice
          name="status"
          label="Status"
          value={search.status}
          all="All statuses"
          choices={APPLICATION_STATUSES.map((value) => ({ value, label: APPLICATION_STATUS_NAMES[value] }))}
        />
      </FilterForm>
      <InboxView search={search} inbox={inbox} opened={opened} />
    </>
  );
}
