/** Extracts the text of a document. If that fails, its owner types it. */
import type { CvExtension } from '#domain/profile/cv.ts';
import { readApart } from '#platform/reader/read-apart.server.ts';
import type { ReaderLimits } from '#platform/reader/reader-limits.ts';

export type CvText = { ok: true; text: string } | { ok: false; reason: 'busy' | 'unreadable' | 'scan' };

/** Reads the document in a separate process, within its limits. */
export async function readDocumentText(
  { bytes, extension }: { bytes: Buffer; extension: CvExtension },
  limits: Partial<ReaderLimits> = {},
): Promise<CvText> {
  const read = await readApart<string, string[]>(
    { kind: 'document', options: extension, bytes, limits },
    async (items) => {
      const texts: string[] = [];
      for await (const text of items) texts.push(text);
      return texts;
    },
  );
  if (read === 'busy') return { ok: false, reason: 'busy' };
  const [text] = read === 'too_costly' ? [] : read;
  if (text === undefined) return { ok: false, reason: 'unreadable' };
  return /[\p{L}\p{N}]/u.test(text) ? { ok: true, text } : { ok: false, reason: 'scan' };
}
