/** What open jobs pay, for drawings: those of one role, and those that a search finds. */
import { sql } from 'kysely';
import { FEWEST_ON_A_STRIP, type PayBin, type PayStripData } from '#app/ui/pictures/shapes/pay-shape.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { PublicJob } from '#domain/job/job.ts';
import { yearlyPayOf } from '#domain/pay/yearly-pay.ts';
import type { BoardSearch } from '../schema.ts';

/** The pay of the open jobs of the same role, with this one marked; null where fewer than five name theirs. */
export const findPayStripOfJob = (asPublic: Queries, job: PublicJob): Promise<PayStripData | null> =>
  findPayStrip(asPublic, { title: job.title, own: yearlyPayOf(job) });

type Role = {
  /** As a job would be called; level, hours and what follows a comma do not count. */
  title: string;
  location?: string;
  /** What the drawing calls the role, where the page is about no single job. */
  name?: string;
  own?: number | null;
};

/** Of the newest two hundred with its words; null where fewer than five name their pay. */
export async function findPayStrip(
  asPublic: Queries,
  { title, location, name, own = null }: Role,
): Promise<PayStripData | null> {
  const { rows } = await sql<{ pays: number[]; median: number | null }>`
    SELECT pays, median FROM get_public_role_pay(_title => ${title}, _location => ${location || null})
  `.execute(asPublic);
  const [{ pays, median } = { pays: [], median: null }] = rows;
  if (median === null || pays.length < FEWEST_ON_A_STRIP) return null;
  return { role: name ?? null, pays, median, own };
}

export type PaySpread = {
  bins: PayBin[];
  /** Found, too, but without a figure. */
  unpaid: number;
  isEstimate: boolean;
};

/** The steps of the database's bins, between which jobs are counted (count_public_jobs_by_pay). */
const [LOWEST, HIGHEST, STEP] = [20_000, 80_000, 5_000];

/** Whatever least pay is asked for; null where a large board cannot say quickly. */
export async function findPaySpread(
  asPublic: Queries,
  { category, location, search, type }: Pick<BoardSearch, 'category' | 'location' | 'search' | 'type'>,
): Promise<PaySpread | null> {
  const { rows } = await sql<{ bins: number[] | null; unpaid: number; isEstimate: boolean }>`
    SELECT bins, unpaid, is_estimate AS "isEstimate" FROM count_public_jobs_by_pay(
      _category => ${category}, _location => ${location || null}, _search => ${search || null}, _type => ${type})
  `.execute(asPublic);
  const [found] = rows;
  if (!found?.bins) return null;
  const bins = found.bins.map((count, index) => ({
    from: index === 0 ? null : LOWEST + (index - 1) * STEP,
    to: LOWEST + index * STEP > HIGHEST ? null : LOWEST + index * STEP,
    count,
  }));
  return { bins, unpaid: found.unpaid, isEstimate: found.isEstimate };
}
