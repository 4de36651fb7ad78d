import { expect, test } from 'vitest';
import { PEOPLE_FILE_LIMITS } from '#domain/person/people-file.ts';
import { readCsv } from './read-csv.server.ts';

const read = (text: string, encoding: BufferEncoding = 'utf8') =>
  readCsv(Buffer.from(text, encoding), PEOPLE_FILE_LIMITS);

test('columns are told apart by what stands between them most, with the number that a spreadsheet gives each row', async () => {
  for (const mark of [',', ';', '\t', '|'])
    expect(
      await read(
        `\ufeffName${mark}Email\r\n\r\n"Marsh${mark} ""Ida""\nof Leeds"${mark}ida@mail.example\nWren${mark}\n`,
      ),
    ).toEqual({
      ok: true,
      header: ['Name', 'Email'],
      rows: [
        { line: 3, cells: [`Marsh${mark} "Ida"\nof Leeds`, 'ida@mail.example'] },
        { line: 4, cells: ['Wren', ''] },
      ],
    });
});

test('both encodings of spreadsheets are read, and formulas stay text', async () => {
  const rows = [{ line: 2, cells: ['Zoë', '=HYPERLINK("x")'] }];
  const text = 'Name;Note\nZoë;"=HYPERLINK(""x"")"';
  expect(await read(text)).toMatchObject({ rows });
  expect(await read(text, 'latin1')).toMatchObject({ rows });
});

test('what is no such file is refused with the reason', async () => {
  expect(await read('')).toMatchObject({ reason: 'empty' });
  expect(await read('Name,Email')).toMatchObject({ reason: 'empty' });
  expect(await read('Name\0,Email\nIda,x')).toMatchObject({ reason: 'not_text' });
  expect(await read('Name,Email\nIda,x', 'utf16le')).toMatchObject({ reason: 'not_text' });
  expect(await read('PK\x03\x04\0\0')).toMatchObject({ reason: 'not_text' });
  expect(await read('Name,Email\nIda,"x')).toMatchObject({ reason: 'bad_quotes' });
  expect(await read('Name,Email\nIda,x"y"z')).toMatchObject({ reason: 'bad_quotes', line: 2 });
  expect(await read(`Name\n${'x'.repeat(5_000_000)}`)).toMatchObject({ reason: 'line_too_long' });
  expect(await read(`Name,Email\n"${'x\n'.repeat(2_000_000)}`)).toMatchObject({ reason: 'line_too_long' });
  expect(await read(`Name\nIda${','.repeat(51)}`)).toMatchObject({ reason: 'too_many_columns', line: 2 });
  expect(await read(`Name${','.repeat(19_000)}\nIda`)).toMatchObject({ reason: 'too_many_columns' });
  expect(await read(`Name\n${'Ida\n'.repeat(10_001)}`)).toMatchObject({ reason: 'too_many_rows' });
  expect(await read(`Name\n${'Ida\n'.repeat(10_000)}`)).toMatchObject({ ok: true });
});
