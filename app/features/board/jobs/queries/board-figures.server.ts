import { sql } from 'kysely';
import type { WeekOfJobs } from '#app/ui/pictures/shapes/tideline-shape.ts';
import type { Queries } from '#db/connections/client.server.ts';
import { describeJobs } from '#domain/pay/salary-estimate.ts';
import { MIN_JOBS_FOR_MEDIAN } from '#domain/pay/yearly-pay.ts';
import type { BoardFigures } from '../schema.ts';

export async function loadBoardFigures(asPublic: Queries): Promise<BoardFigures> {
  const [figures, { weeks, isEstimate }] = await Promise.all([readFigures(asPublic), listWeeksOfJobs(asPublic)]);
  const last = weeks.at(-1);
  const newThisWeek = (last?.whiteCollar ?? 0) + (last?.blueCollar ?? 0);
  return {
    openJobs: figures.total,
    openJobsText: describeJobs(figures.total, figures),
    newThisWeek,
    newThisWeekText: describeJobs(newThisWeek, { isEstimate }),
    medianPay: figures.paid < MIN_JOBS_FOR_MEDIAN ? null : figures.medianPay,
    paid: figures.paid,
    weeks,
    areWeeksEstimated: isEstimate,
  };
}

async function readFigures(asPublic: Queries) {
  const { rows } = await sql<{ total: number; isEstimate: boolean; medianPay: number | null; paid: number }>`
    SELECT open_jobs AS total, is_estimate AS "isEstimate", median_pay AS "medianPay", paid FROM get_public_board_figures()
  `.execute(asPublic);
  return rows[0] ?? { total: 0, isEstimate: false, medianPay: null, paid: 0 };
}

/** Used by pages that only show the weekly chart. */
export async function listWeeksOfJobs(asPublic: Queries): Promise<{ weeks: WeekOfJobs[]; isEstimate: boolean }> {
  const { rows } = await sql<WeekOfJobs & { isEstimate: boolean }>`
    SELECT first_day::text AS "from", white_collar AS "whiteCollar", blue_collar AS "blueCollar", is_estimate AS "isEstimate"
    FROM count_public_jobs_by_week()
  `.execute(asPublic);
  return {
    weeks: rows.map(({ isEstimate: _, ...week }) => week),
    isEstimate: rows.some(({ isEstimate }) => isEstimate),
  };
}
