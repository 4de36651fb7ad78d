/** Writes a ZIP archive from its parts, and simplifies the end of an existing one. */
import { crc32, deflateRawSync } from 'node:zlib';
import type { ArchivePart } from './archive.server.ts';

const END_BYTES = 22;
const LOCAL_HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

export function writeArchive(parts: readonly ArchivePart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, size, packed, isDeflated, checksum } of parts) {
    const path = Buffer.from(name);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(VERSION, 0);
    header.writeUInt16LE(UTF8_NAMES, 2);
    header.writeUInt16LE(isDeflated ? DEFLATED : STORED, 4);
    header.writeUInt16LE(FIRST_DAY, 8);
    header.writeUInt32LE(checksum, 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(size, 18);
    header.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from([0x50, 0x4b, 1, 2, VERSION, 0]), header, place, path);
    locals.push(Buffer.from([0x50, 0x4b, 3, 4]), header, path, packed);
    offset += LOCAL_HEADER_BYTES + path.length + packed.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(END_BYTES);
  END_SIGN.copy(end);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, table, end]);
}

const VERSION = 20;
const UTF8_NAMES = 0x800;
/** 1 January 1980, the earliest date of the format, for every part. */
const FIRST_DAY = 0x21;

export function packPart(name: string, content: Buffer): ArchivePart {
  return {
    name,
    size: content.length,
    packed: deflateRawSync(content),
    isDeflated: true,
    checksum: crc32(content),
  };
}

/**
 * Some programs write a comment, bytes after the end, or an end record for archives above 4 GB. @returns the archive with a plain end;
 * `bytes` itself if it has one already, or none at all
 */
export function withPlainEnd(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(END_SIGN);
  if (at === -1 || at + END_BYTES > bytes.length) return bytes;
  const large = at - LARGE_LOCATOR_BYTES - LARGE_END_BYTES;
  const isLarge =
    large >= 0 &&
    bytes.readUInt32LE(large) === LARGE_END &&
    bytes.readUInt32LE(at - LARGE_LOCATOR_BYTES) === LARGE_LOCATOR;
  if (!isLarge && at + END_BYTES === bytes.length) return bytes;
  const end = Buffer.from(bytes.subarray(at, at + END_BYTES));
  end.writeUInt16LE(0, 20);
  if (!isLarge) return Buffer.concat([bytes.subarray(0, at), end]);
  const [count, size, offset] = [32, 40, 48].map((field) => Number(bytes.readBigUInt64LE(large + field)));
  end.writeUInt16LE(Math.min(count ?? 0, 0xffff), 8);
  end.writeUInt16LE(Math.min(count ?? 0, 0xffff), 10);
  end.writeUInt32LE(Math.min(size ?? 0, 0xffffffff), 12);
  end.writeUInt32LE(Math.min(offset ?? 0, 0xffffffff), 16);
  return Buffer.concat([bytes.subarray(0, large), end]);
}

const END_SIGN = Buffer.from([0x50, 0x4b, 5, 6]);
const LARGE_END = 0x06064b50;
const LARGE_LOCATOR = 0x07064b50;
const LARGE_END_BYTES = 56;
const LARGE_LOCATOR_BYTES = 20;
