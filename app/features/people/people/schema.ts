/** The search of the list of people, and what one record shows. */
import { readChoice, readText, readWholeNumber, readWords, type SearchParameters } from '#app/web/search-parameters.ts';
import { CONTACT_SPANS, type ContactSpan, RIGHTS_TO_WORK, type RightToWork } from '#domain/person/person.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';

export const PEOPLE_MILES = [5, 10, 25, 50, 100] as const;
export const USUAL_PEOPLE_MILES = 10;
const PEOPLE_SORTS = ['contact', 'name'] as const;
type PeopleSort = (typeof PEOPLE_SORTS)[number];

export type PeopleSearch = {
  search: string;
  where: string;
  /** Null: USUAL_PEOPLE_MILES. */
  miles: number | null;
  tag: string;
  /** Can start by this day, as YYYY-MM-DD. */
  available: string;
  right: RightToWork | null;
  /** May be emailed about work. */
  emails: 'yes' | null;
  contact: ContactSpan | null;
  /** Null: the last contact first. */
  sort: PeopleSort | null;
  page: number;
};

const DEEPEST_PAGE = 100_000;

/** An invalid value counts as absent. */
export function readPeopleSearch(from: SearchParameters): PeopleSearch {
  const where = readWords(from, 'where');
  const miles = readWholeNumber(from, 'miles', 100);
  const available = readText(from, 'available');
  return {
    search: readWords(from, 'search'),
    where,
    miles: where && miles !== USUAL_PEOPLE_MILES ? (PEOPLE_MILES.find((step) => step === miles) ?? null) : null,
    tag: readWords(from, 'tag').toLowerCase(),
    available: isCalendarDay(available) && available >= '2000-01-01' ? available : '',
    right: readChoice(RIGHTS_TO_WORK, from, 'right'),
    emails: readChoice(['yes'], from, 'emails'),
    contact: readChoice(CONTACT_SPANS, from, 'contact'),
    sort: readChoice(['name'], from, 'sort'),
    page: readWholeNumber(from, 'page', DEEPEST_PAGE) ?? 1,
  };
}

export const isNarrowed = ({ sort: _sort, page: _page, miles: _miles, ...search }: PeopleSearch): boolean =>
  Object.values(search).some(Boolean);
