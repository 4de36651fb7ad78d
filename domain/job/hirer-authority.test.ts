import { expect, test } from 'vitest';
import { findAuthorityErrors } from './hirer-authority.ts';

const WHOLE = { how: 'phone', by: 'Ida Marsh', on: '2026-11-26' };

test('an authority says how, by which person and on which day up to today', () => {
  expect(findAuthorityErrors(WHOLE, '2026-11-26')).toEqual({});
  expect(Object.keys(findAuthorityErrors({ how: '', by: '', on: '' }, '2026-11-26'))).toEqual(['how', 'by', 'on']);
});

test.each([
  ['how', { how: 'account' }],
  ['how', { how: 'by owl' }],
  ['by', { by: '' }],
  ['on', { on: '2026-11-27' }],
  ['on', { on: '2026-02-30' }],
])('its %s is not right: %j', (field, answers) => {
  expect(Object.keys(findAuthorityErrors({ ...WHOLE, ...answers }, '2026-11-26'))).toEqual([field]);
});
