/** Cards show the date at every width, and the whole excerpt from tablets on (spec: accounts §2, marketing §9). */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardOf, menuOf } from '#tests/support/board.ts';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

type Seen = { date: string; isDateSeen: boolean; excerpt: string; isExcerptWhole: boolean; height: number };

const readCards = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element | null) => {
      if (!element) return false;
      element.scrollIntoView({ block: 'center' });
      const { width, height, x, y } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return width > 60 && height > 10 && (element.contains(top) || top?.contains(element) === true);
    };
    return [...document.querySelectorAll('main .job-card')].map((card): Seen => {
      const date = card.querySelector('.job-card-posted span');
      const text = card.querySelector<HTMLElement>('.job-card-text');
      return {
        date: date?.textContent ?? '',
        isDateSeen: isSeen(date),
        excerpt: text?.textContent ?? '',
        isExcerptWhole: text !== null && text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight,
        height: card.getBoundingClientRect().height,
      };
    });
  });

const PAGES = [
  ['/jobs', 150],
  ['/', 150],
  ['/locations/leeds', 150],
  ['/industries/technology', 120],
] as const;

test.each(someOf([1440, 768, 390], 1))('at %s px', async (width) => {
  const { page, context } = await browser.newVisitor({ viewport: { width, height: 900 } });
  const [id = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', location: 'Leeds' });
  const pages = [...PAGES, [`/jobs/${id}`, 150]] as const;
  for (const [path, length] of someOf(pages, 2)) {
    await visit(page, site.url + path);
    const cards = await readCards(page);
    expect(cards.length, path).toBeGreaterThan(0);
    for (const { date, isDateSeen, excerpt, isExcerptWhole, height } of cards) {
      expect(date).toEqual(expect.stringMatching(/^Posted: \d\d\/\d\d\/\d{4}$/));
      expect(isDateSeen).toBe(true);
      expect(excerpt.length).toBeLessThanOrEqual(length + 1);
      if (width >= 768) expect(isExcerptWhole, `${path}: ${excerpt}`).toBe(true);
      expect(height).toBeLessThan(190);
    }
  }

  await signInBrowser(context, site, EMPLOYER);
  await visit(page, `${site.url}/jobs?search=lighthouse`);
  const endOf = async (part: Locator) => {
    const { x, width } = (await part.first().boundingBox()) ?? { x: 0, width: 0 };
    return x + width;
  };
  const menuEnd = await endOf(menuOf(page, 'Lighthouse keeper'));
  expect(menuEnd).toBeGreaterThanOrEqual(await endOf(cardOf(page, 'Lighthouse keeper')));
});
