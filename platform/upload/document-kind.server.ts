import { type CompoundFile, isCompoundFile, openCompoundFile } from './compound-file.ts';
import { nameOtherArchive, nameOtherCompound, nameOtherKind } from './other-kinds.ts';
import { isPlainText } from './plain-files.ts';
import { checkWordArchive, type WordArchiveRefusal } from './word-archive.server.ts';

type DocumentKind = 'pdf' | 'doc' | 'docx';
/** `disguised`: the document is a file of another type as well. */
export type DocumentRefusal = WordArchiveRefusal | 'object_inside' | 'locked' | 'disguised' | 'incomplete' | 'unknown';

export type ExaminedDocument =
  /** `bytes` is the document without links that Word would follow automatically. */
  | { ok: true; kind: DocumentKind; bytes: Buffer }
  | { ok: false; fault: DocumentRefusal }
  /** `name` includes the article, as in "an RTF file". */
  | { ok: false; fault: 'other'; name: string };

const PDF_START = Buffer.from('%PDF-');
/** Readers look for the start of a PDF within this many bytes. */
const PDF_MARGIN = 1024;
const PDF_ENDS = ['%%EOF', 'startxref'];
const ZIP_START = Buffer.from('PK\u0003\u0004');
const ZIP_END = Buffer.from('PK\u0005\u0006');
const ZIP_END_BYTES = 22;
const ZIP_DIRECTORY = Buffer.from('PK\u0001\u0002');
/** Bytes of a zip's end record with the longest possible comment. */
const LONGEST_ZIP_END = ZIP_END_BYTES + 65_535;

export async function examineDocument(bytes: Buffer): Promise<ExaminedDocument> {
  const pdfAt = bytes.subarray(0, PDF_MARGIN + PDF_START.length).indexOf(PDF_START);
  if (pdfAt === 0) return examinePdf(bytes);
  if (bytes.subarray(0, ZIP_START.length).equals(ZIP_START)) {
    return pdfAt === -1 ? examineArchive(bytes) : { ok: false, fault: 'disguised' };
  }
  // Printers, mail servers and scanners put a line or some bytes before a PDF. The start of another file there would be a disguise.
  if (pdfAt > 0) {
    const isOther = nameOtherKind(bytes) !== null || /<[a-z!?/]/i.test(bytes.toString('latin1', 0, pdfAt));
    return isOther || openCompoundFile(bytes) ? { ok: false, fault: 'disguised' } : examinePdf(bytes);
  }
  const compound = openCompoundFile(bytes);
  if (compound) return examineCompound(bytes, compound);
  if (isRtf(bytes)) return examineRtf(bytes);
  const name = nameOtherKind(bytes);
  if (name !== null) return { ok: false, fault: 'other', name };
  if (isCompoundFile(bytes)) return { ok: false, fault: 'incomplete' };
  return isPlainText(bytes) ? { ok: false, fault: 'other', name: 'a text file' } : { ok: false, fault: 'unknown' };
}

function examinePdf(bytes: Buffer): ExaminedDocument {
  if (!PDF_ENDS.some((end) => bytes.includes(end))) return { ok: false, fault: 'incomplete' };
  const isDisguised = listZipEnds(bytes).some((at) => !/^\s*endstream/.test(textAt(bytes, at + ZIP_END_BYTES)));
  return isDisguised ? { ok: false, fault: 'disguised' } : { ok: true, kind: 'pdf', bytes };
}

const isRtf = (bytes: Buffer) => bytes.toString('latin1', 0, 6) === '{\\rtf1';
const ACTIVE_RTF =
  /\\(?:obj(?:data|ocx|link|autlink|emb|html|update|class)|object|template)\b|\\fldinst[^}]{0,200}\b(?:INCLUDE(?:PICTURE|TEXT)|DDE(?:AUTO)?|LINK|IMPORT)\b/i;

/** Accepts RTF with the extension .doc, because Word saves and opens it under that name, and so do many CV websites. */
function examineRtf(bytes: Buffer): ExaminedDocument {
  if (listZipEnds(bytes).length > 0) return { ok: false, fault: 'disguised' };
  if (ACTIVE_RTF.test(bytes.toString('latin1'))) return { ok: false, fault: 'object_inside' };
  return bytes.lastIndexOf('}') > bytes.length - RTF_MARGIN
    ? { ok: true, kind: 'doc', bytes }
    : { ok: false, fault: 'incomplete' };
}

const RTF_MARGIN = 1024;

const textAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 16);

async function examineArchive(bytes: Buffer): Promise<ExaminedDocument> {
  if (!bytes.includes(ZIP_END)) return { ok: false, fault: 'incomplete' };
  const archiveCheck = await checkWordArchive(bytes);
  if (archiveCheck.ok) return { ...archiveCheck, kind: 'docx' };
  if (archiveCheck.fault === 'other') return { ok: false, fault: 'other', name: nameOtherArchive(archiveCheck.names) };
  return archiveCheck;
}

/** A Word document from before 2007 is a compound file that contains Word's stream. */
function examineCompound(bytes: Buffer, compound: CompoundFile): ExaminedDocument {
  const { names, end } = compound;
  if (!names.includes('WordDocument')) {
    if (names.includes('EncryptedPackage')) return { ok: false, fault: 'locked' };
    const name = nameOtherCompound(names);
    return name === null ? { ok: false, fault: 'unknown' } : { ok: false, fault: 'other', name };
  }
  if (names.some((name) => MACROS.includes(name))) return { ok: false, fault: 'macros' };
  // Word embeds its theme and other Office documents as archives.
  if (listZipEnds(bytes).some((at) => at >= end || holdsProgram(bytes, at))) return { ok: false, fault: 'disguised' };
  return isLocked(compound) ? { ok: false, fault: 'locked' } : { ok: true, kind: 'doc', bytes };
}

const MACROS = ['Macros', '_VBA_PROJECT_CUR', '_VBA_PROJECT', 'VBA'];
const PROGRAM_PART = /META-INF\/|\.(?:class|dex|exe|dll|js|jar|vbs|bat|cmd|scr|hta|ps1)\b/i;
const WORD_97 = 0xa5ec;
const IS_ENCRYPTED = 0x0100;

function holdsProgram(bytes: Buffer, at: number): boolean {
  return PROGRAM_PART.test(bytes.toString('latin1', at - bytes.readUInt32LE(at + 12), at));
}

function isLocked({ readStream }: CompoundFile): boolean {
  const head = readStream('WordDocument');
  if (!head || head.length < 12 || head.readUInt16LE(0) !== WORD_97) return false;
  return (head.readUInt16LE(10) & IS_ENCRYPTED) !== 0;
}

/** Archives are read from their end, so one can be appended to any file. @returns the positions of end records that follow a directory */
function listZipEnds(bytes: Buffer): number[] {
  const from = Math.max(0, bytes.length - LONGEST_ZIP_END);
  const last = bytes.subarray(from);
  const ends: number[] = [];
  for (let at = last.lastIndexOf(ZIP_END); at !== -1; at = at === 0 ? -1 : last.lastIndexOf(ZIP_END, at - 1)) {
    if (at + ZIP_END_BYTES > last.length) continue;
    const directory = from + at - last.readUInt32LE(at + 12);
    if (directory >= 0 && bytes.subarray(directory, directory + 4).equals(ZIP_DIRECTORY)) ends.push(from + at);
  }
  return ends;
}
