/** Checks that an archive is a Word document without active content (docs/decisions/0037). */
import { type Allowance, type ArchivePart, newAllowance, readArchive, unpack } from './archive.server.ts';

const RUNNABLE_PART = /vbaproject\.bin$|\.(exe|dll|bat|cmd|scr|pif|com|js|jar|vbs|ps1|hta|lnk|php|asp|jsp)$/i;
const ARCHIVE_PART = /\.(zip|7z|rar|gz|tgz|bz2|xz|tar|cab|iso)$/i;
const ARCHIVE_START = Buffer.from('PK\u0003\u0004');
/** Figures behind a chart: the one archive that Word itself puts into a document. */
const CHART_DATA = /^word\/embeddings\/[^/]+\.xlsx$/i;
const XML_PART = /\.(xml|rels)$/i;
const RELATIONSHIPS = /\.rels$/i;
/** A picture that Word keeps as it was. */
const SVG = /^word\/media\/[^/]+\.svg$/i;
/**
 * The document type that drawing programs write. It defines nothing, so an SVG may name it even if a relationship makes
 * the SVG a part of the text.
 */
const SVG_TYPE =
  /<!DOCTYPE\s+svg(?:\s+PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN\1\s+(["'])https?:\/\/www\.w3\.org\/[\w./-]+\2)?\s*>/;
/** Of links and of the figures behind a chart, which are looked at whole. */
const MOST_LINKS_BYTES = 1_048_576;
const MOST_CHART_BYTES = 5 * 1_048_576;

export async function isWordArchive(bytes: Buffer): Promise<boolean> {
  const allowance = newAllowance();
  const parts = await readArchive(bytes, allowance);
  if (!parts?.some(({ name }) => name === '[Content_Types].xml')) return false;
  return parts.some(({ name }) => /^word\/document\d*\.xml$/.test(name)) && areHarmless(parts, allowance);
}

/** @param forCharts what archives in this one may unpack to; null: it may hold none */
async function areHarmless(parts: ArchivePart[], forCharts: Allowance | null): Promise<boolean> {
  // By their names first, before anything is unpacked.
  if (parts.some(({ name }) => RUNNABLE_PART.test(name) || ARCHIVE_PART.test(name))) return false;
  try {
    for (const part of parts) if (!(await isHarmless(part, forCharts))) return false;
    return true;
  } catch {
    // A part that is broken, or longer than it says.
    return false;
  }
}

async function isHarmless(part: ArchivePart, forCharts: Allowance | null): Promise<boolean> {
  const { name, size } = part;
  const holdsLinks = RELATIONSHIPS.test(name);
  const isChart = forCharts !== null && CHART_DATA.test(name);
  if ((holdsLinks && size > MOST_LINKS_BYTES) || (isChart && size > MOST_CHART_BYTES)) return false;
  const kept: Buffer[] = [];
  let holdsDefinition: ((piece: Buffer) => boolean) | undefined;
  for await (const piece of unpack(part)) {
    let searched = piece;
    if (holdsDefinition === undefined) {
      const start = readStart(piece);
      if (start === 'unreadable_xml' || (start === 'other' && XML_PART.test(name))) return false;
      if (startsAsArchive(piece) && !isChart) return false;
      holdsDefinition = start === 'xml' ? createDefinitionSearch() : () => false;
      if (SVG.test(name)) searched = Buffer.from(piece.toString('latin1').replace(SVG_TYPE, ''), 'latin1');
    }
    if (holdsDefinition(searched)) return false;
    if (holdsLinks || isChart) kept.push(piece);
  }
  if (holdsLinks) return areLinksHarmless(withoutNul(Buffer.concat(kept)).toString('utf8'));
  return !isChart || isChartData(Buffer.concat(kept), forCharts);
}

async function isChartData(bytes: Buffer, allowance: Allowance): Promise<boolean> {
  const parts = await readArchive(bytes, allowance);
  return parts !== null && areHarmless(parts, null);
}

const startsAsArchive = (piece: Buffer) => piece.subarray(0, ARCHIVE_START.length).equals(ARCHIVE_START);

/** Definitions of entities, which grow without end (billion laughs) or fetch files. Office documents must not have any. */
const DEFINITIONS = ['<!DOCTYPE', '<!ENTITY'];

/** Goes through a part piece by piece; a definition may stand across two of them. */
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
/** `<?xm` in EBCDIC. Other encodings that parsers recognise without being told begin with "<". */
const EBCDIC_START = Buffer.from([0x4c, 0x6f, 0xa7, 0x94]);
const DECLARATION =
  /^<\?xml\s+version\s*=\s*(?:"[\d.]+"|'[\d.]+')(?:\s+encoding\s*=\s*(?:"([\w.-]+)"|'([\w.-]+)'))?(?:\s+standalone\s*=\s*(?:"\w+"|'\w+'))?\s*\?>/;
/** ASCII stays ASCII in these, or is found by leaving out NULs. In any other a definition would not be found. */
const READABLE_ENCODING = /^(utf-?8|utf-?16(le|be)?|us-ascii|iso-8859-\d+|windows-125\d)$/i;

/**
 * Whether a part is XML its start decides and not its name: office programs go by relationships and content types, which
 * can make any part one of the text. Only white space counts as XML, because more may follow.
 */
function readStart(piece: Buffer): 'xml' | 'unreadable_xml' | 'other' {
  if (piece.subarray(0, EBCDIC_START.length).equals(EBCDIC_START)) return 'unreadable_xml';
  const start = withoutNul(piece.subarray(0, START_BYTES)).toString('latin1').replace(BYTE_ORDER_MARK, '');
  if (!/^\s*<|^\s+$/.test(start)) return 'other';
  if (!/^\s*<\?xml\s/i.test(start)) return 'xml';
  const declared = DECLARATION.exec(start);
  const encoding = declared?.[1] ?? declared?.[2] ?? 'utf-8';
  return declared && READABLE_ENCODING.test(encoding) ? 'xml' : 'unreadable_xml';
}

/** UTF-16 read as single bytes. */
const withoutNul = (bytes: Buffer) => (bytes.includes(0) ? Buffer.from(bytes.filter((byte) => byte !== 0)) : bytes);

/** Of one part of the document. */
const MOST_RELATIONSHIPS = 10_000;
/** In characters. Addresses of links have at most 2,083. */
const LONGEST_RELATIONSHIP = 10_000;
const RELATIONSHIP_START = /<(?:[^\s<>/!?"'=]+:)?Relationship(?=[\s/>])/g;
const RELATIONSHIP = /<(?:[^\s<>/!?"'=]+:)?Relationship(?=[\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
/** One behind the other without a gap: looking for the next one anywhere would take the square of a long text. */
const ATTRIBUTE = /\s*([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;
const TYPES =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/(\w+)$/;
/**
 * Word names the template that a document was made from, and a picture that was linked instead of copied. On the disk of
 * the author these fetch nothing; NULL is what Word writes where a picture was not found.
 */
const LEFT_BEHIND = ['attachedTemplate', 'image'];
const NOWHERE = /^(file:\/\/\/[a-z]|NULL$)/i;

/** Whatever leads out of a document may be a link to press, and nothing that Word fetches by itself. */
function areLinksHarmless(text: string): boolean {
  const tags = text.split('<', MOST_RELATIONSHIPS + 1);
  if (tags.length > MOST_RELATIONSHIPS || tags.some(({ length }) => length > LONGEST_RELATIONSHIP)) return false;
  const relationships = [...text.matchAll(RELATIONSHIP)].flatMap(([, attributes = '']) => {
    const read = readAttributes(attributes);
    return read ? [read] : [];
  });
  if (relationships.length !== (text.match(RELATIONSHIP_START) ?? []).length) return false;
  return relationships.every(({ Type = '', Target = '', TargetMode = 'Internal' }) => {
    if (TargetMode === 'Internal') return true;
    const [, type] = TYPES.exec(Type) ?? [];
    return type === 'hyperlink' || (LEFT_BEHIND.includes(type ?? '') && NOWHERE.test(Target));
  });
}

/** @returns null if any of it is no attribute */
function readAttributes(text: string): Record<string, string | undefined> | null {
  const found = [...text.matchAll(ATTRIBUTE)];
  const rest = text.slice(found.reduce((length, [all]) => length + all.length, 0));
  if (!/^\s*\/?$/.test(rest)) return null;
  return Object.fromEntries(found.map(([, name = '', quoted, other]) => [name, quoted ?? other]));
}
