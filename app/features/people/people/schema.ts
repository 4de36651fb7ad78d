/** The search of the list of people, and the parts of one record. */
import {
  choiceFilter,
  dayFilter,
  type Filter,
  type SearchOf,
  searchReader,
  wordsFilter,
} from '#app/desk/list/filters.ts';
import { readWholeNumber, readWords, type SearchParameters } from '#app/web/search-parameters.ts';
import { CONTACT_SPAN_NAMES, CONTACT_SPANS, RIGHT_TO_WORK_NAMES, RIGHTS_TO_WORK } from '#domain/person/person.ts';

const PEOPLE_MILES = [5, 10, 25, 50, 100] as const;
export const USUAL_PEOPLE_MILES = 10;
const nameMiles = (miles: number) => `${miles} miles`;
const otherMiles = PEOPLE_MILES.filter((miles) => miles !== USUAL_PEOPLE_MILES);

const milesFilter: Filter<number | null> = {
  label: 'Within',
  all: nameMiles(USUAL_PEOPLE_MILES),
  choices: otherMiles.map((miles) => ({ value: String(miles), label: nameMiles(miles) })),
  read: (from, name) => {
    const miles = readWholeNumber(from, name, 100);
    return otherMiles.find((step) => step === miles) ?? null;
  },
};

export const PEOPLE_FILTERS = {
  search: wordsFilter('Name, work, CV, note or email'),
  where: wordsFilter('Near'),
  /** Null means USUAL_PEOPLE_MILES. */
  miles: milesFilter,
  tag: { label: 'Tag', read: (from: SearchParameters, name: string) => readWords(from, name).toLowerCase() },
  available: dayFilter('Available by', '2000-01-01'),
  right: choiceFilter('Right to work', 'Any', RIGHTS_TO_WORK, RIGHT_TO_WORK_NAMES),
  emails: choiceFilter('Emails about work', 'All people', ['yes'], { yes: 'Agreed to them' }),
  contact: choiceFilter('Last contact', 'At any time', CONTACT_SPANS, CONTACT_SPAN_NAMES),
  /** Null sorts by last contact. */
  sort: choiceFilter('Order', 'Last contact', ['name'], { name: 'Name' }),
};
export type PeopleSearch = SearchOf<typeof PEOPLE_FILTERS>;

const readFilters = searchReader(PEOPLE_FILTERS);

/** Miles without a place count as absent. */
export function readPeopleSearch(from: SearchParameters): PeopleSearch {
  const search = readFilters(from);
  return { ...search, miles: search.where ? search.miles : null };
}

export const isNarrowed = ({ sort: _sort, page: _page, miles: _miles, ...search }: PeopleSearch): boolean =>
  Object.values(search).some(Boolean);
