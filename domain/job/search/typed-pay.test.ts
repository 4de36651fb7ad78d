import { expect, test } from 'vitest';
import { readTypedPay } from './typed-pay.ts';

test.each([
  ['hgv £18 an hour', 35_100, 'hgv'],
  ['warehouse £13 an hour stockport', 25_350, 'warehouse stockport'],
  ['analyst 30k+', 30_000, 'analyst'],
  ['£35,000 accountant', 35_000, 'accountant'],
  ['£12.50/hr cleaner', 24_375, 'cleaner'],
  ['contractor £400 per day', 104_000, 'contractor'],
  ['£150', 39_000, ''],
  ['20k-25k chef', 20_000, 'chef'],
  ['chef 20-25k', 20_000, 'chef'],
  ['£20 - £25k chef', 20_000, 'chef'],
  ['£25,000 to £30,000', 25_000, ''],
  ['£12-£14 an hour driver', 23_400, 'driver'],
  ['driver over £12 an hour', 23_400, 'driver'],
  ['at least 30k analyst', 30_000, 'analyst'],
])('%s asks for £%s a year', (search, payFrom, remainingSearch) => {
  expect(readTypedPay(search)).toEqual({ payFrom, remainingSearch });
});

test.each(['class 2 driver', '7.5 tonne', 'crate packer 17', 'b2b sales', '£', '4k television'])(
  '%s names no pay',
  (search) => {
    expect(readTypedPay(search)).toBeNull();
  },
);
