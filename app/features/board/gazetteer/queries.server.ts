import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import { findMisspeltPlace } from '#domain/place/misspelt-place.ts';
import {
  isInBritain,
  type KnownArea,
  type KnownPlace,
  type PlaceAnswer,
  type Point,
  placeLabel,
  readPoint,
  writePoint,
} from '#domain/place/searched-place.ts';
import { refusals } from '#platform/metrics/counters.server.ts';
import { Turns } from '#platform/turns/turns.ts';
import type { PlaceSuggestion, UnclearPlace } from './schema.ts';
import { askForPlace } from './texts.ts';

type PlaceRow = Point & {
  match: 'found' | 'area' | 'several' | 'list' | 'among' | 'alike';
  name: string;
  county: string | null;
  postcode: string | null;
  basis: 'town' | 'area' | 'outcode' | 'postcode_area' | 'postcode' | 'among';
  /** The name of the place that matches the text; it may be an alternative one: 'Bham' for Birmingham. */
  said: string;
  covers: number[] | null;
  population: number;
  radius: number | null;
};

/** @param isExact leaves out similar names, which take most of the time */
export async function findPlaces(asPublic: Queries, where: string, isExact = false): Promise<PlaceAnswer> {
  const point = readPoint(where);
  if (point) return isInBritain(point) ? findPoint(asPublic, point) : { kind: 'outside' };
  const { rows } = await sql<PlaceRow>`SELECT * FROM find_places(_where => ${where}, _is_exact => ${isExact})`.execute(
    asPublic,
  );
  const [first] = rows;
  if (!first) return { kind: 'unknown', nearest: [], among: null };
  if (first.match === 'found') return { kind: 'found', place: toPlace(first), isCorrected: false };
  if (first.match === 'area') return { kind: 'area', area: toWholeArea(first.name, [first]), isCorrected: false };
  const labels = [...new Set(rows.map(toLabel))];
  if (first.match === 'list' && rows.every(({ covers }) => covers))
    return { kind: 'area', area: toWholeArea(labels.join(' and '), rows), isCorrected: false };
  // Take the larger of two places with one name in one district.
  if (first.match === 'several' && labels.length === 1)
    return { kind: 'found', place: toPlace(first), isCorrected: false };
  if (first.match === 'several' || first.match === 'list') return { kind: 'several', labels };
  return (
    findMeant(where, rows) ?? {
      kind: 'unknown',
      nearest: labels.slice(0, MOST_ALIKE),
      among: first.match === 'among' ? toPlace(first) : null,
    }
  );
}

/**
 * Asks an API client whose search had no results to clarify the place: 'Which Newport? Newport, Gwent; Newport, Isle of Wight'.
 * @returns null if there were results, no place was given, or it is clear
 */
export async function explainUnclearPlace(
  asPublic: Queries,
  where: string | undefined,
  found: readonly unknown[],
): Promise<string | null> {
  if (found.length > 0 || !where) return null;
  const answer = await findPlaces(asPublic, where);
  if (answer.kind === 'found' || answer.kind === 'area') return null;
  const question = askForPlace(where, answer);
  return question && [question.text, question.labels.join('; ')].filter(Boolean).join(' ');
}

const MOST_ALIKE = 5;

/** Corrects a misspelt name of a place or area, unless other words surround it. */
function findMeant(where: string, rows: readonly PlaceRow[]): PlaceAnswer | null {
  if (rows[0]?.basis === 'among') return null;
  const match = findMisspeltPlace(
    where,
    rows.map((row) => ({ ...row, label: toLabel(row) })),
  );
  if (!match) return null;
  return match.covers
    ? { kind: 'area', area: toWholeArea(match.name, [match]), isCorrected: true }
    : { kind: 'found', place: toPlace(match), isCorrected: true };
}

const toWholeArea = (label: string, rows: readonly PlaceRow[]): KnownArea => ({
  label,
  covers: rows.flatMap(({ covers }) => covers ?? []),
});

const toLabel = ({ name, county, postcode, covers }: PlaceRow): string =>
  postcode ?? (covers ? name : placeLabel(name, county));

async function findPoint(asPublic: Queries, point: Point): Promise<PlaceAnswer> {
  const { rows } = await sql<{ name: string | null; county: string | null }>`
    SELECT name, county FROM name_near(_latitude => ${point.latitude}, _longitude => ${point.longitude})
  `.execute(asPublic);
  const [town] = rows;
  const name = town?.name ?? writePoint(point);
  const label = town?.name ? `near ${placeLabel(town.name, town.county)}` : name;
  return { kind: 'found', place: { ...point, name, label, approximation: null, radius: null }, isCorrected: false };
}

function toPlace(row: PlaceRow): KnownPlace {
  const { postcode, basis, said, latitude, longitude, radius } = row;
  const isFull = postcode?.includes(' ') ?? false;
  const isRough = basis === 'postcode_area' || (basis === 'outcode' && isFull);
  return { name: said, label: toLabel(row), latitude, longitude, approximation: isRough ? basis : null, radius };
}

/** Limits concurrent lookups. The suggestions are the same for all visitors. */
const lookups = new Turns({ atOnce: 4, queue: 40 });

export async function suggestPlaces(asPublic: Queries, start: string): Promise<PlaceSuggestion[] | 'busy'> {
  const suggestions = await lookups.take(() => lookUpPlaces(asPublic, start));
  if (suggestions === 'busy') refusals.inc({ limit: 'of_everybody' });
  return suggestions;
}

async function lookUpPlaces(asPublic: Queries, start: string): Promise<PlaceSuggestion[]> {
  const { rows } = await sql<{ name: string; county: string | null; kind: PlaceRow['basis'] }>`
    SELECT * FROM suggest_places(_start => ${start})
  `.execute(asPublic);
  return rows.map(({ name, county, kind }) => {
    if (kind === 'town') return { value: placeLabel(name, county), hint: '' };
    if (kind === 'area') return { value: name, hint: 'area' };
    return { value: name, hint: kind === 'postcode_area' ? `postcodes of ${county}` : 'postcode' };
  });
}

/** @returns an empty list if each part of the location is one place or area, or names none ('Remote') */
export async function findUnclearPlaces(asPublic: Queries, location: string): Promise<UnclearPlace[]> {
  const { rows } = await sql<{
    part: string;
    match: PlaceRow['match'] | null;
    name: string | null;
    county: string | null;
    is_among: boolean;
  }>`
    SELECT * FROM find_places_of(_location => ${location})
  `.execute(asPublic);
  return [...Map.groupBy(rows, ({ part }) => part)].flatMap(([part, found]): UnclearPlace[] => {
    const [first] = found;
    const match = first?.match ?? null;
    if (match === 'found' || match === 'list' || first?.is_among || NO_PLACE.test(part)) return [];
    if (match === 'area') return [{ part, kind: 'area', options: [] }];
    const options = found.flatMap(({ name, county }) => (name ? [placeLabel(name, county)] : []));
    return [{ part, kind: match === 'several' ? 'several' : 'unknown', options: [...new Set(options)] }];
  });
}

const NO_PLACE =
  /^(the )?(uk|u\.k\.|gb|united kingdom|great britain|england|scotland|wales|northern ireland|remote|hybrid|home|home[- ]based|work(ing)? from home|anywhere|nationwide|uk[- ]wide|various|multiple)\b/i;
