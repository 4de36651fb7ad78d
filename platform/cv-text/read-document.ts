/**
 * A process of its own that takes the text out of one document: the kind as its argument, the file on its input, the text on its output.
 * Documents are strangers' files, so whatever one does to a library that reads it, it does to this process alone (cv-text.server.ts).
 */
import { buffer } from 'node:stream/consumers';
import { textOfPage } from './page-text.ts';
import { layOutPage } from './pdf-lines.ts';

const MOST_CHARACTERS = 200_000;
const MOST_PAGES = 20;

const READERS: Record<string, (bytes: Buffer) => Promise<string>> = {
  pdf: readPdf,
  docx: async (bytes) => {
    const { default: mammoth } = await import('mammoth');
    const withoutPictures = mammoth.images.imgElement(async () => ({ src: '' }));
    return textOfPage((await mammoth.convertToHtml({ buffer: bytes }, { convertImage: withoutPictures })).value);
  },
  doc: async (bytes) => {
    const { default: WordExtractor } = await import('word-extractor');
    return (await new WordExtractor().extract(bytes)).getBody();
  },
};

async function readPdf(bytes: Buffer): Promise<string> {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES) && length < MOST_CHARACTERS; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const page = layOutPage(items.filter((item) => 'str' in item));
    length += page.length;
    pages.push(page);
  }
  return pages.join('\n\n');
}

const read = READERS[process.argv[2] ?? ''];
if (!read) throw new Error('No kind of document was named');
const text = await read(await buffer(process.stdin));
process.stdout.write(text.slice(0, MOST_CHARACTERS), () => process.exit(0));
