/** Reads an untrusted ZIP archive: its directory is checked first, and nothing unpacks to more than that declares. */
import { setImmediate as giveWay } from 'node:timers/promises';
import { createInflateRaw } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';

export type ArchivePart = {
  name: string;
  /** Unpacked size that the directory declares, in bytes. Unpacking stops there. */
  size: number;
  packed: Buffer;
  isDeflated: boolean;
  checksum: number;
};

const MOST_UNPACKED_BYTES = 50 * 1_048_576;
const MOST_PARTS = 1_000;
/** Text rarely packs better than 20:1. Small parts may have any ratio. */
const BEST_RATIO = 100;
const SMALL_BYTES = 1_048_576;

const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;
const DIRECTORY_ENTRY_BYTES = 46;
const END_BYTES = 22;
const STORED = 0;
const DEFLATED = 8;
/** Info-ZIP Unicode Path is a second name of a part, which some readers use instead of the first. */
const UNICODE_PATH = 0x7075;

/** Bytes that one upload may still unpack. Archives inside archives count as well. */
export type Allowance = { bytes: number };

export const newAllowance = (): Allowance => ({ bytes: MOST_UNPACKED_BYTES });

/**
 * Reads the directory of an archive without unpacking. The declared size is taken from the allowance. @returns null if it is not a complete
 * archive, if directory and parts disagree or overlap, or if it declares too much
 */
export async function readArchive(bytes: Buffer, allowance: Allowance): Promise<ArchivePart[] | null> {
  try {
    const zip = await fromBufferPromise(bytes, { strictFileNames: true });
    if (zip.comment !== '' || zip.entryCount > MOST_PARTS) return null;
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const parts = isWholeDirectory(bytes, entries) ? listParts(bytes, entries) : null;
    return parts && isModest(bytes, parts, allowance) ? parts : null;
  } catch {
    return null;
  }
}

/** Some readers use the number of entries and some the size of the directory, so both must agree. */
function isWholeDirectory(bytes: Buffer, entries: Entry[]): boolean {
  const directoryBytes = entries.reduce(
    (sum, { fileNameLength, extraFieldLength, fileCommentLength }) =>
      sum + DIRECTORY_ENTRY_BYTES + fileNameLength + extraFieldLength + fileCommentLength,
    0,
  );
  const end = bytes.length - END_BYTES;
  return bytes.readUInt32LE(end + 12) === directoryBytes && bytes.readUInt32LE(end + 16) + directoryBytes === end;
}

function isModest(bytes: Buffer, parts: ArchivePart[], allowance: Allowance): boolean {
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  if (total > allowance.bytes || packsTooWell(total, bytes)) return false;
  allowance.bytes -= total;
  return parts.every(({ size, packed }) => !packsTooWell(size, packed));
}

const packsTooWell = (size: number, packed: Buffer) => size > SMALL_BYTES && size > packed.length * BEST_RATIO;

function listParts(bytes: Buffer, entries: Entry[]): ArchivePart[] | null {
  const directoryAt = bytes.readUInt32LE(bytes.length - END_BYTES + 16);
  const names = new Set<string>();
  const parts: ArchivePart[] = [];
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    const { fileName: name, compressionMethod: method, relativeOffsetOfLocalHeader: at } = entry;
    const isKnown = names.has(name.toLowerCase());
    if (at < end || isKnown || entry.isEncrypted() || !hasOneName(entry) || !hasSameHeader(bytes, entry)) return null;
    const start = at + LOCAL_HEADER_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    end = start + entry.compressedSize;
    if (end > directoryAt || (method !== STORED && method !== DEFLATED)) return null;
    names.add(name.toLowerCase());
    parts.push({
      name,
      size: entry.uncompressedSize,
      packed: bytes.subarray(start, end),
      isDeflated: method === DEFLATED,
      checksum: entry.crc32,
    });
  }
  // Bytes before the first part could be read as another type of file.
  return Math.min(...entries.map((entry) => entry.relativeOffsetOfLocalHeader)) === 0 ? parts : null;
}

/** Parts are judged by name, so all readers must see the same one. Some end a name at a NUL. */
function hasOneName({ fileName, fileNameRaw, extraFields }: Entry): boolean {
  const isSecondName = ({ id }: { id: number }) => id === UNICODE_PATH;
  return Buffer.from(fileName).equals(fileNameRaw) && !fileNameRaw.includes(0) && !extraFields.some(isSecondName);
}

function hasSameHeader(bytes: Buffer, entry: Entry): boolean {
  const at = entry.relativeOffsetOfLocalHeader;
  const nameAt = at + LOCAL_HEADER_BYTES;
  const extraAt = nameAt + bytes.readUInt16LE(at + 26);
  const extra = bytes.subarray(extraAt, extraAt + bytes.readUInt16LE(at + 28));
  return (
    bytes.readUInt32LE(at) === LOCAL_HEADER &&
    bytes.readUInt16LE(at + 8) === entry.compressionMethod &&
    bytes.subarray(nameAt, extraAt).equals(entry.fileNameRaw) &&
    !listExtraFields(extra).includes(UNICODE_PATH)
  );
}

/** @returns the ids of the extra fields; yauzl reads only those of the directory */
function listExtraFields(extra: Buffer): number[] {
  const ids: number[] = [];
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) ids.push(extra.readUInt16LE(at));
  return ids;
}

/** Unpacks a part piece by piece. @throws if the result is not as long as the directory declares */
export async function* unpack({ packed, size, isDeflated }: ArchivePart): AsyncGenerator<Buffer> {
  let length = 0;
  const pieces: AsyncIterable<Buffer> = isDeflated ? createInflateRaw().end(packed) : cut(packed);
  for await (const piece of pieces) {
    if (piece.length === 0) continue;
    length += piece.length;
    if (length > size) break;
    yield piece;
  }
  if (length !== size) throw new Error('A part of the archive is not as long as the archive says');
}

const PIECE = 65_536;

async function* cut(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE);
    await giveWay();
  }
}
