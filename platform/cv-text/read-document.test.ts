import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { readCvText } from '#domain/profile/cv-reading/cv-reading.ts';
import { examineDocument } from '#platform/upload/document-kind.server.ts';
import { oldWordDocument, wordDocument, zip } from '#tests/support/documents.ts';
import { readDocument } from './read-document.ts';

const SIDE: readonly (readonly [string, readonly string[]])[] = [
  [
    'Contact',
    ['+447700900151 (Mobile)', 'wyn.tarn@mail.example', '', 'www.linkedin.com/in/wyn-', 'tarn-01234567 (LinkedIn)'],
  ],
  ['Top Skills', ['Reach Truck', 'Stock Control', 'Office 365']],
  ['Languages', ['English (Native or Bilingual)', 'Welsh (Limited Working)']],
  ['Certifications', ['RTITB Reach Truck', 'First Aid at Work']],
];

const EXPERIENCE = [
  ['Ashdene Storage', 'Reach Truck Driver', 'January 2019 - Present (7 years 11 months)'],
  ['Northgate Logistics', 'Warehouse Operative', 'March 2015 - December 2018 (3 years 10 months)'],
] as const;

/** A PDF in LinkedIn's profile layout: contact and skills in a narrow column, the career beside it, the page number below both. */
async function linkedInPdf(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', margin: 0 });
  const write = (text: string, x: number, y: number, size: number) =>
    document.fontSize(size).text(text, x, y, { lineBreak: false });
  const bytes = buffer(document);
  let y = 50;
  for (const [heading, lines] of SIDE) {
    write(heading, 32, y, 13);
    y += 20;
    for (const line of lines) {
      write(line, 32, y, 10.5);
      y += 14;
    }
    y += 18;
  }
  write('Page 1 of 2', 370, 760, 9);
  write('Wyn Tarn', 224, 50, 26);
  write('Reach truck driver with twelve years in cold stores', 224, 84, 12);
  write('Leeds, England, United Kingdom', 224, 102, 12);
  y = 140;
  write('Summary', 224, y, 15.75);
  write('I keep cold stores moving and like an early start.', 224, y + 24, 12);
  write('Efficient, reliable and safe in the office and on the floor.', 224, y + 40, 12);
  y += 80;
  write('Experience', 224, y, 15.75);
  y += 28;
  for (const [company, title, dates] of EXPERIENCE) {
    write(company, 224, y, 12);
    write(title, 224, y + 16, 11.5);
    write(dates, 224, y + 32, 10.5);
    write('Leeds, England, United Kingdom', 224, y + 46, 10.5);
    y += 80;
  }
  document.addPage();
  write('Page 2 of 2', 370, 760, 9);
  write('Education', 224, 50, 15.75);
  write('Leeds City College', 224, 78, 12);
  document.end();
  return bytes;
}

const sample = (name: string) => readFileSync(`tests/support/documents/${name}`);
const rtf = (content: string) => Buffer.from(`{\\rtf1\\ansi\\ansicpg1252${content}}`, 'latin1');

const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

const textBox = (text: string) =>
  `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${paragraph(text)}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;

const table = (cells: readonly string[]) =>
  `<w:tbl><w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr></w:tbl>`;

const docxOf = (body: string) =>
  zip([
    { name: 'word/document.xml', content: `<w:document ${NAMES}><w:body>${body}</w:body></w:document>` },
    {
      name: '[Content_Types].xml',
      content:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      content:
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    },
  ]);

const CONTACT = 'Wyn Tarn\r07700 900151\rwyn.tarn@mail.example\r';
const WORK = 'Employment\rReach Truck Driver, Ashdene Storage, Jan 2019 - Present\r';

describe('name, phone and email are read wherever a document has them', () => {
  test.each([
    ['the header of a DOCX', 'docx', sample('cv-contact-in-header.docx')],
    [
      'a text box of a DOCX',
      'docx',
      docxOf(['Wyn Tarn', '07700 900151', 'wyn.tarn@mail.example'].map(textBox).join('')),
    ],
    ['a table of a DOCX', 'docx', docxOf(table(['Wyn Tarn', '07700 900151', 'wyn.tarn@mail.example']))],
    ['the body of a DOC', 'doc', wordDocument({ body: CONTACT + WORK })],
    [
      'the body of a DOC with two bytes for each letter',
      'doc',
      wordDocument({ body: CONTACT + WORK }, { isWide: true }),
    ],
    ['the header of a DOC', 'doc', wordDocument({ body: WORK, headers: CONTACT })],
    ['a text box of a DOC', 'doc', wordDocument({ body: WORK, textBoxes: CONTACT })],
    ['a DOC that Word 2007 saved', 'doc', sample('cv-saved-by-word-2007-or-later.doc')],
    ['a DOC of Word 6', 'doc', oldWordDocument(CONTACT + WORK)],
    [
      'RTF',
      'doc',
      rtf(
        '{\\fonttbl{\\f0 Arial;}}{\\header Wyn Tarn\\par}{\\*\\generator X;}07700\\~900151\\par wyn.tarn@mail.example\\par',
      ),
    ],
  ] as const)('%s', async (_where, kind, bytes) => {
    expect(await examineDocument(bytes)).toMatchObject({ ok: true, kind });
    expect(readCvText(await readDocument(bytes, kind))).toMatchObject({
      name: { value: 'Wyn Tarn' },
      phone: { value: '07700 900151' },
      email: { value: 'wyn.tarn@mail.example' },
    });
  });
});

test('a footer is read, and page numbers are no part of a CV', async () => {
  const text = await readDocument(sample('cv-contact-in-header.docx'), 'docx');
  expect(text).toContain('Forklift licence RTITB 2025');
  const { skills } = readCvText('Skills\nReach\nPage 2\nPage 1 of 3\n2 / 3\nPicking');
  expect(skills.map(({ value }) => value)).toEqual(['Reach', 'Picking']);
});

test('a profile as LinkedIn saves it', async () => {
  const { skills, roles, ...contact } = readCvText(await readDocument(await linkedInPdf(), 'pdf'));
  expect(contact).toMatchObject({
    name: { value: 'Wyn Tarn' },
    phone: { value: '+447700900151' },
    email: { value: 'wyn.tarn@mail.example' },
  });
  expect(skills.map(({ value }) => value)).toEqual(['Reach Truck', 'Stock Control', 'Office 365']);
  expect(roles.map(({ title }) => title)).toEqual(['Reach Truck Driver', 'Warehouse Operative']);
});

test('letters and signs of RTF', async () => {
  const text = await readDocument(
    rtf(
      'Caf\\\'e9 \\u8211 ?\\uc2\\u163 ??12{\\field{\\*\\fldinst HYPERLINK "a"}{\\fldrslt link}}\\tab\\bullet  \\{x\\}{\\pict 89504e}',
    ),
    'doc',
  );
  expect(text).toBe('Caf\u00e9 \u2013\u00a312link\t\u2022 {x}');
});

test('a DOC whose tables are broken is read from its pieces', async () => {
  const bytes = wordDocument({ body: CONTACT + WORK });
  bytes.writeUInt32LE(0xffff, bytes.indexOf(Buffer.from('eca5', 'hex')) + 0xfe);
  expect(readCvText(await readDocument(bytes, 'doc'))).toMatchObject({ name: { value: 'Wyn Tarn' } });
});
