/** What visitors-read-a-job.test.ts and its full form share. */
import type { Insertable } from 'kysely';
import { beforeAll } from 'vitest';
import type { Jobs } from '#db/types.ts';
import { addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const ids: Record<string, string> = {};

export const POSTED = new Date('2026-03-05T10:00:00Z');

export const CLOSES = new Date(Date.now() + 20 * 86_400_000);

const lighthouse = { company: 'Skerryvore Trust', location: 'Leeds' };

export const jobs: Record<string, Partial<Insertable<Jobs>>> = {
  open: {
    ...lighthouse,
    title: 'Lighthouse keeper',
    category: 'blue-collar',
    type: 'Part-time',
    basis: 'permanent',
    salary: '£15 to £18.50 an hour',
    salary_min: 15,
    salary_max: 18.5,
    salary_period: 'hour',
    description: `You keep the light.\n\nEvery night & every day.\n${'The sea is near. '.repeat(20)}`,
    requirements: 'A head for heights.\nA steady hand.\n- Reads a barometer\n- Swims',
    created_at: POSTED,
    closes_at: CLOSES,
  },
  yearly: {
    ...lighthouse,
    title: 'Lighthouse inspector',
    salary: '£40,000 a year',
    salary_max: 40_000,
    salary_period: 'year',
  },
  closed: { ...lighthouse, title: 'Lighthouse cook', status: 'closed' },
  expired: { ...lighthouse, title: 'Lighthouse cleaner', closes_at: hoursFromNow(-1) },
  draft: { ...lighthouse, title: 'Lighthouse secret', status: 'draft' },
};

export const pathOf = (name: string) => `/jobs/${ids[name]}`;

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  beforeAll(async () => {
    const made = await addJobs(site.database.database, ...Object.values(jobs));
    Object.keys(jobs).forEach((name, index) => {
      ids[name] = made[index] ?? '';
    });
  });

  async function source(path: string): Promise<{ status: number; html: string }> {
    const answer = await fetch(site.url + path, { redirect: 'manual' });
    return { status: answer.status, html: await answer.text() };
  }

  return { site, browser, source };
}
