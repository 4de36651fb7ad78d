import { expect, test } from 'vitest';
import { PHONE_SPELLINGS } from '#tests/support/phone-spellings.ts';
import { dialledNumber } from './phone.ts';

test.each(PHONE_SPELLINGS)('%s is dialled as %s', (typed, dialled) => expect(dialledNumber(typed)).toBe(dialled));
