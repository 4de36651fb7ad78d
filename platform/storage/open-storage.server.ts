/** Opens the site's file store: a folder by default, a bucket if one is configured. */
import path from 'node:path';
import { answerInTime } from './answer-in-time.server.ts';
import { openDiskStorage } from './disk.server.ts';
import type { S3Settings } from './s3.server.ts';
import type { Storage } from './storage.ts';

export async function openStorage({ dataDir, s3 }: { dataDir: string; s3: S3Settings | null }): Promise<Storage> {
  if (!s3) return answerInTime(await openDiskStorage(path.join(dataDir, 'files')));
  const { openS3Storage } = await import('./s3.server.ts');
  return answerInTime(openS3Storage(s3));
}
