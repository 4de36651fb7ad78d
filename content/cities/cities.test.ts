import { expect, test } from 'vitest';
import { cities, describeOffice, officePostcode } from './cities.ts';

test('a city without an office names one that has one', () => {
  const withOffice = cities.filter((city) => officePostcode(city) !== null).map(({ name }) => name);
  const served = cities.flatMap(({ office }) => ('servedFrom' in office ? [office.servedFrom] : []));
  expect(served.length).toBeGreaterThan(0);
  for (const name of served) expect(withOffice).toContain(name);
});

test('each city says where its office is', () => {
  const textOf = (slug: string) => cities.filter((city) => city.slug === slug).map(describeOffice);
  expect(textOf('leeds')).toEqual(['Our office is in Leeds, LS1 1KK.']);
  expect(textOf('cardiff')).toEqual(['We have no office in Cardiff. Our Birmingham office looks after it.']);
});
