/** What the open jobs of a role pay, for drawings. */
import { sql } from 'kysely';
import { FEWEST_ON_A_STRIP, type PayStripData } from '#app/ui/pictures/shapes/pay-shape.ts';
import { keepFigures } from '#app/web/caching/kept-figure.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { PublicJob } from '#domain/job/fields.ts';
import { roleOf } from '#domain/job/role.ts';
import { yearlyPayOf } from '#domain/pay/yearly-pay.ts';

/**
 * The pay of the open jobs of the same role, with this one marked; null where fewer than five name theirs. As it was at most a minute ago: it stands on
 * the advert of each job.
 */
export async function findPayStripOfJob(asPublic: Queries, job: PublicJob): Promise<PayStripData | null> {
  const strip = await findRecentPayStrip(asPublic, roleOf(job.title).toLowerCase());
  return strip && { ...strip, own: yearlyPayOf(job) };
}

const findRecentPayStrip = keepFigures((asPublic: Queries, title: string) => findPayStrip(asPublic, { title }));

type Role = {
  /** As a job would be called; level, hours and what follows a comma do not count. */
  title: string;
  location?: string;
  /** What the drawing calls the role, where the page is about no single job. */
  name?: string;
};

/** Of the newest two hundred with its words; null where fewer than five name their pay. */
export async function findPayStrip(asPublic: Queries, { title, location, name }: Role): Promise<PayStripData | null> {
  const { rows } = await sql<{ pays: number[]; median: number | null }>`
    SELECT pays, median FROM get_public_role_pay(_title => ${title}, _location => ${location || null})
  `.execute(asPublic);
  const [{ pays, median } = { pays: [], median: null }] = rows;
  if (median === null || pays.length < FEWEST_ON_A_STRIP) return null;
  return { role: name ?? null, pays, median, own: null };
}
