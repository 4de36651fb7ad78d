import { readPeopleSearch } from '#app/features/people/people/schema.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { isUuid } from '#domain/uuid.ts';

export type Choice = { ids: string[] } | { search: string };

const TICK = /^person-(.+)$/;

/** The list's form sends `person-<id>=yes` for each tick; a link sends the search. */
export function readMailingChoice(query: URLSearchParams): Choice {
  const ids = [...query.keys()].flatMap((name) => TICK.exec(name)?.[1] ?? []).filter(isUuid);
  if (ids.length > 0 || query.has('back')) return { ids: [...new Set(ids)] };
  return { search: writeSearch({ ...readPeopleSearch(query), page: 1 }) };
}
