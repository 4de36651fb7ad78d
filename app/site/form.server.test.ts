import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { lineField, readFields } from './form.server.ts';

const send = (body: BodyInit, type?: string) =>
  new Request('http://localhost/', { method: 'POST', body, headers: type ? { 'Content-Type': type } : {} });

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => [`field-${index}`, 'x'] as [string, string]);

function asParts(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

describe('the fields of a form', () => {
  test.each([
    ['as text', (fields: [string, string][]) => send(new URLSearchParams(fields))],
    ['in parts', (fields: [string, string][]) => send(asParts(fields))],
  ])('are read %s, up to two hundred', async (_how, sendFields) => {
    expect(Object.keys(await readFields(sendFields(many(199))))).toHaveLength(199);
    await expect(readFields(sendFields(many(201)))).rejects.toMatchObject({ init: { status: 400 } });
  });

  test('keep what stands between them in a value', async () => {
    const value = 'Fish & chips & peas\r\n-- Ａ 🎣';
    expect({ ...(await readFields(send(new URLSearchParams({ value })))) }).toEqual({ value });
    expect({ ...(await readFields(send(asParts([['value', value]])))) }).toEqual({ value });
  });

  test('are refused where they are no form', async () => {
    await expect(readFields(send('{}', 'application/json'))).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe('a line', () => {
  const read = (text: string) =>
    z.strictObject({ name: lineField({ most: 9, missing: 'Enter it', name: 'It' }) }).safeParse({ name: text });

  test.each(['Siân', 'O’Brien', 'علی', 'नि‌र', '田中'])('may be %s', (text) => {
    expect(read(text).data).toEqual({ name: text });
  });

  test.each(['\u202e', '\u2066', '\u2028', '\n', '\0'])(
    'may not hold %j, which changes what stands around it',
    (odd) => {
      expect(read(`a${odd}b`).error?.issues[0]?.message).toBe('It contains characters that cannot be shown');
    },
  );
});
