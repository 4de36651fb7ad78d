/** Measures the time from the start of a web process to its first answer, on a database that is already migrated. */
import path from 'node:path';
import { startSite, type Urls } from './site.ts';

const STARTS = 7;

/** @returns milliseconds until the board was answered, shortest first */
export async function timeColdStarts(urls: Urls, folder: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const startedAt = performance.now();
    const site = await startSite(urls, { env: { DATA_DIR: path.join(folder, 'site') }, firstAnswer: '/jobs' });
    times.push(performance.now() - startedAt);
    await site.stop();
  }
  return times.sort((a, b) => a - b);
}
