/**
 * The only way to call an address that a person typed. The name is looked up once, every address must be on the public internet, and the
 * connection uses exactly these addresses: a name server that answers differently the second time gains nothing.
 */
import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { mayBeCalled, type OutsideAddress, readOutsideAddress } from './outside-address.ts';
import { failed, type OutsideFailure } from './outside-failure.ts';
import { findAddresses, INTERNET, type Reach, reasonOf, withSignal } from './reach.server.ts';

export type OutsideRequest = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  largestBytes: number;
  /** Treatment of a larger response; 'cut' keeps its start. */
  beyondLargest?: 'refuse' | 'cut';
  /** Limit for the whole exchange: look-up, connection, response. */
  timeoutMs: number;
  signal?: AbortSignal;
};

/** Any status but those of redirects, also 404 and 500. Header names are in lower case. */
export type OutsideAnswer = { ok: true; status: number; headers: IncomingHttpHeaders; body: Buffer };

export type FetchOutside = (address: string, request: OutsideRequest) => Promise<OutsideAnswer | OutsideFailure>;

const REDIRECTS = [301, 302, 303, 307, 308];

/** Returns every failure of the other side. @throws only if `request.signal` aborts */
export async function fetchOutside(
  address: string,
  request: OutsideRequest,
  reach: Reach = INTERNET,
): Promise<OutsideAnswer | OutsideFailure> {
  const read = readOutsideAddress(address, reach.includesLoopback);
  if (!read.ok) return read;
  const limit = AbortSignal.timeout(request.timeoutMs);
  const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit;
  try {
    const isAllowed = (ip: string) => mayBeCalled(ip, read.url, reach.includesLoopback === true);
    const ips = await findAddresses(read, isAllowed, reach, signal);
    return 'reason' in ips ? ips : await withSignal(call(read, ips, request, signal), signal);
  } catch (error) {
    request.signal?.throwIfAborted();
    return failed(limit.aborted ? 'no_answer_in_time' : reasonOf(error));
  }
}

async function call(
  { url }: OutsideAddress,
  ips: readonly string[],
  { method = 'GET', headers, body, largestBytes, beyondLargest }: OutsideRequest,
  signal: AbortSignal,
): Promise<OutsideAnswer | OutsideFailure> {
  const open = url.protocol === 'https:' ? requestSecure : requestPlain;
  const outgoing = open(url, {
    method,
    headers: { 'Accept-Encoding': 'identity', ...headers },
    // A new connection, to the checked addresses only.
    agent: false,
    lookup: pinnedTo(ips),
    // Overrides NODE_TLS_REJECT_UNAUTHORIZED.
    rejectUnauthorized: true,
    signal,
  });
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).on('error', reject);
      outgoing.once('close', () => reject(new Error('The connection was closed without an answer')));
      outgoing.end(body);
    });
    const { statusCode: status = 0 } = answer;
    if (REDIRECTS.includes(status)) return failed('redirected', status, absolute(answer.headers.location, url));
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes <= largestBytes) continue;
      if (beyondLargest !== 'cut') return failed('too_large', status);
      break;
    }
    return { ok: true, status, headers: answer.headers, body: Buffer.concat(parts).subarray(0, largestBytes) };
  } finally {
    outgoing.on('error', () => undefined).destroy();
  }
}

function absolute(location: string | undefined, from: URL): string | undefined {
  return location && (URL.parse(location, from)?.href ?? location);
}

/** Replaces Node's look-up with the addresses that were checked. */
function pinnedTo(ips: readonly string[]): LookupFunction {
  const addresses = ips.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    if (options.all) return callback(null, addresses);
    return callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  };
}
