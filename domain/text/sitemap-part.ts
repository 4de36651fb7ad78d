/**
 * Splits the sitemap into files once it has more pages than one file may hold (sitemaps.org: 50,000 URLs, 50 MB). Jobs are split by their
 * random ids, so that parts have similar sizes, a job stays in its part, and each part is an index range.
 */

export const MOST_URLS = 50_000;
/** Below the limit, because jobs may be posted between reading the index and its parts. */
const URLS_PER_PART = 40_000;
/** The database groups jobs by the first ten bits of an id. */
const GROUPS = 1_024;

/** The jobs of one group of ids, with the latest change among them. */
export type JobGroupChange = { part: number; jobs: number; lastChange: Date };

export type JobsPart = { number: number; of: number };

export const PAGES_PART = 'pages.xml';

export const writeJobsPart = ({ number, of }: JobsPart): string => `jobs-${number}-of-${of}.xml`;

/** @returns null if the name is no part's name; the number of parts is a power of two up to 1,024 */
export function readJobsPart(name: string): JobsPart | null {
  const [, number = 0, of = 0] = (/^jobs-([1-9]\d{0,3})-of-([1-9]\d{0,3})\.xml$/.exec(name) ?? []).map(Number);
  const isPart = of >= 1 && of <= GROUPS && Number.isInteger(Math.log2(of)) && number <= of;
  return isPart && number > 0 ? { number, of } : null;
}

/**
 * True if the index lists this part, listed it minutes ago, or soon will: after growth the parts are half as large. Others are refused to
 * save work. @param of the current number of parts; null if one file has all jobs
 */
export const isOfIndex = (part: JobsPart, of: number | null): boolean =>
  of !== null && [of / 2, of, of * 2].includes(part.of);

/** The first id of a part, and the first id after it; null for the last part. */
export function idsOfPart({ number, of }: JobsPart): { from: string; before: string | null } {
  const firstIdOfPart = (part: number) => {
    const start = ((part * 65_536) / of).toString(16).padStart(4, '0');
    return `${start}0000-0000-0000-0000-000000000000`;
  };
  return { from: firstIdOfPart(number - 1), before: number === of ? null : firstIdOfPart(number) };
}

/** Splits jobs into the fewest parts, each with its last change. Leaves out empty parts. */
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
