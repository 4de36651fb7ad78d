import { expect, test } from 'vitest';
import { categoryOfTitle, sectorOf, sectorOfEmployer, TRADES, tradeOf } from './trade.ts';

test.each([
  ['Plumber', 'plumbing'],
  ['Kitchen fitter', 'joinery'],
  ['Kitchen porter', 'kitchen'],
  ['School cleaner', 'cleaning'],
  ['Maintenance electrician', 'electrical'],
  ['Registered nurse', 'healthcare'],
  ['Nursery nurse', 'care'],
  ['Data protection officer', 'law'],
  ['Solutions architect', 'data'],
  ['Store manager', 'retail'],
  ['Warehouse administrator', 'warehouse'],
  ['Security guard', 'security'],
  ['TEACHING ASSISTANT', 'teaching'],
])('%s: %s', (title, trade) => {
  expect(tradeOf(title)).toBe(trade);
});

test('the words before a comma or bracket count first', () => {
  expect(tradeOf('Account manager, school software')).toBe('sales');
  expect(tradeOf('Night shift (warehouse)')).toBe('warehouse');
});

test('a stem matches the beginning of a word only', () => {
  expect(tradeOf('Rebuilding officer')).toBe('office');
  expect(tradeOf('Builder')).toBe('building');
});

test('a title that names no trade gets the default of its category', () => {
  expect(tradeOf('')).toBe('office');
  expect(tradeOf('Team member', 'white-collar')).toBe('office');
  expect(tradeOf('Team member', 'blue-collar')).toBe('engineering');
});

test('the sector is named by the title, or follows from the trade', () => {
  expect(sectorOf('Offshore wind turbine technician')).toBe('energy');
  expect(sectorOf('Chef de partie')).toBe('food');
});

test("an employer's sector is named by its own name before the title", () => {
  expect(sectorOfEmployer('Calder & Finch Logistics', 'Management accountant')).toBe('logistics');
  expect(sectorOfEmployer('Fenwright', 'Management accountant')).toBe('finance');
});

test.each([
  ['Warehouse operative, nights', 'blue-collar'],
  ['CNC machinist', 'blue-collar'],
  ['Management accountant', 'white-collar'],
  ['Frontend developer', 'white-collar'],
  ['Warehouse administrator', null],
  ['Transport planner', null],
  ['Registered nurse', null],
  ['Lighthouse keeper', null],
  ['', null],
])('%s speaks for %s', (title, category) => {
  expect(categoryOfTitle(title)).toBe(category);
});

test('there are 24 trades', () => {
  expect(new Set(TRADES).size).toBe(24);
});
