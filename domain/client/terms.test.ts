import { describe, expect, test } from 'vitest';
import { computeFee, describeFee, formatPence, readBasisPoints, readPence, rebateEnd } from './terms.ts';

describe('the fee', () => {
  test.each([
    [1750, 3_000_000, 525_000],
    [2000, 3_333_333, 666_667],
    // Half a penny is rounded up, anything less down.
    [1250, 4, 1],
    [1250, 3, 0],
    [0, 3_000_000, 0],
    [10_000, 999_999_999, 999_999_999],
  ])('of %i hundredths of a percent of %i pence is %i pence', (basisPoints, pay, fee) => {
    expect(computeFee({ kind: 'percent', basisPoints }, pay)).toBe(fee);
  });

  test('that is fixed does not depend on pay, and a share of unknown pay is unknown', () => {
    expect(computeFee({ kind: 'fixed', pence: 250_000 }, null)).toBe(250_000);
    expect(computeFee({ kind: 'fixed', pence: 250_000 }, 9_900_000)).toBe(250_000);
    expect(computeFee({ kind: 'percent', basisPoints: 1500 }, null)).toBeNull();
  });
});

describe('the rebate', () => {
  test.each([
    ['2027-01-04', 1, '2027-01-10'],
    ['2027-01-04', 12, '2027-03-28'],
    ['2028-02-28', 1, '2028-03-05'],
    ['2027-03-22', 2, '2027-04-04'],
    ['2027-12-27', 1, '2028-01-02'],
  ])('of a start on %s and %i weeks ends on %s', (start, weeks, end) => {
    expect(rebateEnd(start, weeks)).toBe(end);
  });

  test('of no weeks has no end', () => {
    expect(rebateEnd('2027-01-04', 0)).toBeNull();
  });
});

describe('sums and shares', () => {
  test.each([
    ['1234', 123_400],
    ['£1,234.5', 123_450],
    [' £ 30,000 ', 3_000_000],
    ['0.07', 7],
    ['10000000', 1_000_000_000],
    ['10000000.01', null],
    ['12,34', null],
    ['-1', null],
    ['1.234', null],
    ['', null],
    ['1e5', null],
  ])('%j is %s pence', (typed, pence) => {
    expect(readPence(typed)).toBe(pence);
  });

  test.each([
    ['17.5', 1750],
    ['17.55%', 1755],
    ['20 %', 2000],
    ['100', 10_000],
    ['100.01', null],
    ['-1', null],
    ['a fifth', null],
  ])('%j is %s hundredths of a percent', (typed, points) => {
    expect(readBasisPoints(typed)).toBe(points);
  });

  test('are written as people write them', () => {
    expect(formatPence(525_000)).toBe('£5,250');
    expect(formatPence(123_450)).toBe('£1,234.50');
    expect(describeFee({ kind: 'percent', basisPoints: 1750 })).toBe('17.5% of yearly pay');
  });
});
