/** A compound file (Microsoft's MS-CFB): the names in its directory and its streams, as far as they can be followed in a bounded way. */

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const STREAM = 2;
const ROOT = 5;
/** Sector numbers from here on are marks, not positions. */
const FIRST_SIGN = 0xfffffffa;
const FREE_SECTOR = 0xffffffff;
/** The header itself lists this many tables; a file that needs more exceeds our size limit. */
const TABLES_IN_HEADER = 109;

type Entry = { name: string; type: number; start: number; size: number };

export type CompoundFile = {
  names: string[];
  /** The end of the last sector, in bytes. Anything after it does not belong to the compound file. */
  end: number;
  readStream: (name: string) => Buffer | null;
};

export const isCompoundFile = (bytes: Buffer): boolean => bytes.subarray(0, MAGIC.length).equals(MAGIC);

export function openCompoundFile(bytes: Buffer): CompoundFile | null {
  if (bytes.length < HEADER_BYTES * 2 || !isCompoundFile(bytes)) return null;
  const sectorShift = bytes.readUInt16LE(30);
  if (sectorShift !== 9 && sectorShift !== 12) return null;
  const sectorBytes = 2 ** sectorShift;
  const sectorAt = (sector: number) => bytes.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes);
  const readNumber = (from: Buffer, at: number) => (at + 4 <= from.length ? from.readUInt32LE(at) : null);

  function next(sector: number): number | null {
    const perTable = sectorBytes / 4;
    const table = Math.floor(sector / perTable);
    if (table >= TABLES_IN_HEADER) return null;
    return readNumber(sectorAt(bytes.readUInt32LE(76 + table * 4)), (sector % perTable) * 4);
  }

  /** @returns null if the sectors form a cycle or lead out of the file; the last one may be truncated */
  function readChain(start: number): Buffer | null {
    const sectors: Buffer[] = [];
    const visited = new Set<number>();
    for (let sector = start; sector < FIRST_SIGN; ) {
      const content = sectorAt(sector);
      if (visited.has(sector) || content.length === 0) return null;
      visited.add(sector);
      sectors.push(content);
      const following = next(sector);
      if (following === null) return null;
      sector = following;
    }
    return Buffer.concat(sectors);
  }

  const directory = readChain(bytes.readUInt32LE(48));
  if (!directory) return null;
  const entries = readEntries(directory);

  function readStream(name: string): Buffer | null {
    const entry = entries.find((each) => each.type === STREAM && each.name === name);
    if (!entry) return null;
    const isSmall = entry.size < bytes.readUInt32LE(56);
    const content = isSmall ? readSmall(entry) : readChain(entry.start);
    return content && content.length >= entry.size ? content.subarray(0, entry.size) : null;
  }

  /** Small streams share one stream, in sectors of 64 bytes with their own table. */
  function readSmall({ start, size }: Entry): Buffer | null {
    const root = entries.find(({ type }) => type === ROOT);
    const [shared, table] = [root && readChain(root.start), readChain(bytes.readUInt32LE(60))];
    if (!shared || !table) return null;
    const smallBytes = 2 ** bytes.readUInt16LE(32);
    const pieces: Buffer[] = [];
    let sector: number | null = start;
    while (sector !== null && sector < FIRST_SIGN && pieces.length * smallBytes < size) {
      pieces.push(shared.subarray(sector * smallBytes, (sector + 1) * smallBytes));
      sector = readNumber(table, sector * 4);
    }
    return Buffer.concat(pieces);
  }

  let sectors = Math.ceil(bytes.length / sectorBytes) - 1;
  while (sectors > 0 && (next(sectors - 1) ?? FREE_SECTOR) === FREE_SECTOR) sectors -= 1;
  return { names: entries.map(({ name }) => name), end: (sectors + 1) * sectorBytes, readStream };
}

function readEntries(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const entry = directory.subarray(at, at + ENTRY_BYTES);
    const type = entry.readUInt8(66);
    const length = entry.readUInt16LE(64);
    if (type === 0 || length < 2 || length > 64) continue;
    const name = entry.toString('utf16le', 0, length - 2);
    entries.push({ name, type, start: entry.readUInt32LE(116), size: entry.readUInt32LE(120) });
  }
  return entries;
}
