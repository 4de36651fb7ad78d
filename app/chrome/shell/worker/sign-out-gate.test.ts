import { expect, test, vi } from 'vitest';
import { signOutGate } from './sign-out-gate.ts';

const at = (path: string) => new URL(path, 'https://jobs.example');
const FORM = at('/jobs/4f2c/like');

test('forms are stopped until it is known that no sign-out is pending', async () => {
  const gate = signOutGate(async () => true);
  expect(gate.stops(FORM)).toBe(true);
  expect(await gate.pass()).toBe(true);
  expect(gate.stops(FORM)).toBe(false);
});

test('they stay stopped while the site has not heard of a sign-out', async () => {
  const gate = signOutGate(async () => false);
  expect(await gate.pass()).toBe(false);
  expect(gate.stops(FORM)).toBe(true);
});

test('a sign-out stops them again, even while an earlier check is underway', async () => {
  const pending = Promise.withResolvers<boolean>();
  const gate = signOutGate(() => pending.promise);
  const passed = gate.pass();
  gate.close();
  pending.resolve(true);
  await passed;
  expect(gate.stops(FORM)).toBe(true);
  await gate.pass();
  expect(gate.stops(FORM)).toBe(false);
  gate.close();
  expect(gate.stops(FORM)).toBe(true);
});

test.each(['/api/session', '/logout'])('%s, by which the sign-out is made, is never stopped', (path) => {
  expect(signOutGate(async () => false).stops(at(path))).toBe(false);
});

test('what comes together waits for the same sign-out; what comes later asks again', async () => {
  const finish = vi.fn(async () => true);
  const gate = signOutGate(finish);
  await Promise.all([gate.pass(), gate.pass()]);
  expect(finish).toHaveBeenCalledOnce();
  await gate.pass();
  expect(finish).toHaveBeenCalledTimes(2);
});
