import { isIP } from 'node:net';

/** One household has a whole /64 of IPv6, so that counts as one address. The database counts in the same way. */
export function networkOf(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const [left = '', right] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right ? right.split(':') : [];
  const zeros = right === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
