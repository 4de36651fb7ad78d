/** Visits of people and machines on a working day, at random and in proportion: the load of the soak test. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { Database } from '#db/connections/client.server.ts';
import { type Answer, addCandidates, anyNumber, anyOf, apply, connect, like, listJobs, signIn } from './visitor.ts';

export type Visits = {
  counts: { answered: number; failed: number };
  /** The number of failures of each kind. */
  failures: Record<string, number>;
  /** Starts one more visit; resolves with its answer. Never throws. */
  begin(): Promise<void>;
  close(): Promise<void>;
};

const SEARCHES = ['engineer', 'nurse', 'welder', 'solicitor', 'warehouse', 'farrier', 'accountant', 'night', 'lead'];
const PAGES = ['/', '/white-collar', '/blue-collar', '/locations/london', '/industries/technology', '/blog', '/tools'];

export async function openVisits(url: string, database: Database, candidates: number): Promise<Visits> {
  const cookies = await addCandidates(database, candidates);
  const jobs = await listJobs(database);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 60, timeout: 30_000 });
  const counts = { answered: 0, failed: 0 };
  const failures: Record<string, number> = {};
  const ask = connect(url, agent);
  const underway = new Set<Promise<void>>();
  const as = () => ({ cookie: anyOf(cookies) });

  /** Kinds of visits with their weights. */
  const kinds: [weight: number, name: string, visit: () => Promise<Answer>][] = [
    [30, 'a page', () => ask(anyOf(PAGES))],
    [12, 'the board', () => ask(`/jobs?page=${1 + anyNumber(20)}`)],
    [12, 'a search', () => ask(`/jobs?search=${anyOf(SEARCHES)}&page=${1 + anyNumber(5)}`)],
    [20, 'a job', () => ask(`/jobs/${anyOf(jobs)}`)],
    [1, 'a share image', () => ask(`/og/jobs/${anyOf(jobs)}`)],
    [1, 'the feed', () => ask('/jobs-feed.xml')],
    [1, 'the sitemap', () => ask('/sitemap.xml')],
    [1, 'an address that leads nowhere', () => ask(`/nowhere-${randomUUID()}`)],
    [6, 'the board, signed in', () => ask('/jobs', as())],
    [6, 'a job, signed in', () => ask(`/jobs/${anyOf(jobs)}`, as())],
    [4, 'a profile', () => ask('/profile', as())],
    [3, 'applications', () => ask('/applications', as())],
    [3, 'Job Swipe', () => ask('/job-swipe', as())],
    [3, 'a like', () => like(ask, anyOf(jobs), anyOf(cookies))],
    [1, 'an application', () => apply(ask, anyOf(jobs), anyOf(cookies))],
    [2, 'signing in', () => signIn(ask)],
  ];
  const total = kinds.reduce((sum, [weight]) => sum + weight, 0);

  async function visit(): Promise<void> {
    let at = Math.random() * total;
    const kind = kinds.find(([weight]) => {
      at -= weight;
      return at < 0;
    });
    const [, name, send] = kind ?? anyOf(kinds);
    let fault: string | null = null;
    try {
      const { status } = await send();
      if (status >= 500 || status === 400) fault = `${name}: ${status}`;
    } catch (error) {
      fault = `${name}: ${error instanceof Error ? error.message : String(error)}`;
    }
    counts[fault ? 'failed' : 'answered'] += 1;
    if (fault) failures[fault] = (failures[fault] ?? 0) + 1;
  }

  return {
    counts,
    failures,
    begin: () => {
      const one = visit().finally(() => underway.delete(one));
      underway.add(one);
      return one;
    },
    close: async () => {
      await Promise.all(underway);
      agent.destroy();
    },
  };
}
