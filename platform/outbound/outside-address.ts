import { isIP } from 'node:net';
import { failed, type OutsideFailure } from './outside-failure.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

const LOWEST_FREE_PORT = 1024;
const LONGEST = 2_000;

/** `ip`: the host is an IP address, without the brackets of IPv6. */
export type OutsideAddress = { ok: true; url: URL; host: string; isIp: boolean };

/** @param includesLoopback for tests: also allows loopback over HTTP */
export function readOutsideAddress(text: string, includesLoopback = false): OutsideAddress | OutsideFailure {
  if (text.length > LONGEST || !URL.canParse(text)) return failed('no_address');
  const url = new URL(text);
  // Characters that must be escaped make an address three times as long or more, so the parsed one is measured.
  if (url.href.length > LONGEST) return failed('no_address');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return failed('no_address');
  // The parser has normalised spellings such as 0x7f.1, 2130706433 and [::ffff:127.0.0.1].
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isIp = isIP(host) !== 0;
  if (url.protocol === 'http:' && !includesLoopback) return failed('not_https');
  if (url.username + url.password !== '') return failed('has_password');
  if (url.port !== '' && Number(url.port) < LOWEST_FREE_PORT) return failed('port_refused');
  if (isIp && !mayBeCalled(host, url, includesLoopback)) return failed('not_public');
  return { ok: true, url, host, isIp };
}

export function mayBeCalled(ip: string, { protocol }: URL, includesLoopback: boolean): boolean {
  if (includesLoopback && isLoopback(ip)) return true;
  return protocol === 'https:' && isPublicAddress(ip);
}

export type OutsideServer = { host: string; port: number };

const SSH_PORT = 22;

export function readOutsideServer(
  { host, port }: OutsideServer,
  includesLoopback = false,
): OutsideAddress | OutsideFailure {
  if (!/^[\w.:[\]-]{1,253}$/.test(host)) return failed('no_server');
  if (port !== SSH_PORT && (port < LOWEST_FREE_PORT || port > 65_535)) return failed('port_refused');
  // The parser normalises spellings such as 0x7f.1 and 2130706433.
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const read = readOutsideAddress(`https://${isIP(bare) === 6 ? `[${bare}]` : host}/`, includesLoopback);
  return read.ok || read.reason === 'not_public' ? read : failed('no_server');
}
