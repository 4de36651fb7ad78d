/** Writes a page to the wire: encoding, validation, and no body for HEAD. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import {
  type CachedPage,
  type Encoding,
  isCompressible,
  type RenderedPage,
} from '#platform/page-cache/page-cache.server.ts';
import type { Streamed } from './finish-page.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const VARY = ['Vary', 'Accept-Encoding, Cookie'];
/** For smaller bodies, headers and processor time cost more than compression saves. */
const SMALLEST_WORTH_COMPRESSING = 1_024;

/** A stored page as it is sent, assembled once per encoding, because most visits take this path. */
type Wire = { headers: string[]; body: Buffer };
const wires = new WeakMap<CachedPage, Map<Encoding, Wire>>();

export function sendStoredPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  if (fresh(request.headers, { etag: weakTag(page) })) {
    response.writeHead(304, [...page.headers.flat(), ...validators(page)]);
    response.end();
    return;
  }
  const { headers, body } = wireOf(page, chooseEncoding(request));
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function wireOf(page: CachedPage, encoding: Encoding): Wire {
  const byEncoding = wires.get(page) ?? new Map<Encoding, Wire>();
  wires.set(page, byEncoding);
  const storedBody = byEncoding.get(encoding);
  if (storedBody) return storedBody;
  const body = page.bodies[encoding];
  const headers = [...page.headers.flat(), ...validators(page), 'Content-Length', String(body.length)];
  if (body !== page.bodies.identity) headers.push('Content-Encoding', encoding);
  byEncoding.set(encoding, { headers, body });
  return { headers, body };
}

const weakTag = ({ etag }: CachedPage) => `W/"${etag}"`;
const validators = (page: CachedPage) => ['ETag', weakTag(page), ...VARY];

export async function sendFreshPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: RenderedPage,
): Promise<void> {
  if (isKnown(request, page)) {
    response.writeHead(304, [...page.headers.flat(), ...VARY]);
    response.end();
    return;
  }
  const isWorthwhile = page.body.length >= SMALLEST_WORTH_COMPRESSING && isCompressible(page.headers);
  const encoding = isWorthwhile ? chooseEncoding(request) : 'identity';
  const body = await encode(page.body, encoding);
  const headers = [...page.headers.flat(), ...VARY];
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  if (page.status !== 204 && page.status !== 304) headers.push('Content-Length', String(body.length));
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** True if the client has the current version of an answer with an ETag. */
function isKnown(request: IncomingMessage, { status, headers }: Pick<RenderedPage, 'status' | 'headers'>): boolean {
  const etag = headers.find(([name]) => name.toLowerCase() === 'etag')?.[1];
  return etag !== undefined && status === 200 && fresh(request.headers, { etag });
}

/** An error after the first bytes were sent: the answer can only be cut off. */
export class BrokenOff extends Error {
  override name = 'BrokenOff';
}

/** Bytes buffered for a client that is not reading. */
const WAITING_BYTES = 16_384;

export async function sendStreamed(
  request: IncomingMessage,
  response: ServerResponse,
  streamed: Streamed,
): Promise<void> {
  const { status, body } = streamed;
  const isGzip = streamed.isWorthCompressing && acceptsGzip(request);
  const headers = isGzip ? asGzip(streamed.headers) : streamed.headers;
  const isFresh = isKnown(request, { status, headers });
  response.writeHead(isFresh ? 304 : status, [...headers.flat(), ...VARY]);
  if (isFresh || request.method === 'HEAD' || !body) {
    response.end();
    await body?.cancel();
    return;
  }
  const source = Readable.fromWeb(body as WebStream, { highWaterMark: WAITING_BYTES });
  try {
    await (isGzip ? pipeline(source, createGzip({ level: 1 }), response) : pipeline(source, response));
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    throw new BrokenOff('An answer failed in the middle', { cause: error });
  }
}

/** Compressed bytes need an ETag of their own (RFC 9110, 8.8.3). */
const asGzip = (headers: Streamed['headers']): Streamed['headers'] => [
  ...headers.map(([name, value]): [string, string] =>
    name.toLowerCase() === 'etag' ? [name, value.replace(/"$/, '-gzip"')] : [name, value],
  ),
  ['Content-Encoding', 'gzip'],
];

/** Offers no brotli: its window takes megabytes for each reader. */
const acceptsGzip = (request: IncomingMessage): boolean => new Negotiator(request).encodings(['gzip']).includes('gzip');

/** Uses the cheapest levels, because the result is sent once. */
function encode(body: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'br') return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
  if (encoding === 'gzip') return compressGzip(body, { level: 3 });
  return body;
}

/** Chooses the smallest encoding that the browser accepts, whatever its preference. */
function chooseEncoding(request: IncomingMessage): Encoding {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
