/** What editors-write-an-article.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { newStillVisitor } from '#tests/support/accessibility.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const MORAG = castMember('Morag').id;

export const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

export const body = (page: Page) => page.locator('textarea[name="content.body"]');

export const named = (page: Page, name: string) => page.locator(`[name="content.${name}"]`);

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  /** A new article with all but its text. */
  async function begin({ page, context, complaints }: Visitor, title: string): Promise<void> {
    // An article that is not complete has no page yet to be previewed.
    onTestFinished(() => {
      complaints.splice(0, complaints.length, ...complaints.filter((each) => !/ 404 .*\?preview=/.test(each)));
    });
    await signInBrowser(context, site, MORAG);
    await page.goto(`${site.url}/admin/studio/articles`);
    await page.getByRole('button', { name: 'New article' }).click();
    await named(page, 'title').fill(title);
    await named(page, 'slug').fill(title.toLowerCase().replaceAll(' ', '-'));
    await named(page, 'excerpt').fill('What a first week at a new place of work is like, and how to get through it.');
    await named(page, 'metaDescription').fill(
      'What a first week at a new place of work is like, and how to get through it.',
    );
    await named(page, 'author').fill('Morag Sinclair');
    await named(page, 'category').selectOption('career-advice');
    await named(page, 'publishedDate').fill('2026-11-20');
  }

  /** An editor who has begun an article, and whose text has the caret. */
  async function write(title: string): Promise<Visitor> {
    const visitor = await newStillVisitor(browser);
    await begin(visitor, title);
    // Until the editor has come, the same name belongs to a plain text area, which stays once it has the caret.
    await visitor.page.getByRole('toolbar', { name: 'Text' }).waitFor();
    await text(visitor.page).focus();
    return visitor;
  }

  return { site, browser, begin, write };
}
