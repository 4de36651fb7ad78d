/** The pages of cities, whose layout is that of another, and words that no line can hold. */
import { expect, test } from 'vitest';
import { cities } from '#content/cities/cities.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { provideStage } from './pages-at-every-width.stage.ts';

const stage = provideStage();
const { site, open, expectGoodLayout } = stage;

// One of them is among the pages above, at every width.
test.each(cities.map((city, index) => ({ ...city, index })))(
  'the layout is right on the page of $name',
  ({ slug, index }) => expectGoodLayout(`/locations/${slug}`, index),
);

test('a word that no line can hold breaks, and widens no page', async () => {
  const [id = ''] = await addJobs(site.database.database, { title: 'W'.repeat(150) });
  for (const path of [`/jobs/${id}`, '/jobs?search=WWWW', '/']) {
    await open(path);
    for (const width of [320, 1024, 1440]) {
      await stage.visitor.page.setViewportSize({ width, height: 900 });
      const widest = () => stage.visitor.page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(widest, { message: `${path} at ${width} pixels` }).toBeLessThanOrEqual(width);
    }
  }
});
