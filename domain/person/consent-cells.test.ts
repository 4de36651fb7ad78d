import { expect, test } from 'vitest';
import { type ConsentCells, readConsent } from './consent-cells.ts';

const TODAY = '2026-11-30';
const OF_FILE = '2026-11-01';
const read = (cells: Partial<ConsentCells>, dayOfFile: string | null = OF_FILE) =>
  readConsent({ agreedOn: null, mayEmail: null, optedOut: null, agreement: '', ...cells }, dayOfFile, TODAY);

test.each([
  [{}, OF_FILE],
  [{ agreedOn: '2 Oct 2026' }, '2026-10-02'],
  [{ agreedOn: '' }, null],
  [{ agreedOn: 'Yes' }, OF_FILE],
  [{ agreedOn: 'No' }, null],
  [{ mayEmail: 'Opted in' }, OF_FILE],
  [{ mayEmail: 'TRUE', agreedOn: '02/10/2026' }, '2026-10-02'],
  [{ mayEmail: 'N', agreedOn: '02/10/2026' }, null],
  [{ mayEmail: '' }, null],
  [{ mayEmail: 'Yes (02/10/2026)' }, '2026-10-02'],
  [{ optedOut: '' }, OF_FILE],
  [{ optedOut: 'No' }, OF_FILE],
  [{ optedOut: '1', mayEmail: 'Yes' }, null],
  [{ optedOut: 'since March', agreedOn: '02/10/2026' }, null],
  [{ agreement: 'Phone call' }, OF_FILE],
  [{ agreement: 'Yes' }, OF_FILE],
  [{ agreement: '02/10/2026' }, '2026-10-02'],
  [{ agreement: 'Withdrawn' }, null],
  [{ agreement: 'Withdrawn 03/03/2025' }, null],
  [{ agreement: 'No - opted out by phone' }, null],
  [{ agreement: 'Consent refused 1/2/25' }, null],
  [{ agreement: 'Email: no' }, null],
  [{ agreement: 'STOP' }, null],
  [{ agreement: 'DNC' }, null],
  [{ agreement: 'no longer' }, null],
  [{ agreement: 'Form no. 12' }, OF_FILE],
  [{ agreement: 'Agreed by phone 1 Feb 2025' }, OF_FILE],
  [{ optedOut: 'Opted out', mayEmail: 'Yes' }, null],
  [{ optedOut: 'Unsubscribed', mayEmail: 'Yes' }, null],
  [{ optedOut: 'Withdrawn 03/03/2025' }, null],
  [{ optedOut: 'Opted in' }, OF_FILE],
  [{ optedOut: 'N/A' }, OF_FILE],
  [{ agreedOn: '02/10/2099' }, null],
  [{ agreedOn: 'sometime' }, null],
])('consent %j', (cells, day) => {
  expect(read(cells).agreedOn).toBe(day);
});

test('the agreement keeps words but no yes or no, and a yes without a date is a remark', () => {
  expect(read({ agreement: 'Phone call' })).toEqual({ agreedOn: OF_FILE, agreement: 'Phone call', remarks: [] });
  expect(read({ agreement: 'Yes' }, null)).toEqual({
    agreedOn: null,
    agreement: '',
    remarks: ['Agreed to emails, but no date is known'],
  });
  expect(read({ optedOut: 'Y' }).remarks).toEqual(['Opted out of emails: ‘Y’']);
  expect(read({ agreedOn: 'sometime' }).remarks).toHaveLength(1);
});
