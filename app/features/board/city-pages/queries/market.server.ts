/** Market indicators of a city from its open jobs. They show only what can be counted, and from how many jobs. */
import { href } from 'react-router';
import { formatCount, type JobCount } from '#app/features/board/jobs/schema.ts';
import type { Industry } from '#db/content/industry.ts';
import type { CityInsights } from '#db/content/place.ts';
import type { PublicJob } from '#domain/job/fields.ts';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';
import { formatPounds } from '#domain/pay/money.ts';
import { describeJobs, type JobSample, marketTrend } from '#domain/pay/salary-estimate.ts';
import { listYearlyPay, MIN_JOBS_FOR_MEDIAN, medianYearlyPay, type Paid } from '#domain/pay/yearly-pay.ts';
import type { IndustryRow, MarketIndicator } from '../schema.ts';
import { describeMovement, describePayBasis, INDICATOR_TITLES, TOO_FEW_FOR_PAY, TOO_FEW_FOR_TREND } from '../texts.ts';

/** In pounds. Medians are rounded, because they are not offers. */
const PAY_STEP = 500;

type Market = {
  jobs: readonly PublicJob[];
  /** The count in the page's head, so that both are the same. */
  countText: string;
  sample: JobSample;
};

/** @param counted its `jobs` are the city's newest; there may be more */
export function describeMarket(counted: Market): MarketIndicator[] {
  const { jobs, countText, sample } = counted;
  return [
    {
      title: INDICATOR_TITLES.jobs,
      value: countText,
      ...trendOf(sample),
      description: '',
    },
    share(INDICATOR_TITLES.permanent, jobs, (job) => job.basis === 'permanent'),
    share(INDICATOR_TITLES.flexible, jobs, (job) => job.workMode !== 'on-site'),
    describePay(jobs),
  ].filter((indicator) => indicator !== null);
}

const TRENDS = { Rising: 'up', Declining: 'down', Stable: 'stable' } as const;

function trendOf(sample: JobSample): Pick<MarketIndicator, 'trend' | 'change'> {
  const trend = marketTrend(sample);
  if (!trend) return { trend: null, change: TOO_FEW_FOR_TREND };
  const { total, recent, earlier, isEstimate } = sample;
  const change = describeMovement({
    recent: describeJobs(recent, sample),
    earlier: describeJobs(earlier, sample),
    // If more jobs were posted than are open, some have closed. Estimates cannot show that.
    haveSomeClosed: !isEstimate && recent + earlier > total,
  });
  return { trend: TRENDS[trend], change };
}

function share(title: string, jobs: readonly PublicJob[], isOne: (job: PublicJob) => boolean): MarketIndicator | null {
  if (jobs.length < MIN_JOBS_FOR_MEDIAN) return null;
  const percent = Math.round((jobs.filter(isOne).length * 100) / jobs.length);
  return { title, value: `${percent}%`, trend: null, change: '', description: '' };
}

function describePay(jobs: readonly PublicJob[]): MarketIndicator {
  return {
    title: INDICATOR_TITLES.pay,
    value: typicalPay(jobs) ?? TOO_FEW_FOR_PAY,
    trend: null,
    change: '',
    description: describePayBasis(listYearlyPay(jobs).length, MIN_JOBS_FOR_MEDIAN),
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
      board: href('/jobs') + writeJobQuestion({ industry: slug, where: location }),
      typicalPay: jobCounts ? typicalPay(jobCounts.jobs) : null,
      outlook: outlook ? { level: outlook.outlook, reason: outlook.reason } : null,
    };
  });
}
