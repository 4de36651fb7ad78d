/** What the jobs of an industry say together: only what can be counted in the jobs at hand. */
import type { PublicJob } from '#domain/job.ts';
import { formatNumber, formatPounds } from '#domain/money.ts';
import { listYearlyPay, medianYearlyPay } from '#domain/yearly-pay.ts';

export type MarketFigure = { value: string; label: string; note: string };

type Counted = Pick<PublicJob, 'salaryMin' | 'salaryMax' | 'salaryPeriod' | 'basis' | 'workMode'>;

/** @param limit how many were asked for: where as many came, there may be more */
export function marketFigures(jobs: readonly Counted[], limit: number): MarketFigure[] {
  if (jobs.length === 0) return [];
  const count = formatNumber(jobs.length);
  const isAll = jobs.length < limit;
  const ofAll = (part: number) => `${formatNumber(part)} of ${count}`;
  const permanent = jobs.filter(({ basis }) => basis === 'permanent').length;
  const flexible = jobs.filter(({ workMode }) => workMode !== 'on-site').length;
  return [
    {
      value: isAll ? count : `${count}+`,
      label: jobs.length === 1 ? 'open job' : 'open jobs',
      note: isAll ? 'On our board today' : `On our board today; the figures here are of the newest ${count}`,
    },
    ...medianPay(jobs),
    {
      value: ofAll(permanent),
      label: 'permanent',
      note: permanent < jobs.length ? 'The others are temporary' : 'None of them is temporary',
    },
    {
      value: ofAll(flexible),
      label: 'hybrid or remote',
      note: flexible < jobs.length ? 'The others are on site' : 'None of them is wholly on site',
    },
  ];
}

function medianPay(jobs: readonly Counted[]): MarketFigure[] {
  const median = medianYearlyPay(jobs);
  if (median === null) return [];
  const note = `The middle of the ${formatNumber(listYearlyPay(jobs).length)} jobs that name yearly pay`;
  return [{ value: formatPounds(median), label: 'median yearly pay', note }];
}
