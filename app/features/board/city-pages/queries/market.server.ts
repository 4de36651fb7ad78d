/** Market indicators of a city from its open jobs. They show only what can be counted, and from how many jobs. */
import { href } from 'react-router';
import { formatCount, type JobCount } from '#app/features/board/jobs/schema.ts';
import type { Industry } from '#db/content/industry.ts';
import type { CityInsights } from '#db/content/place.ts';
import type { PublicJob } from '#domain/job/fields.ts';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';
import { formatNumber, formatPounds } from '#domain/pay/money.ts';
import { describeJobs, type JobSample, marketTrend } from '#domain/pay/salary-estimate.ts';
import { listYearlyPay, MIN_JOBS_FOR_MEDIAN, medianYearlyPay, type Paid } from '#domain/pay/yearly-pay.ts';
import type { IndustryRow, MarketIndicator } from '../schema.ts';

/** In pounds. Medians are rounded, because they are not offers. */
const PAY_STEP = 500;

type Market = {
  jobs: readonly PublicJob[];
  /** The count in the page's head, so that both are the same. */
  countText: string;
  sample: JobSample;
};

/** 'all 14 open jobs', or 'the newest 100 open jobs' if there are more. */
export function describeCounted({ jobs, countText, sample }: Market): string {
  if (jobs.length < sample.total) return `the newest ${formatNumber(jobs.length)} open jobs`;
  if (jobs.length < 2) return jobs.length === 0 ? 'no open jobs' : 'one open job';
  return `all ${countText} open jobs`;
}

/** @param counted its `jobs` are the city's newest; there may be more */
export function describeMarket(counted: Market): MarketIndicator[] {
  const { jobs, countText, sample } = counted;
  return [
    {
      title: 'Open jobs',
      value: countText,
      ...describeMovement(sample),
      description: '',
    },
    share('Permanent', jobs, (job) => job.basis === 'permanent'),
    share('Hybrid or remote', jobs, (job) => job.workMode !== 'on-site'),
    describePay(jobs),
  ].filter((indicator) => indicator !== null);
}

const TRENDS = { Rising: 'up', Declining: 'down', Stable: 'stable' } as const;

function describeMovement(sample: JobSample): Pick<MarketIndicator, 'trend' | 'change'> {
  const trend = marketTrend(sample);
  const { total, recent, earlier, isEstimate } = sample;
  // If more jobs were posted than are open, some have closed. Estimates cannot show that.
  const closed = !isEstimate && recent + earlier > total ? '; some have closed since' : '';
  const change = `${describeJobs(recent, sample)} posted in the last 30 days, ${describeJobs(earlier, sample)} in the 30 before${closed}`;
  return trend ? { trend: TRENDS[trend], change } : { trend: null, change: 'Too few to compare with last month' };
}

function share(title: string, jobs: readonly PublicJob[], isOne: (job: PublicJob) => boolean): MarketIndicator | null {
  if (jobs.length < MIN_JOBS_FOR_MEDIAN) return null;
  const percent = Math.round((jobs.filter(isOne).length * 100) / jobs.length);
  return { title, value: `${percent}%`, trend: null, change: '', description: '' };
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
      ? `The middle of ${paid.length} that name yearly pay.`
      : `${paid.length} name yearly pay. We show it from ${MIN_JOBS_FOR_MEDIAN}.`,
  };
}

/** The median yearly pay, '£32,500'; null if fewer than five jobs state it. */
export function typicalPay(jobs: readonly Paid[]): string | null {
  const median = medianYearlyPay(jobs);
  return median === null ? null : formatPounds(Math.round(median / PAY_STEP) * PAY_STEP);
}

export type IndustryJobs = ReadonlyMap<string, { jobs: readonly Paid[]; found: JobCount }>;

export function describeIndustries(
  industries: readonly Pick<Industry, 'slug' | 'name'>[],
  location: string,
  counted: IndustryJobs | null,
  insights: { outlooks: readonly CityInsights['outlooks'][number][] } | null,
): IndustryRow[] {
  return industries.map(({ slug, name }) => {
    const jobCounts = counted?.get(slug);
    const outlook = insights?.outlooks.find(({ industry }) => industry === slug);
    return {
      slug,
      industry: name,
      jobCountText: jobCounts ? formatCount(jobCounts.found) : null,
      board: href('/jobs') + writeJobQuestion({ industry: slug, location }),
      typicalPay: jobCounts ? typicalPay(jobCounts.jobs) : null,
      outlook: outlook ? { level: outlook.outlook, reason: outlook.reason } : null,
    };
  });
}
