import { expect, test } from 'vitest';
import { guessColumns } from './people-file.ts';

test('columns are known by their usual names, each once', () => {
  expect(guessColumns(['Full name', 'E-mail', 'MOBILE', 'Email address', 'Salary', 'Consent date', ''])).toEqual([
    'full_name',
    'email',
    'phone',
    '',
    '',
    'agreed_on',
    '',
  ]);
  expect(guessColumns(['constructor', '__proto__'])).toEqual(['', '']);
});
