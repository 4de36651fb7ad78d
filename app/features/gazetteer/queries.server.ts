/** Reads of the gazetteer. */
import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import {
  isInBritain,
  type KnownPlace,
  type PlaceAnswer,
  type Point,
  placeLabel,
  readPoint,
  writePoint,
} from '#domain/place/where.ts';
import { refusals } from '#platform/metrics/counters.server.ts';
import { Turns } from '#platform/turns/turns.ts';
import type { PlaceSuggestion, UnclearPlace } from './schema.ts';

type PlaceRow = Point & {
  match: 'found' | 'several' | 'county' | 'alike';
  name: string;
  county: string | null;
  postcode: string | null;
  basis: 'town' | 'outcode' | 'postcode_area' | 'postcode';
};

/** @param where a town, 'town, county', an outcode, a postcode, or '53.41,-2.16'; as `readWords` reads it */
export async function findPlaces(asPublic: Queries, where: string): Promise<PlaceAnswer> {
  const point = readPoint(where);
  if (point) return isInBritain(point) ? findPoint(asPublic, point) : { kind: 'outside' };
  const { rows } = await sql<PlaceRow>`SELECT * FROM find_places(_where => ${where})`.execute(asPublic);
  const places = rows.map(toPlace);
  const [first] = rows;
  const [place] = places;
  if (first?.match === 'found' && place) return { kind: 'found', place };
  if (!first || first.match === 'alike') return { kind: 'unknown', nearest: places };
  return { kind: 'several', places, isCounty: first.match === 'county' };
}

async function findPoint(asPublic: Queries, point: Point): Promise<PlaceAnswer> {
  const { rows } = await sql<{ name: string | null; county: string | null }>`
    SELECT name, county FROM name_near(_latitude => ${point.latitude}, _longitude => ${point.longitude})
  `.execute(asPublic);
  const [town] = rows;
  const name = town?.name ?? writePoint(point);
  const label = town?.name ? `near ${placeLabel(town.name, town.county)}` : name;
  return { kind: 'found', place: { ...point, name, label, approximation: null } };
}

function toPlace({ name, county, postcode, basis, latitude, longitude }: PlaceRow): KnownPlace {
  const isTown = basis === 'town';
  const label = postcode ?? placeLabel(name, county);
  const isFull = postcode?.includes(' ') ?? false;
  const isLess = basis === 'postcode_area' || (basis === 'outcode' && isFull);
  return { name, label, latitude, longitude, approximation: isLess && !isTown ? basis : null };
}

/** Answers for visitors are made for all of them alike, so only how many are looked up at once is bounded. */
const lookups = new Turns({ atOnce: 4, queue: 40 });

/** At most eight; 'busy' if too many wait already. */
export async function suggestPlaces(asPublic: Queries, start: string): Promise<PlaceSuggestion[] | 'busy'> {
  const found = await lookups.take(() => lookUpPlaces(asPublic, start));
  if (found === 'busy') refusals.inc({ limit: 'of_everybody' });
  return found;
}

async function lookUpPlaces(asPublic: Queries, start: string): Promise<PlaceSuggestion[]> {
  const { rows } = await sql<{ name: string; county: string | null; kind: PlaceRow['basis'] }>`
    SELECT * FROM suggest_places(_start => ${start})
  `.execute(asPublic);
  return rows.map(({ name, county, kind }) => {
    if (kind === 'town') return { value: placeLabel(name, county), hint: '' };
    return { value: name, hint: kind === 'postcode_area' ? `postcodes of ${county}` : 'postcode' };
  });
}

/** @returns none if each part of the location is one place, or says that there is no place ('Remote', 'UK') */
export async function findUnclearPlaces(asPublic: Queries, location: string): Promise<UnclearPlace[]> {
  const { rows } = await sql<{
    part: string;
    match: PlaceRow['match'] | null;
    name: string | null;
    county: string | null;
  }>`
    SELECT * FROM find_places_of(_location => ${location})
  `.execute(asPublic);
  return [...Map.groupBy(rows, ({ part }) => part)].flatMap(([part, found]): UnclearPlace[] => {
    const match = found[0]?.match ?? null;
    if (match === 'found' || NO_PLACE.test(part)) return [];
    const options = found.flatMap(({ name, county }) => (name ? [placeLabel(name, county)] : []));
    return [{ part, kind: match === 'several' || match === 'county' ? match : 'unknown', options }];
  });
}

/** Says that a job is not in one place. */
const NO_PLACE =
  /^(the )?(uk|u\.k\.|gb|united kingdom|great britain|england|scotland|wales|northern ireland|remote|hybrid|home|home[- ]based|work(ing)? from home|anywhere|nationwide|uk[- ]wide|various|multiple)\b/i;
