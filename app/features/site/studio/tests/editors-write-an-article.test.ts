/** An editor writes an article by keyboard only, in an editor that contains what pages can show and nothing else. */
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { expectNoFaultsInEitherScheme, newStillVisitor, WIDE } from '#tests/support/accessibility.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { isFullForm } from '#tests/support/form.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const MORAG = castMember('Morag').id;

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

const body = (page: Page) => page.locator('textarea[name="content.body"]');

const fieldOf = (page: Page, name: string) => page.locator(`[name="content.${name}"]`);
const site = provideSite();
const browser = provideBrowser();

async function begin({ page, context, complaints }: Visitor, title: string): Promise<void> {
  onTestFinished(() => {
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !/ 404 .*\?preview=/.test(each)));
  });
  await signInBrowser(context, site, MORAG);
  await page.goto(`${site.url}/admin/studio/articles`);
  await page.getByRole('button', { name: 'New article' }).click();
  await fieldOf(page, 'title').fill(title);
  await fieldOf(page, 'slug').fill(title.toLowerCase().replaceAll(' ', '-'));
  await fieldOf(page, 'excerpt').fill('What a first week at a new place of work is like, and how to get through it.');
  await fieldOf(page, 'metaDescription').fill(
    'What a first week at a new place of work is like, and how to get through it.',
  );
  await fieldOf(page, 'author').fill('Morag Sinclair');
  await fieldOf(page, 'category').selectOption('career-advice');
  await fieldOf(page, 'publishedDate').fill('2026-11-20');
}

async function write(title: string): Promise<Visitor> {
  const visitor = await newStillVisitor(browser);
  await begin(visitor, title);
  // Until the rich editor has loaded, a text area has the same name, and stays if it has the caret.
  await visitor.page.getByRole('toolbar', { name: 'Text' }).waitFor();
  await text(visitor.page).focus();
  return visitor;
}

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name, exact: true });

const hasFocus = (page: Page, name: string) => () =>
  tool(page, name).evaluate((button) => button === document.activeElement);

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the page with this draft"]');

test('an article is written, undone, saved, previewed and published by keyboard alone', async () => {
  const { page } = await write('A first week');

  await page.keyboard.press('Control+Alt+2');
  await expect.poll(() => tool(page, 'Heading').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.type('The first morning');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Arrive early.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- A passport');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A pen');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ask where to sit.');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lunch is at noon.');
  const written =
    '## The first morning\n\nArrive early.\n\n- A passport\n- A pen\n\n**Ask where to sit.**\n\nLunch is at noon.';
  await expect.poll(() => body(page).inputValue()).toBe(written);

  await page.keyboard.press('Control+Shift+8');
  await expect.poll(() => body(page).inputValue()).toContain('- Lunch is at noon.');
  await page.keyboard.press('Control+z');
  await expect.poll(() => body(page).inputValue()).toBe(written);
  await page.keyboard.press('Control+Alt+3');
  await expect.poll(() => body(page).inputValue()).toContain('### Lunch is at noon.');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(hasFocus(page, 'Heading')).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(hasFocus(page, 'Undo')).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => body(page).inputValue()).toBe(written);
  await page.keyboard.press('Tab');
  await expect.poll(() => text(page).evaluate((box) => box === document.activeElement)).toBe(true);

  await page.getByText(/^Draft saved at/).waitFor();
  await preview(page).getByRole('heading', { name: 'The first morning' }).waitFor();
  await preview(page).getByRole('listitem').filter({ hasText: 'A pen' }).waitFor();
  await page.getByText('17 words, 1 min to read').waitFor();
  await expectNoFaultsInEitherScheme(page);
  await page.setViewportSize(WIDE);

  await page.getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Published', { exact: true }).first().waitFor();
  await expect
    .poll(async () => {
      await page.goto(`${site.url}/blog/a-first-week`);
      return page.getByRole('main').innerText();
    })
    .toContain('Ask where to sit.');
  expect(await page.getByRole('heading', { level: 2, name: 'The first morning' }).count()).toBe(1);
  expect(await page.locator('strong').filter({ hasText: 'Ask where to sit.' }).count()).toBe(1);
});

