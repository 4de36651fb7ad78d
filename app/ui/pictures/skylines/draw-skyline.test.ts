import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cities, cityNames } from '#content/cities/cities.ts';
import { skylines } from '#content/cities/city-skylines.ts';
import { drawSkyline } from './draw-skyline.server.ts';
import { traitsOf } from './place-kind.ts';
import { Skyline } from './skyline.tsx';

const BEGINNINGS = ['Ash', 'Brack', 'Cold', 'Dun', 'East', 'Fen', 'Glen', 'Hazel', 'Inver', 'Kings'];
const ENDINGS = ['ton', 'mouth', 'ley Hill', 'port', 'by-on-Sea'];
const INVENTED = BEGINNINGS.flatMap((beginning) => ENDINGS.map((ending) => beginning + ending));
const PLACES = [...cityNames, 'Lincoln', 'Hull', 'Truro', ...INVENTED];

const pathsOf = ({ far, middle, middleLights, near, detail, nearLights }: ReturnType<typeof drawSkyline>) => ({
  far,
  middle,
  middleLights,
  near,
  detail,
  nearLights,
});

function* penOf(path: string): Generator<[number, number]> {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const step = { c: 6, q: 4, t: 2, s: 4, a: 7, h: 1, v: 1, l: 2, m: 2, z: 0 }[command.toLowerCase()] ?? 2;
    if (command === 'z') [x, y] = [startX, startY];
    for (let index = 0; step > 0 && index < numbers.length; index += step) {
      const [toX = 0, toY = 0] = numbers.slice(index, index + step).slice(-2);
      const isAbsolute = command === command.toUpperCase();
      const lower = command.toLowerCase();
      if (lower === 'h') x = isAbsolute ? (numbers[index] ?? 0) : x + (numbers[index] ?? 0);
      else if (lower === 'v') y = isAbsolute ? (numbers[index] ?? 0) : y + (numbers[index] ?? 0);
      else [x, y] = isAbsolute ? [toX, toY] : [x + toX, y + toY];
      if (lower === 'm') [startX, startY] = [x, y];
      yield [x, y];
    }
  }
}

test('there are fifty invented names, and no two of them look the same', () => {
  expect(INVENTED).toHaveLength(50);
  const drawn = INVENTED.map((name) => JSON.stringify(pathsOf(drawSkyline(name))));
  expect(new Set(drawn).size).toBe(50);
  const near = INVENTED.map((name) => drawSkyline(name).near);
  expect(new Set(near).size).toBe(50);
});

describe.each(PLACES)('%s', (name) => {
  const drawing = drawSkyline(name, skylines[name.toLowerCase()]);
  const paths = pathsOf(drawing);

  test('is drawn the same each time, by its name as by its slug', () => {
    expect(pathsOf(drawSkyline(name, skylines[name.toLowerCase()]))).toEqual(paths);
    expect(pathsOf(drawSkyline(name.toLowerCase().replaceAll(' ', '-'), skylines[name.toLowerCase()]))).toEqual(paths);
  });

  test('has three depths that stay inside the picture', () => {
    for (const [part, path] of Object.entries(paths)) {
      expect(path, part).not.toMatch(/NaN|undefined|Infinity/);
      for (const [x, y] of penOf(path)) {
        expect(x, part).toBeGreaterThanOrEqual(-480);
        expect(x, part).toBeLessThanOrEqual(1_700);
        expect(y, part).toBeGreaterThanOrEqual(-6);
        expect(y, part).toBeLessThanOrEqual(224);
      }
    }
    for (const part of ['far', 'middle', 'near', 'detail', 'middleLights'] as const)
      expect(paths[part], part).not.toBe('');
  });

  test('fills the width that a phone shows', () => {
    const columns = [...penOf(paths.near)].map(([x]) => x);
    expect(Math.min(...columns)).toBeLessThan(340);
    expect(Math.max(...columns)).toBeGreaterThan(860);
  });

  test('weighs at most 5 kB, and says in words what it shows', () => {
    for (const tone of ['paper', 'deep'] as const) {
      const html = renderToStaticMarkup(createElement(Skyline, { drawing, tone }));
      expect(html.length).toBeLessThanOrEqual(5_000);
      expect(html).toContain(
        drawing.landmarks ? 'Drawn, from the left: ' : `An imagined skyline, not a view of ${name}.`,
      );
    }
  });
});

test('the nine cities keep their drawn landmarks', () => {
  for (const { slug, name } of cities) {
    const drawing = drawSkyline(name, skylines[name.toLowerCase()]);
    expect(drawing.near).toBe(skylines[slug]?.front);
    expect(drawing.landmarks).toBe(skylines[slug]?.caption);
  }
});

test('the kind of a place is what is known of it, or what its name says', () => {
  expect(traitsOf('Hull')[0]).toBe('port');
  expect(traitsOf('newcastle-upon-tyne')).toContain('hills');
  expect(traitsOf('Clacton-on-Sea')[0]).toBe('port');
  expect(traitsOf('Harrow Hill')[0]).toBe('hills');
  expect(traitsOf('Kettering')).toEqual(['town']);
  expect(traitsOf('constructor')).toEqual(['town']);
  expect(drawSkyline('Hull').hasWater).toBe(true);
  expect(drawSkyline('Kettering').hasWater).toBe(false);
  expect(drawSkyline('constructor').landmarks).toBeNull();
});
