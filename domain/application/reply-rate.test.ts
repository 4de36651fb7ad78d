import { expect, test } from 'vitest';
import { describeReplyRate, replyPercent } from './reply-rate.ts';

test('says of how many applications it is', () => {
  expect(describeReplyRate('We', { promised: 210, inTime: 198 })).toBe(
    'We replied in time to 94% of 210 applications in the last 12 months',
  );
  expect(describeReplyRate('We', { promised: 1, inTime: 0 })).toBe(
    'We replied in time to 0% of 1 application in the last 12 months',
  );
});

test('says 100% where all came in time, and only then', () => {
  expect(replyPercent({ promised: 1000, inTime: 999 })).toBe('99%');
  expect(replyPercent({ promised: 1000, inTime: 1000 })).toBe('100%');
});