const WORD = `<html><head><style>p{color:red}</style></head><body><h1 style='color:blue'>Pay</h1>
<p class=MsoNormal><b>A range</b></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·
</span>From <a href="https://elsewhere.example">£20</a></p><p><i>Then</i> <u>decide</u>.<img src="https://elsewhere.example/x.png"></p>
<script>document.title = 'run'</script></body></html>`;

test.runIf(isFullForm)('typing while a draft is being saved loses nothing, and publishing waits for it', async () => {
  const { page } = await write('A second week');
  const heldRequests: (() => void)[] = [];
  await page.route('**/draft', async (route) => {
    await new Promise<void>((resolve) => heldRequests.push(resolve));
    await route.continue();
  });
  await page.keyboard.type('One');
  await expect.poll(() => heldRequests.length).toBe(1);
  await page.keyboard.type(' two');
  heldRequests[0]?.();
  await expect.poll(() => heldRequests.length).toBe(2);
  await page.keyboard.type(' three');
  await page.getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  heldRequests[1]?.();
  await page.getByText('Published', { exact: true }).first().waitFor();
  await expect
    .poll(async () => {
      await page.goto(`${site.url}/blog/a-second-week`);
      return page.getByRole('main').innerText();
    })
    .toContain('One two three');
});

test.runIf(isFullForm)('what is typed right after a refusal stays, and is published', async () => {
  const visitor = await newStillVisitor(browser);
  await begin(visitor, 'A third week');
  const { page, complaints } = visitor;
  await text(page).focus();
  await page.keyboard.type('Words.');
  await page.getByText(/^Draft saved at/).waitFor();
  await fieldOf(page, 'excerpt').fill('Too short');
  await page.getByText(/^Draft saved at/).waitFor();
  // The page reloads its data after it shows the refusal.
  const { promise: isTyped, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route('**/articles/*.data*', async (route) => {
    if (route.request().method() === 'GET') await isTyped;
    await route.continue();
  });
  await fieldOf(page, 'author').fill('');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.locator('[name="content.author"][aria-invalid]').waitFor();
  const excerpt = 'What a third week at a new place of work is like, and how to get through it.';
  await fieldOf(page, 'author').fill('Morag Sinclair');
  await fieldOf(page, 'excerpt').fill(excerpt);
  letAnswer();
  await page.getByText(/^Draft saved at/).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published', { exact: true }).first().waitFor();
  expect(await fieldOf(page, 'excerpt').inputValue()).toBe(excerpt);
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !/status of 422/.test(each)));
});

test.runIf(isFullForm)('what is pasted keeps headings, lists and bold lines, and nothing else', async () => {
  const { page } = await write('A pasted week');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const paste = (type: string, data: string) =>
    text(page).evaluate(
      (box, [kind, pasted]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(kind as string, pasted as string);
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [type, data],
    );
  await paste('text/html', WORD);
  await expect.poll(() => body(page).inputValue()).toBe('## Pay\n\n**A range**\n\n- From £20\n\nThen decide.');
  await page.keyboard.press('Control+a');
  await paste('text/plain', '### Why\r\n- because\nIt **pays**');
  await expect.poll(() => body(page).inputValue()).toBe('### Why\n\n- because\n\nIt **pays**');
  // Pasted inline text joins the current line.
  await page.keyboard.press('Control+Home');
  await paste('text/html', '<b>And </b>');
  await expect.poll(() => body(page).inputValue()).toContain('### AndWhy');
  expect(requests.filter((url) => url.includes('elsewhere.example'))).toEqual([]);

  await page.getByRole('button', { name: 'Markdown' }).click();
  await page.getByLabel('Text', { exact: true }).fill('## Marked\n\n\nWith marks.');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await text(page).getByRole('heading', { name: 'Marked' }).waitFor();
  expect(await body(page).inputValue()).toBe('## Marked\n\n\nWith marks.');
});

test.runIf(isFullForm)('without a script the text is typed with its marks', async () => {
  const visitor = await browser.newVisitor({ javaScriptEnabled: false });
  await begin(visitor, 'A plain week');
  const { page } = visitor;
  await page.getByLabel('Text', { exact: true }).fill('## By hand\n\n- One');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(async () => {
      await page.goto(`${site.url}/blog/a-plain-week`);
      return page.getByRole('main').innerText();
    })
    .toContain('By hand');
});
