import { describe, expect, test } from 'vitest';
import { findLengthError, findNameError } from './password-rules.ts';

describe('the length of a password', () => {
  const asAnybody = { isStaff: false };

  test.each([
    ['', 'Enter a password'],
    ['five5', 'Password must be at least 6 characters'],
    // Ten units of UTF-16, but five characters.
    ['🌊🌊🌊🌊🌊', 'Password must be at least 6 characters'],
    ['a'.repeat(129), 'Password must be 128 characters or fewer'],
    ['🌊'.repeat(129), 'Password must be 128 characters or fewer'],
    ['a'.repeat(1_048_576), 'Password must be 128 characters or fewer'],
  ])('%.20s… is refused', (password, fault) => {
    expect(findLengthError(password, asAnybody)).toBe(fault);
  });

  test.each(['sixsix', '🌊🌊🌊🌊🌊🌊', ' five ', 'a'.repeat(64), 'a'.repeat(128), '🌊'.repeat(128)])(
    '%.20s… is taken as it is',
    (password) => {
      expect(findLengthError(password, asAnybody)).toBeNull();
    },
  );

  test('administrators need twelve characters', () => {
    expect(findLengthError('eleven-char', { isStaff: true })).toBe('Password must be at least 12 characters');
    expect(findLengthError('twelve-chars', { isStaff: true })).toBeNull();
  });
});

describe('well-known facts about the user or the agency are refused', () => {
  const owner = { email: 'sian.pritchard+work@mail.example', fullName: 'Siân Pritchard' };
  const agency = ['Tidewell Recruitment', 'Tidewell'];

  test.each(['Tidewell', 'tidewell1', 'TIDEWELL2026!', '_tide-well_', 'TidewellRecruitment', 'tidewell recruitment 1'])(
    '%s is the name of the agency',
    (password) => {
      expect(findNameError(password, owner, agency)).toBe('Password must not be the agency’s name');
    },
  );

  test.each([
    'sian.pritchard+work@mail.example',
    'SIAN.PRITCHARD+WORK@MAIL.EXAMPLE',
    'sian.pritchard+work',
    'pritchard',
    'Siân Pritchard',
    'sianpritchard',
    'PritchardSian',
    'Sian123',
    'siân!!!',
    'Pritchard1985',
  ])('%s is their own', (password) => {
    expect(findNameError(password, owner, agency)).toBe('Password must not be your name or email address');
  });

  test.each(['tide-in-the-affairs', 'tidewell-is-not-all', 'sian likes the harbour', '7391845', '🌊🌊🌊🌊🌊🌊'])(
    '%s is not',
    (password) => {
      expect(findNameError(password, owner, agency)).toBeNull();
    },
  );

  test('an initial among figures is not a name', () => {
    expect(findNameError('a7391845', { email: 'x@mail.example', fullName: 'A' }, agency)).toBeNull();
  });
});
