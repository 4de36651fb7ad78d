/** npm run bench -- --scale: boards of 1,000 to 1,000,000 jobs side by side, asked in turns, and how everything grows. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { startPageReader } from './page-reader.ts';
import { bytesPerJob, type Filled, fillDatabase } from './scale-databases.ts';
import { timePosting } from './scale-posting.ts';
import { questions } from './scale-queries.ts';
import { describeFigures, type Figures, type Growth, listFaults, writeFigures } from './scale-report.ts';
import {
  askForPages,
  measureMemory,
  pageQuestions,
  readWholeSitemap,
  type ScaledSite,
  startScaledSite,
} from './scale-site.ts';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const ROUNDS = 60;
/** Garbage collection affects about one page in forty; this many rounds show how often. */
const PAGE_ROUNDS = 200;
/** Rounds that are not counted: V8 compiles frequently used code during the first pages. */
const PAGES_FIRST = 20;
/** Rounds of requests by programs, which a site answers a few times a minute. */
const BACKGROUND_ROUNDS = 9;
const DOCUMENTS = 'docs/operate';

/**
 * @param largest a smaller one tries the measurement out, and writes nothing
 * @param kept a folder that keeps the boards for the next run
 * @returns whether everything kept its bound
 */
export async function measureScale(largest = SIZES.at(-1) ?? 0, kept?: string): Promise<boolean> {
  const folder = kept ?? (await mkdtemp(path.join(os.tmpdir(), 'agency-scale-')));
  const postgres = await startEmbeddedPostgres(folder);
  const filled: Filled[] = [];
  const sites: ScaledSite[] = [];
  const reader = startPageReader();
  try {
    for (const size of SIZES.filter((each) => each <= largest)) {
      const database = await fillDatabase(postgres, size);
      filled.push(database);
      console.log(`${size} jobs filled in ${database.seconds.toFixed(0)} s`);
    }
    const load = (os.loadavg()[0] ?? 0).toFixed(1);
    const growths: Growth[] = [];
    for (const { name, kind, ask } of questions) {
      growths.push(
        await inTurns({ name, kind }, filled, { first: 1, counted: ROUNDS }, async ({ database }) => {
          const startedAt = performance.now();
          return { matches: await ask(database), ms: performance.now() - startedAt };
        }),
      );
    }
    for (const each of filled) sites.push(await startScaledSite(each));
    for (const question of pageQuestions) {
      const { name, kind } = question;
      const rounds =
        kind === 'background' ? { first: 1, counted: BACKGROUND_ROUNDS } : { first: PAGES_FIRST, counted: PAGE_ROUNDS };
      growths.push(await inTurns({ name, kind }, sites, rounds, (site) => askForPages(site, question, reader)));
    }
    const figures: Figures = {
      measuredOn: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date()),
      machine: `${os.cpus()[0]?.model} × ${os.cpus().length}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}, PostgreSQL 18 embedded`,
      load,
      command: 'npm run bench -- --scale',
      growths,
      sitemaps: [],
      memory: [],
    };
    for (const [index, site] of sites.entries()) {
      const { resident } = await measureMemory(site);
      figures.sitemaps.push({ jobs: site.jobs, ...(await readWholeSitemap(site)) });
      const { highest } = await measureMemory(site);
      const database = filled[index];
      if (!database) continue;
      const [bytes, posting] = [await bytesPerJob(database), await timePosting(database.adminUrl)];
      figures.memory.push({ jobs: site.jobs, resident, highest, ...bytes, ...posting });
    }
    console.log(describeFigures(figures));
    const faults = listFaults(figures);
    for (const fault of faults) console.error(`Broken: ${fault}`);
    if (largest === SIZES.at(-1)) await writeFigures(figures, DOCUMENTS);
    return faults.length === 0;
  } finally {
    reader.stop();
    for (const site of sites) await site.stop();
    for (const { database } of filled) await database.close();
    await postgres.stop();
    if (!kept) await rm(folder, { recursive: true, force: true });
    if (!kept && !postgres.folder.startsWith(folder)) await rm(postgres.folder, { recursive: true, force: true });
  }
}

type Subject = { jobs: number };

/** Each size once a round. @param rounds the first ones do not count */
async function inTurns<Each extends Subject>(
  growth: Omit<Growth, 'timings' | 'load'>,
  subjects: readonly Each[],
  rounds: { first: number; counted: number },
  ask: (subject: Each) => Promise<{ matches: string; ms: number }>,
): Promise<Growth> {
  const measured = subjects.map(({ jobs }) => ({ jobs, times: [] as number[], matches: '' }));
  for (let round = 0; round < rounds.first + rounds.counted; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      const [{ matches, ms }, own] = [await ask(subject), measured[index]];
      if (own && round >= rounds.first) own.times.push(ms);
      if (own) own.matches = matches;
    }
  }
  const timings = measured.map(({ jobs, times, matches }) => {
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return { jobs, p50: at(0.5), p95: at(0.95), matches };
  });
  console.log(
    `${growth.name}: ${timings.map(({ p50, p95 }) => `${p50.toFixed(1)} (${p95.toFixed(1)})`).join(', ')} ms, load ${(os.loadavg()[0] ?? 0).toFixed(1)}`,
  );
  return { ...growth, timings, load: (os.loadavg()[0] ?? 0).toFixed(1) };
}
