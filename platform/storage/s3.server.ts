/** Stores files in a bucket of any S3-compatible service. Loaded only if one is configured. */
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { checkKey } from './check-key.ts';
import { LONGEST_PUT_SECONDS, type Storage, StoreFull } from './storage.ts';

export type S3Settings = {
  bucket: string;
  region: string;
  /** Null for Amazon's own endpoint of the region. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
};

const TRIES = 2;
/** Chosen so that all retries with their pauses fit into the time limit of a file. */
const SECONDS_A_TRY = LONGEST_PUT_SECONDS / TRIES - 1;

export function openS3Storage({ bucket, region, endpoint, ...credentials }: S3Settings): Storage {
  const client = new S3Client({
    region,
    credentials,
    // Services other than Amazon's address buckets by path, and few support its newest checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: {
      requestTimeout: SECONDS_A_TRY * 1000,
      // The client only logs timeouts unless this is set.
      throwOnRequestTimeout: true,
      connectionTimeout: 5_000,
      socketTimeout: LONGEST_PUT_SECONDS * 1000,
    },
  });
  const placeOf = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });
  return {
    put: async ({ key, bytes, mediaType }) => {
      const file = { Body: bytes, ContentLength: bytes.length, ContentType: mediaType };
      try {
        await client.send(new PutObjectCommand({ ...placeOf(key), ...file }));
      } catch (error) {
        throw statusOf(error) === INSUFFICIENT_STORAGE ? new StoreFull(error) : error;
      }
    },
    open: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(placeOf(key)));
        // The client always returns a Node stream under Node.
        return Body as Readable;
      } catch (error) {
        if (statusOf(error) === NOT_FOUND) return null;
        throw error;
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(placeOf(key)));
    },
    close: () => client.destroy(),
  };
}

const NOT_FOUND = 404;
const INSUFFICIENT_STORAGE = 507;

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
