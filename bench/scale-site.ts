/** Measures a site process on a board of a given size: unstored pages, feed, sitemap and memory. */
import { readFileSync } from 'node:fs';
import type { PageReader } from './page-reader.ts';
import { type Filled, leaveJobsPlaced, untilTasksAreDone } from './scale-databases.ts';
import type { Kind } from './scale-report.ts';
import { type BenchSite, startSite } from './site.ts';
import { addCandidates } from './visitor.ts';

/** `cookie`: of a candidate, whose pages are never cached. */
export type ScaledSite = BenchSite & { jobs: number; cookie: string };

const LOAD = 300;

export const startScaledSite = async (filled: Filled): Promise<ScaledSite> => {
  const [cookie = ''] = await addCandidates(filled.database, 1);
  const site = await startSite(filled);
  await leaveJobsPlaced(filled);
  await untilTasksAreDone(filled);
  return { ...site, jobs: filled.jobs, cookie };
};

/** `read` requests an address of the site. */
export type PageQuestion = {
  name: string;
  kind: Kind;
  ask: (read: (address: string) => Promise<string>) => Promise<string>;
};

const ask = async ({ origin, cookie }: ScaledSite, address: string): Promise<string> => {
  const answer = await fetch(origin + address, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`);
  return answer.text();
};

const countIn = (text: string, what: string) => text.split(what).length - 1;

export const pageQuestions: readonly PageQuestion[] = [
  {
    name: 'board rendered, not stored',
    kind: 'promised',
    ask: async (read) => `${new Set((await read('/jobs')).match(/href="\/jobs\/[0-9a-f-]{36}"/g)).size} cards`,
  },
  {
    name: 'feed of the board',
    kind: 'promised',
    ask: async (read) => `${countIn(await read('/jobs-feed.xml'), '<item>')} jobs`,
  },
  { name: 'sitemap.xml', kind: 'background', ask: async (read) => describe(await read('/sitemap.xml')) },
  {
    name: 'one part of the sitemap',
    kind: 'background',
    ask: async (read) => {
      const index = await read('/sitemap.xml');
      const [, part = '/sitemap.xml'] = /<loc>[^<]*(\/sitemaps\/jobs-[^<]*)<\/loc>/.exec(index) ?? [];
      return describe(await read(part));
    },
  },
];

/** Returns the result and how long the pages took, by the clock of the process that reads them. */
export async function askForPages(
  { origin, cookie }: ScaledSite,
  question: PageQuestion,
  reader: PageReader,
): Promise<{ matches: string; ms: number }> {
  let ms = 0;
  const matches = await question.ask(async (address) => {
    const page = await reader.read(origin + address, cookie);
    ms += page.ms;
    return page.text;
  });
  return { matches, ms };
}

const describe = (xml: string): string =>
  xml.includes('<sitemapindex') ? `${countIn(xml, '<sitemap>')} parts` : `${countIn(xml, '<url>')} URLs`;

/** Reads every part as a search engine does. @returns the number of URLs, and the longest duration of a part in milliseconds */
export async function readWholeSitemap(site: ScaledSite): Promise<{ urls: number; longest: number; ms: number }> {
  const startedAt = performance.now();
  const index = await ask(site, '/sitemap.xml');
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]*)<\/loc>/g)].map(([, part = '']) => part);
  const counts: number[] = parts.length === 0 ? [countIn(index, '<url>')] : [];
  for (const part of parts) counts.push(countIn(await ask(site, part), '<url>'));
  return {
    urls: counts.reduce((sum, count) => sum + count, 0),
    longest: Math.max(...counts),
    ms: performance.now() - startedAt,
  };
}

/** Resident memory in bytes after a fixed load, and its peak. */
export async function measureMemory(site: ScaledSite): Promise<{ resident: number; highest: number }> {
  for (let request = 0; request < LOAD; request += 3) {
    await Promise.all(['/jobs', '/jobs?search=engineer', '/jobs-feed.xml'].map((address) => ask(site, address)));
  }
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
  const read = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1_024;
  return { resident: read('VmRSS'), highest: read('VmHWM') };
}
