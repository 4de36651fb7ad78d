/** Countries, and cities abroad that adverts of British employers name. */
import { countryName } from '#domain/place/country.ts';
import type { GeoName } from './geonames.ts';

/** Countries near enough for adverts to name smaller places there. */
const NEAR = new Set('AT AU BE CA CH CZ DE DK ES FI FR IT NL NO NZ PL PT RO SE US'.split(' '));
/** The least population of a British town that takes precedence over a place abroad with the same name. */
const KNOWN_TOWN = 20_000;

/** Names that adverts use for countries in addition to the English ones. */
const OTHER_NAMES: Record<string, string> = {
  AE: 'UAE',
  CZ: 'Czech Republic',
  IE: 'Republic of Ireland|Eire|ROI|Southern Ireland|Ireland ROI',
  NL: 'Holland|The Netherlands',
  TR: 'Turkey',
  US: 'USA|United States of America|US|U.S.|States|California|Texas|Florida|Massachusetts|Illinois|New Jersey|Virginia|Pennsylvania|North Carolina|Ohio|Michigan|Colorado|Arizona|Oregon|Tennessee|Minnesota|Maryland|Alabama|Connecticut|Utah|Nevada',
  CA: 'Ontario|Quebec|British Columbia|Alberta|Nova Scotia',
  AU: 'New South Wales|NSW|Queensland|Western Australia|South Australia',
  KR: 'Korea',
  HK: 'Hong Kong',
  IN: 'Karnataka|Maharashtra|Tamil Nadu|Telangana',
};
const OTHER_CITIES: Record<string, string> = {
  'New York City': 'New York|NYC',
  Bengaluru: 'Bangalore',
  Gurugram: 'Gurgaon',
  Mumbai: 'Bombay',
  Kyiv: 'Kiev',
  'San Francisco': 'SF Bay Area|Bay Area|San Francisco Bay Area',
  'Washington D.C.': 'Washington DC',
  Frankfurt: 'Frankfurt am Main',
};

/** English names of towns that GeoNames lists under an Irish name. */
const ENGLISH_NAMES: Record<string, string> = {
  Gaillimh: 'Galway',
  'Cill Airne': 'Killarney',
  'Cluain Meala': 'Clonmel',
  'Trá Mhór': 'Tramore',
  'An Muileann gCearr': 'Mullingar',
  'Droichead Nua': 'Newbridge',
};

/**
 * @returns rows of name, country, ISO code, state, latitude, longitude, population, other names; a country has the coordinates of its
 * capital
 */
export function makeAbroad(names: readonly GeoName[], british: readonly GeoName[]): string[][] {
  const britishTowns = new Set(british.filter(({ population }) => population >= KNOWN_TOWN).map(({ name }) => name));
  const isAbroad = ({ country }: GeoName) => !['GB', 'IM', 'JE', 'GG', 'GI'].includes(country);
  const nameOf = (code: string) => (code === 'HK' ? 'Hong Kong' : countryName(code)).replaceAll('&', 'and');
  const capitals = names.filter((name) => name.isCapital && isAbroad(name));
  const countries = capitals.map((capital) => [
    nameOf(capital.country),
    nameOf(capital.country),
    capital.country,
    '',
    ...numbersOf({ ...capital, population: 0 }),
    OTHER_NAMES[capital.country] ?? '',
  ]);
  const cities = names
    .filter((name) => isAbroad(name) && isLargeEnough(name) && !britishTowns.has(name.name))
    .map((city) => [
      ENGLISH_NAMES[city.name] ?? city.name,
      nameOf(city.country),
      city.country,
      city.country === 'US' ? city.admin1 : '',
      ...numbersOf(city),
      OTHER_CITIES[city.name] ?? (city.name in ENGLISH_NAMES ? city.name : ''),
    ]);
  const once = new Map(countries.map((row) => [row[2], row]));
  return [...once.values(), ...cities];
}

const numbersOf = ({ latitude, longitude, population }: GeoName) => [latitude, longitude, population].map(String);

function isLargeEnough({ country, population, isCapital }: GeoName): boolean {
  if (isCapital) return true;
  if (country === 'IE') return population >= 5_000;
  return population >= (NEAR.has(country) ? 100_000 : 200_000);
}
