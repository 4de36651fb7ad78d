import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '#tests/support/site.ts';

export type Visit = { path: string; cookie?: string; fields?: Record<string, string> };

export type VisitStatistics = { count: number; perSecond: number; p95: number; failures: string[] };

type VisitPlan = {
  people: number;
  seconds: number;
  restMs?: number;
  /**
   * @param person counts from 0
   * @param turn counts from 0
   */
  next(person: number, turn: number): Visit;
};

/** A change is answered by a redirect. */
const EXPECTED = [200, 303];

export async function visit(
  site: Pick<Site, 'url'>,
  { people, seconds, restMs = 0, next }: VisitPlan,
): Promise<VisitStatistics> {
  const agent = new http.Agent({ keepAlive: true });
  const times: number[] = [];
  const failures: string[] = [];
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > seconds * 1000;
  const person = async (_: unknown, number: number) => {
    if (restMs > 0) await wait((restMs * number) / people);
    for (let turn = 0; !isOver(); turn += 1) {
      const what = next(number, turn);
      const began = performance.now();
      const status = await ask(site, agent, what).catch((error: Error) => error.message);
      times.push(performance.now() - began);
      if (!EXPECTED.includes(Number(status))) failures.push(`${what.path}: ${status}`);
      if (restMs > 0) await wait(restMs);
    }
  };
  await Promise.all(Array.from({ length: people }, person));
  agent.destroy();
  const elapsed = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  return { count: times.length, perSecond: times.length / elapsed, p95, failures };
}

function ask({ url }: Pick<Site, 'url'>, agent: http.Agent, { path, cookie, fields }: Visit): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Accept-Encoding': 'br',
      ...(cookie ? { Cookie: cookie } : {}),
      ...(fields ? { Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
    };
    const request = http.request(url + path, { agent, method: fields ? 'POST' : 'GET', headers }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
      response.resume();
    });
    request.on('error', reject);
    request.end(fields ? new URLSearchParams(fields).toString() : undefined);
  });
}
