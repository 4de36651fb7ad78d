/** What the open jobs of a city say of its market. Only what can be counted, and how many it was counted from. */
import type { CityInsights } from '#content/city-insights.ts';
import type { IndustryPage } from '#content/industries/industry-page.ts';
import { industries } from '#content/industries.ts';
import { industryPages } from '#content/industry-pages.ts';
import type { JobCategory, PublicJob } from '#domain/job.ts';
import { formatNumber, formatPounds } from '#domain/money.ts';
import { describeJobs, type JobSample, marketTrend } from '#domain/salary-estimate.ts';
import { FEWEST_FOR_A_MIDDLE, listYearlyPay, medianYearlyPay } from '#domain/yearly-pay.ts';
import type { IndustryRow, MarketIndicator } from '../schema.ts';

/** In pounds: a middle is no offer, and need not look like one. */
const PAY_STEP = 500;

type Market = { city: string; jobs: readonly PublicJob[]; sample: JobSample };

/** @param jobs the newest of the city, of which there may be more */
export function describeMarket({ city, jobs, sample }: Market): MarketIndicator[] {
  const counted = jobs.length < sample.total ? `the newest ${formatNumber(jobs.length)}` : 'all of them';
  return [
    {
      title: 'Open jobs',
      value: describeJobs(sample.total, sample).replace(/^about/, 'About'),
      ...describeMovement(sample),
      description: `On our board in ${city} today.`,
    },
    share('Permanent', jobs, (job) => job.basis === 'permanent', `Of the open jobs, ${counted}.`),
    share('Hybrid or remote', jobs, (job) => job.workMode !== 'on-site', `Of the open jobs, ${counted}.`),
    describePay(jobs),
  ].filter((indicator) => indicator !== null);
}

const TRENDS = { Rising: 'up', Declining: 'down', Stable: 'stable' } as const;

function describeMovement(sample: JobSample): Pick<MarketIndicator, 'trend' | 'change'> {
  const trend = marketTrend(sample);
  const { total, recent, earlier, isEstimate } = sample;
  // More were posted than are open, so some must have closed. Of estimates neither is known so well.
  const closed = !isEstimate && recent + earlier > total ? '; some have closed since' : '';
  const change = `${describeJobs(recent, sample)} posted in the last 30 days, ${describeJobs(earlier, sample)} in the 30 before${closed}`;
  return trend ? { trend: TRENDS[trend], change } : { trend: null, change: 'Too few to compare with last month' };
}

function share(
  title: string,
  jobs: readonly PublicJob[],
  isOne: (job: PublicJob) => boolean,
  description: string,
): MarketIndicator | null {
  if (jobs.length < FEWEST_FOR_A_MIDDLE) return null;
  const percent = Math.round((jobs.filter(isOne).length * 100) / jobs.length);
  return { title, value: `${percent}%`, trend: null, change: '', description };
}

function describePay(jobs: readonly PublicJob[]): MarketIndicator {
  const paid = listYearlyPay(jobs);
  const middle = typicalPay(jobs);
  return {
    title: 'Typical yearly pay',
    value: middle ?? 'Too few to say',
    trend: null,
    change: '',
    description: middle
      ? `The middle one of the ${paid.length} open jobs that name pay by the year.`
      : `Shown from ${FEWEST_FOR_A_MIDDLE} open jobs that name pay by the year; now ${paid.length}.`,
  };
}

/** The middle of what jobs pay by the year, '£32,500'; null where fewer than five say so. */
export function typicalPay(jobs: readonly PublicJob[]): string | null {
  const median = medianYearlyPay(jobs);
  return median === null ? null : formatPounds(Math.round(median / PAY_STEP) * PAY_STEP);
}

/**
 * Its industries by the words of their own pages, with what our people say of each. Here a job always needs one of them: a
 * page may be generous with what else it lists, a count may not.
 * @param jobs null: they could not be loaded
 */
export function describeIndustries(jobs: readonly PublicJob[] | null, { outlooks }: CityInsights): IndustryRow[] {
  return industries.flatMap(({ slug, name, category }) => {
    const page = industryPages[slug];
    const found = outlooks.find(({ industry }) => industry === slug);
    if (!found) return [];
    const own = jobs?.filter((job) => isOfIndustry(job, category, page)) ?? null;
    const { outlook, reason } = found;
    return [
      { slug, industry: name, jobCount: own?.length ?? null, typicalPay: own && typicalPay(own), outlook, reason },
    ];
  });
}

function isOfIndustry(
  job: Pick<PublicJob, 'title' | 'category'>,
  category: JobCategory,
  { words, isEither }: IndustryPage,
): boolean {
  const title = job.title.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const hasWord = words.some((word) =>
    title.some((part) => (word.length <= 2 ? part === word.toLowerCase() : part.startsWith(word.toLowerCase()))),
  );
  return hasWord && (isEither || job.category === category);
}
