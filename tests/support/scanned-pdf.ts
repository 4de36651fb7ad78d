/** PDFs whose pages are scanned pictures. */
import { createCanvas } from '@napi-rs/canvas';

type Scan = { width: number; height: number; filter: string; data: Buffer; colours?: string };

export function scannedPdf(scans: readonly Scan[]): Buffer {
  const objects: Buffer[] = [];
  const add = (head: string, stream?: Buffer) =>
    objects.push(
      stream
        ? Buffer.concat([
            Buffer.from(`<< ${head} /Length ${stream.length} >>\nstream\n`),
            stream,
            Buffer.from('\nendstream'),
          ])
        : Buffer.from(`<< ${head} >>`),
    );
  add('/Type /Catalog /Pages 2 0 R');
  add(`/Type /Pages /Kids [${scans.map((_, at) => `${3 + at * 3} 0 R`).join(' ')}] /Count ${scans.length}`);
  for (const [at, { width, height, filter, data, colours = '/DeviceGray /BitsPerComponent 8' }] of scans.entries()) {
    const [content, image] = [4 + at * 3, 5 + at * 3];
    add(
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /XObject << /Im ${image} 0 R >> >>`,
    );
    add('', Buffer.from('q 595 0 0 842 0 0 cm /Im Do Q'));
    add(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colours} /Filter ${filter}`,
      data,
    );
  }
  const parts = [Buffer.from('%PDF-1.4\n')];
  let length = 9;
  const offsets = objects.map((object, at) => {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return length - part.length;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** An A4 page at 150 dpi, scanned in colour. */
export function photographedPage(lines: readonly string[]): Scan {
  const [width, height] = [1240, 1754];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f6f3ea';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#222';
  context.font = '32px sans-serif';
  for (const [at, line] of lines.entries()) context.fillText(line, 120, 160 + at * 60);
  const data = canvas.toBuffer('image/jpeg', 80);
  return { width, height, filter: '/DCTDecode', data, colours: '/DeviceRGB /BitsPerComponent 8' };
}
