import { expect, test } from 'vitest';
import { mailboxOf } from '#domain/account/email-address.ts';
import { readEmailCell, readNameCell, readPhoneCell } from './person-cells.ts';

test.each([
  ['07700 900143', '07700 900143', 0],
  ['07700 900143 / 0113 496 0000', '07700 900143', 1],
  ['07700 900145 (after 6pm)', '07700 900145', 1],
  ['Mob: 07700 900145', '07700 900145', 0],
  ['07700\u00a0900\u00a0146', '07700 900 146', 0],
  ['\u202a+44 7700 900146\u202c', '+44 7700 900146', 0],
  ['07700\u2011900146', '07700-900146', 0],
  ['7700900148', '07700900148', 0],
  ['447700900148', '447700900148', 0],
  ['+44 (0)7700 900142', '+44 (0)7700 900142', 0],
  ['07700.900.142', '07700 900 142', 0],
  ['(0)44 7700 900142', '(0)44 7700 900142', 0],
  ['+44(0)7700900142', '+44(0)7700900142', 0],
  ['7700900148.0', '07700900148', 0],
  ['7700 900148', '07700 900148', 0],
  ['1134960000', '01134960000', 0],
  ['O7700 9OO148', '07700 900148', 0],
  ['07700 900145 (6pm)', '07700 900145', 1],
  ['07700 900145 after 6pm', '07700 900145', 1],
  ['07700 900145 ext 4', '07700 900145', 1],
  ['tel:+447700900145', '+447700900145', 0],
  ['07700 900143 0113 496 0000', '07700 900143', 1],
  ['07700900143 - 01134960000', '07700900143', 1],
  ['07700 900143\n0113 496 0000', '07700 900143', 1],
  ['+44 (0) 7700 - 900 - 142', '+44 (0) 7700 900 142', 0],
  ['\uff10\uff17\uff17\uff10\uff10 900142\ufe0f', '07700 900142', 0],
  ['7.7009E+11', '', 1],
  ['4.477E+11', '', 1],
  ['ask her', '', 1],
  ['12345', '', 1],
  ['N/A', '', 0],
  ['-', '', 0],
  ['', '', 0],
])('phone %j', (cell, value, remarks) => {
  const read = readPhoneCell(cell);
  expect(read.value).toBe(value);
  expect(read.remarks).toHaveLength(remarks);
});

test.each([
  ['Jed Holm <Jed.H@mail.example>', 'jed.h@mail.example', 0],
  ['kay.w@mail.example;kw@mail.example', 'kay.w@mail.example', 1],
  ['mailto:kay.w@mail.example', 'kay.w@mail.example', 0],
  ['kay.w@mail.example.', 'kay.w@mail.example', 0],
  ['\u200bkay.w@mail.example', 'kay.w@mail.example', 0],
  ['kay.w @ mail.example', 'kay.w@mail.example', 0],
  ['mailto:kay.w@mail.example?subject=Hello', 'kay.w@mail.example', 0],
  ['=HYPERLINK("mailto:kay.w@mail.example","kay.w@mail.example")', 'kay.w@mail.example', 0],
  ['kay.w@mail.example#mailto:kay.w@mail.example#', 'kay.w@mail.example', 0],
  ['kay.w@mail.example or kay@other.example', 'kay.w@mail.example', 1],
  ['“kay.w@mail.example”', 'kay.w@mail.example', 0],
  ['kay.w\uff20mail.example', 'kay.w@mail.example', 0],
  ['kay.w@mail.example/kay@other.example', 'kay.w@mail.example', 1],
  ['kay.w@mail.example – work', 'kay.w@mail.example', 0],
  ['https://other.example/kay.w@mail.example', 'kay.w@mail.example', 0],
  ['odd@', '', 1],
  ['n/a', '', 0],
])('email %j', (cell, value, remarks) => {
  const read = readEmailCell(cell);
  expect(read.value).toBe(value);
  expect(read.remarks).toHaveLength(remarks);
});

test('a cell of very many numbers or addresses is read as far as a person would', () => {
  const phone = readPhoneCell('07700 900143 '.repeat(5_000));
  expect(phone).toEqual({ value: '07700 900143', remarks: expect.anything() });
  expect(phone.remarks.join().length).toBeLessThan(500);
  expect(readEmailCell('a@mail.example;'.repeat(5_000))).toEqual({ value: 'a@mail.example', remarks: [] });
});

test.each([
  ['Tarn, Wyn', 'Wyn Tarn'],
  ['TARN, WYN', 'WYN TARN'],
  ['van der Berg, Anna Maria', 'Anna Maria van der Berg'],
  ['Wyn Tarn, MBE', 'Wyn Tarn, MBE'],
  ['Wyn Tarn, BSc (Hons)', 'Wyn Tarn, BSc (Hons)'],
  ['Wyn\u00a0\u200bTarn', 'Wyn Tarn'],
  ['Tarn,', 'Tarn,'],
  ['"Marsh, Ida"', 'Ida Marsh'],
  ['Ida Marsh <ida.marsh@mail.example>', 'Ida Marsh'],
  ['Ida Marsh;', 'Ida Marsh'],
])('name %j', (cell, name) => expect(readNameCell(cell)).toBe(name));

test('one mailbox has many addresses', () => {
  for (const address of ['wyn.tarn@googlemail.com', 'WynTarn@gmail.com', 'wyn.tarn+jobs@gmail.com'])
    expect(mailboxOf(address)).toBe('wyntarn@gmail.com');
  expect(mailboxOf('wyn.tarn@mail.example')).toBe('wyn.tarn@mail.example');
  expect(mailboxOf('')).toBe('');
});
