/** Writing in other ways, and what may come in between. */
import { expect, test } from 'vitest';
import { newStillVisitor } from '#tests/support/accessibility.ts';
import { body, named, provideStage, text } from './editors-write-an-article.stage.ts';

const { site, browser, begin, write } = provideStage();

const WORD = `<html><head><style>p{color:red}</style></head><body><h1 style='color:blue'>Pay</h1>
<p class=MsoNormal><b>A range</b></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·
</span>From <a href="https://elsewhere.example">£20</a></p><p><i>Then</i> <u>decide</u>.<img src="https://elsewhere.example/x.png"></p>
<script>document.title = 'run'</script></body></html>`;

test('typing while a draft is being saved loses nothing, and publishing waits for it', async () => {
  const { page } = await write('A second week');
  const held: (() => void)[] = [];
  await page.route('**/draft', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.keyboard.type('One');
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.type(' two');
  held[0]?.();
  await expect.poll(() => held.length).toBe(2);
  await page.keyboard.type(' three');
  await page.getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  held[1]?.();
  await page.getByText('Published', { exact: true }).first().waitFor();
  await expect
    .poll(async () => {
      await page.goto(`${site.url}/blog/a-second-week`);
      return page.getByRole('main').innerText();
    })
    .toContain('One two three');
});

test('what is typed right after a refusal stays, and is published', async () => {
  const visitor = await newStillVisitor(browser);
  await begin(visitor, 'A third week');
  const { page, complaints } = visitor;
  await text(page).focus();
  await page.keyboard.type('Words.');
  await page.getByText(/^Draft saved at/).waitFor();
  await named(page, 'excerpt').fill('Too short');
  await page.getByText(/^Draft saved at/).waitFor();
  // The page asks for its data anew after it shows the refusal.
  const { promise: isTyped, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route('**/articles/*.data*', async (route) => {
    if (route.request().method() === 'GET') await isTyped;
    await route.continue();
  });
  await named(page, 'author').fill('');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.locator('[name="content.author"][aria-invalid]').waitFor();
  const excerpt = 'What a third week at a new place of work is like, and how to get through it.';
  await named(page, 'author').fill('Morag Sinclair');
  await named(page, 'excerpt').fill(excerpt);
  letAnswer();
  await page.getByText(/^Draft saved at/).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published', { exact: true }).first().waitFor();
  expect(await named(page, 'excerpt').inputValue()).toBe(excerpt);
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !/status of 422/.test(each)));
});

test('what is pasted keeps headings, lists and bold lines, and nothing else', async () => {
  const { page } = await write('A pasted week');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
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
  // Words within a line join it.
  await page.keyboard.press('Control+Home');
  await paste('text/html', '<b>And </b>');
  await expect.poll(() => body(page).inputValue()).toContain('### AndWhy');
  expect(asked.filter((url) => url.includes('elsewhere.example'))).toEqual([]);

  // The same text with its marks, there and back.
  await page.getByRole('button', { name: 'Marks' }).click();
  await page.getByLabel('Text', { exact: true }).fill('## Marked\n\n\nWith marks.');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await text(page).getByRole('heading', { name: 'Marked' }).waitFor();
  expect(await body(page).inputValue()).toBe('## Marked\n\n\nWith marks.');
});

test('without a script the text is typed with its marks', async () => {
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
