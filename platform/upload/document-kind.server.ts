/** Finds the type of a file by its content, not its name. Archives are unpacked within limits, and not stored. */
import { listCompoundEntries } from './compound-file.ts';
import { isWordArchive } from './word-archive.server.ts';

export type DocumentKind = 'pdf' | 'doc' | 'docx';

const PDF_START = Buffer.from('%PDF-');
const PDF_END = Buffer.from('%%EOF');
/** Readers look for either end of a PDF within so many bytes. */
const PDF_MARGIN = 1024;
const ZIP_END = Buffer.from('PK\u0005\u0006');
const ZIP_DIRECTORY = Buffer.from('PK\u0001\u0002');
/** Of a zip's end record, with the longest comment there can be. */
const LONGEST_ZIP_END = 22 + 65_535;

/** @returns null for anything else, for what is two things at once, and for documents with macros or programs inside */
export async function detectDocument(bytes: Buffer): Promise<DocumentKind | null> {
  if (bytes.subarray(0, PDF_START.length).equals(PDF_START)) return isPlainPdf(bytes) ? 'pdf' : null;
  // A reader of PDFs would take it for one all the same.
  if (bytes.subarray(0, PDF_MARGIN).includes(PDF_START)) return null;
  if (isWordDocument(bytes)) return 'doc';
  return (await isWordArchive(bytes)) ? 'docx' : null;
}

const isPlainPdf = (bytes: Buffer) => bytes.subarray(-PDF_MARGIN).includes(PDF_END) && !endsAsZip(bytes);

/** Archives are read from their end, so one can hang behind anything. */
function endsAsZip(bytes: Buffer): boolean {
  const last = bytes.subarray(-LONGEST_ZIP_END);
  for (let at = last.lastIndexOf(ZIP_END); at !== -1; at = at === 0 ? -1 : last.lastIndexOf(ZIP_END, at - 1)) {
    if (at + 22 > last.length) continue;
    const directory = bytes.length - last.length + at - last.readUInt32LE(at + 12);
    if (directory >= 0 && bytes.subarray(directory, directory + 4).equals(ZIP_DIRECTORY)) return true;
  }
  return false;
}

/** A Word document of before 2007: a compound file with Word's own stream in it, and no macros. */
function isWordDocument(bytes: Buffer): boolean {
  const names = listCompoundEntries(bytes);
  return names?.includes('WordDocument') === true && !names.some((name) => MACROS.includes(name)) && !endsAsZip(bytes);
}

const MACROS = ['Macros', '_VBA_PROJECT_CUR', '_VBA_PROJECT', 'VBA'];
