import { describe, expect, test } from 'vitest';
import { cities } from '#content/cities/cities.ts';
import { type Box, frameOf, LABEL_HEIGHT, type PlaceOnMap, placeOnMap } from './map-shape.ts';
import { project, UK_DOTS } from './uk-dots.ts';
import { drawUkDots } from './uk-outline.ts';

const placesWith = (count: (index: number) => number): PlaceOnMap[] =>
  cities.map((city, index) => ({ ...city, href: `/locations/${city.slug}`, count: count(index) }));

test('the dots are those of the outline, and small', () => {
  expect(UK_DOTS, 'Put what drawUkDots() returns into uk-dots.ts.').toBe(drawUkDots());
  expect(UK_DOTS.length).toBeLessThan(2_000);
});

test.each([
  ['London', { latitude: 51.5, longitude: -0.13 }, true],
  ['Inverness', { latitude: 57.4, longitude: -4.3 }, true],
  ['Omagh', { latitude: 54.6, longitude: -7.3 }, true],
  ['the Irish Sea', { latitude: 53.8, longitude: -4.5 }, false],
  ['Dublin', { latitude: 53.35, longitude: -6.27 }, false],
  ['Calais', { latitude: 50.95, longitude: 1.86 }, false],
])('%s: whether dots lie around it', (_, place, isLand) => {
  const { x, y } = project(place);
  const isNear = [...UK_DOTS.matchAll(/M(\d+) (\d+)h(\d+)/g)].some(([, start, row, length]) => {
    const aside = Math.max(0, Number(start) - x, x - Number(start) - Number(length));
    return Math.hypot(aside, Number(row) - y) <= 5;
  });
  expect(isNear).toBe(isLand);
});

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe.each([
  ['few', (index: number) => index],
  ['alike', () => 40],
  ['many', (index: number) => 1_000 * (9 - index) ** 2],
  ['none', () => 0],
])('with %s jobs', (_, count) => {
  const places = placesWith(count);
  const frame = frameOf();
  const placed = placeOnMap(places, frame);

  test('every city has its name, which touches no other name, no other disc and no edge', () => {
    expect(placed.map(({ place }) => place.slug).sort()).toEqual(cities.map(({ slug }) => slug));
    for (const { place, label } of placed) {
      if (!label) throw new Error(`${place.name} has no name`);
      const others = placed.filter((other) => other.place !== place);
      const names = others.flatMap((other) =>
        other.label && overlap(label.box, other.label.box) ? [other.place.name] : [],
      );
      const discs = others.flatMap(({ place: { name }, x, y, radius }) =>
        overlap(label.box, { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }) ? [name] : [],
      );
      expect([place.name, names, discs]).toEqual([place.name, [], []]);
      expect(label.box.left).toBeGreaterThanOrEqual(frame.x);
      expect(label.box.right).toBeLessThanOrEqual(frame.x + frame.width);
      expect(label.box.bottom - label.box.top).toBeCloseTo(LABEL_HEIGHT);
    }
  });

  test('the area of a disc is its number of jobs, unless it would be too small to see', () => {
    const large = placed.filter(({ radius }) => radius > 3.5);
    const perJob = large.map(({ place, radius }) => radius ** 2 / place.count);
    for (const area of perJob) expect(area / (perJob[0] ?? 1)).toBeCloseTo(1, 1);
  });
});

test('a piece of the map shows the place near its middle, its neighbours, and nothing far off', () => {
  const places = placesWith(() => 9);
  const manchester = places.find(({ slug }) => slug === 'manchester');
  const frame = frameOf(manchester);
  const placed = placeOnMap(places, frame);
  expect(placed.map(({ place }) => place.slug).sort()).toEqual(['birmingham', 'leeds', 'liverpool', 'manchester']);
  const middle = placed.find(({ place }) => place === manchester);
  expect(Math.abs((middle?.x ?? 0) - frame.x - frame.width / 2)).toBeLessThan(10);
  expect(Math.abs((middle?.y ?? 0) - frame.y - frame.height / 2)).toBeLessThan(10);
});

test('a name that finds no room is left to the list', () => {
  const [city] = placesWith(() => 12);
  if (!city) throw new Error('no city');
  const crowd = Array.from({ length: 60 }, (_, n) => ({ ...city, slug: `${n}`, longitude: city.longitude + n / 40 }));
  const placed = placeOnMap(crowd, frameOf());
  expect(placed).toHaveLength(60);
  expect(placed.some(({ label }) => label === null)).toBe(true);
});
