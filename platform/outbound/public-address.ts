/** Recognises addresses of the public internet, by IANA's registries of special addresses for IPv4 and IPv6 (November 2026). */
import { BlockList, isIP } from 'node:net';

const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Between a provider and its customers (RFC 6598); some clouds serve metadata about a machine there.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['168.63.129.16', 32],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/**
 * Special addresses inside 2000::/3. Everything outside it is refused: loopback, mapped IPv4, NAT64, local, link-local and multicast
 * addresses.
 */
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4, which can contain any IPv4 address.
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const privateRanges = new BlockList();
for (const [address, length] of NOT_PUBLIC_4) privateRanges.addSubnet(address, length, 'ipv4');
for (const [address, length] of NOT_PUBLIC_6) privateRanges.addSubnet(address, length, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** @param address an IP address; other texts and addresses with a zone return false */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateRanges.check(address, 'ipv4');
  return (
    isIP(address) === 6 &&
    !address.includes('%') &&
    global.check(address, 'ipv6') &&
    !privateRanges.check(address, 'ipv6')
  );
}

export const isLoopback = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
