import { expect, test } from 'vitest';
import { guessColumns, readImportDay } from './people-file.ts';

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

test('days are read as British spreadsheets write them', () => {
  expect(['2026-11-02', '2/11/2026', '02.11.2026'].map(readImportDay)).toEqual(Array(3).fill('2026-11-02'));
  expect(['', '31/02/2026', '11/22/2026', '2.11.26', 'yes'].map(readImportDay)).toEqual(Array(5).fill(null));
});
