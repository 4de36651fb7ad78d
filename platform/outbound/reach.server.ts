/** Connects to outside servers: looks up a name once, and checks each of its addresses before connecting to any. */
import { Resolver } from 'node:dns/promises';
import { failed, type OutsideFailure } from './outside-failure.ts';

export type Reach = {
  resolve(host: string, signal: AbortSignal): Promise<string[]>;
  includesLoopback?: true;
};

export const INTERNET: Reach = { resolve };

const QUERY_MS = 2_500;

export async function findAddresses(
  { host, isIp }: { host: string; isIp: boolean },
  mayBeCalled: (ip: string) => boolean,
  reach: Reach,
  signal: AbortSignal,
): Promise<string[] | OutsideFailure> {
  const ips = isIp ? [host] : await withSignal(reach.resolve(host, signal), signal);
  if (ips.length === 0) return failed('no_such_host');
  return ips.every(mayBeCalled) ? ips : failed('not_public');
}

/** Sends its own DNS queries, because the system's look-up blocks one of the few threads that files and passwords need. */
async function resolve(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: QUERY_MS, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  try {
    const lookUps = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const ips = lookUps.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    const failure = lookUps.find((result) => result.status === 'rejected' && !hasNone(result.reason));
    if (ips.length === 0 && failure?.status === 'rejected') throw failure.reason;
    return ips;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

const hasNone = (error: unknown): boolean => ['ENOTFOUND', 'ENODATA'].includes(codeOf(error));

/** Rejects when the signal aborts, even if the promise never settles. */
export function withSignal<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const rejectWithReason = () => reject(signal.reason);
    if (signal.aborted) rejectWithReason();
    signal.addEventListener('abort', rejectWithReason, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', rejectWithReason));
  });
}

const UNREACHED = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'ETIMEDOUT'];

export function reasonOf(error: unknown): OutsideFailure['reason'] {
  // If several addresses were tried, each has its own error; take the first.
  const code = codeOf(error instanceof AggregateError ? (error.errors[0] ?? error) : error);
  if (UNREACHED.includes(code)) return 'not_reached';
  if (/CERT|SIGNATURE|ISSUER|^ERR_TLS/.test(code)) return 'not_trusted';
  if (/^E[A-Z]+$/.test(code) && !['ECONNRESET', 'EPIPE', 'EPROTO'].includes(code)) return 'not_reached';
  return 'broken_off';
}

const codeOf = (error: unknown): string => String(Object(error).code ?? '');
