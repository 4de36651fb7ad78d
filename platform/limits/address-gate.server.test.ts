import { expect, test } from 'vitest';
import { AddressGate, DAY_MS } from './address-gate.server.ts';

test('lets so many through a minute, and opens again with the next', () => {
  const gate = new AddressGate(2);
  expect([0, 1, 2, 59_999].map((now) => gate.lets('192.0.2.1', now))).toEqual([true, true, false, false]);
  expect(gate.lets('192.0.2.1', 60_000)).toBe(true);
});

test('or so many a day', () => {
  const gate = new AddressGate(1, DAY_MS);
  expect([0, 60_000, DAY_MS - 1, DAY_MS].map((now) => gate.lets('192.0.2.1', now))).toEqual([true, false, false, true]);
});

test('an attempt that is taken back allows one more, however many were refused', () => {
  const gate = new AddressGate(2);
  expect([0, 1, 2, 3].map((now) => gate.lets('192.0.2.1', now))).toEqual([true, true, false, false]);
  gate.takeBack('192.0.2.1');
  expect([4, 5].map((now) => gate.lets('192.0.2.1', now))).toEqual([true, false]);
  gate.takeBack('192.0.2.2');
});

test('one address in a flood takes nothing from another', () => {
  const gate = new AddressGate(1);
  for (let event = 0; event < 100; event += 1) gate.lets('192.0.2.1', event);
  expect(gate.lets('192.0.2.1', 101)).toBe(false);
  expect(gate.lets('192.0.2.2', 101)).toBe(true);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::', 'the same /64'],
  ['2001:db8::1', '2001:DB8:0:0:5::', 'the same /64, spelled otherwise'],
  ['::1', '0:0:0:0:9::', 'the same /64, of zeros'],
])('%s and %s count as one: %s', (first, second) => {
  const gate = new AddressGate(1);
  expect(gate.lets(first, 0)).toBe(true);
  expect(gate.lets(second, 0)).toBe(false);
});

test('another /64 counts for itself', () => {
  const gate = new AddressGate(1);
  expect(gate.lets('2001:db8:1:2::1', 0)).toBe(true);
  expect(gate.lets('2001:db8:1:3::1', 0)).toBe(true);
});

test('forgets only the oldest window once ten thousand addresses have come', () => {
  const gate = new AddressGate(1);
  const address = (number: number) => `10.0.${number >> 8}.${number & 255}`;
  for (let number = 0; number <= 10_000; number += 1) gate.lets(address(number), number);
  expect(gate.lets(address(1), 10_001)).toBe(false);
  expect(gate.lets(address(0), 10_001)).toBe(true);
});
