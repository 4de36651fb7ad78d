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
