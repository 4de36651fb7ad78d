import { href, Link } from 'react-router';
import type { PlaceQuestion } from '#app/features/board/gazetteer/texts.ts';
import type { PeopleSearch } from '#app/features/people/people/schema.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';

export const PeoplePlaceQuestion = ({
  search,
  question: { text, labels },
}: {
  search: PeopleSearch;
  question: PlaceQuestion;
}) => (
  <div className="mt-3 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
    <p>{text}</p>
    {labels.map((label) => (
      <Link
        key={label}
        to={href('/admin/people') + writeSearch({ ...search, where: label, page: 1 })}
        className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      >
        {label}
      </Link>
    ))}
  </div>
);
