/** Measures the processor time of writes: in the web process, which runs its tasks too, and in PostgreSQL. */
import http from 'node:http';
import type { Database } from '#db/connections/client.server.ts';
import { cpuSeconds, postgresSeconds } from './cpu.ts';
import { startSite, type Urls } from './site.ts';
import { type Answer, type Ask, addCandidates, apply, connect, like, listJobs, signIn } from './visitor.ts';

/** Milliseconds per change. */
export type ChangeCost = { name: string; web: number; postgres: number };

const CANDIDATES = 200;
/** Changes that run before the measurement, until the code is compiled. */
const WARM_UP_CHANGES = 100;
const ROUNDS = 400;

/** @param dataFolder of PostgreSQL */
export async function measureChanges(database: Database, urls: Urls, dataFolder: string): Promise<ChangeCost[]> {
  const site = await startSite(urls, { env: { TRUST_PROXY: '1' } });
  const agent = new http.Agent({ keepAlive: true });
  try {
    const ask: Ask = connect(site.origin, agent);
    const cookies = await addCandidates(database, CANDIDATES);
    const jobs = await listJobs(database);
    let count = 0;
    /** A new pair each time: a candidate cannot apply for a job twice. */
    const pair = (): [jobId: string, cookie: string] => {
      count += 1;
      return [jobs[Math.floor(count / CANDIDATES) % jobs.length] ?? '', cookies[count % CANDIDATES] ?? ''];
    };
    const kinds: [string, () => Promise<Answer>][] = [
      ['a like', () => like(ask, ...pair())],
      ['an application: looked at, sent, and mailed', () => apply(ask, ...pair())],
      ['signing in', () => signIn(ask)],
    ];
    const costs: ChangeCost[] = [];
    for (const [name, change] of kinds) {
      const repeat = async (rounds: number) => {
        for (let round = 0; round < rounds; round += 1) {
          const { status } = await change();
          if (status >= 400) throw new Error(`${name}: ${status}`);
        }
      };
      await repeat(WARM_UP_CHANGES);
      const [web, postgres] = [cpuSeconds(site.pid), postgresSeconds(dataFolder)];
      await repeat(ROUNDS);
      const each = (before: number, now: number) => ((now - before) * 1000) / ROUNDS;
      costs.push({
        name,
        web: each(web, cpuSeconds(site.pid)),
        postgres: each(postgres, postgresSeconds(dataFolder)),
      });
    }
    return costs;
  } finally {
    agent.destroy();
    await site.stop();
  }
}
