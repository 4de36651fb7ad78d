/** Takes the text out of one document. It runs in a process of its own (platform/reader). */
import type { CvExtension } from '#domain/profile/cv.ts';
import { textOfPage } from './page-text.ts';
import { layOutPage } from './pdf-lines.ts';

const MOST_CHARACTERS = 200_000;
const MOST_PAGES = 20;

const READERS: Record<CvExtension, (bytes: Buffer) => Promise<string>> = {
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

export async function readDocument(bytes: Buffer, extension: CvExtension): Promise<string> {
  return (await READERS[extension](bytes)).slice(0, MOST_CHARACTERS);
}

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
