import { sql } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import { findPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import { askForPlace, type PlaceQuestion } from '#app/features/board/gazetteer/texts.ts';
import { readTypedSearches } from '#app/features/board/jobs/queries/typed-words.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { type PeopleSearch, USUAL_PEOPLE_MILES } from '#app/features/people/people/schema.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { listEntries, readTypedWords } from '#domain/job/search/search-words.ts';
import { boundsOfContact } from '#domain/person/person.ts';
import type { KnownArea, KnownPlace } from '#domain/place/searched-place.ts';
import type { PersonRow } from '../../schema/lists.ts';

export type PeopleList = {
  people: PersonRow[];
  total: number;
  isMore: boolean;
  /** Describes the area: 'Within 10 miles of Leeds, in a straight line.', 'In Kent.' Null without exactly one place. */
  within: string | null;
  placeQuestion: PlaceQuestion | null;
  /** The searched words with their spelling corrected, if no person has them as typed. */
  correctedSearch: string | null;
};

type Services = Pick<RequestContext, 'database' | 'content' | 'now'>;

const NO_PEOPLE = { people: [], total: 0, isMore: false, correctedSearch: null };

type Reach = { circle?: (KnownPlace & { miles: number }) | null; area?: KnownArea | null };

export async function listPeople(
  services: Services,
  consultant: Consultant,
  search: PeopleSearch,
): Promise<PeopleList> {
  const { where } = search;
  const answer = where ? await findPlaces(services.database.asPublic, where) : null;
  const placeQuestion = answer && askForPlace(where, answer);
  if (answer?.kind === 'area') {
    const { area } = answer;
    return {
      ...(await findPeopleOrCorrect(services, consultant, search, { area })),
      within: `In ${area.label}.`,
      placeQuestion,
    };
  }
  if (answer && answer.kind !== 'found') return { ...NO_PEOPLE, within: null, placeQuestion };
  const miles = search.miles ?? USUAL_PEOPLE_MILES;
  const circle = answer && { ...answer.place, miles };
  const people = await findPeopleOrCorrect(services, consultant, search, { circle });
  const within = circle && `Within ${miles} miles of ${circle.label}, in a straight line.`;
  return { ...people, within, placeQuestion };
}

/** Corrects misspelt words as the board does, if no person has them as typed. */
async function findPeopleOrCorrect(services: Services, consultant: Consultant, search: PeopleSearch, reach: Reach) {
  const people = await findPeople(services, consultant, search, reach);
  if (people.total > 0 || !search.search) return people;
  const { database, content } = services;
  const [typed] = await readTypedSearches(database.asPublic, [search.search], content.search.synonyms);
  const correctedSearch = typed && [typed, ...typed.others].find(({ meant }) => meant !== null)?.meant;
  if (!correctedSearch) return people;
  const corrected = await findPeople(services, consultant, { ...search, search: correctedSearch }, reach);
  return corrected.total > 0 ? { ...corrected, correctedSearch } : people;
}

/**
 * Under fair view, people last contacted on the same day are sorted by id, because their times would reveal the order of their
 * applications.
 */
const BY_CONTACT = sql`app.shown_contact_moment(p.last_contact_at) DESC, p.id DESC`;

function findPeople(
  { database, content, now }: Services,
  consultant: Consultant,
  { search, tag, available, right, emails, contact, sort, page }: PeopleSearch,
  { circle = null, area = null }: Reach,
) {
  const email = /^\S+@\S+$/.test(search) ? search : null;
  const entries = email ? [] : listEntries(readTypedWords(search), content.search.synonyms);
  // A search without letters or digits matches nothing.
  if (search && !email && entries.length === 0) return Promise.resolve(NO_PEOPLE);
  const bounds = contact ? boundsOfContact(contact, now) : { from: null, to: null };
  return database.asActor(consultant.id, async (transaction) => {
    const people = await sql<{ ids: string[] | null; total: number; is_more: boolean }>`
      SELECT ids, total, is_more FROM app.find_people(
        _words => ${entries.length > 0 ? JSON.stringify(entries) : null}::jsonb, _email => ${email},
        _latitude => ${circle?.latitude ?? null}, _longitude => ${circle?.longitude ?? null}, _miles => ${circle?.miles ?? null},
        _tag => ${tag || null}, _available_by => ${available || null}::date, _right_to_work => ${right},
        _may_email => ${emails === 'yes'}, _contact_from => ${bounds.from}, _contact_to => ${bounds.to},
        _sort => ${sort ?? 'contact'}, _limit => ${ROWS_PER_PAGE}, _offset => ${(page - 1) * ROWS_PER_PAGE},
        _areas => ${area?.covers ?? null}::integer[])`.execute(transaction);
    const { ids, total, is_more: isMore } = people.rows[0] ?? { ids: null, total: 0, is_more: false };
    const { rows } = await sql<PersonRow>`
      SELECT p.id, full_name AS "fullName", coalesce(account_id = ANY ((SELECT app.staff_ids())::uuid[]), false) AS "isColleague", headline, skills, tags, location, available_from::text AS "availableFrom",
             right_to_work AS "rightToWork", last_contact_at AS "lastContactAt"
      FROM unnest(${ids ?? []}::uuid[]) WITH ORDINALITY AS page (id, place) JOIN people AS p ON p.id = page.id
      ORDER BY ${sort === 'name' ? sql`page.place` : BY_CONTACT}`.execute(transaction);
    return { people: rows, total, isMore, correctedSearch: null };
  });
}
