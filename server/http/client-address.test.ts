import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientOf } from './client-address.ts';

const ask = (remoteAddress: string, forwarded: string | undefined, hops: number, others: Record<string, string> = {}) =>
  clientOf(
    { headers: { 'x-forwarded-for': forwarded, ...others }, socket: { remoteAddress } } as unknown as IncomingMessage,
    hops,
  ).ip;

test.each([
  ['without a proxy the header counts for nothing', '198.51.100.1', '203.0.113.9', 0, '198.51.100.1'],
  ['one proxy: the right-most address', '10.0.0.1', '6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies: the second from the right', '10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['one proxy and no header: the socket', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['fewer addresses than proxies: the socket', '10.0.0.1', '203.0.113.9', 2, '10.0.0.1'],
  ['no address at that place: the socket', '10.0.0.1', '203.0.113.9, unknown', 1, '10.0.0.1'],
  ['an address with a port is not accepted: the socket', '10.0.0.1', '203.0.113.9:8080', 1, '10.0.0.1'],
  ['IPv6', '10.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
  ['IPv4 in the clothes of IPv6', '::ffff:198.51.100.1', undefined, 0, '198.51.100.1'],
  ['IPv4 in the clothes of IPv6, in hexadecimal', '10.0.0.1', '::ffff:c633:6401', 1, '198.51.100.1'],
  ['IPv4 in the clothes of IPv6, at length', '10.0.0.1', '0:0:0:0:0:FFFF:198.51.100.1', 1, '198.51.100.1'],
  ['a zone is left out', 'fe80::1%eth0', undefined, 0, 'fe80::1'],
])('%s (A12)', (_case, socket, header, hops, expected) => {
  expect(ask(socket, header, hops)).toBe(expected);
});

test('no other header is read', () => {
  const others = { 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6', 'cf-connecting-ip': '6.6.6.6' };
  expect(ask('198.51.100.1', undefined, 0, others)).toBe('198.51.100.1');
  expect(ask('10.0.0.1', '203.0.113.9', 1, others)).toBe('203.0.113.9');
});

test('what a browser says of itself is kept short and printable', () => {
  const { userAgent } = clientOf(
    { headers: { 'user-agent': `A\u0000b\n${'c'.repeat(1000)}` }, socket: {} } as unknown as IncomingMessage,
    0,
  );
  expect(userAgent).toBe(`Ab${'c'.repeat(298)}`);
});
