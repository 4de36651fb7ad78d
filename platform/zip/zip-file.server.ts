import { buffer } from 'node:stream/consumers';
import { type Entry, fromFdPromise } from 'yauzl';

export type ZipPart = {
  name: string;
  /** Size that the directory declares, in bytes. Reading fails if the actual size differs. */
  size: number;
  read: () => Promise<Buffer>;
};

type Limits = {
  mostParts: number;
  mostBytes: number;
};

/** The limit for one part's header: its name and extra fields. Thousands of longer ones would fill the memory. */
const LONGEST_HEAD = 4_096;

/** Reads the directory without unpacking. Folders are skipped. @param fd stays open */
export async function listZipParts(
  fd: number,
  { mostParts, mostBytes }: Limits,
): Promise<{ ok: true; parts: ZipPart[] } | { ok: false; reason: 'no_zip' | 'too_large' }> {
  try {
    const zip = await fromFdPromise(fd, { autoClose: false });
    if (zip.entryCount > mostParts) return { ok: false, reason: 'too_large' };
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength > LONGEST_HEAD)
        return { ok: false, reason: 'no_zip' };
      if (!entry.fileName.endsWith('/')) entries.push(entry);
    }
    if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > mostBytes)
      return { ok: false, reason: 'too_large' };
    const parts = entries.map((entry) => ({
      name: entry.fileName,
      size: entry.uncompressedSize,
      read: async () => buffer(await zip.openReadStreamPromise(entry)),
    }));
    return { ok: true, parts };
  } catch {
    return { ok: false, reason: 'no_zip' };
  }
}
