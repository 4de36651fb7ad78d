/**
 * Reads the two open files of postcodes line by line: OS Code-Point Open (no header, eastings and northings) and the ONS Postcode
 * Directory (header, degrees, with postcodes that have ended).
 */
import { fromNationalGrid } from '#domain/place/national-grid.ts';
import { isInBritain, type Point } from '#domain/place/searched-place.ts';

export type PostcodeRow = Point & { name: string };
/** null: left out on purpose, as a postcode that has ended or has no position. */
export type ReadLine = { row: PostcodeRow } | { fault: string } | null;

const POSTCODE = /^([A-Z]{1,2}[0-9][A-Z0-9]?)\s*([0-9][A-Z]{2})$/;

/** @param first the first line of the file; @returns what reads the others, and whether the first one is data too */
export function lineReader(first: string): { read: (line: string) => ReadLine; isData: boolean } | null {
  const header = splitLine(first).map((name) => name.toLowerCase());
  const find = (...names: string[]) => header.findIndex((each) => names.includes(each));
  const columns = {
    name: find('pcds', 'pcd', 'pcd2', 'pcd7', 'pcd8'),
    latitude: find('lat'),
    longitude: find('long'),
    ended: find('doterm'),
  };
  if (columns.name >= 0 && columns.latitude >= 0 && columns.longitude >= 0)
    return { read: (line) => readDirectory(splitLine(line), columns), isData: false };
  return readCodePoint(splitLine(first)) === null || 'row' in (readCodePoint(splitLine(first)) ?? {})
    ? { read: (line) => readCodePoint(splitLine(line)), isData: true }
    : null;
}

type Columns = Record<'name' | 'latitude' | 'longitude' | 'ended', number>;

function readDirectory(fields: string[], columns: Columns): ReadLine {
  if (fields[columns.ended]) return null;
  const latitude = toNumber(fields[columns.latitude]);
  // 99.999999 says that there is no position.
  if (latitude !== null && latitude > 99) return null;
  return check(fields[columns.name], latitude, toNumber(fields[columns.longitude]));
}

function readCodePoint(fields: string[]): ReadLine {
  const [name, quality, east, north] = fields;
  // 90: no position.
  if (quality === '90') return null;
  const [easting, northing] = [toNumber(east), toNumber(north)];
  const isOnGrid = easting !== null && northing !== null && inGrid(easting, 700_000) && inGrid(northing, 1_300_000);
  if (!isOnGrid) return { fault: 'no eastings and northings' };
  const { latitude, longitude } = fromNationalGrid(easting, northing);
  return check(name, latitude, longitude);
}

const inGrid = (metres: number, most: number) => metres > 0 && metres < most;

function check(typed: string | undefined, latitude: number | null, longitude: number | null): ReadLine {
  const [, outward, inward] = POSTCODE.exec((typed ?? '').toUpperCase().trim()) ?? [];
  if (!outward || !inward) return { fault: 'no postcode' };
  if (latitude === null || longitude === null) return { fault: 'no coordinates' };
  if (!isInBritain({ latitude, longitude })) return { fault: 'coordinates outside of Britain' };
  return { row: { name: `${outward} ${inward}`, latitude, longitude } };
}

const toNumber = (text: string | undefined): number | null =>
  text !== undefined && /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : null;

/** Neither file has line breaks within quotes. */
const splitLine = (line: string): string[] =>
  [...line.replace(/^\uFEFF/, '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );
