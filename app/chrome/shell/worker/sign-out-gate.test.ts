import { expect, test, vi } from 'vitest';
import { signOutGate } from './sign-out-gate.ts';

const at = (path: string) => new URL(path, 'https://jobs.example');
const FORM = at('/jobs/4f2c/like');

test('forms are held back until the worker knows that no sign-out is pending', async () => {
  const gate = signOutGate(async () => true);
  expect(gate.stops(FORM)).toBe(true);
  expect(await gate.pass()).toBe(true);
  expect(gate.stops(FORM)).toBe(false);
});

test('forms stay held back until a sign-out has reached the site', async () => {
  const gate = signOutGate(async () => false);
  expect(await gate.pass()).toBe(false);
  expect(gate.stops(FORM)).toBe(true);
});

test('a sign-out holds forms back again, even during an earlier check', async () => {
  const pending = Promise.withResolvers<boolean>();
  const gate = signOutGate(() => pending.promise);
  const passing = gate.pass();
  gate.close();
  pending.resolve(true);
  await passing;
  expect(gate.stops(FORM)).toBe(true);
  await gate.pass();
  expect(gate.stops(FORM)).toBe(false);
  gate.close();
  expect(gate.stops(FORM)).toBe(true);
});

test.each(['/api/session', '/logout'])('%s, part of the sign-out itself, is never held back', (path) => {
  expect(signOutGate(async () => false).stops(at(path))).toBe(false);
});

test('concurrent requests wait for one sign-out; later ones check again', async () => {
  const finish = vi.fn(async () => true);
  const gate = signOutGate(finish);
  await Promise.all([gate.pass(), gate.pass()]);
  expect(finish).toHaveBeenCalledOnce();
  await gate.pass();
  expect(finish).toHaveBeenCalledTimes(2);
});
