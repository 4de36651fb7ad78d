/** Measures pages of the production build against bare node:http in the same run: the board with a hundred cards, and other pages. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { findBoard } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { countBoardPages } from '#app/features/board/jobs/schema.ts';
import type { Database } from '#db/connections/client.server.ts';
import { readContent, siteFactsOf } from '#db/content/content.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import type { BoardPage } from './board-renderer.tsx';
import { type LoadResult, load } from './load.ts';
import { startSite, type Urls } from './site.ts';
import { addCandidates } from './visitor.ts';

const SECONDS = 8;
/** One public page of each kind. */
const OTHER_PAGES = ['/', '/white-collar', '/locations/london', '/industries/technology', '/blog', '/tools'];
const OTHER_SECONDS = 3;

type Pair = { cached: LoadResult; bytesFloor: LoadResult };
export type HttpResult = Pair & { uncached: LoadResult; renderFloor: LoadResult; others: Record<string, Pair> };

export async function measureBoard(database: Database, urls: Urls): Promise<HttpResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-bench-'));
  const children: ChildProcess[] = [];
  const site = await startSite(urls);
  try {
    const url = `${site.origin}/jobs`;
    const compare = async (address: string, seconds: number): Promise<Pair> => {
      const headers = { 'accept-encoding': 'br' };
      const bytes = await startBytesFloor(children, folder, address);
      const cached = await load({ url: address, pid: site.pid, headers, seconds });
      return { cached, bytesFloor: await load({ ...bytes, headers, seconds }) };
    };
    const board = await compare(url, SECONDS);
    const others: HttpResult['others'] = {};
    for (const page of OTHER_PAGES) others[page] = await compare(site.origin + page, OTHER_SECONDS);

    const render = await startRenderFloor(children, folder, database);
    // Pages of a person who is signed in are never stored.
    const [cookie = ''] = await addCandidates(database, 1);
    const uncached = await load({ url, pid: site.pid, headers: { cookie }, seconds: SECONDS });
    const renderFloor = await load({ ...render, seconds: SECONDS });
    return { ...board, uncached, renderFloor, others };
  } finally {
    await site.stop();
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')));
    await rm(folder, { recursive: true, force: true });
  }
}

async function startBytesFloor(children: ChildProcess[], folder: string, url: string) {
  // fetch() would decompress the answer, but the floor must send the same bytes as the site.
  const { body, headers } = await rawGet(url);
  await writeFile(path.join(folder, 'body'), body);
  await writeFile(path.join(folder, 'headers.json'), JSON.stringify(headers));
  return startFloor(children, ['bytes', path.join(folder, 'body'), path.join(folder, 'headers.json')]);
}

async function startRenderFloor(children: ChildProcess[], folder: string, { asPublic, asSystem }: Database) {
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    ssr: { noExternal: true },
    build: { ssr: 'bench/board-renderer.tsx', outDir: path.join(folder, 'render'), minify: false },
  });
  const { content } = await asSystem(readContent);
  const results = await findBoard({ asPublic, content }, EMPTY_QUESTION);
  const board = { ...results, choices: null, pageCount: countBoardPages(results.totalCount), places: null };
  const page: BoardPage = {
    facts: siteFactsOf(content),
    loaderData: { search: EMPTY_QUESTION, notice: null, refusal: null, board, managed: [], ownIds: [], liked: [] },
  };
  await writeFile(path.join(folder, 'data.json'), JSON.stringify(page));
  return startFloor(children, [
    'render',
    path.join(folder, 'render/board-renderer.js'),
    path.join(folder, 'data.json'),
  ]);
}

async function startFloor(children: ChildProcess[], args: string[]) {
  const child = start(children, ['bench/floor.mjs', ...args], { NODE_ENV: 'production' });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${Number(line)}/`, pid: pidOf(child) };
}

function start(children: ChildProcess[], args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.on('data', () => undefined);
  children.push(child);
  return child;
}

const pidOf = ({ pid }: ChildProcess) => pid ?? fail('the process did not start');

function fail(message: string): never {
  throw new Error(message);
}

/** Returns the answer still compressed. */
async function rawGet(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { date, connection, 'keep-alive': _, ...headers } = response.headers as Record<string, string>;
        resolve({ body: Buffer.concat(chunks), headers });
      });
    }).on('error', reject);
  });
}
