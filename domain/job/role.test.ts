import { expect, test } from 'vitest';
import { roleOf } from './role.ts';

test.each([
  ['Order picker (nights) - Trafford Park', 'Order picker'],
  ['Forklift driver, Leeds', 'Forklift driver'],
  ['HGV class 1 driver – days', 'HGV class 1 driver'],
  ['Full-stack developer', 'Full-stack developer'],
  ['C++ developer | Leeds', 'C++ developer'],
  ['(Urgent) nurse', '(Urgent) nurse'],
])('%s is called %s', (title, role) => {
  expect(roleOf(title)).toBe(role);
});
