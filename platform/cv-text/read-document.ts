/**
 * A process of its own that takes the text out of one document: the kind as its argument, the file on its input, the text on its output.
 * Documents are strangers' files, so whatever one does to a library that reads it, it does to this process alone (cv-text.server.ts).
 */
import { buffer } from 'node:stream/consumers';

const MOST_CHARACTERS = 200_000;
const MOST_PAGES = 20;

const READERS: Record<string, (bytes: Buffer) => Promise<string>> = {
  pdf: readPdf,
  docx: async (bytes) => {
    const { default: mammoth } = await import('mammoth');
    return (await mammoth.extractRawText({ buffer: bytes })).value;
  },
  doc: async (bytes) => {
    const { default: WordExtractor } = await import('word-extractor');
    return (await new WordExtractor().extract(bytes)).getBody();
  },
};

async function readPdf(bytes: Buffer): Promise<string> {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(bytes));
  let text = '';
  for (
    let number = 1;
    number <= Math.min(document.numPages, MOST_PAGES) && text.length < MOST_CHARACTERS;
    number += 1
  ) {
    const { items } = await (await document.getPage(number)).getTextContent();
    let last: number | null = null;
    for (const item of items) {
      if (!('str' in item)) continue;
      const height = item.transform[5] as number;
      // What stands lower or higher is another line, also where the file does not say so.
      if (last !== null && Math.abs(height - last) > 3 && !text.endsWith('\n')) text += '\n';
      text += item.str + (item.hasEOL ? '\n' : '');
      last = height;
    }
    text += '\n';
  }
  return text;
}

const read = READERS[process.argv[2] ?? ''];
if (!read) throw new Error('No kind of document was named');
const text = await read(await buffer(process.stdin));
process.stdout.write(text.slice(0, MOST_CHARACTERS), () => process.exit(0));
