/**
 * Checks that an archive is a Word document without active content, and disables links that Word would follow automatically
 * (docs/decisions/0015).
 */
import { type Allowance, type ArchivePart, newAllowance, readArchive, unpack } from './archive.server.ts';
import { emptyOutsideLinks } from './word-links.ts';
import { packPart, withPlainEnd, writeArchive } from './write-archive.ts';

/** `other`: an archive that is no Word document. `names`: those of its parts. */
export type WordArchiveRefusal = 'macros' | 'program_inside' | 'archive_inside' | 'unsafe';
export type WordArchive =
  | { ok: true; bytes: Buffer }
  | { ok: false; fault: WordArchiveRefusal }
  | { ok: false; fault: 'other'; names: string[] };

const MACROS = /vbaproject\.bin$/i;
const RUNNABLE_PART = /\.(exe|dll|bat|cmd|scr|pif|com|js|jar|vbs|ps1|hta|lnk|php|asp|jsp)$/i;
const ARCHIVE_PART = /\.(zip|7z|rar|gz|tgz|bz2|xz|tar|cab|iso)$/i;
const ARCHIVE_START = Buffer.from('PK\u0003\u0004');
/** The data behind a chart is the one archive that Word itself embeds. */
const CHART_DATA = /^word\/embeddings\/[^/]+\.xlsx$/i;
const MAIN_PART = /^word\/document\d*\.xml$/i;
const XML_PART = /\.(xml|rels)$/i;
const RELATIONSHIPS = /\.rels$/i;
const SVG = /^word\/media\/[^/]+\.svg$/i;
/**
 * The document type that drawing programs write. It defines nothing, so an SVG may name it even if a relationship makes
 * the SVG a part of the text.
 */
