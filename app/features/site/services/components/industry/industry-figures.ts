/** Figures of an industry, only from what can be counted in its jobs. */
import type { PublicJob } from '#domain/job/fields.ts';
import { formatNumber, formatPounds } from '#domain/pay/money.ts';
import { listYearlyPay, medianYearlyPay } from '#domain/pay/yearly-pay.ts';

export type MarketFigure = { value: string; label: string; note: string };

type Counted = Pick<PublicJob, 'salaryMin' | 'salaryMax' | 'salaryPeriod' | 'basis' | 'workMode'>;

/**
 * @param jobs the newest ones, from which shares and pay are computed
 * @param countText the number of all jobs
 * @param countedBy what counts as a job of this industry
 */
export function marketFigures(jobs: readonly Counted[], countText: string, countedBy: string): MarketFigure[] {
  if (jobs.length === 0) return [];
  const count = formatNumber(jobs.length);
  const isAll = count === countText;
  const shareOfAll = (part: number) => `${formatNumber(part)} of ${isAll ? count : `the newest ${count}`}`;
  const permanent = jobs.filter(({ basis }) => basis === 'permanent').length;
  const flexible = jobs.filter(({ workMode }) => workMode !== 'on-site').length;
  return [
    {
      value: countText,
      label: countText === '1' ? 'open job' : 'open jobs',
      note: `On our board today. ${countedBy}`,
    },
    ...medianPay(jobs, isAll),
    {
      value: shareOfAll(permanent),
      label: 'permanent',
      note: permanent < jobs.length ? 'The others are temporary' : 'None are temporary',
    },
    {
      value: shareOfAll(flexible),
      label: 'hybrid or remote',
      note: flexible < jobs.length ? 'The others are on site' : 'None are fully on site',
    },
  ];
}

function medianPay(jobs: readonly Counted[], isAll: boolean): MarketFigure[] {
  const median = medianYearlyPay(jobs);
  if (median === null) return [];
  const note = `Median of ${formatNumber(listYearlyPay(jobs).length)} jobs with yearly pay`;
  const amongNewest = isAll ? '' : `, among the newest ${formatNumber(jobs.length)}`;
  return [{ value: formatPounds(median), label: 'median yearly pay', note: note + amongNewest }];
}
