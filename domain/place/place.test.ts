import { afterEach, expect, test } from 'vitest';
import { type CityFact, provideSite, siteFacts } from '#domain/site/site.ts';
import { describeOffice, findCityFact, findCityIn, listCityNames } from './place.ts';

const demo = siteFacts();
const place = (name: string, office: CityFact['office']): CityFact => ({
  slug: name.toLowerCase(),
  name,
  region: 'East',
  phone: { shown: '01482 496014', dialled: '+441482496014' },
  office,
});
const serve = (places: readonly CityFact[]) => provideSite(() => ({ ...demo, places }));

afterEach(() => serve(demo.places));

test('each place says where its office is', () => {
  const textOf = (slug: string) => demo.places.filter((each) => each.slug === slug).map(describeOffice);
  expect(textOf('leeds')).toEqual(['Our office is in Leeds, LS1 1KK.']);
  expect(textOf('cardiff')).toEqual(['We have no office in Cardiff. Our Birmingham office covers it.']);
  expect(describeOffice(place('Hull', { servedFrom: '' }))).toBe('We have no office in Hull.');
});

test('a location names a place as a whole word, whatever else is in it', () => {
  serve([place('Lincoln', { postcode: 'LN1 1KK' }), place('St. Ives', { servedFrom: 'Lincoln' })]);
  expect(listCityNames()).toEqual(['Lincoln', 'St. Ives']);
  expect(findCityIn('Uphill, LINCOLN')?.slug).toBe('lincoln');
  expect(findCityIn('Louth, Lincolnshire')).toBeUndefined();
  expect(findCityIn('St. Ives, Cornwall')?.name).toBe('St. Ives');
  expect(findCityIn('St, Ives')).toBeUndefined();
});

test('without places no location names one', () => {
  serve([]);
  expect(listCityNames()).toEqual([]);
  expect(findCityIn('London')).toBeUndefined();
  expect(findCityFact('london')).toBeUndefined();
});
