/** Files in a bucket of any service that speaks S3. Loaded only where it is configured. */
import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { checkKey } from './check-key.ts';
import { LONGEST_PUT_SECONDS, type Storage } from './storage.ts';

export type S3Settings = {
  bucket: string;
  region: string;
  /** null: Amazon's own for the region. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
};

export function openS3Storage({ bucket, region, endpoint, ...credentials }: S3Settings): Storage {
  const client = new S3Client({
    region,
    credentials,
    // Services other than Amazon's know buckets by path, and few know its newest checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { requestTimeout: LONGEST_PUT_SECONDS * 1000, connectionTimeout: 5_000 },
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  return {
    put: ({ key, body, sizeBytes, mediaType }) =>
      disk.putStream(checkKey(key), body, { contentLength: sizeBytes, contentType: mediaType }),
    open: async (key) => {
      if (!(await disk.exists(checkKey(key)))) return null;
      return disk.getStream(key);
    },
    remove: async (key) => {
      await disk.delete(checkKey(key));
    },
    close: () => client.destroy(),
  };
}
