import { passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { CvExtension } from '#domain/profile/cv.ts';
import { type CvReading, readCvText } from '#domain/profile/cv-reading/cv-reading.ts';
import { readDocumentText } from '#platform/cv-text/cv-text.server.ts';

export type ReadCvResult =
  | { ok: true; reading: CvReading }
  | { ok: false; reason: 'missing' | 'too_many_attempts' | 'busy' | 'unreadable' | 'scan' };

export async function readCv(
  services: Pick<RequestContext, 'database' | 'client'>,
  cv: { bytes: Buffer; extension: CvExtension } | null,
): Promise<ReadCvResult> {
  if (!cv) return { ok: false, reason: 'missing' };
  if (!(await passesIpLimit(services, 'cv_reading'))) return { ok: false, reason: 'too_many_attempts' };
  const read = await readDocumentText(cv);
  return read.ok ? { ok: true, reading: readCvText(read.text) } : read;
}
