import { readFile, writeFile } from 'node:fs/promises';
import type { Bytes } from './scale-databases.ts';
import { drawGrowth, type Panel } from './scale-plot.ts';
import type { PostingCost } from './scale-posting.ts';

/**
 * `promised`: a user waits, and the time at most doubles between 10,000 jobs and any larger board. `growing`: a user waits, but a larger
 * board has more to find. `background`: no user waits. Nothing may grow faster than n log n.
 */
export type Kind = 'promised' | 'growing' | 'background';
export type Timing = { jobs: number; p50: number; p95: number; matches: string };
export type Growth = {
  name: string;
  kind: Kind;
  timings: Timing[];
  /** The machine's load average over the minute before the query. */
  load: string;
};

export type Figures = {
  measuredOn: string;
  machine: string;
  /** The machine's load average over the minute before the first query. */
  load: string;
  command: string;
  growths: Growth[];
  memory: ({ jobs: number; resident: number; highest: number } & Bytes & PostingCost)[];
  sitemaps: { jobs: number; urls: number; longest: number; ms: number }[];
};

const BASE = 10_000;
const MOST_GROWTH = 2;
/** Limit of the p95 at any size. */
const MOST_MS = 40;

/** Below this, growth cannot be measured. */
const LEAST_MS = 2;
/** Tolerance for noise of the machine. */
const TOLERANCE = 1.5;

/** One sentence for every bound that is broken. */
export function listFaults({ growths, sitemaps }: Pick<Figures, 'growths' | 'sitemaps'>): string[] {
  const faults: string[] = [];
  for (const { name, kind, timings } of growths) {
    const base = timings.find(({ jobs }) => jobs === BASE);
    for (const { jobs, p50, p95 } of timings) {
      if (kind !== 'background' && p95 > MOST_MS) {
        faults.push(`${name}: ${ms(p95)} ms at ${jobs} jobs 95 times in 100, promised ${MOST_MS}`);
      }
      if (!base || jobs <= BASE) continue;
      const bound = (jobs * Math.log(jobs)) / (BASE * Math.log(BASE));
      const ratio = p50 / Math.max(base.p50, LEAST_MS);
      if (ratio > bound * TOLERANCE)
        faults.push(`${name}: ${ratio.toFixed(1)} times at ${jobs} jobs, more than n log n`);
      if (kind === 'promised' && ratio > MOST_GROWTH) {
        faults.push(`${name}: ${ratio.toFixed(1)} times its figure at 10,000 jobs at ${jobs}, promised twice`);
      }
    }
  }
  for (const { jobs, longest } of sitemaps) {
    if (longest > 50_000) faults.push(`a file of the sitemap names ${longest} URLs at ${jobs} jobs`);
  }
  return faults;
}

/** The largest ratio to the figure at 10,000 jobs. */
function worstRatio({ timings }: Growth): number {
  const base = timings.find(({ jobs }) => jobs === BASE)?.p50 ?? 0;
  const larger = timings.filter(({ jobs }) => jobs > BASE).map(({ p50 }) => p50 / Math.max(base, LEAST_MS));
  return Math.max(0, ...larger);
}

const ms = (value: number) => (value < 100 ? value.toFixed(1) : value.toFixed(0));
const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(0);
const short = (jobs: number) => (jobs >= 1_000_000 ? `${jobs / 1_000_000} M` : `${jobs / 1_000} k`);

