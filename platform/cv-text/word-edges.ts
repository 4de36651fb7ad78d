/** Copies headers and footers of a DOCX into its body, where the document reader finds them. */
import { type ArchivePart, newAllowance, readArchive, unpack } from '#platform/upload/archive.server.ts';
import { packPart, writeArchive } from '#platform/upload/write-archive.ts';

const MAIN_PART = /^word\/document\d*\.xml$/i;
const EDGE = /^word\/(header|footer)\d*\.xml$/i;
/** Pictures and links in headers and footers, because their relationships are not the body's. */
const OUTSIDE = /<(a:blip|v:imagedata)\b[^>]*?(?:\/>|>[\s\S]*?<\/\1>)|\sr:id="[^"]*"/g;

export async function moveEdgesIntoBody(bytes: Buffer): Promise<Buffer> {
  const parts = await readArchive(bytes, newAllowance());
  const main = parts?.find(({ name }) => MAIN_PART.test(name));
  const edges = parts?.filter(({ name }) => EDGE.test(name)) ?? [];
  if (!parts || !main || edges.length === 0) return bytes;
  const [header, footer] = await Promise.all([readEdges(edges, 'header'), readEdges(edges, 'footer')]);
  const body = (await textOf(main))
    .replace(/<w:body\b[^>]*>/, (start) => start + header)
    .replace(/<\/w:body>/, (end) => footer + end);
  return writeArchive(parts.map((part) => (part === main ? packPart(main.name, Buffer.from(body)) : part)));
}

/** Joins the headers or footers without duplicates: the first page often repeats the others. */
async function readEdges(edges: readonly ArchivePart[], kind: string): Promise<string> {
  const texts = await Promise.all(edges.filter(({ name }) => name.toLowerCase().includes(`/${kind}`)).map(textOf));
  const contents = texts.map((text) => {
    const [, names = '', inner = ''] = /<w:(?:hdr|ftr)\b([^>]*[^/>])?>([\s\S]*)<\/w:(?:hdr|ftr)>/.exec(text) ?? [];
    return inner === '' ? '' : `<w:sdt ${names}><w:sdtContent>${inner.replace(OUTSIDE, '')}</w:sdtContent></w:sdt>`;
  });
  return [...new Set(contents)].join('');
}

async function textOf(part: ArchivePart): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of unpack(part)) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
