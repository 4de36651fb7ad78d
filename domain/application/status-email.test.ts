import { expect, test } from 'vitest';
import { fillIn, listUnknownPlaceholders, MESSAGE_LENGTHS, PLACEHOLDERS } from './status-email.ts';

const FACTS = { name: 'Robin', job: 'Keeper', company: 'Trust', agency: 'Agency' };
const write = (body: string, facts = FACTS) => fillIn({ subject: 'x', body }, facts).body;

test('every placeholder is filled in, wherever and however often it stands', () => {
  expect(write('{name}, {name}: {job} at {company}, by {agency}')).toBe('Robin, Robin: Keeper at Trust, by Agency');
});

test('filled-in facts are not searched for placeholders', () => {
  expect(write('{name} {job}', { ...FACTS, name: '{job}', job: '$& $1 {agency}' })).toBe('{job} $& $1 {agency}');
});

test('unknown placeholders stay as written, even if JavaScript knows the word', () => {
  expect(write('{salary} {constructor} {toString} { name } {')).toBe('{salary} {constructor} {toString} { name } {');
});

test('a subject is one line, and neither part is longer than the tables hold', () => {
  const long = fillIn({ subject: 'A\r\nBcc: {name}', body: '{job}'.repeat(20) }, { ...FACTS, job: '😀'.repeat(400) });
  expect(long.subject).toBe('A Bcc: Robin');
  expect(Array.from(long.body)).toHaveLength(MESSAGE_LENGTHS.body);
  expect(long.body.isWellFormed()).toBe(true);
});

test('unknown placeholders are listed as written, each once', () => {
  expect(listUnknownPlaceholders('{name} {Name} {salary} {salary} {} { job } {constructor} } {', PLACEHOLDERS)).toEqual(
    ['{Name}', '{salary}', '{}', '{ job }', '{constructor}'],
  );
  expect(listUnknownPlaceholders('{name} {job} {company} {agency} 5 > 3', PLACEHOLDERS)).toEqual([]);
});
