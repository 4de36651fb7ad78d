import { expect, test } from 'vitest';
import { checkFields } from '#app/web/form/read.server.ts';
import { candidateForm } from '../../schema.ts';
import { findCandidateFaults } from './candidate-faults.ts';

const VALID_FIELDS = {
  fullName: 'Wren Halloran',
  email: 'wren@mail.example',
  phone: '0131 496 0321',
  currentPosition: 'Keeper',
  desiredRole: 'Head keeper',
  desiredLocation: 'Leeds',
};

test.each<[string, Partial<typeof VALID_FIELDS>]>([
  ['nothing wrong', {}],
  ['a blank name', { fullName: ' ' }],
  ['a name of one letter', { fullName: 'W' }],
  ['a name that is markup', { fullName: '<b>W</b>' }],
  ['no address', { email: '' }],
  ['half an address', { email: 'wren' }],
  ['no number', { phone: '' }],
  ['a short number', { phone: '0131' }],
  ['a number with letters', { phone: '0131 496 CALL' }],
  ['no position', { currentPosition: '' }],
  ['no role and no place', { desiredRole: '', desiredLocation: 'X' }],
  ['a little of everything', { fullName: '', email: 'x@', phone: '12', currentPosition: '-' }],
])("the step shows the server's error for %s", (_what, typed) => {
  const fields = { ...VALID_FIELDS, ...typed };
  const checked = checkFields(candidateForm, fields);
  expect(findCandidateFaults(fields)).toEqual(checked.ok ? {} : checked.errors);
});
