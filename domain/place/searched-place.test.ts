import { expect, test } from 'vitest';
import { isInBritain, placeLabel, readPoint, writePoint } from './searched-place.ts';

test('two numbers are a point, and anything else is words', () => {
  expect(readPoint('53.41,-2.16')).toEqual({ latitude: 53.41, longitude: -2.16 });
  expect(readPoint(' 53 , -2 ')).toEqual({ latitude: 53, longitude: -2 });
  for (const words of ['Leeds', 'LS1', '53.41', '53.41,', '1e9,1e9', '53.41,-2.16,0', 'NaN,NaN', '', '5,,5'])
    expect(readPoint(words)).toBeNull();
});

test('a point is written within about a kilometre, and read again', () => {
  expect(writePoint({ latitude: 53.408_371, longitude: -2.157_613 })).toBe('53.41,-2.16');
  expect(readPoint(writePoint({ latitude: 60.153_39, longitude: -1.144_27 }))).toEqual({
    latitude: 60.15,
    longitude: -1.14,
  });
});

test('Shetland, Scilly, Lowestoft and Fermanagh are in Britain; Paris, the sea off Norfolk and the equator are not', () => {
  for (const [latitude, longitude] of [
    [60.83, -0.8],
    [49.91, -6.31],
    [52.48, 1.75],
    [54.3, -8.1],
  ] as const)
    expect(isInBritain({ latitude, longitude })).toBe(true);
  for (const [latitude, longitude] of [
    [48.86, 2.35],
    [0, 0],
    [53.4, 2.01],
    [-53.4, -2.1],
    [999, 999],
  ] as const)
    expect(isInBritain({ latitude, longitude })).toBe(false);
});

test('a place has its county beside it, unless it has the same name', () => {
  expect(placeLabel('Newport', 'Isle of Wight')).toBe('Newport, Isle of Wight');
  expect(placeLabel('Belfast', 'Belfast')).toBe('Belfast');
  expect(placeLabel('LS1 1KK', null)).toBe('LS1 1KK');
});
