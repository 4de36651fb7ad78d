/** Connects to a server that a person typed, for protocols other than HTTP, with the rules of fetch-outside.server.ts. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type OutsideServer, readOutsideServer } from './outside-address.ts';
import { failed, type OutsideFailure } from './outside-failure.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';
import { findAddresses, INTERNET, type Reach, reasonOf } from './reach.server.ts';

const CONNECT_MS = 15_000;

/** @throws only if `signal` aborts */
export async function connectOutside(
  server: OutsideServer,
  signal: AbortSignal,
  reach: Reach = INTERNET,
): Promise<Socket | OutsideFailure> {
  const read = readOutsideServer(server, reach.includesLoopback);
  if (!read.ok) return read;
  const limit = AbortSignal.timeout(CONNECT_MS);
  const either = AbortSignal.any([limit, signal]);
  const isAllowed = (ip: string) => isPublicAddress(ip) || (reach.includesLoopback === true && isLoopback(ip));
  let failure: unknown;
  try {
    const ips = await findAddresses(read, isAllowed, reach, either);
    if ('reason' in ips) return ips;
    for (const ip of ips) {
      const socket = connect(server.port, ip);
      try {
        await once(socket, 'connect', { signal: either });
        return socket;
      } catch (error) {
        socket.destroy();
        either.throwIfAborted();
        failure = error;
      }
    }
  } catch (error) {
    failure = error;
  }
  signal.throwIfAborted();
  return failed(limit.aborted ? 'no_answer_in_time' : reasonOf(failure));
}
