/** Files in a bucket of any service that speaks S3. Loaded only where it is configured. */
import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { checkKey } from './check-key.ts';
import { LONGEST_PUT_SECONDS, type Storage, StoreFull } from './storage.ts';

export type S3Settings = {
  bucket: string;
  region: string;
  /** null: Amazon's own for the region. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
};

const TRIES = 2;
/** So that all tries, and the moment between them, fit into what a file may take. */
const SECONDS_A_TRY = LONGEST_PUT_SECONDS / TRIES - 1;

export function openS3Storage({ bucket, region, endpoint, ...credentials }: S3Settings): Storage {
  const client = new S3Client({
    region,
    credentials,
    // Services other than Amazon's know buckets by path, and few know its newest checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: {
      requestTimeout: SECONDS_A_TRY * 1000,
      // Without this it would only be logged.
      throwOnRequestTimeout: true,
      connectionTimeout: 5_000,
      socketTimeout: LONGEST_PUT_SECONDS * 1000,
    },
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  return {
    put: ({ key, bytes, mediaType }) =>
      disk
        .put(checkKey(key), bytes, { contentLength: bytes.length, contentType: mediaType })
        .catch((error: unknown) => {
          throw statusOf(error) === INSUFFICIENT_STORAGE ? new StoreFull(error) : error;
        }),
    open: (key) =>
      disk.getStream(checkKey(key)).catch((error: unknown) => {
        if (statusOf(error) === NOT_FOUND) return null;
        throw error;
      }),
    remove: (key) => disk.delete(checkKey(key)),
    close: () => client.destroy(),
  };
}

const NOT_FOUND = 404;
const INSUFFICIENT_STORAGE = 507;

/** What the service answered, inside what the store makes of it. */
function statusOf(error: unknown): number | undefined {
  const { cause } = error as { cause?: { $metadata?: { httpStatusCode?: number } } };
  return cause?.$metadata?.httpStatusCode;
}
