/**
 * Reads CVs in third-party themes; everything that is read must be true of their owners. tests/support/cvs/README.md names their sources.
 */
import { expect, test } from 'vitest';
import { judge, PEOPLE, type Person, SAMPLE_CVS } from '#tests/support/cvs/judge.ts';
import { readCvText } from './cv-reading.ts';

const READ = SAMPLE_CVS.map(({ theme, kind, person, lines }) => {
  const reading = readCvText(lines.join('\n'));
  return { name: `${theme} ${person}.${kind}`, reading, verdicts: judge(reading, PEOPLE[person] as Person), lines };
});

test('sixty CVs of 25 people by thirty themes', () => {
  const count = (values: string[]) => new Set(values).size;
  expect(SAMPLE_CVS.length).toBe(60);
  expect(count(SAMPLE_CVS.map(({ person }) => person))).toBe(25);
  expect(count(SAMPLE_CVS.map(({ theme }) => theme.replace('office ', '')))).toBeGreaterThanOrEqual(30);
});

test('no value is invented', () => {
  const invented = READ.flatMap(({ name, verdicts }) =>
    verdicts.filter(({ isTrue }) => !isTrue).map(({ field, value }) => `${name}: ${field} ${value}`),
  );
  expect(invented).toEqual([]);
});

test('every value is in the line that is shown beside it, and that line in the CV', () => {
  for (const { name, reading, lines } of READ) {
    const flat = lines.map((line) =>
      line
        .replace(/\ue003\d+\ue003/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
    const { email, phone, skills, roles } = reading;
    const expected = [reading.name, email, phone, ...skills].flatMap((each) => (each ? [each] : []));
    const values = [
      ...expected.map(({ value, line }) => [value, line]),
      ...roles.flatMap(({ title, dates, line }) => [
        [title, line],
        [dates, line],
      ]),
    ];
    for (const [value = '', line = ''] of values) {
      expect(line, name).toContain(value);
      for (const each of line.split('\n')) expect(flat, name).toContain(each);
    }
  }
});

test.each([
  ['name', 54],
  ['email', 55],
  ['phone', 56],
  ['skill', 247],
  ['role', 126],
] as const)('no fewer are read than when this was written: %s', (field, least) => {
  const trueOnes = READ.flatMap(({ verdicts }) => verdicts).filter((each) => each.field === field && each.isTrue);
  expect(trueOnes.length).toBeGreaterThanOrEqual(least);
});

test('facts that the law keeps out of a decision are not read', () => {
  for (const { name, reading } of READ) {
    expect(JSON.stringify(reading), name).not.toMatch(
      /birth|nationality|citizen|marital|married|divorced|widowed|gender|religion|visa|\b(?:19[789]\d-\d\d-\d\d)\b/i,
    );
  }
});
