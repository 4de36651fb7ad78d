import { expect, test } from 'vitest';
import { describeHeld } from './deletion-texts.ts';

test.each([
  [1, 1, '1 of 1 enquiry is due to be deleted.'],
  [1, 40, '1 of 40 enquiries is due to be deleted.'],
  [12, 40, '12 of 40 enquiries are due to be deleted.'],
])('%i of %i due', (due, total, text) => expect(describeHeld({ kind: 'enquiries', due, total })).toBe(text));
