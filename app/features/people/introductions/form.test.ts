import { expect, test } from 'vitest';
import { changeForm, openForm } from './form.ts';

const TODAY = '2026-11-26';
const CHECK = {
  intent: 'check',
  kind: 'right_to_work',
  outcome: 'met',
  method: 'share_code',
  checked_on: TODAY,
  follow_up_on: '2027-03-01',
  note: '',
};
const read = (fields: object) => changeForm(TODAY).safeParse({ ...CHECK, ...fields });
const faultsOf = (fields: object) => read(fields).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a check is read with its dates and its method', () => {
  expect(read({}).data).toEqual({
    intent: 'check',
    kind: 'right_to_work',
    outcome: 'met',
    method: 'share_code',
    checkedOn: TODAY,
    followUpOn: '2027-03-01',
    note: null,
  });
});

test.each([
  ['a way of another rule', { method: 'visit' }, 'method'],
  ['a way by a name that every object has', { method: 'constructor' }, 'method'],
  ['a future date', { checked_on: '2026-11-27' }, 'checked_on'],
  ['no day', { checked_on: '' }, 'checked_on'],
  ['a day that there is not', { checked_on: '2026-02-30' }, 'checked_on'],
  ['a follow-up in the past', { follow_up_on: TODAY }, 'follow_up_on'],
  ['a result that this rule does not have', { outcome: 'not_needed' }, 'outcome'],
  ['a note that is too long', { note: 'x'.repeat(1001) }, 'note'],
])('%s is refused', (_what, fields, path) => {
  expect(faultsOf(fields)).toContain(path);
});

test('a check that is not needed has no method; one that is not met has no follow-up', () => {
  expect(read({ kind: 'authorisation', outcome: 'not_needed', method: '' }).data).toMatchObject({
    method: null,
    followUpOn: null,
  });
  expect(read({ outcome: 'not_met' }).data).toMatchObject({ followUpOn: null });
});

test('an identity has no follow-up', () => {
  expect(read({ kind: 'identity', method: 'video' }).data).toMatchObject({ followUpOn: null });
});

test('markup and line breaks in the name of a client are removed', () => {
  const typed = { client: '<b>North</b>gate\r\nLtd', purpose: 'Packer', engagement: 'temporary' };
  expect(openForm.parse(typed)).toEqual({ clientName: 'Northgate Ltd', purpose: 'Packer', engagement: 'temporary' });
});
