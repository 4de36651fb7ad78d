/**
 * Takes a form with one file from the wire. The file goes to disk as it comes, a piece at a time, into a file that has no
 * name any more: whatever becomes of the request or of this process, nothing of it is left behind.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';

export type ReceivedFile = {
  /** As the browser said: to be shown to nobody before it is cleaned. */
  name: string;
  sizeBytes: number;
  sha256: Buffer;
  /** For reading at any place, for as long as `work` runs. */
  handle: FileHandle;
};

export type ReceivedForm = {
  fields: Record<string, string>;
  /** null: none was chosen. */
  file: ReceivedFile | null;
};

/** busy: four are being received already. malformed: no form with one file, or cut off. */
export type UploadFault = 'busy' | 'too_large' | 'malformed';

type Expected = { fileField: string; largestBytes: number };

const MOST_AT_ONCE = 4;
let underway = 0;

/** @param work may read the file until it resolves */
export async function withUpload<T>(
  request: Request,
  expected: Expected,
  work: (form: ReceivedForm) => Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; reason: UploadFault }> {
  if (underway >= MOST_AT_ONCE) return { ok: false, reason: 'busy' };
  underway += 1;
  const spool = await openNameless().catch((error: unknown) => {
    underway -= 1;
    throw error;
  });
  try {
    const received = await receive(request, expected, spool);
    return received.ok ? { ok: true, value: await work(received.form) } : received;
  } finally {
    underway -= 1;
    await spool.close();
  }
}

async function openNameless(): Promise<FileHandle> {
  const file = path.join(tmpdir(), `upload-${randomUUID()}`);
  const handle = await open(file, 'wx+', 0o600);
  await unlink(file);
  return handle;
}

type Receiving = { ok: true; form: ReceivedForm } | { ok: false; reason: UploadFault };

async function receive(request: Request, expected: Expected, spool: FileHandle): Promise<Receiving> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!request.body || !/^multipart\/form-data\s*;/i.test(type)) return { ok: false, reason: 'malformed' };
  const parser = openParser(type, expected.largestBytes);
  if (!parser) return { ok: false, reason: 'malformed' };
  const body = Readable.fromWeb(request.body as ReadableStream);
  try {
    return await new Promise<Receiving>((resolve, reject) => {
      const fields: Record<string, string> = Object.create(null);
      let file: Promise<ReceivedFile | null> = Promise.resolve(null);
      const refuse = (reason: UploadFault) => () => resolve({ ok: false, reason });
      parser.on('field', (name, value, isNameCut, isValueCut) => {
        if (isNameCut || isValueCut || name in fields) refuse('malformed')();
        else fields[name] = value;
      });
      parser.on('file', (name, stream, fileName) => {
        if (name !== expected.fileField) return refuse('malformed')();
        stream.on('limit', refuse('too_large'));
        file = spoolFile(stream, fileName ?? '', spool);
        file.catch(reject);
      });
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, refuse('malformed'));
      parser.on('error', refuse('malformed'));
      parser.on('finish', () => file.then((found) => resolve({ ok: true, form: { fields, file: found } }), reject));
      body.on('error', refuse('malformed'));
      body.pipe(parser);
    });
  } finally {
    // Whatever is still on its way is not read any further.
    body.unpipe(parser);
    body.on('error', () => undefined);
    body.destroy();
    parser.on('error', () => undefined);
    parser.destroy();
  }
}

function openParser(type: string, largestBytes: number): BusboyInstance | null {
  const limits = {
    ...{ fileSize: largestBytes, files: 1, fields: 20, parts: 21, fieldSize: 65_536, fieldNameSize: 100 },
    headerPairs: 20,
  };
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    return null;
  }
}

async function spoolFile(stream: BusboyFileStream, name: string, spool: FileHandle): Promise<ReceivedFile | null> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    await spool.writeFile(chunk);
    sizeBytes += chunk.length;
  }
  // What browsers send where nothing was chosen.
  if (name === '' && sizeBytes === 0) return null;
  return { name, sizeBytes, sha256: hash.digest(), handle: spool };
}
