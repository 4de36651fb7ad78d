/** The names inside a compound file (Microsoft's MS-CFB), as far as its directory can be followed in a bounded way. */

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** Sector numbers from here on are signs, not places. */
const FIRST_SIGN = 0xfffffffa;
/** So many tables are named in the header itself; a file that needs more is larger than any we take. */
const TABLES_IN_HEADER = 109;

/** @returns null where it is no such file, or a broken one */
export function listCompoundEntries(bytes: Buffer): string[] | null {
  if (bytes.length < HEADER_BYTES * 2 || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  const sectorShift = bytes.readUInt16LE(30);
  if (sectorShift !== 9 && sectorShift !== 12) return null;
  const sectorBytes = 2 ** sectorShift;
  const sectorAt = (sector: number) => bytes.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes);

  /** Which sector follows this one; null: it cannot be followed. */
  function next(sector: number): number | null {
    const perTable = sectorBytes / 4;
    const table = Math.floor(sector / perTable);
    if (table >= TABLES_IN_HEADER) return null;
    const place = sectorAt(bytes.readUInt32LE(76 + table * 4));
    const offset = (sector % perTable) * 4;
    return offset + 4 <= place.length ? place.readUInt32LE(offset) : null;
  }

  const names: string[] = [];
  const seen = new Set<number>();
  for (let sector = bytes.readUInt32LE(48); sector < FIRST_SIGN; ) {
    const entries = sectorAt(sector);
    if (seen.has(sector) || entries.length < sectorBytes) return null;
    seen.add(sector);
    for (let at = 0; at < sectorBytes; at += ENTRY_BYTES) names.push(...nameOf(entries.subarray(at, at + ENTRY_BYTES)));
    const following = next(sector);
    if (following === null) return null;
    sector = following;
  }
  return names;
}

/** None of an entry that is not used. */
function nameOf(entry: Buffer): string[] {
  const isUsed = entry[66] !== 0;
  const length = entry.readUInt16LE(64);
  return isUsed && length >= 2 && length <= 64 ? [entry.toString('utf16le', 0, length - 2)] : [];
}
