import type { PlaceQuestion } from '#app/features/board/gazetteer/texts.ts';
import type { PersonRow } from './lists.ts';

export type PeopleList = FoundPeople & {
  /** Describes the area: 'Within 10 miles of Leeds, in a straight line.', 'In Kent.' Null without exactly one place. */
  within: string | null;
  placeQuestion: PlaceQuestion | null;
  /** The search with misspelt words corrected, if the typed ones find no people. */
  correctedSearch: string | null;
  /** The next radius with people in it, if there are none in this one. */
  wider: { miles: number; total: number } | null;
};

export type FoundPeople = {
  people: PersonRow[];
  total: number;
  isMore: boolean;
  /** Numbers of people who are available by the day of the search, and of those without a date. Null without a day. */
  groups: { available: number; unknown: number } | null;
};

export type ShownPerson = Omit<PersonRow, 'lastContactAt' | 'availableFrom' | 'licences'> & {
  contact: string;
  available: string;
  /** Why the search found them. */
  match: string;
};
