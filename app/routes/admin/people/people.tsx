/** Everyone the agency knows, by a search. */
import { Form, href, redirect, useNavigation } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { PeopleFilters } from '#app/features/core/desk/components/people-filters.tsx';
import { PeoplePlaceQuestion } from '#app/features/core/desk/components/people-place-question.tsx';
import { PersonTable } from '#app/features/core/desk/components/person-table.tsx';
import { listPeople } from '#app/features/core/desk/queries/people/people.server.ts';
import { countListPages } from '#app/features/core/desk/schema.ts';
import { EmailBar } from '#app/features/people/mailings/components/email-bar.tsx';
import { isNarrowed, readPeopleSearch } from '#app/features/people/people/schema.ts';
import { tagPeople } from '#app/features/people/people-lists/commands/tag-people.server.ts';
import { ListLinks } from '#app/features/people/people-lists/components/list-links.tsx';
import { SaveList } from '#app/features/people/people-lists/components/save-list.tsx';
import { TAG_FORM, TagBar } from '#app/features/people/people-lists/components/tag-bar.tsx';
import { tagForm } from '#app/features/people/people-lists/form.ts';
import { listLists } from '#app/features/people/people-lists/queries/lists.server.ts';
import { TAG_REFUSALS } from '#app/features/people/people-lists/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { formatCalendarDay, formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/people';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const services = context.get(requestContext);
  const search = readPeopleSearch(new URL(request.url).searchParams);
  return loadPage(context, 'people could not be listed', { search, list: null }, async () => {
    const [{ people, total, isMore, within, placeQuestion }, lists] = await Promise.all([
      listPeople(services, consultant, search),
      listLists(services.database, consultant),
    ]);
    const last = countListPages({ total, isMore });
    if (search.page > last) throw redirect(href('/admin/people') + writeSearch({ ...search, page: last }));
    const shown = people.map(({ lastContactAt, availableFrom, ...each }) => ({
      ...each,
      contact: formatShortDate(lastContactAt),
      available: availableFrom ? formatCalendarDay(availableFrom) : '',
    }));
    return { search, list: { people: shown, total, isMore, within, placeQuestion, lists } };
  });
}

export const action = formAction({
  form: tagForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, value }) => tagPeople(services, consultant, value),
  done: (_, { value }) => ({ to: href('/admin/people') + tidyBack(value.back), notice: 'people-tagged' }),
  refuse: ({ reason }) => ({ status: 409, errors: { people: TAG_REFUSALS[reason] } }),
  unexpected: { status: 503, notice: { title: 'The tags were not changed. Try again in a moment.', tone: 'danger' } },
});

/** Only what the list itself may be asked. */
const tidyBack = (back: string) => writeSearch(readPeopleSearch(new URLSearchParams(back)));

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/people'), matches);

export default function People({ loaderData: { search, list }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const makeHref = (page: number) => href('/admin/people') + writeSearch({ ...search, page });
  return (
    <>
      <PeopleFilters search={search} />
      <ListLinks lists={list?.lists ?? []} />
      {list?.within && <p className="mt-3 text-ink-soft text-sm">{list.within}</p>}
      {list?.placeQuestion && <PeoplePlaceQuestion search={search} question={list.placeQuestion} />}
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
        <Form method="post" action={makeHref(search.page)} className="space-y-4">
          <FormProblems formId={TAG_FORM} answer={actionData} />
          <input type="hidden" name="back" value={writeSearch(search)} />
          <PersonTable people={list?.people ?? []} ticked={actionData?.values ?? {}} />
          <TagBar isSending={isSending} answer={actionData} />
          <EmailBar search={search} />
        </Form>
        <p className="mt-4 text-ink-soft text-sm">
          {search.sort === 'name' ? 'In the order of their names.' : 'The last contact comes first.'} People are not
          scored.
        </p>
      </ListResults>
      {list && isNarrowed(search) && <SaveList search={writeSearch({ ...search, page: 1 })} />}
    </>
  );
}
