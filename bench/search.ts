/**
 * node bench/search.ts: how well the board's search answers 160 labelled queries (bench/search/README.md), by nDCG@10.
 * Searches that are listed here are measured side by side, on the same jobs.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findJobs } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { collections } from '#db/content/collections.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { readJobQuestion } from '#domain/job/search/job-question.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { loadJobs } from './search/load.ts';
import { DEPTH, gradedJobs, type Measured, measureSearch, type Search } from './search/measure.ts';
import { describeQueries, describeSearches } from './search/report.ts';

/** The default words, for agencies that define none. */
const content = { search: collections.search.fallback };

const searches: Record<string, (database: Database) => Search> = {
  find_public_jobs:
    ({ asPublic }) =>
    async ({ text, where = '', miles = null }) => {
      const search = readJobQuestion(new Map(Object.entries({ search: text, where, miles })));
      return (await findJobs({ asPublic, content }, search, DEPTH)).map(({ id }) => id);
    },
};

const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-search-'));
const postgres = await startEmbeddedPostgres(folder);
const { appUrl, ownerUrl } = postgres;
const database = openDatabase(appUrl, { statementTimeout: 60_000 });
const passwords = new PasswordHasher();
try {
  const faults = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: true, passwords });
  if (faults.length > 0) throw new Error(faults.join('; '));
  await loadJobs(database, ownerUrl, passwords);
  const jobs = gradedJobs();
  const results: Record<string, Measured[]> = {};
  for (const [name, open] of Object.entries(searches)) results[name] = await measureSearch(open(database), jobs);
  console.log(describeSearches(results, jobs.size));
  for (const [name, measured] of Object.entries(results)) {
    console.log(describeQueries(name, process.argv.includes('--all') ? measured : worstOf(measured)));
  }
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

function worstOf(measured: Measured[]): Measured[] {
  return measured.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 15);
}
