/** Names files that are no CV by their first bytes, so that a refusal can name their type. */

const BYTE_ORDER_MARK = /^\u00ef\u00bb\u00bf/;

/** Patterns for the bytes as Latin-1, which maps each byte to one character. The first match counts. */
const BY_START: readonly (readonly [string, RegExp])[] = [
  ['an RTF file', /^\s*\{\\rtf/],
  ['a PostScript file', /^%!PS/],
  ['a JPEG picture', /^\xff\xd8\xff/],
  ['a PNG picture', /^\x89PNG/],
  ['a GIF picture', /^GIF8/],
  ['a TIFF picture', /^(?:II\*\0|MM\0\*)/],
  ['a WebP picture', /^RIFF....WEBP/s],
  ['a photo (HEIC)', /^....ftyp(?:hei|hev|mif1|msf1)/s],
  ['a photo (AVIF)', /^....ftyp(?:avif|avis)/s],
  ['a video', /^....ftyp/s],
  ['a shortcut', /^(?:L\p{Cc}{7}|\[InternetShortcut\])/iu],
  ['a link to a Google document', /^\s*\{[^{}]{0,1000}"(?:doc_id|resource_id)"\s*:/],
  ['a WordPerfect document', /^\xffWPC/],
  ['a Word 2 document', /^(?:\xdb\xa5|\x9b\xa5|1\xbe\0\0)/],
  ['a program', /^(?:MZ|\x7fELF|#!|\xca\xfe\xba\xbe)/],
  ['an archive', /^(?:Rar!|7z\xbc\xaf|\p{Cc}\x8b)/u],
  ['a web archive', /^(?:\s*MIME-Version:|\s*From:|bplist00)/i],
  ['a Word XML document', /^\s*<\?xml[\s\S]*?progid="Word\.Document"/],
  ['a web page', /^\s*<(?:!doctype\s+html|html|head|body|meta|script|title|\?xml[\s\S]*?<html)[\s>]/i],
  ['an XML file', /^\s*<(?:\?xml|[a-z!])/i],
];
const START_CHARACTERS = 4_096;

export function nameOtherKind(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, START_CHARACTERS)).toString('latin1').replace(BYTE_ORDER_MARK, '');
  return BY_START.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}

const BY_STREAM: readonly (readonly [string, RegExp])[] = [
  ['an Excel workbook', /^(?:Workbook|Book)$/],
  ['a PowerPoint presentation', /^PowerPoint Document$/],
  ['an Outlook email', /^__(?:properties|substg1)/],
  ['a Publisher document', /^Quill$/],
  ['a Works document', /^(?:MatOST|MM)$/],
];

export const nameOtherCompound = (names: readonly string[]): string | null =>
  BY_STREAM.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0] ?? null;

const BY_PART: readonly (readonly [string, RegExp])[] = [
  ['an Excel workbook', /^xl\//],
  ['a PowerPoint presentation', /^ppt\//],
  ['a Pages document', /^(?:Index\/Document\.iwa|Index\.zip|index\.xml)$/],
  ['an OpenDocument file (ODT)', /^META-INF\/manifest\.xml$/],
  ['an e-book', /^META-INF\/container\.xml$/],
];

export const nameOtherArchive = (names: readonly string[]): string =>
  BY_PART.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0] ?? 'a ZIP archive';
