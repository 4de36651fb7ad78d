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
