/** A service that speaks S3, in this very process and gone with it. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '#platform/storage/s3.server.ts';

export type S3 = {
  settings: S3Settings;
  /** For the site to be started with. */
  env: Record<string, string>;
  /** Of all objects there are. */
  listKeys(): Promise<string[]>;
  /** From now on every request is answered like this; null: as it should be. */
  answerWith(status: number | 'nothing' | null): void;
  stop(): Promise<void>;
};

const BUCKET = 'files';

export async function startS3(): Promise<S3> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-s3-'));
  const service = new S3rver({ directory: folder, silent: true, configureBuckets: [{ name: BUCKET, configs: [] }] });
  await service.configureBuckets();
  let fault: number | 'nothing' | null = null;
  const server: Server = createServer((request, response) => {
    if (fault === null) return service.getMiddleware()(request, response);
    if (fault === 'nothing') return;
    request.resume();
    response.writeHead(fault, { 'Content-Type': 'application/xml' });
    response.end('<?xml version="1.0"?><Error><Code>Fault</Code><Message>On purpose</Message></Error>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { bucket: BUCKET, region: 'eu-west-2', endpoint, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    settings,
    env: {
      ...{ S3_BUCKET: settings.bucket, S3_REGION: settings.region, S3_ENDPOINT: endpoint },
      ...{ S3_ACCESS_KEY_ID: settings.accessKeyId, S3_SECRET_ACCESS_KEY: settings.secretAccessKey },
    },
    listKeys: async () => {
      const all = await readdir(path.join(folder, BUCKET), { recursive: true });
      const objects = all.filter((each) => each.endsWith('._S3rver_object'));
      return objects.map((each) => each.slice(0, -'._S3rver_object'.length)).sort();
    },
    answerWith: (status) => {
      fault = status;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
