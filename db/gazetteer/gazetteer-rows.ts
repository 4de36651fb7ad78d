/** Rows of the table `gazetteer`, made from the files of this folder: towns and areas, each with its other names. */
import { areaNumber, coverArea, readAreas, type SourceArea } from './gazetteer-areas.ts';
import { otherNames, placeKey, shortDirections } from './place-names.ts';

export type GazetteerRow = {
  kind: 'town' | 'area';
  name: string;
  /** The usual name, if `name` is a variant; otherwise null. */
  properName: string | null;
  county: string | null;
  district: string | null;
  country: string;
  countryCode: string;
  latitude: number | null;
  longitude: number | null;
  population: number;
  /** Numbers of the areas that contain this place. */
  liesIn: number[];
  /** Set for an area: its number and those of its parts. */
  covers: number[] | null;
};

type Place = Omit<GazetteerRow, 'kind' | 'properName' | 'liesIn' | 'covers' | 'latitude' | 'longitude'> & {
  latitude: number;
  longitude: number;
  also: string[];
};

export type GazetteerFiles = { places: string; more: string; areas: string; abroad: string };

const ISLANDS: Record<string, string> = { 'Isle of Man': 'IM', Jersey: 'JE', Guernsey: 'GG' };
/** More people than a town has: the name of an area is the area. */
const AREA_POPULATION = 90_000_000;
/** A town of this size is what its name means, and not the district that is called by it. */
const LARGE_TOWN = 10_000;
/** A name of a British town of this size means that town, not a city abroad. */
const KNOWN_TOWN = 20_000;
/** Adverts of a British board seldom mean a city abroad. */
const ABROAD_DISCOUNT = 10;

export function gazetteerRows(files: GazetteerFiles): GazetteerRow[] {
  const places = joinPlaces(lines(files.places).map(readPlace), lines(files.more));
  const areas = withDistricts(readAreas(lines(files.areas)), places);
  const british = [
    ...places.flatMap((place) => toRows(place, otherNames(place))),
    ...areas.flatMap((area) => areaRows(area, areas)),
  ];
  const townNames = new Set(
    british.filter(({ population }) => population >= KNOWN_TOWN).map(({ name }) => placeKey(name)),
  );
  const abroad = lines(files.abroad).flatMap(abroadRows);
  return [...british, ...abroad.filter(({ name }) => !townNames.has(placeKey(name)))];
}

const lines = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('\t'));

const list = (text = ''): string[] => text.split('|').filter(Boolean);

function readPlace([
  name = '',
  county = '',
  district = '',
  country = '',
  latitude,
  longitude,
  population,
]: string[]): Place {
  return {
    name,
    county: county || null,
    district: district || null,
    country,
    countryCode: ISLANDS[country] ?? 'GB',
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    also: [],
  };
}

/** Places that were written by hand take the place of what GeoNames has under one of their names nearby; they lie in the district around them. */
function joinPlaces(places: Place[], more: string[][]): Place[] {
  const byCounty = Map.groupBy(places, ({ county }) => county);
  const added = more.map(([name = '', county = '', latitude, longitude, population, also]): Place => {
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    const around = nearest(byCounty.get(county) ?? [], point);
    if (!around) throw new Error(`No place of ${county}, where ${name} is said to be, is known`);
    const district = county === 'Greater London' ? null : around.district;
    const { country, countryCode } = around;
    return { name, county, district, country, countryCode, ...point, population: Number(population), also: list(also) };
  });
  const boroughs = added.filter(({ county, population }) => county === 'Greater London' && population >= 140_000);
  const byKey = Map.groupBy(added, ({ name }) => placeKey(name));
  for (const place of added)
    for (const name of place.also) byKey.set(placeKey(name), [...(byKey.get(placeKey(name)) ?? []), place]);
  const newPlaces = places.filter(
    (place) => !byKey.get(placeKey(place.name))?.some((each) => distance(each, place) < 5),
  );
  return [...added, ...newPlaces].map((place) =>
    place.county === 'Greater London' ? { ...place, district: nearest(boroughs, place)?.name ?? null } : place,
  );
}

function nearest(places: readonly Place[], point: Pick<Place, 'latitude' | 'longitude'>): Place | undefined {
  let [best, least]: [Place | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const place of places) {
    const miles = distance(place, point);
    if (miles < least) [best, least] = [place, miles];
  }
  return best;
}

/** Approximate miles. */
const distance = (one: Pick<Place, 'latitude' | 'longitude'>, other: Pick<Place, 'latitude' | 'longitude'>): number =>
  69 * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * 0.6);

/** Adds each district and county of the places as an area, unless a large town has its name. */
function withDistricts(areas: SourceArea[], places: readonly Place[]): SourceArea[] {
  const takenNames = new Set([
    ...areas.map(({ name }) => placeKey(name)),
    ...places
      .filter(({ population }) => population >= LARGE_TOWN)
      .flatMap(({ name, also }) => [name, ...also].map(placeKey)),
  ]);
  const districts = new Map<string, SourceArea>();
  for (const { county, district, country } of places)
    for (const name of [county, district])
      if (name && !takenNames.has(placeKey(name)))
        districts.set(name, {
          name,
          county: name === district ? county : null,
          country,
          parts: [],
          also: [],
          point: null,
        });
  const counties = new Map(places.flatMap(({ county, district }) => (district ? [[district, county]] : [])));
  return [
    ...areas.map((area) => ({ ...area, county: area.parts.length === 0 ? (counties.get(area.name) ?? null) : null })),
    ...districts.values(),
  ];
}

function toRows({ also: _, ...place }: Place, names: string[]): GazetteerRow[] {
  const liesIn = [...new Set([place.district, place.county, place.country, ...channelIslands(place.country)])]
    .filter((name) => name !== null)
    .map(areaNumber);
  const row: GazetteerRow = { kind: 'town', ...place, properName: null, liesIn, covers: null };
  return withNames(row, names);
}

const channelIslands = (country: string): string[] =>
  country === 'Jersey' || country === 'Guernsey' ? ['Channel Islands'] : [];

function areaRows(area: SourceArea, areas: readonly SourceArea[]): GazetteerRow[] {
  const { name, county, country, also, point } = area;
  const liesIn = [...new Set([name, county, country, ...channelIslands(name)])]
    .filter(Boolean)
    .map((each) => areaNumber(each ?? ''));
  return withNames(
    {
      kind: 'area',
      name,
      properName: null,
      county,
      district: null,
      country,
      countryCode: ISLANDS[name] ?? 'GB',
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      population: AREA_POPULATION,
      liesIn,
      covers: coverArea(area, areas),
    },
    [...also, ...shortDirections([name, ...also])],
  );
}

function abroadRows([
  name = '',
  country = '',
  countryCode = '',
  state = '',
  latitude,
  longitude,
  population,
  also,
]: string[]): GazetteerRow[] {
  const isCountry = name === country && population === '0';
  const number = areaNumber(`abroad ${country}`);
  return withNames(
    {
      kind: isCountry ? 'area' : 'town',
      name,
      properName: null,
      county: isCountry ? null : country,
      district: state || null,
      country,
      countryCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: isCountry ? AREA_POPULATION : Math.round(Number(population) / ABROAD_DISCOUNT),
      liesIn: [number],
      covers: isCountry ? [number] : null,
    },
    list(also),
  );
}

const withNames = (row: GazetteerRow, names: readonly string[]): GazetteerRow[] => [
  row,
  ...names.map((name) => ({ ...row, name, properName: row.name })),
];
