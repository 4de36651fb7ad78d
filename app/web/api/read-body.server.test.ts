import { expect, test } from 'vitest';
import { readJson, readLines } from './read-body.server.ts';

const send = (body: string, type: string) =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'Content-Type': type } });
const sendJson = (body: string) => readJson(send(body, 'application/json'));
const sendLines = (body: string) => readLines(send(body, 'application/x-ndjson'));

test.each([
  ['['.repeat(1_000_000), 422, 'The body is nested more than 32 levels deep.'],
  [`[${'[],'.repeat(300_000)}0]`, 422, 'The body has more than 10,000 values.'],
  ['[', 400, 'The body is not JSON.'],
])('a body with too many values is refused: %#', async (body, status, detail) => {
  const read = await sendJson(body);
  expect(read.ok ? null : [read.answer.status, (await read.answer.json()).detail]).toEqual([status, detail]);
});

test('lines are counted before they are parsed, blank ones included', async () => {
  for (const body of ['0\n'.repeat(500_000), '\n'.repeat(1_000_000), '0\n'.repeat(501)])
    expect(await sendLines(body)).toMatchObject({ ok: false, answer: { status: 413 } });
  expect(await sendLines('\n'.repeat(9_000))).toMatchObject({ ok: false, answer: { status: 400 } });
  expect(await sendLines(`{"a":1}\n\n${'['.repeat(40)}`)).toMatchObject({
    value: [
      { line: 1, value: { a: 1 } },
      { line: 3, fault: 'too_much' },
    ],
  });
});
