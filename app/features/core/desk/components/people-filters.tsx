/** Search fields of the list of people. */
import { href } from 'react-router';
import { FilterChoice, FilterForm, FilterText } from '#app/desk/list/filter-form.tsx';
import { PlaceField } from '#app/features/board/gazetteer/components/place-field.tsx';
import { PEOPLE_MILES, type PeopleSearch, USUAL_PEOPLE_MILES } from '#app/features/people/people/schema.ts';
import { CONTACT_SPAN_NAMES, CONTACT_SPANS, RIGHT_TO_WORK_NAMES, RIGHTS_TO_WORK } from '#domain/person/person.ts';

const LONGEST_PLACE = 100;

export function PeopleFilters({ search }: { search: PeopleSearch }) {
  return (
    <FilterForm label="People" action={href('/admin/people')} values={search}>
      <FilterText name="search" label="Name, work, CV, note or email" value={search.search} />
      <PlaceField
        id="filter-where"
        name="where"
        label="Near"
        defaultValue={search.where}
        maxLength={LONGEST_PLACE}
        className="grow basis-40 sm:grow-0"
      />
      <FilterChoice
        name="miles"
        label="Within"
        value={search.miles === null ? null : String(search.miles)}
        all={`${USUAL_PEOPLE_MILES} miles`}
        choices={PEOPLE_MILES.filter((step) => step !== USUAL_PEOPLE_MILES).map((step) => ({
          value: String(step),
          label: `${step} miles`,
        }))}
      />
      <FilterText name="tag" label="Tag" value={search.tag} />
      <FilterText name="available" type="date" label="Available by" value={search.available} />
      <FilterChoice
        name="right"
        label="Right to work"
        value={search.right}
        all="Any"
        choices={RIGHTS_TO_WORK.map((value) => ({ value, label: RIGHT_TO_WORK_NAMES[value] }))}
      />
      <FilterChoice
        name="emails"
        label="Emails about work"
        value={search.emails}
        all="All people"
        choices={[{ value: 'yes', label: 'Agreed to them' }]}
      />
      <FilterChoice
        name="contact"
        label="Last contact"
        value={search.contact}
        all="At any time"
        choices={CONTACT_SPANS.map((value) => ({ value, label: CONTACT_SPAN_NAMES[value] }))}
      />
      <FilterChoice
        name="sort"
        label="Order"
        value={search.sort}
        all="Last contact"
        choices={[{ value: 'name', label: 'Name' }]}
      />
    </FilterForm>
  );
}
