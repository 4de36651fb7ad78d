import { describe, expect, test } from 'vitest';
import {
  addSkills,
  findPhoneFault,
  findSkillsFault,
  profileCompleteness,
  profileVersion,
  readSkills,
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
    expect(findSkillsFault(many)).toBeNull();
    expect(findSkillsFault([...many, 'One more'])).toBe('Skills must be 100 or fewer');
    // Characters, not code units.
    expect(findSkillsFault(['😀'.repeat(50)])).toBeNull();
    expect(findSkillsFault(['SQL', 'x'.repeat(51)])).toBe('Each skill must be 50 characters or fewer');
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
  expect(findPhoneFault(phone)).toBe(fault);
});

describe('completeness', () => {
  const empty = { fullName: 'Aisha Bello', phone: null, location: null, bio: null, skills: [], experience: null };

  test('counts what is there, and names what is not', () => {
    const { done, of, missing } = profileCompleteness({ ...empty, hasCv: false });
    expect([done, of]).toEqual([1, 7]);
    expect(missing.map(({ what }) => what)).toEqual(['Phone', 'Location', 'About you', 'Skills', 'Experience', 'CV']);
    for (const { why } of missing) expect(why).toMatch(/^[A-Z].+\.$/);
  });

  test('ends', () => {
    const whole = { ...empty, phone: '0131 496 0123', location: 'Leeds', bio: 'b', skills: ['s'], experience: 'e' };
    expect(profileCompleteness({ ...whole, hasCv: true })).toEqual({ done: 7, of: 7, missing: [] });
  });
});

describe('the version of a profile', () => {
  const KEPT = { full_name: 'Wren Halloran', phone: '', location: 'Leeds', bio: 'One\ntwo', skills: 'Oil, Brass' };
  const version = profileVersion(KEPT);

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
