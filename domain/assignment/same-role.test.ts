import { expect, test } from 'vitest';
import { findRoleError, isSameHirer } from './same-role.ts';

test.each([
  ['Northgate Ltd.', 'NORTHGATE  limited', true],
  ['Smith & Co', 'Smith and Company', true],
  ['Café Réunion', 'Cafe Reunion', true],
  ['Northgate Ltd', 'Northgate (Leeds) Ltd', false],
  ['Northgate', 'Southgate', false],
])('%j and %j are one hirer: %s', (one, other, isOne) => {
  expect(isSameHirer(one, other)).toBe(isOne);
});

const start = { hirer: 'Northgate', startsOn: '2026-03-02', toldOn: null };

test('with a hirer that is new, nothing is to be told', () => {
  expect(findRoleError(start, ['Southgate'])).toBe(null);
});

test('a new role with a hirer that is known was told in writing, by its first day', () => {
  expect(findRoleError(start, ['NORTHGATE'])).toBe('told_in_writing');
  expect(findRoleError({ ...start, toldOn: '2026-03-03' }, ['Northgate'])).toBe('told_too_late');
  expect(findRoleError({ ...start, toldOn: '2026-03-02' }, ['Northgate'])).toBe(null);
});
