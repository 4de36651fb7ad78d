/**
 * Receives a form with files. Files are held in memory, for a few forms at a time and within limits, so nothing has to be cleaned up if the
 * request or the process dies. A large file is held on disk (./file-on-disk.server.ts).
 */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { uploadRefusals } from '#platform/metrics/counters.server.ts';
import { type FileOnDisk, writeFileOnDisk } from './file-on-disk.server.ts';
import { UploadPlaces } from './upload-places.ts';

export type ReceivedFile<Content = Buffer> = {
  /** Sent by the browser, without folders. Clean it before showing it. */
  name: string;
  /** Declared by the browser, so not trustworthy. */
  mediaType: string;
  bytes: Content;
};

type ReceivedForm<Content = Buffer> = {
  fields: Record<string, string>;
  /** Keyed by field name; absent if the user chose no file. */
  files: Record<string, ReceivedFile<Content>>;
};

/** busy: too many uploads are in progress. malformed: not the expected form, or truncated. */
export type UploadRefusal = 'busy' | 'too_large' | 'malformed';

export type Received<Content = Buffer> =
  | ({ ok: true } & ReceivedForm<Content>)
  | { ok: false; reason: UploadRefusal; fields: ReceivedForm['fields'] };

type Keep<Content> = {
  content: (stream: AsyncIterable<Buffer>) => Promise<Content>;
  isEmpty: (content: Content) => boolean;
  drop: (content: Content) => Promise<void>;
  isInMemory: boolean;
};

type Expected = {
  /** Each field holds at most one file. */
  fileFields: readonly string[];
  fieldNames: readonly string[];
  largestBytes: number;
};

/** A smaller declared length costs no more than other forms, so it needs no place. */
const SMALL_FORM_BYTES = 65_536;
const LONGEST_FIELD_BYTES = 32_768;
/** Signed-in people have their own places, so that visitors cannot keep them waiting. */
const ofAccounts = new UploadPlaces();
const ofOthers = new UploadPlaces();

export const countUploads = (): number => ofAccounts.size + ofOthers.size;

export type Sender = { account: string } | { network: string };

const IN_MEMORY: Keep<Buffer> = {
  content: async (stream) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return Buffer.concat(chunks);
  },
  isEmpty: ({ length }) => length === 0,
  drop: async () => undefined,
  isInMemory: true,
};

/** @returns after a refusal, the fields received before it */
export const receiveUpload = (request: Request, expected: Expected, from: Sender): Promise<Received> =>
  receiveFiles(request, expected, from, IN_MEMORY);

/** Receives a file that is too large for memory. The caller closes it. @param folder a folder with enough space */
export const receiveLargeUpload = (
  request: Request,
  expected: Expected,
  from: Sender,
  folder: string,
): Promise<Received<FileOnDisk>> =>
  receiveFiles(request, expected, from, {
    content: (stream) => writeFileOnDisk(folder, stream),
    isEmpty: ({ size }) => size === 0,
    drop: (file) => file.close(),
    isInMemory: false,
  });

async function receiveFiles<Content>(
  request: Request,
  expected: Expected,
  from: Sender,
  keep: Keep<Content>,
): Promise<Received<Content>> {
  const received = await receiveInTurn(request, expected, from, keep);
  if (!received.ok) uploadRefusals.inc({ reason: received.reason });
  return received;
}

async function receiveInTurn<Content>(
  request: Request,
  expected: Expected,
  from: Sender,
  keep: Keep<Content>,
): Promise<Received<Content>> {
  const declaredLength = request.headers.get('Content-Length');
  if (declaredLength !== null && Number(declaredLength) <= SMALL_FORM_BYTES) return receive(request, expected, keep);
  let giveWay: () => void = () => undefined;
  const [places, sender] = 'account' in from ? [ofAccounts, from.account] : [ofOthers, from.network];
  const place = places.take(sender, () => giveWay());
  if (!place) return { ok: false, reason: 'busy', fields: {} };
  try {
    return await receive(request, expected, keep, {
      onPiece: keep.isInMemory ? place.receive : () => undefined,
      onHalt: (halt) => {
        giveWay = halt;
      },
    });
  } finally {
    place.leave();
  }
}

