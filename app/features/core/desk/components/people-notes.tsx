/** Explains how a search of people was read, and offers a wider one if it finds no people. */
import { href, Link } from 'react-router';
import type { PeopleSearch } from '#app/features/people/people/schema.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { countOf } from '#domain/text/counts.ts';
import type { PeopleList } from '../schema/people.ts';
import { PeoplePlaceQuestion } from './people-place-question.tsx';

type PeopleNotesProps = {
  search: PeopleSearch;
  list: Pick<PeopleList, 'within' | 'placeQuestion' | 'correctedSearch' | 'wider'>;
};

export function PeopleNotes({ search, list: { within, placeQuestion, correctedSearch, wider } }: PeopleNotesProps) {
  return (
    <>
      {within && <p className="mt-3 text-ink-soft text-sm">{within}</p>}
      {placeQuestion && <PeoplePlaceQuestion search={search} question={placeQuestion} />}
      {correctedSearch && (
        <p className="wrap-anywhere mt-3">
          No people match “{search.search}”. These match “{correctedSearch}”.
        </p>
      )}
      {wider && (
        <p className="mt-3">
          <Link
            to={href('/admin/people') + writeSearch({ ...search, miles: wider.miles, page: 1 })}
            className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          >
            Search within {wider.miles} miles
          </Link>
          : {countOf(wider.total, 'person', 'people')}
        </p>
      )}
    </>
  );
}
