import { expect, test } from 'vitest';
import { describeChanges, type StaffFacts } from './changes.ts';

const NOTHING: StaffFacts = {
  headline: null,
  availableFrom: null,
  payWish: null,
  payWishPeriod: null,
  rightToWork: 'not_asked',
  method: null,
  checkedOn: null,
  followUpOn: null,
  mayEmailSince: null,
  mayEmailWords: null,
};
const ALL: StaffFacts = {
  headline: 'Welder',
  availableFrom: '2026-12-01',
  payWish: 15.5,
  payWishPeriod: 'hour',
  rightToWork: 'shown',
  method: 'share_code',
  checkedOn: '2026-11-26',
  followUpOn: '2027-05-01',
  mayEmailSince: '2026-11-26',
  mayEmailWords: 'Yes, write to me',
};

test('each fact that changed says what it is and what it was', () => {
  expect(describeChanges(NOTHING, ALL)).toEqual([
    'Current job: Welder, before: not set',
    'Available from: 01/12/2026, before: not set',
    'Expected pay: £15.50 an hour, before: not set',
    'Right to work: checked on 26/11/2026 (Home Office service, by share code) (next check due 01/05/2027), before: not checked',
    'Emails about work: agreed on 26/11/2026, “Yes, write to me”, before: not agreed',
  ]);
  expect(describeChanges(ALL, { ...ALL, payWishPeriod: 'day' })).toEqual([
    'Expected pay: £15.50 a day, before: £15.50 an hour',
  ]);
});

test('an unchanged fact is not a change', () => {
  expect(describeChanges(ALL, { ...ALL })).toEqual([]);
});
