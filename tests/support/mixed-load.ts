/** Sends requests of visitors who read and like jobs through nginx at a fixed rate, regardless of earlier answers. */
import http from 'node:http';
import { expect } from 'vitest';
import { eventually } from './task-queue.ts';

type MixedLoad = {
  port: number;
  people: string[];
  jobs: string[];
  perSecond: number;
  paths?: readonly string[];
  /** The public origin of the site; by default that of nginx. */
  origin?: string;
};

/**
 * Forty people, each with a kept-alive connection. Every fifth request writes; every seventh loads a script or style of a page that was
 * served earlier, as open pages do.
 */
export function startMixedLoad({
  port,
  people,
  jobs,
  perSecond,
  paths = PATHS,
  origin = `http://localhost:${port}`,
}: MixedLoad) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 40 });
  const failures: string[] = [];
  const [assets, fetched] = [new Set<string>(), new Set<string>()];
  const likes = new Map<string, boolean>();
  const underway = new Set<Promise<void>>();
  let [sent, answers, writes, assetFetches] = [0, 0, 0, 0];
  const beganAt = performance.now();

  /** Newest first, so that the files of a new version are fetched soon; then all of them again in turn. */
  function nextAsset(): string | undefined {
    const loadedAssets = [...assets];
    assetFetches += 1;
    return loadedAssets.findLast((name) => !fetched.has(name)) ?? loadedAssets[assetFetches % loadedAssets.length];
  }

  async function sendOne(n: number): Promise<void> {
    const isWrite = n % 5 === 0;
    const [person, job] = [
      people[(n / 5) % people.length] ?? '',
      jobs[Math.floor(n / 5 / people.length) % jobs.length] ?? '',
    ];
    const like = likes.get(`${person} ${job}`) ? 'no' : 'yes';
    if (isWrite) likes.set(`${person} ${job}`, like === 'yes');
    const page = n % 7 === 0 ? nextAsset() : paths[n % paths.length];
    const path = isWrite ? `/jobs/${job}/like` : (page ?? '/');
    try {
      const { status, body } = await ask(
        { agent, port, origin },
        path,
        isWrite ? { cookie: person, form: `like=${like}` } : {},
      );
      answers += 1;
      if (path.startsWith('/assets/')) fetched.add(path);
      else for (const [name] of body.matchAll(/\/assets\/[\w.~-]+\.(?:js|css)/g)) assets.add(name);
      if (isWrite) writes += 1;
      if (status < 200 || status >= 400) failures.push(`${path}: ${status} ${body.slice(0, 200)}`);
    } catch (error) {
      failures.push(`${path}: ${error}`);
    }
  }

  const ticking = setInterval(() => {
    for (const due = ((performance.now() - beganAt) * perSecond) / 1000; sent < due; sent += 1) {
      const pending = sendOne(sent).finally(() => underway.delete(pending));
      underway.add(pending);
    }
  }, 10);

  return {
    untilAnswered: async (count: number) => {
      await eventually(() => expect(answers + failures.length).toBeGreaterThanOrEqual(count), 300_000);
    },
    stop: async () => {
      clearInterval(ticking);
      await Promise.all(underway);
      agent.destroy();
      const liked = [...likes.values()].filter(Boolean).length;
      return { answers, failures, reads: answers - writes, writes, liked, fetched };
    },
  };
}

const PATHS = [
  '/',
  '/jobs?search=signal',
  '/jobs',
  '/jobs?category=blue-collar',
  '/about',
  '/jobs-feed.xml',
  '/send-your-cv',
  '/jobs?page=1',
];

type Connection = { agent: http.Agent; port: number; origin: string };
type RequestFields = { cookie?: string; form?: string };

function ask(
  { agent, port, origin }: Connection,
  path: string,
  { cookie, form }: RequestFields,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(cookie && { Cookie: cookie }),
      ...(form && { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...(form && { Accept: 'application/json', 'Content-Length': Buffer.byteLength(form) }),
    };
    const options = { host: '127.0.0.1', port: port, path, agent, method: form ? 'POST' : 'GET' };
    const sent = http.request({
      ...options,
      headers: { ...headers, Host: `localhost:${port}` },
      timeout: 30_000,
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer within 30 s')));
    sent.on('error', reject);
    sent.on('response', (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.end(form);
  });
}
