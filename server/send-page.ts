/** Writes a page to the wire: encoding, validation, and no body for HEAD. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type CachedPage,
  type Encoding,
  isCompressible,
  type RenderedPage,
} from '#platform/page-cache/page-cache.server.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const VARY = ['Vary', 'Accept-Encoding, Cookie'];
/** Below this, headers and processor time weigh more than what is saved. */
const SMALLEST_WORTH_COMPRESSING = 1_024;

export function sendStoredPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const etag = `W/"${page.etag}"`;
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, [...page.headers.flat(), 'ETag', etag, ...VARY]);
    response.end();
    return;
  }
  const encoding = chooseEncoding(request);
  const body = page.bodies[encoding];
  const headers = [...page.headers.flat(), 'ETag', etag, ...VARY, 'Content-Length', String(body.length)];
  if (body !== page.bodies.identity) headers.push('Content-Encoding', encoding);
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

export async function sendFreshPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: RenderedPage,
): Promise<void> {
  const isWorthwhile = page.body.length >= SMALLEST_WORTH_COMPRESSING && isCompressible(page.headers);
  const encoding = isWorthwhile ? chooseEncoding(request) : 'identity';
  const body = await encode(page.body, encoding);
  const headers = [...page.headers.flat(), ...VARY];
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  if (page.status !== 204 && page.status !== 304) headers.push('Content-Length', String(body.length));
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** For one sending only: the cheapest levels. */
function encode(body: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'br') return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
  if (encoding === 'gzip') return compressGzip(body, { level: 3 });
  return body;
}

/** The best of what the browser accepts; a quality of 0 is a refusal (RFC 9110, 12.5.3). */
function chooseEncoding({ headers }: IncomingMessage): Encoding {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return 'identity';
  const names = accepted
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
