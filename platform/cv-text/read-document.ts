import type { CvExtension } from '#domain/profile/cv.ts';
import { textOfPage } from './page-text.ts';
import { layOutPage } from './pdf-lines.ts';
import { textOfRtf } from './rtf-text.ts';
import { readWordBinary } from './word-binary-text.ts';
import { moveEdgesIntoBody } from './word-edges.ts';

const MOST_CHARACTERS = 200_000;
const MOST_PAGES = 20;

const READERS: Record<CvExtension, (bytes: Buffer) => Promise<string>> = {
  pdf: readPdf,
  docx: async (bytes) => {
    const { default: mammoth } = await import('mammoth');
    const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
    const page = await mammoth.convertToHtml({ buffer: await moveEdgesIntoBody(bytes) }, { convertImage });
    return textOfPage(page.value);
  },
  doc: readDoc,
};

async function readDoc(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 5).toString('latin1') === '{\\rtf') return textOfRtf(bytes);
  const binary = readWordBinary(bytes);
  if (binary.isOld && binary.text !== null) return binary.text;
  const { default: WordExtractor } = await import('word-extractor');
  const document = await new WordExtractor().extract(bytes).catch(() => null);
  if (!document) {
    if (binary.text !== null) return binary.text;
    throw new Error('This document has no text that can be read');
  }
  const parts = [
    document.getHeaders({ includeFooters: false }),
    document.getTextboxes(),
    document.getBody(),
    document.getFootnotes(),
    document.getEndnotes(),
    document.getFooters(),
  ];
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

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
