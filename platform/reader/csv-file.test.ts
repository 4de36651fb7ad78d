import { expect, test } from 'vitest';
import { countPeopleColumns } from '#domain/person/people-columns.ts';
import { PEOPLE_FILE_LIMITS } from '#domain/person/people-file.ts';
import { readCsvFile } from './csv-file.ts';

function read(text: string, encoding: BufferEncoding = 'utf8', chunkBytes = 65_536) {
  const bytes = Buffer.from(text, encoding);
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += chunkBytes) chunks.push(bytes.subarray(at, at + chunkBytes));
  const items = [...readCsvFile(chunks, PEOPLE_FILE_LIMITS, countPeopleColumns)];
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

test('a byte that is not UTF-8 changes nothing around it, and UTF-16 is read with and without its mark', () => {
  const mixed = Buffer.concat([
    Buffer.from('Name,Pay\nIda,£13\nCaf'),
    Buffer.from([0xe9, 0x2c, 0xa3]),
    Buffer.from('30k, £2'),
  ]);
  for (const size of [1, 2, 3, 100])
    expect(read(mixed.toString('latin1'), 'latin1', size)).toMatchObject({
      rows: [{ cells: ['Ida', '£13'] }, { cells: ['Café', '£30k', '£2'] }],
    });
  for (const mark of ['', '\ufeff'])
    expect(read(`${mark}Name\tPay\r\nZoë\t£13`, 'utf16le')).toEqual({
      ok: true,
      header: ['Name', 'Pay'],
      rows: [{ line: 2, cells: ['Zoë', '£13'] }],
    });
});

test('quotation marks that do not fit belong to the text', () => {
  const rowsOf = (text: string) => {
    const file = read(`Name,Note,Town\n${text}`);
    return 'rows' in file ? file.rows?.map(({ cells }) => cells) : file;
  };
  expect(rowsOf('Ida,5" pipe,Leeds\nWren,x"y"z,Hull')).toEqual([
    ['Ida', '5" pipe', 'Leeds'],
    ['Wren', 'x"y"z', 'Hull'],
  ]);
  expect(rowsOf('Ida,"Said "yes" to us",Leeds\nWren,"Said "yes, please" to us",Hull')).toEqual([
    ['Ida', 'Said "yes" to us', 'Leeds'],
    ['Wren', 'Said "yes, please" to us', 'Hull'],
  ]);
  expect(rowsOf('Ida,"open,Leeds\nWren, "a, b" ,Hull\nOlive,c,"York')).toEqual([
    ['Ida', 'open', 'Leeds'],
    ['Wren', 'a, b', 'Hull'],
    ['Olive', 'c', 'York'],
  ]);
});

test('lines for Excel, titles above the names of the columns, and names that come again are no rows', () => {
  const rows = [{ line: 2, cells: ['Ida', 'ida@mail.example'] }];
  expect(read('sep=;\nName,Email\nIda,ida@mail.example')).toMatchObject({ header: ['Name,Email'] });
  expect(read('"sep=,"\nName,Email\nIda,ida@mail.example')).toMatchObject({
    header: ['Name', 'Email'],
    rows: [{ line: 3 }],
  });
  expect(read('People, all\n\nMade today\nName;Email\nIda;ida@mail.example\nName;Email')).toMatchObject({
    header: ['Name', 'Email'],
    rows: [{ line: 5, cells: ['Ida', 'ida@mail.example'] }],
  });
  expect(read('List,,\nWho,Where,What\nIda,Leeds,Cook')).toMatchObject({ header: ['Who', 'Where', 'What'] });
  expect(read('Name,Email\nIda,ida@mail.example')).toMatchObject({ rows });
});

test('marks of spreadsheets and thousands of unquoted money are read as people mean them', () => {
  expect(read('Name,Email,Phone,Pay\n="Ida",\'+44 7700 900141,="07700 900148",£26,000 - £28,000')).toMatchObject({
    rows: [{ cells: ['Ida', '+44 7700 900141', '07700 900148', '£26,000 - £28,000'] }],
  });
});

test('other files are refused with the reason', () => {
  expect(read('')).toMatchObject({ reason: 'empty' });
  expect(read('Name,Email')).toMatchObject({ reason: 'empty' });
  expect(read('Name\0,Email\nIda,x')).toMatchObject({ reason: 'not_text' });
  expect(read('PK\x03\x04\0\0')).toMatchObject({ reason: 'not_text' });
  expect(read(`Name\n${'x'.repeat(5_000_000)}`)).toMatchObject({ reason: 'line_too_long' });
  expect(read(`Name,Email\n"${'x\n'.repeat(20_000)}`)).toMatchObject({ reason: 'too_many_rows' });
  expect(read(`Name\nIda${','.repeat(101)}`)).toMatchObject({ reason: 'too_many_columns', line: 2 });
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
