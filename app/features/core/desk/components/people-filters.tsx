import { ListFilters } from '#app/desk/list/list-page.tsx';
import { PlaceField } from '#app/features/board/gazetteer/components/place-field.tsx';
import { PEOPLE_FILTERS, type PeopleSearch } from '#app/features/people/people/schema.ts';
import { LONGEST_SEARCH } from '#domain/address/search-length.ts';
import { PEOPLE } from './person-list.tsx';

export const PeopleFilters = ({ search }: { search: PeopleSearch }) => (
  <ListFilters
    list={PEOPLE}
    search={search}
    controls={{
      where: <WhereField value={search.where} />,
      job: <input type="hidden" name="job" defaultValue={search.job} />,
    }}
  />
);

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
