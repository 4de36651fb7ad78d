/**
 * node bench/channel-feed.ts [jobs]: how long a feed of 100,000 jobs takes to read, with and without gzip, and how much more memory the
 * site needs for it (promised: 10 s, 64 MB). Processor time is stated as well, because it depends less on what else the machine does.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { cpuSeconds, postgresSeconds } from './cpu.ts';
import { type BenchSite, startSite } from './site.ts';

const JOBS = Number(process.argv[2] ?? 100_000);
const COPIES_AT_ONCE = 50;
const END_OF_JOB = '</job>';
const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-bench-channel-'));
const postgres = await startEmbeddedPostgres(folder);
const database = openDatabase(postgres.appUrl);
try {
  const { appUrl, ownerUrl } = postgres;
  const faults = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: true, passwords: new PasswordHasher() });
  if (faults.length > 0) throw new Error(faults.join('; '));
  await (await startSite(postgres)).stop();
  await fill();
  const site = await startSite(postgres);
  try {
    console.log(`${os.cpus()[0]?.model} × ${os.cpus().length}, Node ${process.version}, PostgreSQL 18 embedded`);
    await readFeed(site, 'identity');
    const before = memoryOf(site, 'VmRSS');
    for (const encoding of ['identity', 'gzip']) {
      const begun = cpuOf(site);
      const { bytes, jobs, seconds } = await readFeed(site, encoding);
      const used = cpuOf(site).map((total, at) => (total - (begun[at] ?? 0)).toFixed(1));
      const what = `${jobs.toLocaleString('en-GB')} jobs, ${(bytes / 1_048_576).toFixed(0)} MB as ${encoding}`;
      console.log(
        `${what}: ${seconds.toFixed(1)} s (promised: 10); processor: site ${used[0]} s, PostgreSQL ${used[1]} s`,
      );
    }
    const more = memoryOf(site, 'VmHWM') - before;
    console.log(`memory at its highest: ${(more / 1_048_576).toFixed(0)} MB more than before (promised: 64)`);
    console.log(
      `load of the machine: ${os
        .loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    );
  } finally {
    await site.stop();
  }
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/**
 * Copies of the jobs of the demo, in the places they are in. Without triggers, and without the indexes of searches, which a feed does not
 * read: with them 100,000 jobs take half an hour.
 */
async function fill(): Promise<void> {
  const owner = new pg.Client({ connectionString: postgres.adminUrl.replace('/postgres?', '/agency?') });
  await owner.connect();
  try {
    await owner.query(
      `INSERT INTO job_channels (channel, is_on, jobs, on_since) VALUES ('jooble', true, 'all', now())`,
    );
    await owner.query('ALTER TABLE jobs DISABLE TRIGGER USER; DROP INDEX jobs_search, jobs_search_kept, jobs_lookup');
    await owner.query(`CREATE TABLE demo_jobs AS SELECT * FROM jobs WHERE status = 'open' AND closes_at > now()`);
    const { rows } = await owner.query<{ jobs: number }>('SELECT count(*)::integer AS jobs FROM demo_jobs');
    const times = Math.floor(JOBS / (rows[0]?.jobs ?? 1));
    for (let from = 1; from <= times; from += COPIES_AT_ONCE) {
      const upTo = Math.min(times, from + COPIES_AT_ONCE - 1);
      await owner.query(
        `INSERT INTO jobs (title, company, location, salary, salary_min, salary_max, salary_period, type, category, basis, work_mode,
                           description, requirements, user_id, closes_at, created_at)
         SELECT title, company, location, salary, salary_min, salary_max, salary_period, type, category, basis, work_mode,
                description, requirements, user_id, now() + interval '30 days', created_at - n * interval '1 second'
         FROM demo_jobs CROSS JOIN generate_series($1::integer, $2::integer) AS n`,
        [from, upTo],
      );
    }
    await owner.query(`
      INSERT INTO job_places (job_id, number, name, county, outcode, postal_code, latitude, longitude, is_chosen, created_at, closes_at)
      SELECT j.id, p.number, p.name, p.county, p.outcode, p.postal_code, p.latitude, p.longitude, p.is_chosen, j.created_at, j.closes_at
      FROM (SELECT DISTINCT ON (d.location, p.number) d.location, p.* FROM demo_jobs AS d JOIN job_places AS p ON p.job_id = d.id) AS p
      JOIN jobs AS j ON j.location = p.location
      ON CONFLICT DO NOTHING`);
    await owner.query('ALTER TABLE jobs ENABLE TRIGGER USER; DROP TABLE demo_jobs');
    await owner.query('VACUUM ANALYZE');
  } finally {
    await owner.end();
  }
}

/** Uses node:http, because `fetch` would decompress the answer. */
async function readFeed(
  { origin }: BenchSite,
  encoding: string,
): Promise<{ bytes: number; jobs: number; seconds: number }> {
  const begun = performance.now();
  const request = get(`${origin}/feeds/jooble.xml`, { headers: { 'Accept-Encoding': encoding }, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`the feed was answered ${answer.statusCode}`);
  let bytes = 0;
  answer.on('data', (piece: Buffer) => {
    bytes += piece.length;
  });
  let jobs = 0;
  const texts = encoding === 'gzip' ? answer.pipe(createGunzip()) : answer;
  const decoder = new TextDecoder();
  let pending = '';
  for await (const piece of texts) {
    const text = pending + decoder.decode(piece, { stream: true });
    jobs += text.split(END_OF_JOB).length - 1;
    // Keeps enough of the text to find a marker that two chunks share, and never a whole marker.
    pending = text.slice(
      Math.max(text.lastIndexOf(END_OF_JOB) + END_OF_JOB.length, text.length - END_OF_JOB.length + 1),
    );
  }
  return { bytes, jobs, seconds: (performance.now() - begun) / 1_000 };
}

function cpuOf({ pid }: BenchSite): number[] {
  return [cpuSeconds(pid), postgresSeconds(postgres.folder)];
}

function memoryOf({ pid }: BenchSite, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1_024;
}
