import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

const SCRIPT = fileURLToPath(new URL('free-port.ts', import.meta.url));

/** Reserves several ports and prints them while the process still runs. */
const ask = (count: number) => `
  const { freePort } = await import(${JSON.stringify(SCRIPT)});
  const ports = await Promise.all(Array.from({ length: ${count} }, freePort));
  console.log(JSON.stringify(ports));
`;

test('none is given twice, nor one that systems give to connections', async () => {
  const ports = await Promise.all(Array.from({ length: 400 }, freePort));
  expect(new Set(ports).size).toBe(400);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('nor is one that another process was given before', async () => {
  const ownPorts = await Promise.all(Array.from({ length: 400 }, freePort));
  // By chance alone, two sets of 400 out of 16,384 ports would share some.
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', ask(400)]);
  const others = new Set<number>(JSON.parse(stdout));
  expect(others.size).toBe(400);
  expect(ownPorts.filter((port) => others.has(port))).toEqual([]);
});
