import { expect, test } from 'vitest';
import { listAt, numberAt, readJson, textAt, valueAt } from './json-answer.ts';

test('values are found by their own names alone, and are of the kind that was asked for', () => {
  const answer = { a: { b: ' text ' }, list: [1], number: 12.5, endless: Number.POSITIVE_INFINITY };
  expect([textAt(answer, 'a', 'b'), textAt(answer, 'number'), textAt(answer, 'list')]).toEqual(['text', '12.5', '']);
  expect([numberAt(answer, 'number'), numberAt(answer, 'a'), numberAt(answer, 'endless')]).toEqual([12.5, null, null]);
  expect([listAt(answer, 'list'), listAt(answer, 'a')]).toEqual([[1], []]);
  for (const name of ['constructor', 'toString', '__proto__']) expect(valueAt(answer, name)).toBeUndefined();
  expect([valueAt(answer, 'list', '0'), valueAt(null, 'a'), valueAt('text', 'length')]).toEqual(
    Array(3).fill(undefined),
  );
});

test('brackets in texts are no depth', () => {
  const text = `{"a":"${'['.repeat(99)}\\"${'{'.repeat(99)}","b":[]}`;
  expect(readJson(new TextEncoder().encode(text))).toEqual({ ok: true, value: JSON.parse(text) });
});

test.each([
  [`${'['.repeat(33)}${']'.repeat(33)}`, 'is nested more than 32 levels deep'],
  [`[${'[],'.repeat(600_000)}[]]`, 'has more than 1,000,000 values'],
  [`[${'0,'.repeat(1_000_001)}0]`, 'has more than 1,000,000 values'],
])('an answer that would take all memory is refused before it is parsed: %#', (text, words) => {
  expect(readJson(new TextEncoder().encode(text))).toEqual({ ok: false, problem: `The response ${words}` });
});
