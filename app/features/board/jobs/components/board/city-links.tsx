import type { MouseEvent } from 'react';
import { href, Link } from 'react-router';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';
import { listFirstCities } from '#domain/place/place.ts';

export function CityLinks({ search = '', onOpen }: { search?: string; onOpen?: (event: MouseEvent) => void }) {
  return (
    <ul className="-mx-2 mt-1 flex flex-wrap">
      {listFirstCities().map(({ slug, name }) => (
        <li key={slug}>
          <Link
            to={href('/jobs') + writeJobQuestion({ search, where: name })}
            onClick={onOpen}
            className="link inline-flex min-h-9 items-center px-2 pointer-coarse:min-h-11"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
