import { expect, test } from 'vitest';
import { PEOPLE_FILE_LIMITS } from '#domain/person/people-file.ts';
import { readCsvFile } from './csv-file.ts';

function read(text: string, encoding: BufferEncoding = 'utf8', chunkBytes = 65_536) {
  const bytes = Buffer.from(text, encoding);
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += chunkBytes) chunks.push(bytes.subarray(at, at + chunkBytes));
  const items = [...readCsvFile(chunks, PEOPLE_FILE_LIMITS)];
  const last = items.at(-1);
  if (last && 'refusal' in last) return { ok: false, reason: last.refusal, line: last.line };
  const header = items.flatMap((item) => ('header' in item ? item.header : []));
  return { ok: true, header, rows: items.flatMap((item) => ('row' in item ? [item.row] : [])) };
}

test('columns are told apart by what stands between them most, with the number that a spreadsheet gives each row', () => {
  for (const mark of [',', ';', '\t', '|'])
    expect(
      read(`\ufeffName${mark}Email\r\n\r\n"Marsh${mark} ""Ida""\nof Leeds"${mark}ida@mail.example\nWren${mark}\n`),
    ).toEqual({
      ok: true,
      header: ['Name', 'Email'],
      rows: [
        { line: 3, cells: [`Marsh${mark} "Ida"\nof Leeds`, 'ida@mail.example'] },
        { line: 4, cells: ['Wren', ''] },
      ],
    });
});

test('both encodings of spreadsheets are read, and formulas stay text', () => {
  const rows = [{ line: 2, cells: ['Zoë', '=HYPERLINK("x")'] }];
  const text = 'Name;Note\nZoë;"=HYPERLINK(""x"")"';
  expect(read(text)).toMatchObject({ rows });
  expect(read(text, 'latin1')).toMatchObject({ rows });
});

test('what is no such file is refused with the reason', () => {
  expect(read('')).toMatchObject({ reason: 'empty' });
  expect(read('Name,Email')).toMatchObject({ reason: 'empty' });
  expect(read('Name\0,Email\nIda,x')).toMatchObject({ reason: 'not_text' });
  expect(read('Name,Email\nIda,x', 'utf16le')).toMatchObject({ reason: 'not_text' });
  expect(read('PK\x03\x04\0\0')).toMatchObject({ reason: 'not_text' });
  expect(read('Name,Email\nIda,"x')).toMatchObject({ reason: 'bad_quotes' });
  expect(read('Name,Email\nIda,x"y"z')).toMatchObject({ reason: 'bad_quotes', line: 2 });
  expect(read(`Name\n${'x'.repeat(5_000_000)}`)).toMatchObject({ reason: 'line_too_long' });
  expect(read(`Name,Email\n"${'x\n'.repeat(2_000_000)}`)).toMatchObject({ reason: 'line_too_long' });
  expect(read(`Name\nIda${','.repeat(51)}`)).toMatchObject({ reason: 'too_many_columns', line: 2 });
  expect(read(`Name${','.repeat(19_000)}\nIda`)).toMatchObject({ reason: 'too_many_columns' });
  expect(read(`Name\n${'Ida\n'.repeat(10_001)}`)).toMatchObject({ reason: 'too_many_rows' });
  expect(read(`Name\n${'Ida\n'.repeat(10_000)}`)).toMatchObject({ ok: true });
});

test('a file is read alike in chunks of any size', () => {
  const text = '\ufeffName;Note\r\n\r\nZoë;"one\r\n""two"""\r;;\nIda;x';
  const whole = read(text);
  expect(whole).toMatchObject({
    rows: [
      { line: 3, cells: ['Zoë', 'one\n"two"'] },
      { line: 5, cells: ['Ida', 'x'] },
    ],
  });
  for (const size of [1, 2, 3, 7]) expect(read(text, 'utf8', size)).toEqual(whole);
});

test('lines and cells that say nothing are passed over or refused', () => {
  expect(read(`Name\n${'\n'.repeat(300_000)}Ida`)).toMatchObject({ rows: [{ line: 300_002, cells: ['Ida'] }] });
  expect(read('\n'.repeat(300_000))).toMatchObject({ reason: 'empty' });
  expect(read(`Name\n${' ,,\t\n'.repeat(100_000)}`)).toMatchObject({ reason: 'empty' });
  expect(read(','.repeat(300_000))).toMatchObject({ reason: 'line_too_long' });
  expect(read(' '.repeat(300_000))).toMatchObject({ reason: 'line_too_long' });
  expect(read(`Name\n${'"'.repeat(300_000)}`)).toMatchObject({ reason: 'line_too_long' });
});
