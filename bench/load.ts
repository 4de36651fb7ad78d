/** Sends load from a separate process, and measures the processor time of the loaded server. */
import autocannon from 'autocannon';
import { cpuSeconds } from './cpu.ts';

export type LoadResult = {
  requestsPerSecond: number;
  /** Processor time of the loaded process for one request, in milliseconds. */
  cpuPerRequest: number;
  errors: number;
};

type Target = { url: string; pid: number; headers?: Record<string, string>; seconds: number };

export async function load({ url, pid, headers = {}, seconds }: Target): Promise<LoadResult> {
  const run = (duration: number) => autocannon({ url, headers, connections: 20, duration });
  await run(2); // Until the code is compiled and the caches are warm.
  const before = cpuSeconds(pid);
  const { requests, non2xx, errors } = await run(seconds);
  if (requests.total === 0) throw new Error(`${url} answered nothing`);
  const cpu = cpuSeconds(pid) - before;
  return { requestsPerSecond: requests.average, cpuPerRequest: (cpu * 1000) / requests.total, errors: non2xx + errors };
}
