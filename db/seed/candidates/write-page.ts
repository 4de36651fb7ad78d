/**
 * Writes one printed page as a PDF 1.4: the same bytes every time, with the fonts that every reader brings along.
 * Just enough for the CVs of the demo: the caller breaks the lines.
 */

export type Page = {
  name: string;
  contact: string;
  sections: {
    heading: string;
    /** `aside` is printed in a narrow column on the left: a year or a subject. */
    entries: { aside?: string; title?: string; lines: string[] }[];
  }[];
};

const A4 = { width: 595, height: 842 };
const MARGIN = 57;
const COLUMN = 145;
const INK = '0.10 0.16 0.20 rg';
const ACCENT = '0.05 0.35 0.42 rg';
const QUIET = '0.36 0.41 0.45 rg';

export function writePage(page: Page): Uint8Array {
  const content = draw(page);
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 6 0 R ` +
      '/Resources << /Font << /Regular 4 0 R /Bold 5 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${escapeText(`${page.name}: CV`)}) >>`,
  ]);
}

type Type = { font?: 'Regular' | 'Bold'; size?: number; colour?: string };

function draw({ name, contact, sections }: Page): string {
  const marks: string[] = [];
  let y = A4.height - 78;
  const put = (x: number, text: string, { font = 'Regular', size = 10, colour = INK }: Type = {}) =>
    marks.push(`BT ${colour} /${font} ${size} Tf ${x} ${y} Td (${escapeText(text)}) Tj ET`);

  put(MARGIN, name, { font: 'Bold', size: 26 });
  y -= 20;
  put(MARGIN, contact, { colour: QUIET });
  y -= 14;
  for (const { heading, entries } of sections) {
    y -= 22;
    put(MARGIN, heading, { font: 'Bold', size: 12, colour: ACCENT });
    marks.push(`0.75 0.80 0.82 RG 0.7 w ${MARGIN} ${y - 6} m ${A4.width - MARGIN} ${y - 6} l S`);
    y -= 22;
    for (const { aside, title, lines } of entries) {
      const x = entries.some((each) => each.aside) ? COLUMN : MARGIN;
      if (aside) put(MARGIN, aside, { colour: QUIET });
      if (title) {
        put(x, title, { font: 'Bold' });
        y -= 15;
      }
      for (const line of lines) {
        put(x, line);
        y -= 14;
      }
      y -= 5;
    }
  }
  return marks.join('\n');
}

/** Writes a PDF file: numbered objects, then the table of their byte offsets. */
function assemble(objects: string[]): Uint8Array {
  let file = '%PDF-1.4\n%âãÏÓ\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file +=
    `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\n` +
    `startxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}

/** The two characters beyond Latin-1 that the texts use, where Windows' code page has them. */
const WINDOWS: Record<string, string> = { '–': '\x96', '’': '\x92' };

function escapeText(text: string): string {
  const plain = text.replace(/[–’]/g, (character) => WINDOWS[character] ?? character).replace(/[\\()]/g, '\\$&');
  for (const character of plain) {
    if (character.charCodeAt(0) > 0xff) throw new Error(`This page cannot print '${character}'`);
  }
  return plain;
}
