import { BulkForm } from '#app/desk/list/bulk-form.tsx';
import { listHrefOf } from '#app/desk/list/desk-list.ts';
import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListFilters, ListPage } from '#app/desk/list/list-page.tsx';
import { PlaceField } from '#app/features/board/gazetteer/components/place-field.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { PeoplePlaceQuestion } from '#app/features/core/desk/components/people-place-question.tsx';
import { PEOPLE } from '#app/features/core/desk/components/person-list.tsx';
import { listPeople } from '#app/features/core/desk/queries/people/people.server.ts';
import { EmailBar } from '#app/features/people/mailings/components/email-bar.tsx';
import { isNarrowed, PEOPLE_FILTERS } from '#app/features/people/people/schema.ts';
import { tagPeople } from '#app/features/people/people-lists/commands/tag-people.server.ts';
import { ListLinks } from '#app/features/people/people-lists/components/list-links.tsx';
import { SaveList } from '#app/features/people/people-lists/components/save-list.tsx';
import { TAG_FORM, TagBar } from '#app/features/people/people-lists/components/tag-bar.tsx';
import { tagForm } from '#app/features/people/people-lists/form.ts';
import { listLists } from '#app/features/people/people-lists/queries/lists.server.ts';
import { TAG_REFUSALS } from '#app/features/people/people-lists/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { LONGEST_SEARCH } from '#domain/address/search-length.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { formatCalendarDay, formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/people';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'people could not be listed',
  list: PEOPLE,
  gate: requireConsultant,
  find: async ({ services, proof: consultant, search }) => {
    const [{ people, ...found }, lists] = await Promise.all([
      listPeople(services, consultant, search),
      listLists(services.database, consultant),
    ]);
    const rows = people.map(({ lastContactAt, availableFrom, ...each }) => ({
      ...each,
      contact: formatShortDate(lastContactAt),
      available: availableFrom ? formatCalendarDay(availableFrom) : '',
    }));
    return { ...found, rows, lists };
  },
});

export const action = formAction({
  form: tagForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, value }) => tagPeople(services, consultant, value),
  done: (_, { value }) => ({ to: listHrefOf(PEOPLE, value.back), notice: 'people-tagged' }),
  refuse: ({ reason }) => ({ status: 409, errors: { people: TAG_REFUSALS[reason] } }),
  unexpected: { status: 503, notice: { title: 'The tags were not changed. Try again in a moment.', tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/people'), matches);

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { search, list } = loaderData;
  const bar = (isSending: boolean) => (
    <>
      <TagBar isSending={isSending} answer={actionData} />
      <EmailBar search={search} />
    </>
  );
  return (
    <>
      <ListPage
        list={PEOPLE}
        shown={loaderData}
        filters={
          <ListFilters list={PEOPLE} search={search} controls={{ where: <WhereField value={search.where} /> }} />
        }
        above={
          <>
            <ListLinks lists={list?.lists ?? []} />
            {list?.correctedSearch && (
              <p className="mt-3 text-ink-soft text-sm">
                No person has “{search.search}”. These have “{list.correctedSearch}”.
              </p>
            )}
            {list?.within && <p className="mt-3 text-ink-soft text-sm">{list.within}</p>}
            {list?.placeQuestion && <PeoplePlaceQuestion search={search} question={list.placeQuestion} />}
          </>
        }
        ticked={actionData?.values}
        wrap={(table) => (
          <BulkForm list={PEOPLE} search={search} formId={TAG_FORM} reply={actionData} bar={bar}>
            {table}
          </BulkForm>
        )}
        below={
          <p className="mt-4 text-ink-soft text-sm">
            {search.sort === 'name' ? 'In the order of their names.' : 'The last contact comes first.'} People are not
            scored.
          </p>
        }
      />
      {list && isNarrowed(search) && <SaveList search={writeSearch({ ...search, page: 1 })} />}
    </>
  );
}

const WhereField = ({ value }: { value: string }) => (
  <PlaceField
    id="filter-where"
    name="where"
    label={PEOPLE_FILTERS.where.label}
    defaultValue={value}
    maxLength={LONGEST_SEARCH}
    className="grow basis-40 sm:grow-0"
  />
);
