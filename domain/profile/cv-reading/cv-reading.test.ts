import { describe, expect, test } from 'vitest';
import { type CvReading, readCvText } from './cv-reading.ts';

const CVS = [
  `CURRICULUM VITAE
Wren Halloran
12 Harbour Street, Leeds LS1 4AB
Tel: 0113 496 0321  |  wren.halloran@mail.example
Date of birth: 03/04/1985
Nationality: British
Marital status: single

KEY SKILLS
• Counterbalance forklift licence
• Picking, packing, stock control

EMPLOYMENT HISTORY
Forklift Driver, Northgate Logistics   Jan 2019 – Present
Loaded and unloaded lorries.
Warehouse Operative
March 2015 to December 2018

EDUCATION
BTEC Level 2, Leeds City College 2012 - 2014`,
  `Priya Nair
Staff Nurse (NMC PIN 98I0123E)
Email priya@nair.example Mobile +44 7700 900123

Skills: Venepuncture, Wound care, Triage
Experience
Staff Nurse, St Bride's Hospital, 2018 - now`,
  `Senior Electrician
Anwar Yusuf
anwar.yusuf@mail.example
02920 180123
Work experience
06/2016 - 11/2023 Approved electrician at Brightwire`,
];

const valuesOf = ({ name, email, phone, skills, roles }: CvReading) => [
  ...[name, email, phone, ...skills].flatMap((found) => (found ? [[found.value, found.line]] : [])),
  ...roles.flatMap(({ title, dates, line }) => [
    [title, line],
    [dates, line],
  ]),
];

test.each(CVS)('every value is literally in its line, and the line in the CV: %s', (cv) => {
  const flat = cv.replace(/[^\S\n]+/g, ' ');
  const values = valuesOf(readCvText(cv));
  expect(values.length).toBeGreaterThan(3);
  for (const [value = '', line = ''] of values) {
    expect(line).toContain(value);
    expect(flat).toContain(line);
  }
});

test('reads what people put first', () => {
  const [first, second, third] = CVS.map((cv) => readCvText(cv));
  expect(first).toMatchObject({
    name: { value: 'Wren Halloran' },
    email: { value: 'wren.halloran@mail.example' },
    phone: { value: '0113 496 0321' },
    roles: [
      { title: 'Forklift Driver, Northgate Logistics', dates: 'Jan 2019 – Present' },
      { title: 'Warehouse Operative', dates: 'March 2015 to December 2018' },
    ],
  });
  expect(first?.skills.map(({ value }) => value)).toEqual([
    'Counterbalance forklift licence',
    'Picking',
    'packing',
    'stock control',
  ]);
  expect(second).toMatchObject({
    name: { value: 'Priya Nair' },
    phone: { value: '+44 7700 900123' },
    roles: [{ title: "Staff Nurse, St Bride's Hospital", dates: '2018 - now' }],
  });
  expect(second?.skills.map(({ value }) => value)).toEqual(['Venepuncture', 'Wound care', 'Triage']);
  // The trade precedes the name, and the email address decides which is the name.
  expect(third).toMatchObject({
    name: { value: 'Anwar Yusuf' },
    roles: [{ title: 'Approved electrician at Brightwire' }],
  });
});

describe('never reads', () => {
  test.each([
    'Date of birth: 01 02 1990 0113 496 0000',
    'Born in Leeds, telephone 0113 496 0000',
    'Nationality: British 0113 496 0000',
    'Marital status: married 0113 496 0000',
    'Passport 0113496000',
    'Photo: wren@mail.example',
  ])('%s', (line) => {
    expect(valuesOf(readCvText(`Skills: Picking\n${line}`))).toEqual([['Picking', 'Skills: Picking']]);
  });

  test('a fax, a registration, years or a street as a telephone number', () => {
    const cv = 'Fax 0113 496 0000\nNMC 0123456789012\n2015 - 2018 2019 - 2020\n12 High Street 01 23';
    expect(readCvText(cv).phone).toBeNull();
  });
});

test.each([
  'Wren Halloran\nwren@mail.example\n07700900123\nSkills: Picking',
  'Wren Halloran\n07700-900-123\nwren@mail.example\nSkills: Picking',
  'Wren Halloran\nStoke-on-Trent\nwren@mail.example\nSkills: Picking',
])('numbers and towns in the next line are no part of an address', (cv) => {
  expect(readCvText(cv).email?.value).toBe('wren@mail.example');
});

test.each([
  ["o'neill@mail.example", "o'neill@mail.example"],
  ["'wren@mail.example'", 'wren@mail.example'],
  ['o’neill@mail.example', undefined],
])('the address in %s is read whole or not at all', (line, email) => {
  expect(readCvText(`Wren Halloran\n${line}\nSkills: Picking`).email?.value).toBe(email);
});

test.each([
  ['07700.900.123', '07700.900.123'],
  ['07700–900–123', '07700–900–123'],
  ['0044 7700 900123', '0044 7700 900123'],
  ['07700 900123. 12 High Street', '07700 900123'],
  ['Born 01.09.1990', undefined],
  ['01.09.2019 – 30.06.2021', undefined],
])('the number in %s is read', (line, phone) => {
  expect(readCvText(`Wren Halloran\n${line}\nSkills: Picking`).phone?.value).toBe(phone);
});

test('an address that a column has broken is not read in part', () => {
  for (const cv of ['Wren Halloran\nwren.halloran-\nlee@mail.example', 'Wren Halloran\nwren@mail.exam\nple.example'])
    expect(readCvText(cv).email).toBeNull();
});

test('finds nothing where nothing is, whatever the text', () => {
  const nothing = { name: null, email: null, phone: null, skills: [], roles: [] };
  expect(readCvText('')).toEqual(nothing);
  expect(readCvText('%PDF-1.7 \u0000\u0001 lorem ipsum dolor sit amet')).toEqual(nothing);
});

test('takes milliseconds for texts made to cost (I07)', () => {
  const bombs = [
    'a'.repeat(200_000),
    '0 '.repeat(100_000),
    `${'a.'.repeat(50_000)}@`,
    `${'Jan 2019 - '.repeat(20_000)}`,
    'Aa '.repeat(60_000),
    `skills ${'and '.repeat(50_000)}`,
    `Skills\n${'Moving and\nhandling\n'.repeat(9_000)}`,
    `Work\n${'Staff Nurse\n2019 - 2020\n'.repeat(8_000)}`,
    `${'\ue000\nSkills\n'.repeat(20_000)}`,
    `${'W O R K '.repeat(25_000)}`,
  ];
  for (const bomb of [...bombs, ...bombs.map((each) => each.replace(/(.{300})/g, '$1\n'))]) {
    const began = process.cpuUsage();
    readCvText(bomb);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1_000, bomb.slice(0, 20)).toBeLessThan(1_000);
  }
});
