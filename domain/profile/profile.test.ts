import { describe, expect, test } from 'vitest';
import {
  addSkills,
  findPhoneError,
  findSkillsError,
  profileCompleteness,
  profileVersion,
  readSkills,
  tidyPhone,
} from './profile.ts';

describe('skills', () => {
  test('are taken apart at commas and line ends, without blanks and repetitions', () => {
    expect(readSkills(' SQL,  Route   planning ,,sql\r\nForklift\n , \nSQL')).toEqual([
      'SQL',
      'Route planning',
      'Forklift',
    ]);
    expect(readSkills(' ,\n, ')).toEqual([]);
  });

  test('say which were added and which were there already', () => {
    expect(addSkills(['SQL'], 'sql, Python, PYTHON')).toEqual({
      skills: ['SQL', 'Python'],
      added: ['Python'],
      repeated: ['sql', 'PYTHON'],
    });
    expect(addSkills(['SQL'], '  ')).toEqual({ skills: ['SQL'], added: [], repeated: [] });
  });

  test('are as many and as long as the database takes', () => {
    const many = Array.from({ length: 100 }, (_, index) => `Skill ${index}`);
    expect(findSkillsError(many)).toBeNull();
    expect(findSkillsError([...many, 'One more'])).toBe('Skills must be 100 or fewer');
    expect(findSkillsError(['😀'.repeat(50)])).toBeNull();
    expect(findSkillsError(['SQL', 'x'.repeat(51)])).toBe('Each skill must be 50 characters or fewer');
  });
});

test.each([
  ['', null],
  ['0131 496 0123', null],
  ['+44 (0)131-496 0123', null],
  ['0131 496 01', 'Phone number must be at least 10 digits'],
  ['(((((((((())))))))))', 'Phone number must be at least 10 digits'],
  ['0131 496 0123 ext 4', 'Phone number may hold only digits, spaces, +, ( ) and -'],
  ['٠١٢٣٤٥٦٧٨٩', 'Phone number may hold only digits, spaces, +, ( ) and -'],
  ['0131 496 0123 0131 496', 'Phone number must be 20 characters or fewer'],
])('the phone number %j: %s', (phone, fault) => {
  expect(findPhoneError(phone)).toBe(fault);
});

test.each([
  ['from Word: no-break spaces', '07700\u00a0900\u00a0151', '07700 900 151'],
  ['from address books: marks of direction', '\u202a+447700900151\u202c', '+447700900151'],
  [
    'from web pages: zero width, soft hyphens, a byte order mark',
    '\ufeff07700\u200b 900\u00ad\u2060151\u200e',
    '07700 900151',
  ],
  ['narrow and thin spaces, a tab', '07700\u202f900\u2009151\t', '07700 900 151'],
  ['dashes', '020\u20137946\u20110142', '020-7946-0142'],
  ['a minus sign', '020\u22127946 0142', '020-7946 0142'],
  ['full-width digits', '\uff0b\uff14\uff14 7700 900151', '+44 7700 900151'],
  ['dots and slashes', '07700.900/151', '07700 900 151'],
  ['a zero in brackets', '+44\u00a0(0)\u00a07700 900151', '+44 (0) 7700 900151'],
])('a pasted phone number is taken, %s', (_what, pasted, tidied) => {
  expect(tidyPhone(pasted)).toBe(tidied);
  expect(findPhoneError(tidied)).toBeNull();
});

test('words in a phone number are refused, not dropped', () => {
  for (const typed of ['07700 900151 ext 4', '07700 900151 (after 6)', 'ring 07700 900151']) {
    expect(findPhoneError(tidyPhone(typed))).toMatch(/may hold only/);
  }
});

describe('completeness', () => {
  const empty = { fullName: 'Aisha Bello', phone: null, location: null, bio: null, skills: [], experience: null };

  test('counts what is there, and names what is not', () => {
    const { done, of, missing } = profileCompleteness({ ...empty, hasCv: false });
    expect([done, of]).toEqual([1, 7]);
    expect(missing.map(({ what }) => what)).toEqual(['Phone', 'Location', 'About you', 'Skills', 'Experience', 'CV']);
    for (const { reason } of missing) expect(reason).toMatch(/^[A-Z].+\.$/);
  });

  test('ends', () => {
    const whole = { ...empty, phone: '0131 496 0123', location: 'Leeds', bio: 'b', skills: ['s'], experience: 'e' };
    expect(profileCompleteness({ ...whole, hasCv: true })).toEqual({ done: 7, of: 7, missing: [] });
  });
});

describe('the version of a profile', () => {
  const KEPT = { full_name: 'Wren Halloran', phone: '', location: 'Leeds', bio: 'One\ntwo', skills: 'Oil, Brass' };
  const version = profileVersion(KEPT);

  test('is the same for a phone number as it was pasted', () => {
    expect(profileVersion({ ...KEPT, phone: '07700\u00a0900 151' })).toBe(
      profileVersion({ ...KEPT, phone: '07700 900 151' }),
    );
  });

  test('is the same for what was typed and for what is kept of it', () => {
    const typed = {
      ...KEPT,
      full_name: ' Wren  Halloran ',
      bio: '<b>One</b>\r\ntwo ',
      skills: 'Oil\nBrass,oil',
      next: '/x',
    };
    expect(profileVersion(typed)).toBe(version);
    expect(profileVersion({ ...KEPT, experience: '' })).toBe(version);
  });

  test.each([
    ['another word', { bio: 'One\ntwo!' }],
    ['words in another field', { bio: 'Leeds', location: 'One two' }],
    ['another order', { skills: 'Brass, Oil' }],
    ['nothing where there was something', { location: '' }],
  ])('is another one for %s', (_what, change) => {
    expect(profileVersion({ ...KEPT, ...change })).not.toBe(version);
  });
});
