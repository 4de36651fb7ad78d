import { sql, type Transaction } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import { findPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import { askForPlace } from '#app/features/board/gazetteer/texts.ts';
import { readTypedSearches, writeEntries } from '#app/features/board/jobs/queries/typed-words.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { listHeldLicences } from '#app/features/people/licences/queries/held-licences.server.ts';
import { nextMiles, type PeopleSearch, USUAL_PEOPLE_MILES } from '#app/features/people/people/schema.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { listEntries, readTypedWords, type SearchEntry } from '#domain/job/search/search-words.ts';
import { boundsOfContact } from '#domain/person/person.ts';
import type { KnownArea, KnownPlace } from '#domain/place/searched-place.ts';
import type { PersonRow } from '../../schema/lists.ts';
import type { FoundPeople, PeopleList } from '../../schema/people.ts';

type Services = Pick<RequestContext, 'database' | 'content' | 'now'>;
type Region = { circle?: (KnownPlace & { miles: number }) | null; area?: KnownArea | null };

const NO_PEOPLE: FoundPeople = { people: [], total: 0, isMore: false, groups: null };
const NO_NOTES = { within: null, placeQuestion: null, correctedSearch: null, wider: null };

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
    const matches = await findCorrected(services, consultant, search, { area });
    return { ...NO_NOTES, ...matches, within: `In ${area.label}.`, placeQuestion };
  }
  if (answer && answer.kind !== 'found') return { ...NO_PEOPLE, ...NO_NOTES, placeQuestion };
  const miles = search.miles ?? USUAL_PEOPLE_MILES;
  const circle = answer && { ...answer.place, miles };
  const matches = await findCorrected(services, consultant, search, { circle });
  const within = circle && `Within ${miles} miles of ${circle.label}, in a straight line.`;
  const wider = circle && matches.total === 0 ? await findWider(services, consultant, search, circle) : null;
  return { ...NO_NOTES, ...matches, within, placeQuestion, wider };
}

/** Corrects the spelling of a search that finds no people, as the job board does. */
async function findCorrected(services: Services, consultant: Consultant, search: PeopleSearch, region: Region) {
  const { database, content } = services;
  const email = /^\S+@\S+$/.test(search.search) ? search.search : null;
  const entries = email ? [] : listEntries(readTypedWords(search.search), content.search.synonyms);
  // A search without letters or digits matches nothing.
  if (search.search && !email && entries.length === 0) return { ...NO_PEOPLE, correctedSearch: null };
  const matches = await findPeople(services, consultant, search, { ...region, email, entries });
  if (matches.total > 0 || entries.length === 0) return { ...matches, correctedSearch: null };
  const [typed] = await readTypedSearches(database.asPublic, [search.search], content.search.synonyms);
  for (const reading of typed ? [typed, ...typed.others] : []) {
    if (reading.meant === null) continue;
    const correction = await findPeople(services, consultant, search, { ...region, email, entries: reading.entries });
    if (correction.total > 0) return { ...correction, correctedSearch: reading.meant };
  }
  return { ...matches, correctedSearch: null };
}

async function findWider(
  services: Services,
  consultant: Consultant,
  search: PeopleSearch,
  circle: KnownPlace & { miles: number },
): Promise<PeopleList['wider']> {
  for (let miles = nextMiles(circle.miles); miles !== null; miles = nextMiles(miles)) {
    const { total } = await findCorrected(
      services,
      consultant,
      { ...search, page: 1 },
      { circle: { ...circle, miles } },
    );
    if (total > 0) return { miles, total };
  }
  return null;
}

/**
 * Under fair view, people last contacted on the same day are sorted by id, because their times would reveal the order of their
 * applications.
 */
const BY_CONTACT = sql`app.shown_contact_moment(p.last_contact_at) DESC, p.id DESC`;

type Question = Region & { email: string | null; entries: SearchEntry[] };

function findPeople(
  { database, now }: Pick<Services, 'database' | 'now'>,
  consultant: Consultant,
  search: PeopleSearch,
  question: Question,
): Promise<FoundPeople> {
  const { available, sort, page } = search;
  const { circle = null, entries } = question;
  const offset = (page - 1) * ROWS_PER_PAGE;
  return database.asActor(consultant.id, async (transaction) => {
    const first = await findIds(transaction, now, search, {
      ...question,
      hasNoDate: false,
      limit: ROWS_PER_PAGE,
      offset,
    });
    const second = available
      ? await findIds(transaction, now, search, {
          ...question,
          hasNoDate: true,
          limit: Math.max(1, ROWS_PER_PAGE - first.ids.length),
          offset: Math.max(0, offset - first.total),
        })
      : { ids: [], total: 0, isMore: false };
    const ids = [...first.ids, ...(first.isMore ? [] : second.ids)].slice(0, ROWS_PER_PAGE);
    const byGroup = available ? sql`p.available_from IS NULL, ` : sql``;
    const licences = await listHeldLicences(transaction, ids);
    const { rows } = await sql<Omit<PersonRow, 'licences'>>`
      SELECT p.id, full_name AS "fullName", coalesce(account_id = ANY ((SELECT app.staff_ids())::uuid[]), false) AS "isColleague", headline, skills, tags, location, available_from::text AS "availableFrom",
             right_to_work AS "rightToWork", last_contact_at AS "lastContactAt", m.miles, coalesce(m.all_in, m.some_in, '{}') AS "foundIn"
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS page (id, place) JOIN people AS p ON p.id = page.id
      JOIN app.match_people(${ids}::uuid[], ${writeEntries(entries)}, ${circle?.latitude ?? null}, ${circle?.longitude ?? null}) AS m ON m.id = p.id
      ORDER BY ${byGroup}${sort === 'name' ? sql`page.place` : BY_CONTACT}`.execute(transaction);
    return {
      people: rows.map((row) => ({ ...row, licences: licences.filter(({ personId }) => personId === row.id) })),
      total: first.total + second.total,
      isMore: first.isMore || second.isMore,
      groups: available ? { available: first.total, unknown: second.total } : null,
    };
  });
}

type Part = Question & { hasNoDate: boolean; limit: number; offset: number };

async function findIds(
  transaction: Transaction<DB>,
  now: Date,
  { tag, available, right, emails, contact, sort }: PeopleSearch,
  { email, entries, circle, area, hasNoDate, limit, offset }: Part,
) {
  const bounds = contact ? boundsOfContact(contact, now) : { from: null, to: null };
  const { rows } = await sql<{ ids: string[] | null; total: number; is_more: boolean }>`
    SELECT ids, total, is_more FROM app.find_people(
      _words => ${writeEntries(entries)}, _email => ${email},
      _latitude => ${circle?.latitude ?? null}, _longitude => ${circle?.longitude ?? null}, _miles => ${circle?.miles ?? null},
      _tag => ${tag || null}, _available_by => ${(!hasNoDate && available) || null}::date, _right_to_work => ${right},
      _may_email => ${emails === 'yes'}, _contact_from => ${bounds.from}, _contact_to => ${bounds.to},
      _sort => ${sort ?? 'contact'}, _limit => ${limit}, _offset => ${offset},
      _areas => ${area?.covers ?? null}::integer[], _has_no_date => ${hasNoDate})`.execute(transaction);
  const [{ ids, total, is_more: isMore } = { ids: null, total: 0, is_more: false }] = rows;
  return { ids: ids ?? [], total, isMore };
}
