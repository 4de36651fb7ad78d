/** Everyone the agency knows, by a search. */
import { data, href, Link, redirect } from 'react-router';
import { requireConsultant } from '#app/features/accounts/gates.server.ts';
import { deskMeta } from '#app/features/desk/components/frame/sections.ts';
import { ListResults } from '#app/features/desk/components/list/list-results.tsx';
import { PeopleFilters } from '#app/features/desk/components/people-filters.tsx';
import { PersonTable } from '#app/features/desk/components/person-table.tsx';
import { listPeople } from '#app/features/desk/queries/people/people.server.ts';
import { countListPages } from '#app/features/desk/schema.ts';
import { isNarrowed, readPeopleSearch } from '#app/features/people/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { formatCalendarDay, formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/people';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const services = context.get(requestContext);
  const search = readPeopleSearch(new URL(request.url).searchParams);
  try {
    const { people, total, isMore, place, others } = await listPeople(services, consultant, search);
    const last = countListPages({ total, isMore });
    if (search.page > last) throw redirect(href('/admin/people') + writeSearch({ ...search, page: last }));
    const shown = people.map(({ lastContactAt, availableFrom, ...each }) => ({
      ...each,
      contact: formatShortDate(lastContactAt),
      available: availableFrom ? formatCalendarDay(availableFrom) : '',
    }));
    return data({ search, list: { people: shown, total, isMore, place, others } });
  } catch (error) {
    if (error instanceof Response) throw error;
    services.log.error({ err: error, errorId: services.requestId }, 'people could not be listed');
    return data({ search, list: null }, { status: 503, headers: { 'Retry-After': '10' } });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/people'), matches);

export default function People({ loaderData: { search, list } }: Route.ComponentProps) {
  const makeHref = (page: number) => href('/admin/people') + writeSearch({ ...search, page });
  return (
    <>
      <PeopleFilters search={search} />
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <ButtonLink to={href('/admin/people/new')} variant="secondary" size="sm">
          Add a person
        </ButtonLink>
        <Link
          to={href('/admin/people/duplicates')}
          className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
        >
          Possible duplicates
        </Link>
      </p>
      {list && search.where && (
        <p className="mt-3 text-ink-soft text-sm">
          {list.place
            ? `Within ${list.place.miles} miles of ${list.place.label}, in a straight line.`
            : `We don’t know where “${search.where}” is.`}
          {list.others.length > 0 && ' Or do you mean '}
          {list.others.map((label, index) => (
            <span key={label}>
              {index > 0 && ', '}
              <Link to={href('/admin/people') + writeSearch({ ...search, where: label, page: 1 })} className="link">
                {label}
              </Link>
            </span>
          ))}
          {list.others.length > 0 && '?'}
        </p>
      )}
      <ListResults
        total={list?.total ?? null}
        isMore={list?.isMore}
        nouns={['person', 'people']}
        loading="Loading people..."
        failed="The people could not be loaded."
        empty={
          isNarrowed(search)
            ? 'No person matches these filters.'
            : 'No people yet. They come here with their account, their application or their form.'
        }
        page={search.page}
        makeHref={makeHref}
      >
        <PersonTable people={list?.people ?? []} />
        <p className="mt-4 text-ink-soft text-sm">
          {search.sort === 'name' ? 'In the order of their names.' : 'The last contact comes first.'} People are not
          scored.
        </p>
      </ListResults>
    </>
  );
}
