/** The one store of the site: a folder by default, a bucket where one is configured. */
import path from 'node:path';
import { openDiskStorage } from './disk.server.ts';
import type { S3Settings } from './s3.server.ts';
import type { Storage } from './storage.ts';

export async function openStorage({ dataDir, s3 }: { dataDir: string; s3: S3Settings | null }): Promise<Storage> {
  if (!s3) return openDiskStorage(path.join(dataDir, 'files'));
  const { openS3Storage } = await import('./s3.server.ts');
  return openS3Storage(s3);
}
