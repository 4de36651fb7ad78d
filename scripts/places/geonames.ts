/** Reads a file of GeoNames (columns as in https://download.geonames.org/export/dump/). */
import { readFileSync } from 'node:fs';

export type GeoName = {
  name: string;
  latitude: number;
  longitude: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  admin1: string;
  admin2: string;
  /** 0: unknown. */
  population: number;
  isCapital?: boolean;
};

export function readGeoNames(file: string): GeoName[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const columns = line.split('\t');
      const column = (n: number) => columns[n] ?? '';
      return {
        name: column(1),
        latitude: Number(column(4)),
        longitude: Number(column(5)),
        country: column(8),
        admin1: column(10),
        admin2: column(11),
        population: Number(column(14)),
        isCapital: column(7) === 'PPLC',
      };
    });
}
