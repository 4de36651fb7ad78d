/** A searched location: a place name, or a point from the device. Browser and server parse it alike. */

export type Point = { latitude: number; longitude: number };

/** The United Kingdom and the sea around it. */
const BOUNDS = { south: 49, north: 61, west: -9, east: 2 } as const;

const POINT = /^(-?\d{1,3}(?:\.\d{1,20})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,20})?)$/;

/** @returns null for words; '53.41,-2.16' is a point */
export function readPoint(text: string): Point | null {
  const [, latitude, longitude] = POINT.exec(text.trim()) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}

export const isInBritain = ({ latitude, longitude }: Point): boolean =>
  latitude >= BOUNDS.south && latitude <= BOUNDS.north && longitude >= BOUNDS.west && longitude <= BOUNDS.east;

/** Two decimals are about a kilometre: precise enough for a search, and they do not reveal a home. */
export const writePoint = ({ latitude, longitude }: Point): string => `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

export type KnownPlace = Point & {
  name: string;
  /** 'Newport, Isle of Wight'; a search for it finds this place alone. */
  label: string;
  /** Set if the input was more exact than our data: 'LS1 1KK' was looked up by its outcode or area. */
  approximation: 'outcode' | 'postcode_area' | null;
  /** The radius that the studio gives the place, in miles. */
  radius: number | null;
};

/** A district, county, region or country. A search in one finds its jobs and measures no distance. */
export type KnownArea = {
  label: string;
  /** The area's number and those of the areas that it consists of (db/gazetteer). */
  covers: number[];
};

export type PlaceAnswer =
  /** `isCorrected`: the typed text is no place's name, and only this place is close to it. */
  | { kind: 'found'; place: KnownPlace; isCorrected: boolean }
  | { kind: 'area'; area: KnownArea; isCorrected: boolean }
  /** Labels of several places with this name, or of the places that the text lists. */
  | { kind: 'several'; labels: string[] }
  /** `nearest`: labels of similar names, perhaps empty. `among`: a town within other words. */
  | { kind: 'unknown'; nearest: string[]; among: KnownPlace | null }
  /** Coordinates that are not in Britain. */
  | { kind: 'outside' };

/** 'Leeds, West Yorkshire'. Omits a county that is named after the place. */
export const placeLabel = (name: string, county: string | null): string =>
  county && county !== name ? `${name}, ${county}` : name;
