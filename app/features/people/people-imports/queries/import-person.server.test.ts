import { expect, test } from 'vitest';
import { mailboxOf } from '#domain/account/email-address.ts';
import { countPeopleColumns, guessColumns } from '#domain/person/people-columns.ts';
import { PEOPLE_FILE_LIMITS } from '#domain/person/people-file.ts';
import { readCsvFile } from '#platform/reader/csv-file.ts';
import { readPerson } from './import-person.server.ts';

function readFile(lines: readonly string[]) {
  let header: string[] = [];
  const people = [];
  for (const item of readCsvFile([Buffer.from(lines.join('\n'))], PEOPLE_FILE_LIMITS, countPeopleColumns)) {
    if ('refusal' in item) throw new Error(item.refusal);
    if ('header' in item) header = item.header;
    else {
      const draft = { fileName: '', origin: 'A fair', agreement: 'Told us', agreedOn: null, header, rows: [] };
      const read = readPerson({ ...draft, columns: guessColumns(header) }, item.row, '2026-11-30');
      if (!read.ok) throw new Error(JSON.stringify(read.row));
      people.push(read.person);
    }
  }
  return people;
}

test('a person is added even if values cannot be read', () => {
  const people = readFile([
    'Forename,Surname,Mobile,Email,Town',
    'Wyn,Tarn,4.477E+11,wyn.t@mail.example,Leeds',
    'Ona,Firth,07700 900143 / 0113 496 0000,ona.f@mail.example,Hull',
    'Lil,Garth,N/A,lil.g@mail.example,Leeds',
    'Rob,Stell,07700 900144,n/a,Leeds',
    'Amy,Beck,07700 900145 (after 6pm),amy.b@mail.example,Leeds',
    'Jed,Holm,07700\u00a0900\u00a0146,Jed Holm <jed.h@mail.example>,Leeds',
    'Kay,Wold,07700 900147,kay.w@mail.example;kw@mail.example,York',
    'Ted,Nab,7.7009E+11,ted@,York',
    'Una,Dale,"=""07700900148""",,Leeds',
  ]);
  expect(people.map(({ full_name: name, phone, email }) => [name, phone, email])).toEqual([
    ['Wyn Tarn', '', 'wyn.t@mail.example'],
    ['Ona Firth', '07700 900143', 'ona.f@mail.example'],
    ['Lil Garth', '', 'lil.g@mail.example'],
    ['Rob Stell', '07700 900144', ''],
    ['Amy Beck', '07700 900145', 'amy.b@mail.example'],
    ['Jed Holm', '07700 900 146', 'jed.h@mail.example'],
    ['Kay Wold', '07700 900147', 'kay.w@mail.example'],
    ['Ted Nab', '', ''],
    ['Una Dale', '07700900148', ''],
  ]);
  const notes = people.map(({ note }) => note.replace('Couldn’t be read from the file:\n', ''));
  expect(notes).toEqual([
    '‘4.477E+11’ is a phone number that Excel has shortened',
    'Also: 0113 496 0000',
    '',
    '',
    'Beside the phone number: ‘after 6pm’',
    '',
    'Also: kw@mail.example',
    '‘ted@’ isn’t an email address\n‘7.7009E+11’ is a phone number that Excel has shortened',
    '',
  ]);
});

test('our own export of applications is read', () => {
  const people = readFile([
    '\ufeff"Sent","Status","Name","Email","Phone","Location","Skills","Cover note","Answers","CV file name","CV address"',
    '"2026-11-20","New","Wyn Tarn","wyn.tarn@mail.example","\'+44 7700 900141","Leeds","Picking","Nights suit me.","","",""',
    '"2026-11-20","New","Ona Firth","ona.firth@mail.example","\'+44 (0)7700 900142","Hull","\'-","","","",""',
  ]);
  expect(people).toMatchObject([
    {
      full_name: 'Wyn Tarn',
      phone: '+44 7700 900141',
      location: 'Leeds',
      skills: ['Picking'],
      note: 'Nights suit me.',
    },
    { full_name: 'Ona Firth', phone: '+44 (0)7700 900142', location: 'Hull', skills: [], note: '', remarks: [] },
  ]);
});

test('two spellings of one mailbox are recognised, and each row may have its own source and consent', () => {
  const people = readFile([
    'Name,Email,Source,Consent',
    'Wyn Tarn,wyn.tarn@googlemail.com,LinkedIn,Phone call',
    'Wyn Tarn,WynTarn@gmail.com,Reed,Yes',
  ]);
  expect(new Set(people.map(({ email }) => mailboxOf(email))).size).toBe(1);
  expect(people).toMatchObject([
    { origin: 'LinkedIn', agreement: 'Phone call', agreedOn: null },
    { origin: 'Reed', agreement: 'Told us', agreedOn: null },
  ]);
});
