import { describe, expect, test } from 'vitest';
import { readFields } from './read.server.ts';

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

  test('keep line breaks within a value', async () => {
    const value = 'Fish & chips & peas\r\n-- Ａ 🎣';
    expect({ ...(await readFields(send(new URLSearchParams({ value })))) }).toEqual({ value });
    expect({ ...(await readFields(send(asParts([['value', value]])))) }).toEqual({ value });
  });

  test('are refused if they are no form', async () => {
    await expect(readFields(send('{}', 'application/json'))).rejects.toMatchObject({ init: { status: 400 } });
  });
});
