/**
 * node bench/channel-feed.ts [jobs]: how long a feed of 100,000 jobs takes to read, and how much more memory the site needs for it
 * (promised: 10 s, 64 MB).
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { type BenchSite, startSite } from './site.ts';

const JOBS = Number(process.argv[2] ?? 100_000);
const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-bench-channel-'));
const postgres = await startEmbeddedPostgres(folder);
const database = openDatabase(postgres.appUrl, { statementTimeout: 600_000 });
try {
  const { appUrl, ownerUrl } = postgres;
  const faults = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: true, passwords: new PasswordHasher() });
  if (faults.length > 0) throw new Error(faults.join('; '));
  await (await startSite(postgres)).stop();
  await fill();
  const site = await startSite(postgres);
  try {
    console.log(`${os.cpus()[0]?.model} × ${os.cpus().length}, Node ${process.version}, PostgreSQL 18 embedded`);
    await readFeed(site);
    const before = memoryOf(site, 'VmRSS');
    const { bytes, jobs, seconds } = await readFeed(site);
    const more = memoryOf(site, 'VmHWM') - before;
    console.log(
      `${jobs.toLocaleString('en-GB')} jobs, ${(bytes / 1_048_576).toFixed(0)} MB: ${seconds.toFixed(1)} s (promised: 10)`,
    );
    console.log(`memory at its highest: ${(more / 1_048_576).toFixed(0)} MB more than before (promised: 64)`);
  } finally {
    await site.stop();
  }
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Copies of the jobs of the demo, in the places they are in. */
async function fill(): Promise<void> {
  await database.asSystem(async (transaction) => {
    await sql`INSERT INTO job_channels (channel, is_on, jobs, on_since) VALUES ('jooble', true, 'all', now())`.execute(
      transaction,
    );
    await sql`
      INSERT INTO jobs (title, company, location, salary, salary_min, salary_max, salary_period, type, category, basis, work_mode,
                        description, requirements, user_id, closes_at, created_at)
      SELECT title, company, location, salary, salary_min, salary_max, salary_period, type, category, basis, work_mode,
             description, requirements, user_id, now() + interval '30 days', created_at - n * interval '1 second'
      FROM (SELECT *, row_number() OVER () AS k, count(*) OVER () AS of FROM jobs WHERE status = 'open' AND closes_at > now()) AS known
      CROSS JOIN generate_series(1, ${JOBS}::integer) AS n
      WHERE n * of <= ${JOBS}`.execute(transaction);
  });
}

async function readFeed({ origin }: BenchSite): Promise<{ bytes: number; jobs: number; seconds: number }> {
  const begun = performance.now();
  const answer = await fetch(`${origin}/feeds/jooble.xml`);
  if (!answer.ok || !answer.body) throw new Error(`the feed was answered ${answer.status}`);
  let bytes = 0;
  let jobs = 0;
  const decoder = new TextDecoder();
  for await (const piece of answer.body) {
    bytes += piece.byteLength;
    jobs += decoder.decode(piece, { stream: true }).split('</job>').length - 1;
  }
  return { bytes, jobs, seconds: (performance.now() - begun) / 1_000 };
}

function memoryOf({ pid }: BenchSite, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1_024;
}
