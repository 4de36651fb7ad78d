import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addApplications } from '#tests/support/applications.ts';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { addInterview } from '#tests/support/interviews.ts';
import { ADMIN, addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const site = provideSite();
const browser = provideBrowser();

let [applicationId, personId, interviewId] = ['', '', ''];
beforeAll(async () => {
  const { database } = site.database;
  const [job = ''] = await addJobs(database, { user_id: ADMIN });
  [applicationId = ''] = await addApplications(database, { job_id: job, candidate_id: castMember('Aisha').id });
  ({ id: interviewId } = await addInterview(database, [hoursFromNow(48)], { application_id: applicationId }));
  const [person] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM people ORDER BY full_name LIMIT 1');
  personId = person?.id ?? '';
});

async function work(path: string, options: BrowserContextOptions = {}) {
  const visitor = await browser.newVisitor(options);
  await signInBrowser(visitor.context, site, castMember('Morag').id);
  const ids = { '{person}': personId, '{application}': applicationId, '{interview}': interviewId };
  const address = Object.entries(ids).reduce((text, [name, id]) => text.replace(name, id), path);
  await visit(visitor.page, site.url + address);
  return visitor;
}

/** The focused element, as a screen reader would announce it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const label = element instanceof HTMLInputElement && element.labels?.[0];
    return `${element?.tagName} ${(label || element)?.textContent?.trim()}`;
  });

async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

async function send(page: Page, button: Locator): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await press(button);
  await (await answer).finished();
  await page.waitForFunction(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { state: { navigation: { state: string } } };
    };
    return router.state.navigation.state === 'idle';
  });
}

test('the candidate record is read from its notes on, and keeps the focus while tags come and go', async () => {
  const { page } = await work('/admin/people/{person}');
  await page.locator('#main').focus();
  const order: string[] = [];
  while (!order.includes('tags') && order.length < 80) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (element?.id === 'note-body') return 'note';
      return element?.closest('[aria-labelledby=tags-heading]') ? 'tags' : 'other';
    });
    order.push(stop);
  }
  expect(order.filter((stop) => stop !== 'other')).toEqual(['note', 'tags']);

  const tags = page.getByRole('region', { name: 'Tags' });
  await tags.getByLabel('Add tags').fill('alpha, beta');
  await press(tags.getByRole('button', { name: 'Add' }));
  const remove = (tag: string) => tags.getByRole('button', { name: `Remove tag ${tag}` });
  await remove('beta').waitFor();
  await expect.poll(() => focused(page)).toBe('INPUT Add tags');
  await press(remove('alpha'));
  await expect.poll(() => focused(page)).toBe('A beta');
  await press(remove('beta'));
  await expect.poll(() => focused(page)).toMatch(/^(A|H2|INPUT) /);
});

const chooseItem = async (page: Page) => {
  await page.locator('main a[href^="/admin/studio/questions/"]').first().click();
  await page.locator('#item-form').waitFor();
};

const chooseFile = async (page: Page) => {
  await page.getByLabel('Import source').fill('Harbour board');
  const buffer = Buffer.from('Title,Place\nKeeper,Oban\n');
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer });
};

const checkColumns = async (page: Page) => {
  if ((await page.getByRole('button', { name: 'Check again', exact: true }).count()) > 0) return;
  await chooseFile(page);
  await send(page, page.getByRole('button', { name: 'Upload file', exact: true }));
};

const openQuestion = (page: Page) => page.getByText('Cancel this interview', { exact: true }).click();

const PRESSES = [
  ['/admin/studio/questions', 'Publish', chooseItem, /^BUTTON Publish$/],
  ['/admin/imports', 'Upload file', chooseFile, /^H1 Import jobs$/],
  ['/admin/imports', 'Check again', checkColumns, /^BUTTON Check again$/],
  ['/admin/interviews/{interview}', 'Cancel the interview', openQuestion, /^H1 Interview with /],
] as const;

test.each(someOf(PRESSES, 0))('on %s the button %s loses no focus', async (path, name, prepare, expected) => {
  const { page, complaints } = await work(path);
  await prepare(page);
  await send(page, page.getByRole('button', { name, exact: true }));
  await expect.poll(() => focused(page)).toMatch(expected);
  complaints.length = 0;
});

const SIZES = [
  { width: 1280, height: 720 },
  // The size of a 1280×1024 window at 400% zoom.
  { width: 320, height: 256 },
];

test('a refused form says so in its title, and its errors lead to fields whose labels are in view', async () => {
  const { page, complaints } = await work('/employer/jobs/new');
  const title = await page.title();
  await press(page.locator('main form button[type=submit]').last());
  const links = page.getByRole('alert').getByRole('link');
  await links.first().waitFor();
  await expect.poll(() => page.title()).toBe(`Error: ${title}`);
  complaints.length = 0;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const link of someOf(await links.all(), 0, 3)) {
      await press(link);
      const fault = await page.evaluate(() => {
        const { activeElement: field } = document;
        const label = field instanceof HTMLFieldSetElement ? field.querySelector('legend') : labelOf(field);
        if (!label) return `no label: ${field?.outerHTML.slice(0, 100)}`;
        const { left, top, height } = label.getBoundingClientRect();
        const topElement = document.elementFromPoint(left + 5, top + height / 2);
        return topElement && (label.contains(topElement) || topElement.contains(label))
          ? null
          : `${label.textContent} at ${top}`;

        function labelOf(element: Element | null) {
          return (
            (element as HTMLInputElement | null)?.labels?.[0] ?? element?.closest('fieldset')?.querySelector('legend')
          );
        }
      });
      expect(fault, `${size.width} × ${size.height}`).toBeNull();
    }
  }
});

const edgeOf = (element: Element) => {
  const { outlineStyle, outlineWidth, borderBottomColor, borderBottomWidth } = getComputedStyle(element);
  const canvas = getComputedStyle(document.body).backgroundColor;
  const hasBorder = Number.parseFloat(borderBottomWidth) > 0 && borderBottomColor !== canvas;
  return {
    outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
    border: hasBorder ? Number.parseFloat(borderBottomWidth) : 0,
  };
};

const CHOSEN = [
  ['/admin/pipeline?open={application}', 'main li a[aria-current]', 'nav a:not([aria-current])'],
  ['/admin/studio/questions', '[aria-pressed=true]', '[aria-pressed=false]'],
] as const;

test.each(someOf(CHOSEN, 0))('in forced colours %s shows what is chosen', async (path, chosen, other) => {
  const { page } = await work(path, { forcedColors: 'active' });
  if (chosen.includes('pressed')) await chooseItem(page);
  const [mine, theirs] = [
    await page.locator(chosen).first().evaluate(edgeOf),
    await page.locator(other).first().evaluate(edgeOf),
  ];
  expect(Math.max(mine.outline, mine.border)).toBeGreaterThanOrEqual(2);
  expect(mine).not.toEqual(theirs);
  expect(theirs.outline).toBe(0);
  expect(theirs.border).toBeLessThan(2);
});

test('a question begins with the button that changes nothing, and is read out', async () => {
  const { page } = await work('/admin/accounts?status=pending');
  await page
    .getByRole('link', { name: /^Reject / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect.poll(() => focused(page)).toBe('BUTTON Cancel');
  const description = await dialog.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${description}"]`).textContent()).toContain('They won’t be able to sign in');
});

test('times of an interview take the day above, and no field of the desk offers the details of who types', async () => {
  const { page } = await work('/admin/applications/{application}/interview');
  await page.getByLabel('Date 1').fill('2031-03-03');
  await page.getByLabel('Start 3').fill('10:30');
  expect(await page.getByLabel('Date 3').inputValue()).toBe('2031-03-03');
  await page.getByLabel('Date 3').fill('2031-03-04');
  await page.getByLabel('Start 3').fill('11:00');
  expect(await page.getByLabel('Date 3').inputValue()).toBe('2031-03-04');
  expect(await page.getByLabel('Date 2').inputValue()).toBe('');

  await visit(page, `${site.url}/admin/people/new`);
  const offers = page.locator('main :is([type=tel], [type=email], [name=full_name]):not([autocomplete=off])');
  await page.locator('main [type=tel]').waitFor();
  expect(await offers.evaluateAll((fields) => fields.map(({ id }) => id))).toEqual([]);
});

test('a form of visitors does not speak while it is filled in', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/contact`);
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status], [role=alert], [aria-live]',
        );
        if (region && region.getAttribute('aria-live') !== 'off' && region.textContent) spoken.push(region.textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  await page.getByRole('main').getByLabel('Name').first().pressSequentially('Wren');
  await page.getByText('Verified').first().waitFor();
  expect(await spoken()).toEqual([]);
});
