import { expect, test } from 'vitest';
import { describeMatch, wordsOfTitle } from './match.ts';

test.each([
  ['Forklift Driver (Nights) – £13.50 ph', 'Forklift Driver'],
  ['URGENT: Forklift driver', 'Forklift driver'],
  ['Forklift/Reach Truck Driver', 'Forklift'],
  ['Senior Payroll Manager', 'Payroll Manager'],
  ['HGV Class 2 Driver - Leeds', 'HGV Class Driver'],
  ['Registered Nurse (RGN), Band 5', 'Registered Nurse'],
  ['Chef de partie in Leeds', 'Chef de partie'],
  ['C++ developer', 'C++ developer'],
  ['£££ 500', ''],
])('the work of ‘%s’ is ‘%s’', (title, words) => {
  expect(wordsOfTitle(title)).toBe(words);
});

test.each([
  [
    { words: 'forklift driver', foundIn: ['cv'], miles: 6.2, availableFrom: '2 Dec 2026' },
    'forklift driver in CV · Leeds, 6 miles · available from 2 Dec 2026',
  ],
  [
    { words: 'forklift', foundIn: ['work', 'skills'], miles: 0.3 },
    'forklift in current job and skills · Leeds, under 1 mile · availability unknown',
  ],
  [{ words: 'forklift', location: null, miles: null }, 'forklift in notes or profile · availability unknown'],
  [{ miles: 1.2 }, 'Leeds, 1 mile · availability unknown'],
  [
    {
      licences: [
        { kind: 'Counterbalance', expiresOn: '2027-03-31' },
        { kind: 'CSCS', expiresOn: null },
      ],
    },
    'Leeds · availability unknown · Counterbalance to 03/2027 · CSCS',
  ],
])('says why a person matches: %j', (match, text) => {
  expect(
    describeMatch({
      words: '',
      foundIn: [],
      location: 'Leeds',
      miles: null,
      availableFrom: null,
      licences: [],
      ...match,
    }),
  ).toBe(text);
});