const SVG_TYPE =
  /<!DOCTYPE\s+svg(?:\s+PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN\1\s+(["'])https?:\/\/www\.w3\.org\/[\w./-]+\2)?\s*>/;
/** Bytes: a part with links, and the data behind a chart. Both are read completely. */
const MOST_LINKS_BYTES = 1_048_576;
const MOST_CHART_BYTES = 5 * 1_048_576;

export async function checkWordArchive(bytes: Buffer): Promise<WordArchive> {
  const allowance = newAllowance();
  const whole = withPlainEnd(bytes);
  const parts = await readArchive(whole, allowance);
  if (!parts) return { ok: false, fault: 'unsafe' };
  const names = parts.map(({ name }) => name);
  if (!names.includes('[Content_Types].xml') || !names.some((name) => MAIN_PART.test(name)))
    return { ok: false, fault: 'other', names };
  const checked = await checkParts(parts, allowance);
  if (!checked.ok) return checked;
  const isAsItWas = whole === bytes && checked.emptied.size === 0;
  return { ok: true, bytes: isAsItWas ? bytes : writeArchive(parts.map((part) => checked.emptied.get(part) ?? part)) };
}

/** `emptied` maps each part with external links to its replacement without them. */
type CheckedParts = { ok: true; emptied: Map<ArchivePart, ArchivePart> } | { ok: false; fault: WordArchiveRefusal };

async function checkParts(parts: ArchivePart[], forCharts: Allowance | null): Promise<CheckedParts> {
  if (parts.some(({ name }) => MACROS.test(name))) return { ok: false, fault: 'macros' };
  if (parts.some(({ name }) => RUNNABLE_PART.test(name))) return { ok: false, fault: 'program_inside' };
  if (parts.some(({ name }) => ARCHIVE_PART.test(name))) return { ok: false, fault: 'archive_inside' };
  const emptied = new Map<ArchivePart, ArchivePart>();
  try {
    for (const part of parts) {
      const checked = await checkPart(part, forCharts);
      if (!checked.ok) return checked;
      if (checked.emptied) emptied.set(part, checked.emptied);
    }
    return { ok: true, emptied };
  } catch {
    return UNSAFE;
  }
}

const UNSAFE = { ok: false, fault: 'unsafe' } as const;
const HARMLESS = { ok: true, emptied: null } as const;

type CheckedPart = { ok: true; emptied: ArchivePart | null } | { ok: false; fault: WordArchiveRefusal };

async function checkPart(part: ArchivePart, forCharts: Allowance | null): Promise<CheckedPart> {
  const { name, size } = part;
  const holdsLinks = RELATIONSHIPS.test(name);
  const isChart = forCharts !== null && CHART_DATA.test(name);
  if ((holdsLinks && size > MOST_LINKS_BYTES) || (isChart && size > MOST_CHART_BYTES)) return UNSAFE;
  const pieces: Buffer[] = [];
  let holdsDefinition: ((piece: Buffer) => boolean) | undefined;
  for await (const piece of unpack(part)) {
    let searched = piece;
    if (holdsDefinition === undefined) {
      const start = readStart(piece);
      if (start === 'unreadable_xml' || (start === 'other' && XML_PART.test(name))) return UNSAFE;
      if (startsAsArchive(piece) && !isChart) return { ok: false, fault: 'archive_inside' };
      holdsDefinition = start === 'xml' ? createDefinitionSearch() : () => false;
      if (SVG.test(name)) searched = Buffer.from(piece.toString('latin1').replace(SVG_TYPE, ''), 'latin1');
    }
    if (holdsDefinition(searched)) return UNSAFE;
    if (holdsLinks || isChart) pieces.push(piece);
  }
  if (isChart) return (await isChartData(Buffer.concat(pieces), forCharts)) ? HARMLESS : UNSAFE;
  if (!holdsLinks) return HARMLESS;
  const content = Buffer.concat(pieces);
  const links = emptyOutsideLinks(withoutNul(content).toString('utf8'));
  if (!links) return UNSAFE;
  if (!links.isChanged) return HARMLESS;
  // The part is rewritten as UTF-8, so it must have been UTF-8 before.
  const isUtf8 = !content.includes(0) && content.equals(Buffer.from(content.toString('utf8')));
  return isUtf8 ? { ok: true, emptied: packPart(name, Buffer.from(links.text)) } : UNSAFE;
}

async function isChartData(bytes: Buffer, allowance: Allowance): Promise<boolean> {
  const parts = await readArchive(bytes, allowance);
  const checked = parts && (await checkParts(parts, null));
  return checked?.ok === true && checked.emptied.size === 0;
}

const startsAsArchive = (piece: Buffer) => piece.subarray(0, ARCHIVE_START.length).equals(ARCHIVE_START);

/** Definitions of entities, which grow without end (billion laughs) or fetch files. Office documents must not have any. */
const DEFINITIONS = ['<!DOCTYPE', '<!ENTITY'];

function createDefinitionSearch(): (piece: Buffer) => boolean {
  let end = Buffer.alloc(0);
  return (piece) => {
    const text = Buffer.concat([end, withoutNul(piece)]);
    end = text.subarray(-LONGEST_DEFINITION);
    return DEFINITIONS.some((mark) => text.includes(mark));
  };
}
const LONGEST_DEFINITION = 16;

const START_BYTES = 1_024;
const BYTE_ORDER_MARK = /^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/;
const EBCDIC_START = Buffer.from([0x4c, 0x6f, 0xa7, 0x94]);
const DECLARATION =
  /^<\?xml\s+version\s*=\s*(?:"[\d.]+"|'[\d.]+')(?:\s+encoding\s*=\s*(?:"([\w.-]+)"|'([\w.-]+)'))?(?:\s+standalone\s*=\s*(?:"\w+"|'\w+'))?\s*\?>/;
/** Encodings that keep ASCII as it is, or once NULs are removed. A definition in any other encoding would be missed. */
const READABLE_ENCODING = /^(utf-?8|utf-?16(le|be)?|us-ascii|iso-8859-\d+|windows-125\d)$/i;

/**
 * Decides by the start of a part, not its name, whether it is XML: office programs go by relationships and content types, which can make
 * any part one of the text. White space counts as XML, because more may follow.
 */
function readStart(piece: Buffer): 'xml' | 'unreadable_xml' | 'other' {
  if (piece.subarray(0, EBCDIC_START.length).equals(EBCDIC_START)) return 'unreadable_xml';
  const start = withoutNul(piece.subarray(0, START_BYTES)).toString('latin1').replace(BYTE_ORDER_MARK, '');
  if (!/^\s*<|^\s+$/.test(start)) return 'other';
  if (!/^\s*<\?xml\s/i.test(start)) return 'xml';
  const declaration = DECLARATION.exec(start);
  const encoding = declaration?.[1] ?? declaration?.[2] ?? 'utf-8';
  return declaration && READABLE_ENCODING.test(encoding) ? 'xml' : 'unreadable_xml';
}

/** Makes UTF-16 readable as single bytes. */
const withoutNul = (bytes: Buffer) => (bytes.includes(0) ? Buffer.from(bytes.filter((byte) => byte !== 0)) : bytes);