export function describeFigures({ growths, memory, sitemaps, ...run }: Figures): string {
  const sizes = memory.map(({ jobs }) => jobs);
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
    [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
  const promised = growths.filter(({ kind }) => kind === 'promised');
  const broken = promised.filter((growth) => worstRatio(growth) > MOST_GROWTH);
  const describe = (growth: Growth) => {
    const figures = growth.timings.map(({ p50, p95 }) => `${ms(p50)} (${ms(p95)})`);
    const ratio = worstRatio(growth).toFixed(2);
    return [growth.name, ...figures, broken.includes(growth) ? `**${ratio}**` : ratio];
  };
  const listed = (kind: Kind) =>
    table(['Query', ...sizes.map(short), 'ratio'], growths.filter((growth) => growth.kind === kind).map(describe));
  return `Measured on ${run.measuredOn} with \`${run.command}\` on ${run.machine}; load ${run.load} at the start. Milliseconds: median
(95th percentile). The ratio is the largest median beyond 10 k divided by that at 10 k.

**${promised.length - broken.length} of ${promised.length} queries stay within twice their time at 10,000 jobs.${broken.length > 0 ? ` The others: ${broken.map(({ name }) => name).join('; ')}.` : ''}**

${listed('promised')}

These find more on a larger board, so only n log n is promised:

${listed('growing')}

Background work, within n log n:

${listed('background')}

${table(
  ['', ...sizes.map(short)],
  [
    ['memory of a site process after 300 requests, MiB', ...memory.map(({ resident }) => megabytes(resident))],
    ['the most it had, with the whole sitemap read, MiB', ...memory.map(({ highest }) => megabytes(highest))],
    ['bytes a job in its table', ...memory.map((each) => each.table.toFixed(0))],
    ['bytes a job in indexes', ...memory.map((each) => each.indexes.toFixed(0))],
    ['of them in the index of words and facts', ...memory.map((each) => each.words.toFixed(0))],
    ['bytes a job for its places', ...memory.map((each) => each.places.toFixed(0))],
    ['to post a job, ms', ...memory.map((each) => each.whole.toFixed(1))],
    ['without triggers, ms', ...memory.map((each) => each.withoutTriggers.toFixed(1))],
    ['without triggers and that index, ms', ...memory.map((each) => each.withoutWords.toFixed(1))],
    ['URLs in the sitemap', ...sitemaps.map(({ urls }) => urls)],
    ['URLs in its longest file', ...sitemaps.map(({ longest }) => longest)],
    ['all files of the sitemap, seconds', ...sitemaps.map((each) => (each.ms / 1_000).toFixed(2))],
  ],
)}`;
}

const PLOTTED = {
  Searches: [
    'board, page 1',
    'word of ten jobs',
    'word of a hundred jobs',
    'common word (one in six)',
    'common word, best paid',
    'two common words that ten jobs have both',
    'city (one in nine)',
    'category, type, pay and town',
    'city page with its figures',
    'similar jobs',
  ],
  'Pages, feed and sitemap': [
    'board rendered, not stored',
    'feed of the board',
    'sitemap.xml',
    'one part of the sitemap',
  ],
} as const;

export function plot({ growths, memory }: Figures): string {
  const panels: Panel[] = Object.entries(PLOTTED).map(([title, names]) => ({
    title,
    unit: 'milliseconds (middle)',
    lines: names.flatMap((name) => {
      const growth = growths.find((each) => each.name === name);
      return growth ? [{ name, points: growth.timings.map(({ jobs, p50 }) => [jobs, p50] as const) }] : [];
    }),
  }));
  panels.push({
    title: 'Memory',
    unit: 'MiB, and bytes a job',
    lines: [
      { name: 'site process, MiB', points: memory.map(({ jobs, resident }) => [jobs, resident / 1_048_576]) },
      { name: 'its highest, MiB', points: memory.map(({ jobs, highest }) => [jobs, highest / 1_048_576]) },
      { name: 'table, bytes a job', points: memory.map(({ jobs, table }) => [jobs, table]) },
      { name: 'indexes, bytes a job', points: memory.map(({ jobs, indexes }) => [jobs, indexes]) },
    ],
  });
  const worst = growths
    .filter(({ kind }) => kind === 'promised')
    .map((growth) => ({ name: growth.name, ratio: worstRatio(growth) }))
    .sort((a, b) => b.ratio - a.ratio)[0];
  const description = `Times and memory over the number of jobs, both by powers of ten. Of what is promised, ${worst?.name ?? 'nothing'} grows most beyond ten thousand jobs: ${worst?.ratio.toFixed(1)} times.`;
  return drawGrowth('How the board grows from a thousand jobs to a million', description, panels);
}

const [BEGIN, END] = ['<!-- growth: written by npm run bench -- --scale -->', '<!-- growth: end -->'];

/** Writes the plot, its figures, and the tables between the document's markers. */
export async function writeFigures(figures: Figures, folder: string): Promise<void> {
  await writeFile(new URL('growth/growth.svg', import.meta.url), plot(figures));
  await writeFile(new URL('growth/growth.json', import.meta.url), `${JSON.stringify(figures, null, 2)}\n`);
  const document = await readFile(`${folder}/growth.md`, 'utf8');
  const [before, after] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (before === -1 || after < before)
    throw new Error('docs/operate/growth.md has lost the marks of its measured part');
  await writeFile(
    `${folder}/growth.md`,
    `${document.slice(0, before)}${BEGIN}\n\n${describeFigures(figures)}\n\n${document.slice(after)}`,
  );
}
