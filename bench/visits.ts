/** What people and machines do on a working day, at random and in proportion: the load of the soak. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import { sql } from 'kysely';
import type { Database } from '#db/client.server.ts';
import { DEMO_PASSWORD, demoCast } from '#db/seed/cast.ts';

export type Visits = {
  counts: { answered: number; failed: number };
  /** How often what went wrong. */
  failures: Record<string, number>;
  /** Begins one more; resolves when it has been answered. Never throws. */
  begin(): Promise<void>;
  close(): Promise<void>;
};

type Answer = { status: number; body: string };
type Ask = (path: string, options?: { cookie?: string; fields?: Record<string, string> }) => Promise<Answer>;

const SEARCHES = ['engineer', 'nurse', 'welder', 'solicitor', 'warehouse', 'farrier', 'accountant', 'night', 'lead'];
const PAGES = ['/', '/white-collar', '/blue-collar', '/locations/london', '/industries/technology', '/blog', '/tools'];
/** They sign in with a password. */
const SIGNING_IN = demoCast.filter(({ role, status }) => role === 'job_seeker' && status === 'approved');

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const anyNumber = (below: number) => Math.floor(Math.random() * below);

export async function openVisits(url: string, database: Database, candidates: number): Promise<Visits> {
  const cookies = await addCandidates(database, candidates);
  const jobs = await listJobs(database);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 60, timeout: 30_000 });
  const counts = { answered: 0, failed: 0 };
  const failures: Record<string, number> = {};
  const ask = asking(url, agent);
  const underway = new Set<Promise<void>>();
  const as = () => ({ cookie: anyOf(cookies) });

  /** Each with its weight. */
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
    [3, 'a like', () => ask(`/jobs/${anyOf(jobs)}/like`, { ...as(), fields: { like: 'yes', next: '/jobs' } })],
    [1, 'an application', () => apply(ask, `/jobs/${anyOf(jobs)}/apply`, anyOf(cookies))],
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

function asking(url: string, agent: http.Agent): Ask {
  return (path, { cookie, fields } = {}) =>
    new Promise((resolve, reject) => {
      // Each from somewhere else, so that no limit of one address stands in the way.
      const from = `198.18.${anyNumber(256)}.${anyNumber(256)}`;
      const headers = {
        ...{ 'Accept-Encoding': 'br', 'X-Forwarded-For': from, Accept: 'text/html' },
        ...(cookie ? { Cookie: cookie } : {}),
        ...(fields ? { Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
      };
      // What is to be read must not be compressed.
      const plain = fields ? { 'Accept-Encoding': 'identity' } : {};
      const request = http.request(
        url + path,
        { agent, method: fields ? 'POST' : 'GET', headers: { ...headers, ...plain } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
          );
        },
      );
      request.on('error', reject);
      request.end(fields ? new URLSearchParams(fields).toString() : undefined);
    });
}

/** As people do: what would be sent is shown first, and sent as it was seen. */
async function apply(ask: Ask, path: string, cookie: string): Promise<Answer> {
  const fields = { cover_note: 'I keep lights.', with_cv: 'no' };
  const preview = await ask(path, { cookie, fields: { ...fields, intent: 'preview', version: '' } });
  const version = /name="version" value="([^"]+)"/.exec(preview.body)?.[1];
  // Applied for already.
  if (!version) return preview;
  return ask(path, { cookie, fields: { ...fields, intent: 'send', version } });
}

const signIn = (ask: Ask) =>
  ask('/candidate-login', { fields: { email: anyOf(SIGNING_IN).email, password: DEMO_PASSWORD, next: '/jobs' } });

/** @returns a `Cookie` header for each */
async function addCandidates({ asSystem }: Database, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  await asSystem(async (transaction) => {
    for (const hash of hashes) {
      const id = randomUUID();
      await sql`
        INSERT INTO profiles (id, email, full_name, phone, location, role, status)
        VALUES (${id}, ${`${id}@mail.example`}, 'Wren Halloran', '0113 496 0100', 'Leeds', 'job_seeker', 'approved')`.execute(
        transaction,
      );
      await sql`
        INSERT INTO sessions (token_hash, user_id, kind, expires_at)
        VALUES (${hash}, ${id}, 'full', now() + interval '7 days')`.execute(transaction);
    }
  });
  return tokens.map((token) => `session=${token}`);
}

async function listJobs({ asSystem }: Database): Promise<string[]> {
  const rows = await asSystem((transaction) => transaction.selectFrom('jobs').select('id').execute());
  return rows.map(({ id }) => id);
}