type Watching = {
  onPiece: (bytes: number) => void;
  /** Receives a function that stops the upload with the answer for a busy server. */
  onHalt: (halt: () => void) => void;
};

async function receive<Content>(
  request: Request,
  expected: Expected,
  keep: Keep<Content>,
  watching?: Watching,
): Promise<Received<Content>> {
  const parser = openParser(request.headers.get('Content-Type') ?? '', expected);
  if (!parser || !request.body) return { ok: false, reason: 'malformed', fields: {} };
  const body = Readable.fromWeb(request.body as ReadableStream);
  const fields: Record<string, string> = Object.create(null);
  const files = new Map<string, Promise<ReceivedFile<Content> | null>>();
  try {
    const received = await new Promise<Received<Content>>((resolve, reject) => {
      const refuse = (reason: UploadRefusal) => () => resolve({ ok: false, reason, fields });
      parser.on('field', (name, value, isNameCut) => {
        if (isNameCut || name in fields || !expected.fieldNames.includes(name)) refuse('malformed')();
        // A truncated value still exceeds every field's limit, so the form shows the error at the field.
        else fields[name] = value;
      });
      parser.on('file', (name, stream, fileName, _encoding, mediaType) => {
        // A destroyed stream emits an error, which would end the process without a listener. `readFile` gets the end.
        stream.on('error', refuse('malformed'));
        stream.on('limit', refuse('too_large'));
        if (!expected.fileFields.includes(name) || files.has(name) || fileName === undefined) refuse('malformed')();
        const file = readFile(stream, { name: fileName ?? '', mediaType }, keep);
        files.set(name, file);
        file.catch(reject);
      });
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, refuse('malformed'));
      parser.on('error', refuse('malformed'));
      parser.on('finish', () => {
        gather(files).then(
          (found) => (found ? resolve({ ok: true, fields, files: found }) : refuse('malformed')()),
          reject,
        );
      });
      watching?.onHalt(refuse('busy'));
      if (watching) body.on('data', (piece: Uint8Array) => watching.onPiece(piece.length));
      body.on('error', refuse('malformed'));
      body.pipe(parser);
    });
    if (!received.ok) dropAll(files, keep);
    return received;
  } catch (error) {
    dropAll(files, keep);
    throw error;
  } finally {
    body.unpipe(parser);
    parser.on('error', () => undefined);
    parser.destroy();
    body.destroy();
  }
}

function dropAll<Content>(files: Map<string, Promise<ReceivedFile<Content> | null>>, keep: Keep<Content>): void {
  for (const file of files.values())
    file.then(
      (kept) => kept && keep.drop(kept.bytes),
      () => undefined,
    );
}

async function gather<Content>(
  pending: Map<string, Promise<ReceivedFile<Content> | null>>,
): Promise<ReceivedForm<Content>['files'] | null> {
  const files: ReceivedForm<Content>['files'] = {};
  for (const [name, file] of pending) {
    const received = await file;
    if (received?.name === '') return null;
    if (received) files[name] = received;
  }
  return files;
}

function openParser(type: string, { fileFields, fieldNames, largestBytes }: Expected): BusboyInstance | null {
  if (!/^multipart\/form-data\s*;.*boundary="?[^\s";]/i.test(type)) return null;
  const fields = fieldNames.length;
  const limits = {
    files: fileFields.length,
    fileSize: largestBytes,
    fields,
    parts: fields + fileFields.length,
    fieldSize: LONGEST_FIELD_BYTES,
    headerPairs: 20,
    headerSize: 16_384,
  };
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    return null;
  }
}

async function readFile<Content>(
  stream: BusboyFileStream,
  said: Omit<ReceivedFile, 'bytes'>,
  keep: Keep<Content>,
): Promise<ReceivedFile<Content> | null> {
  const content = await keep.content(stream as AsyncIterable<Buffer>);
  // Browsers send an empty file without a name if no file was chosen.
  if (said.name === '' && keep.isEmpty(content)) {
    await keep.drop(content);
    return null;
  }
  return { ...said, bytes: content };
}
