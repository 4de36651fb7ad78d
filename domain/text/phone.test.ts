import { expect, test } from 'vitest';
import { dialledNumber } from './phone.ts';

test.each([
  ['020 7946 0142', '+442079460142'],
  ['(0114) 496-0142', '+441144960142'],
  ['+44 20 7946 0142', '+442079460142'],
  ['+44 (0)20 7946 0142', '+442079460142'],
  ['0044 20 7946 0142', '+442079460142'],
  ['+353 1 234 5678', '+35312345678'],
])('%s is dialled as %s', (typed, dialled) => expect(dialledNumber(typed)).toBe(dialled));
