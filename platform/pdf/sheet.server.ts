import { readFile } from 'node:fs/promises';
import type PDFDocument from 'pdfkit';
import type { DocumentSection, DocumentText } from '#domain/key-information/document-text.ts';

const REGULAR = 'regular';
const BOLD = 'bold';
const FONTS = 'platform/pdf/fonts';

const MARGIN = 44;
const FOOT = 18;
const LABEL_WIDTH = 168;
const GAP = 12;
const PADDING = 3;
const TEXT_SIZE = 9;
const INK = '#1d2622';
const LINE = '#b9bdb8';

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf['struct']>;

export type WrittenSheet = { bytes: Buffer; sides: number };

export async function writeSheet(text: DocumentText, author: string, at: Date): Promise<WrittenSheet> {
  // Loaded with the first document: it is large, and few processes write one.
  const [{ default: Document }, regular, bold] = await Promise.all([
    import('pdfkit'),
    readFile(`${FONTS}/public-sans-regular.ttf`),
    readFile(`${FONTS}/public-sans-bold.ttf`),
  ]);
  const pdf = new Document({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: true,
    // Prevents pdfkit from loading the metrics of a built-in font.
    font: '',
    info: { Title: text.title, Author: author, CreationDate: at, ModDate: at },
  });
  pdf.registerFont(REGULAR, regular);
  pdf.registerFont(BOLD, bold);
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const pdfEnd = new Promise((resolve) => pdf.on('end', () => resolve(null)));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  pdf.fillColor(INK);
  addText(pdf, root, 'H1', text.title, { font: BOLD, size: 20, after: 8 });
  for (const paragraph of text.statement) addText(pdf, root, 'P', paragraph, { after: 5 });
  for (const section of text.sections) addSection(pdf, root, section);
  root.end();
  const sides = pdf.bufferedPageRange().count;
  addFooters(pdf, text.footer, sides);
  pdf.end();
  await pdfEnd;
  return { bytes: Buffer.concat(chunks), sides };
}

type TextLook = { font?: string; size?: number; before?: number; after: number };

function addText(
  pdf: Pdf,
  parent: Element,
  type: string,
  text: string,
  { font = REGULAR, size = TEXT_SIZE, before = 0, after }: TextLook,
): void {
  pdf.font(font).fontSize(size);
  const height = pdf.heightOfString(text, { width: widthOf(pdf) });
  makeRoom(pdf, before + height + (type === 'H2' ? 40 : 0));
  const y = pdf.y + before;
  parent.add(pdf.struct(type, {}, () => pdf.text(text, MARGIN, y, { width: widthOf(pdf) })));
  pdf.y = y + height + after;
}

function addSection(pdf: Pdf, root: Element, { heading, rows, isMoney, notes = [] }: DocumentSection): void {
  if (isMoney && pdf.bufferedPageRange().count === 1) makeRoom(pdf, 60 + rows.length * 20);
  addText(pdf, root, 'H2', heading, { font: BOLD, size: 12, before: 8, after: 4 });
  const table = pdf.struct('Table');
  root.add(table);
  for (const { label, value, isSum } of rows) {
    const valueFont = isSum ? BOLD : REGULAR;
    const labelWidth = isMoney ? widthOf(pdf) - 110 : LABEL_WIDTH;
    const valueX = MARGIN + labelWidth + GAP;
    const valueWidth = widthOf(pdf) - labelWidth - GAP;
    const labelFont = isMoney && !isSum ? REGULAR : BOLD;
    pdf.fontSize(TEXT_SIZE);
    const labelHeight = pdf.font(labelFont).heightOfString(label, { width: labelWidth });
    const valueHeight = pdf.font(valueFont).heightOfString(value, { width: valueWidth });
    const height = Math.max(labelHeight, valueHeight) + 2 * PADDING;
    makeRoom(pdf, height);
    const y = pdf.y;
    drawLine(pdf, y);
    const row = pdf.struct('TR');
    table.add(row);
    row.add(pdf.struct('TH', {}, () => pdf.font(labelFont).text(label, MARGIN, y + PADDING, { width: labelWidth })));
    row.add(
      pdf.struct('TD', {}, () =>
        pdf.font(valueFont).text(value, valueX, y + PADDING, { width: valueWidth, align: isMoney ? 'right' : 'left' }),
      ),
    );
    pdf.y = y + height;
  }
  drawLine(pdf, pdf.y);
  for (const [index, note] of notes.entries()) addText(pdf, root, 'P', note, { before: index === 0 ? 6 : 0, after: 3 });
}

const widthOf = ({ page }: Pdf): number => page.width - 2 * MARGIN;

function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN - FOOT) pdf.addPage();
}

function drawLine(pdf: Pdf, y: number): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(pdf), y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  pdf.endMarkedContent();
}

function addFooters(pdf: Pdf, footer: string, sides: number): void {
  for (let side = 0; side < sides; side += 1) {
    pdf.switchToPage(side);
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - MARGIN - 6;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font(REGULAR).fontSize(8).fillColor(INK);
    pdf.text(footer, MARGIN, y, { width: widthOf(pdf) - 70, height: 12, ellipsis: true });
    pdf.text(`Side ${side + 1} of ${sides}`, MARGIN, y, { width: widthOf(pdf), align: 'right' });
    pdf.endMarkedContent();
  }
}
