/** An in-memory stand-in for S3 that answers the three requests of the store. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#platform/storage/s3.server.ts';
import { startLocalServer } from './local-server.ts';

export type S3 = {
  settings: S3Settings;
  env: Record<string, string>;
  listKeys(): Promise<string[]>;
  /** Sets the answer to all later requests; null restores the correct one. */
  answerWith(status: number | 'nothing' | null): void;
  stop(): Promise<void>;
};

const BUCKET = 'files';
const ACCESS_KEY = 'an-access-key';

export async function startS3(): Promise<S3> {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  let fault: number | 'nothing' | null = null;
  const { origin: endpoint, close } = await startLocalServer((request, response) => {
    if (fault === 'nothing') return;
    if (fault === null) answer(request, response).catch(() => response.destroy());
    else refuse(request, response, fault, 'Fault');
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers, url = '' } = request;
    const { pathname } = new URL(url, 'http://s3.invalid');
    const key = decodeURIComponent(pathname).slice(`/${BUCKET}/`.length);
    const isSigned = headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${ACCESS_KEY}/`);
    if (!isSigned || !pathname.startsWith(`/${BUCKET}/`)) return refuse(request, response, 403, 'AccessDenied');
    if (method === 'PUT') {
      objects.set(key, { bytes: await buffer(request), type: String(headers['content-type']) });
      response.writeHead(200, { ETag: '"stored"' }).end();
    } else if (method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (method === 'GET') {
      const object = objects.get(key);
      if (!object) return refuse(request, response, 404, 'NoSuchKey');
      response.writeHead(200, { 'Content-Type': object.type, 'Content-Length': object.bytes.length });
      response.end(object.bytes);
    } else refuse(request, response, 405, 'MethodNotAllowed');
  }

  const settings = {
    bucket: BUCKET,
    region: 'eu-west-2',
    endpoint,
    accessKeyId: ACCESS_KEY,
    secretAccessKey: 'a-secret-access-key',
  };
  return {
    settings,
    env: {
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    listKeys: async () => [...objects.keys()].sort(),
    answerWith: (status) => {
      fault = status;
    },
    stop: close,
  };
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, code: string): void {
  request.resume();
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>On purpose</Message></Error>`);
}
