import { expect, test } from 'vitest';
import { readOutsideAddress } from './outside-address.ts';
import { isPublicAddress } from './public-address.ts';

test.each([
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '1.1.1.1',
  '2606:4700:4700::1111',
  '2a00:1450::1',
])('%s is on the public internet', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::8.8.8.8',
  '::ffff:8.8.8.8',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

const reasonFor = (text: string, includesLoopback?: boolean) => {
  const read = readOutsideAddress(text, includesLoopback);
  return read.ok ? null : read.reason;
};

test.each([
  'https://hooks.example.com/in?key=1',
  'https://hooks.example.com:8443/',
  'https://hooks.example.com:443/',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
])('%s may be typed', (text) => expect(reasonFor(text)).toBeNull());

test.each([
  ['', 'no_address'],
  ['hooks.example.com', 'no_address'],
  ['file:///etc/passwd', 'no_address'],
  ['gopher://hooks.example.com/', 'no_address'],
  [`https://hooks.example.com/${'a'.repeat(2_000)}`, 'no_address'],
  ['http://hooks.example.com/', 'not_https'],
  ['http://127.0.0.1:8080/', 'not_https'],
  ['https://morag@hooks.example.com/', 'has_password'],
  ['https://:word@hooks.example.com/', 'has_password'],
  ['https://hooks.example.com:22/', 'port_refused'],
  ['https://hooks.example.com:80/', 'port_refused'],
  ['https://hooks.example.com:0/', 'port_refused'],
  ['https://127.0.0.1/', 'not_public'],
  ['https://127.1/', 'not_public'],
  ['https://0x7f000001/', 'not_public'],
  ['https://2130706433/', 'not_public'],
  ['https://0177.0.0.1/', 'not_public'],
  ['https://[::1]/', 'not_public'],
  ['https://[::ffff:8.8.8.8]/', 'not_public'],
  ['https://169.254.169.254/latest/meta-data', 'not_public'],
])('%s may not: %s', (text, reason) => expect(reasonFor(text)).toBe(reason));

test('tests may reach loopback too', () => {
  expect(reasonFor('http://127.0.0.1:8080/', true)).toBeNull();
  expect(reasonFor('http://8.8.8.8/', true)).toBe('not_public');
  expect(reasonFor('http://10.0.0.1/', true)).toBe('not_public');
});
