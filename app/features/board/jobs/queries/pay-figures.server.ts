import { sql } from 'kysely';
import { FEWEST_ON_A_STRIP, type PayStripData } from '#app/ui/pictures/shapes/pay-shape.ts';
import { keepFigures } from '#app/web/caching/kept-figure.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { PublicJob } from '#domain/job/fields.ts';
import { roleOf } from '#domain/job/role.ts';
import { yearlyPayOf } from '#domain/pay/yearly-pay.ts';

/**
 * The pay of open jobs in the same role, with this one marked; null if fewer than five state theirs. Cached for a minute, because every
 * advert shows it.
 */
export async function findPayStripOfJob(asPublic: Queries, job: PublicJob): Promise<PayStripData | null> {
  const strip = await findRecentPayStrip(asPublic, roleOf(job.title).toLowerCase());
  return strip && { ...strip, jobPay: yearlyPayOf(job) };
}

const findRecentPayStrip = keepFigures((asPublic: Queries, title: string) => findPayStrip(asPublic, { title }));

type Role = {
  /** A job title; its level, hours and anything after a comma are ignored. */
  title: string;
  location?: string;
  /** The role's name in the chart, on pages that are not about one job. */
  name?: string;
};

/** Reads the newest two hundred jobs with the title's words; null if fewer than five state their pay. */
export async function findPayStrip(asPublic: Queries, { title, location, name }: Role): Promise<PayStripData | null> {
  const { rows } = await sql<{ pays: number[]; median: number | null }>`
    SELECT pays, median FROM get_public_role_pay(_title => ${title}, _location => ${location || null})
  `.execute(asPublic);
  const [{ pays, median } = { pays: [], median: null }] = rows;
  if (median === null || pays.length < FEWEST_ON_A_STRIP) return null;
  return { role: name ?? null, pays, median, jobPay: null };
}
