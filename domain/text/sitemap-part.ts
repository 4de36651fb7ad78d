/**
 * Into which files the sitemap is split once it names more pages than one file may hold (sitemaps.org: 50,000 URLs, 50 MB).
 * Jobs are split by their ids, which are made by chance: the parts are alike in size, a job stays where it is, and each part
 * is read along an index without counting past the others.
 */

/** The protocol's limit for one file. */
export const MOST_URLS = 50_000;
/** A part is not filled to the brim: jobs are posted between the reading of the index and that of its parts. */
const URLS_PER_PART = 40_000;
/** The database groups jobs by the first ten bits of an id. */
const GROUPS = 1_024;

/** Jobs of one group of ids, and when one of them last changed. */
export type JobGroupChange = { part: number; jobs: number; lastChange: Date };

/** The third of eight parts: { number: 3, of: 8 }. */
export type JobsPart = { number: number; of: number };

export const PAGES_PART = 'pages.xml';

export const writeJobsPart = ({ number, of }: JobsPart): string => `jobs-${number}-of-${of}.xml`;

/** @returns null if the name is not a part's name; the number of parts is a power of two, up to 1,024 */
export function readJobsPart(name: string): JobsPart | null {
  const [, number = 0, of = 0] = (/^jobs-([1-9]\d{0,3})-of-([1-9]\d{0,3})\.xml$/.exec(name) ?? []).map(Number);
  const isPart = of >= 1 && of <= GROUPS && Number.isInteger(Math.log2(of)) && number <= of;
  return isPart && number > 0 ? { number, of } : null;
}

/**
 * True if the index lists this part, or did so some minutes ago, or soon will: a site that has grown since has parts half as large. Refuse
 * all others, which would only cost work.
 * @param of number of parts now; null if one file holds all jobs
 */
export const isOfIndex = (part: JobsPart, of: number | null): boolean =>
  of !== null && [of / 2, of, of * 2].includes(part.of);

/** The first id of a part, and the first after it; null after the last. */
export function idsOfPart({ number, of }: JobsPart): { from: string; before: string | null } {
  const firstOf = (part: number) => {
    const start = ((part * 65_536) / of).toString(16).padStart(4, '0');
    return `${start}0000-0000-0000-0000-000000000000`;
  };
  return { from: firstOf(number - 1), before: number === of ? null : firstOf(number) };
}

/** Splits into the fewest parts that hold all jobs, each with its last change. Leaves out empty parts. */
export function splitJobs(groups: readonly JobGroupChange[]): (JobsPart & { lastChange: Date })[] {
  for (let of = 1; ; of *= 2) {
    const parts = new Map<number, { jobs: number; lastChange: Date }>();
    for (const { part, jobs, lastChange } of groups) {
      const number = Math.floor((part * of) / GROUPS) + 1;
      const so = parts.get(number);
      parts.set(number, {
        jobs: jobs + (so?.jobs ?? 0),
        lastChange: so && so.lastChange > lastChange ? so.lastChange : lastChange,
      });
    }
    const most = Math.max(0, ...[...parts.values()].map(({ jobs }) => jobs));
    if (most <= URLS_PER_PART || of === GROUPS)
      return [...parts].map(([number, { lastChange }]) => ({ number, of, lastChange }));
  }
}
