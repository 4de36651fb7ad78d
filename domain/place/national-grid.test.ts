import { expect, test } from 'vitest';
import { fromNationalGrid } from './national-grid.ts';

test.each([
  ['Caister', 651_409.903, 313_177.27, 52.657_98, 1.716_05],
  ['Leeds', 429_157, 433_872, 53.800_34, -1.5588],
  ['London', 530_034, 180_381, 51.507_41, -0.127_72],
  ['Lerwick', 447_700, 1_141_300, 60.153_41, -1.142_65],
  ['Scilly', 90_300, 10_700, 49.9161, -6.315_78],
  ['Edinburgh', 325_800, 673_900, 55.952_38, -3.189_83],
])('%s lies where another program has it, within five metres', (_name, easting, northing, latitude, longitude) => {
  const point = fromNationalGrid(easting, northing);
  expect(Math.abs(point.latitude - latitude)).toBeLessThan(0.000_05);
  expect(Math.abs(point.longitude - longitude)).toBeLessThan(0.000_08);
});
