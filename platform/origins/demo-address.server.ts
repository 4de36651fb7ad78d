import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = 'demo-address';
const LIMIT_MS = 2_000;

export const keepDemoAddress = (dataDir: string, address: string): Promise<void> =>
  writeFile(path.join(dataDir, FILE), address);

export async function findDemoAddress(dataDir: string): Promise<string | null> {
  const address = await readFile(path.join(dataDir, FILE), 'utf8').catch(() => null);
  if (!address) return null;
  const isAlive = await fetch(`${address}/livez`, { signal: AbortSignal.timeout(LIMIT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isAlive ? address : null;
}
