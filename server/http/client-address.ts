/** The client of a request, for limits and logs. Only the headers of our own proxies are trusted. */
import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';

export type Client = {
  /** IPv4 or IPv6, without port or zone. */
  ip: string;
  userAgent: string;
};

const UNKNOWN = '0.0.0.0';

/**
 * @param trustedHops the number of our own proxies; each adds one address at the right end of `X-Forwarded-For`. Addresses further left
 * were written by the client. No other header is read.
 */
export function clientOf({ headers, socket }: IncomingMessage, trustedHops: number): Client {
  const direct = directAddress(socket);
  const userAgent = (headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 300);
  if (trustedHops === 0) return { ip: direct, userAgent };
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const forwardedAddress = plainAddress(forwarded.at(-trustedHops)?.trim() ?? '');
  return { ip: forwardedAddress ?? direct, userAgent };
}

/** The address at the other end of the socket: a client or a proxy. */
export const directAddress = ({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>): string =>
  plainAddress(remoteAddress) ?? UNKNOWN;

/** Converts IPv4 addresses in IPv6 notation to IPv4: rate limits by network would otherwise count all of them together. */
function plainAddress(text: string): string | null {
  const address = text.replace(/%.*$/, '');
  if (isIP(address) !== 6) return isIP(address) === 0 ? null : address;
  const mapped = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname);
  if (!mapped) return address;
  const [high, low] = mapped.slice(1).map((part) => Number.parseInt(part, 16));
  return [high, low].flatMap((part = 0) => [part >> 8, part & 255]).join('.');
}
