/**
 * node bench/content.ts
 *
 * Measures large amounts of content: the time to read and replace 500 items, their memory, and the processor time of pages with 1,000
 * articles and 200 places compared with 10 of each, in one run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { readContent } from '#db/content/content.ts';
import { openContent } from '#db/content/content-store.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { cpuSeconds, postgresSeconds } from './cpu.ts';
import { startSite, type Urls } from './site.ts';

const ROUNDS = 40;
/** Processor time is counted in ticks of 10 ms. */
const PAGE_ROUNDS = 200;
const PAGES = ['/blog', '/sitemap.xml', '/', '/about', '/jobs'];
const FEW = { articles: 10, places: 10 };
const LARGE_SITE = { articles: 1_000, places: 200 };

const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-bench-content-'));
const postgres = await startEmbeddedPostgres(folder);
const database = openDatabase(postgres.appUrl, { statementTimeout: 300_000 });
try {
  const { appUrl, ownerUrl } = postgres;
  const faults = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: true, passwords: new PasswordHasher() });
  if (faults.length > 0) throw new Error(faults.join('; '));
  // The first start seeds the content that is copied here.
  await (await startSite(postgres)).stop();
  console.log(`${os.cpus()[0]?.model} × ${os.cpus().length}, Node ${process.version}, PostgreSQL 18 embedded\n`);
  await fillTo(database, FEW);
  const few = await measurePages(postgres);
  await fillTo(database, { articles: 300, places: 160 });
  await reportSnapshot(database);
  await fillTo(database, LARGE_SITE);
  const many = await measurePages(postgres);
  const count = ({ articles, places }: typeof FEW) => `${articles} articles, ${places} places`;
  console.log(
    `| Page, rendered anew | ${count(FEW)}: CPU ms, bytes | ${count(LARGE_SITE)}: CPU ms, bytes | ratio of CPU |`,
  );
  console.log('|---|---|---|---|');
  for (const [index, page] of PAGES.entries()) {
    const [before, after] = [few[index], many[index]];
    if (!before || !after) continue;
    const ratio = (sumOf(after) / sumOf(before)).toFixed(2);
    console.log(`| ${page} | ${describe(before)} | ${describe(after)} | ${ratio} |`);
  }
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Copies the demo's items until each collection has the wanted number. */
async function fillTo({ asSystem }: Database, wanted: Record<string, number>): Promise<void> {
  await asSystem(async (transaction) => {
    for (const [collection, count] of Object.entries(wanted)) {
      await sql`
        INSERT INTO content_items (collection, slug, published, published_at, position, updated_by)
        SELECT ${collection}, kind.slug || '-' || n,
               kind.published || CASE ${collection}
                 WHEN 'places' THEN jsonb_build_object('name', (kind.published ->> 'name') || ' Town ' || n)
                 ELSE jsonb_build_object('featured', false, 'title', left(kind.published ->> 'title', 60) || ' ' || n, 'slug', kind.slug || '-' || n) END,
               now(), n, 'Bench'
        FROM generate_series(1, greatest(0, ${count}::integer
               - (SELECT count(*)::integer FROM content_items WHERE collection = ${collection} AND published IS NOT NULL))) AS n
        CROSS JOIN LATERAL (
          SELECT slug, published FROM content_items
          WHERE collection = ${collection} AND published IS NOT NULL AND updated_by <> 'Bench'
          ORDER BY slug OFFSET n % 5 LIMIT 1) AS kind
        ON CONFLICT DO NOTHING`.execute(transaction);
    }
  });
}

async function reportSnapshot({ asSystem }: Database): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const { count } = await asSystem((transaction) =>
    transaction
      .selectFrom('content_items')
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('published', 'is not', null)
      .executeTakeFirstOrThrow(),
  );
  const store = await openContent({ asSystem }, { faulty: ignore, failed: report });
  // An editor publishes a single item with the same statements.
  const replaced = await timeOf(async () => {
    await asSystem((transaction) =>
      sql`UPDATE content_items SET position = position + 1
          WHERE id = (SELECT id FROM content_items WHERE collection = 'articles' LIMIT 1)`.execute(transaction),
    );
    const begun = performance.now();
    await store.refresh();
    return performance.now() - begun;
  });
  const reads = 10_000;
  const begun = performance.now();
  let titles = 0;
  for (let n = 0; n < reads; n += 1) titles += store.current().articles.length;
  const readMs = (performance.now() - begun) / reads;
  store.stop();
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const content = await asSystem(readContent);
  collectGarbage();
  const megabytes = (process.memoryUsage().heapUsed - before) / 1_048_576;
  console.log(
    `${count} items: a page reads the snapshot in ${(readMs * 1_000).toFixed(2)} µs (${titles / reads} articles),`,
  );
  console.log(
    `replaced in ${replaced.toFixed(1)} ms (p50 of ${ROUNDS}; promised: 50), ${megabytes.toFixed(1)} MB (promised: 10)`,
  );
  console.log(`${content.faults.length} items were refused by their schema\n`);
}

/** Nothing here is published with a fault; the count is printed. */
function ignore(): void {}

function report(error: unknown): void {
  console.error(error);
}

/** Milliseconds of processor time that the site and PostgreSQL spend on a page that is not cached. */
type Cost = { web: number; postgres: number; bytes: number };

function sumOf({ web, postgres }: Cost): number {
  return web + postgres;
}

function describe({ web, postgres, bytes }: Cost): string {
  return `${web.toFixed(1)} + ${postgres.toFixed(1)}, ${bytes.toLocaleString('en-GB')}`;
}

async function measurePages({ folder: dataFolder, ...urls }: Urls & { folder: string }): Promise<Cost[]> {
  const site = await startSite(urls, { env: { PAGE_CACHE_MB: '0' } });
  try {
    const costs: Cost[] = [];
    for (const page of PAGES) {
      const read = async () => {
        const response = await fetch(site.origin + page);
        if (!response.ok) throw new Error(`${page}: ${response.status}`);
        return (await response.arrayBuffer()).byteLength;
      };
      for (let round = 0; round < 30; round += 1) await read();
      const [web, postgres] = [cpuSeconds(site.pid), postgresSeconds(dataFolder)];
      let bytes = 0;
      for (let round = 0; round < PAGE_ROUNDS; round += 1) bytes = await read();
      const each = (before: number, after: number) => ((after - before) * 1_000) / PAGE_ROUNDS;
      costs.push({
        web: each(web, cpuSeconds(site.pid)),
        postgres: each(postgres, postgresSeconds(dataFolder)),
        bytes,
      });
    }
    return costs;
  } finally {
    await site.stop();
  }
}

/** @returns the median of the durations that `run` returns */
async function timeOf(run: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + 5; round += 1) {
    const milliseconds = await run();
    if (round >= 5) times.push(milliseconds);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
