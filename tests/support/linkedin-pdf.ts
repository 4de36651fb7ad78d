/** A PDF in LinkedIn's profile layout: contact and skills in a narrow column, the career beside it, the page number below both. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

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

export async function linkedInPdf(): Promise<Buffer> {
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
