/**
 * The only way to call an address that a person typed. The name is looked up once, every address it has must be on the public
 * internet, and the connection goes to one of exactly these: a name server that answers differently the second time gains nothing.
 */
import { Resolver } from 'node:dns/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { mayBeCalled, type OutsideAddress, readOutsideAddress } from './outside-address.ts';
import { failed, type OutsideFailure } from './outside-failure.ts';

export type OutsideRequest = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  largestBytes: number;
  /** What happens to a larger answer; 'cut' keeps its beginning. */
  beyondLargest?: 'refuse' | 'cut';
  /** For the whole of it: name, connection, answer. */
  timeoutMs: number;
  /** Of the task or request; if it aborts, `fetchOutside` throws its reason. */
  signal?: AbortSignal;
};

/** Any status but those of redirects, also 404 and 500. Header names are in lower case. */
export type OutsideAnswer = { ok: true; status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What tests put in the place of the internet. */
export type Reach = {
  /** All addresses of a name; none if it has none. */
  resolve(host: string, signal: AbortSignal): Promise<string[]>;
  includesLoopback?: true;
};

export type FetchOutside = (address: string, request: OutsideRequest) => Promise<OutsideAnswer | OutsideFailure>;

const REDIRECTS = [301, 302, 303, 307, 308];
const QUERY_MS = 2_500;

/** @throws only if `request.signal` aborts; whatever goes wrong out there is returned */
export async function fetchOutside(
  address: string,
  request: OutsideRequest,
  reach: Reach = { resolve },
): Promise<OutsideAnswer | OutsideFailure> {
  const read = readOutsideAddress(address, reach.includesLoopback);
  if (!read.ok) return read;
  const limit = AbortSignal.timeout(request.timeoutMs);
  const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit;
  try {
    const ips = read.isIp ? [read.host] : await withSignal(reach.resolve(read.host, signal), signal);
    if (ips.length === 0) return failed('no_such_host');
    if (!ips.every((ip) => mayBeCalled(ip, read.url, reach.includesLoopback === true))) return failed('not_public');
    return await withSignal(call(read, ips, request, signal), signal);
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
    // A connection of its own, to the addresses that were checked.
    agent: false,
    lookup: pinnedTo(ips),
    // Also where the environment of the process says otherwise.
    rejectUnauthorized: true,
    signal,
  });
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).on('error', reject);
      // After an upgrade that was not asked for, Node closes without an error.
      outgoing.once('close', () => reject(new Error('The connection was closed without an answer')));
      outgoing.end(body);
    });
    const { statusCode: status = 0 } = answer;
    if (REDIRECTS.includes(status)) return failed('redirected', status);
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
    // What the other side still sends, or answers late with, is not ours any more.
    outgoing.on('error', () => undefined).destroy();
  }
}

/** Node asks this function where it would ask the name server again. */
function pinnedTo(ips: readonly string[]): LookupFunction {
  const found = ips.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    if (options.all) return callback(null, found);
    return callback(null, found[0]?.address ?? '', found[0]?.family);
  };
}

/** By our own queries: the system's look-up holds one of the few threads that files and passwords need as well. */
async function resolve(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: QUERY_MS, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const ips = found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    const failure = found.find((result) => result.status === 'rejected' && !hasNone(result.reason));
    if (ips.length === 0 && failure?.status === 'rejected') throw failure.reason;
    return ips;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

const hasNone = (error: unknown): boolean => ['ENOTFOUND', 'ENODATA'].includes(codeOf(error));

/** Ends in time whatever the promise does. */
function withSignal<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}

const UNREACHED = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'ETIMEDOUT'];

function reasonOf(error: unknown): OutsideFailure['reason'] {
  // Of several addresses that were tried, each has an error of its own.
  const code = codeOf(error instanceof AggregateError ? (error.errors[0] ?? error) : error);
  if (UNREACHED.includes(code)) return 'not_reached';
  if (/CERT|SIGNATURE|ISSUER|^ERR_TLS/.test(code)) return 'not_trusted';
  if (/^E[A-Z]+$/.test(code) && !['ECONNRESET', 'EPIPE', 'EPROTO'].includes(code)) return 'not_reached';
  return 'broken_off';
}

const codeOf = (error: unknown): string => String(Object(error).code ?? '');
