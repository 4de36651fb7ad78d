/** Areas: countries, regions, counties and districts. A place lies in some, an area covers others. */
import { createHash } from 'node:crypto';

export type SourceArea = {
  name: string;
  /** Set for a district. */
  county: string | null;
  country: string;
  /** Names of the areas that it consists of; none: itself alone. */
  parts: string[];
  also: string[];
  /** Set for a small area, from which distances can be measured. */
  point: { latitude: number; longitude: number } | null;
};

export const readAreas = (rows: readonly string[][]): SourceArea[] =>
  rows.map(([name = '', country = '', parts = '', also = '', latitude, longitude]) => ({
    name,
    county: null,
    country: country || name,
    parts: parts.split('|').filter(Boolean),
    also: also.split('|').filter(Boolean),
    point: latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
  }));

/** The same in every edition, because jobs and alerts keep it. */
export const areaNumber = (name: string): number => createHash('md5').update(name).digest().readUIntBE(0, 3);

/** The numbers of an area and of all that it consists of. */
export function coverArea({ name, parts }: SourceArea, areas: readonly SourceArea[]): number[] {
  const coveredAreas = new Set([areaNumber(name)]);
  for (const part of parts) {
    const area = areas.find((each) => each.name === part);
    for (const number of area ? coverArea(area, areas) : [areaNumber(part)]) coveredAreas.add(number);
  }
  return [...coveredAreas];
}
