import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

const HOSTILE = '</a><img src=x onerror="window.hacked=1"> مهندس';
let host: Server;
let hostUrl = '';
let markup = '';

beforeAll(async () => {
  await addJobs(
    site.database.database,
    ...Array.from({ length: 3 }, (_, index) => ({
      title: `Lamplighter ${index}`,
      company: 'Candlewick Lights',
      created_at: hoursFromNow(-1 - index),
    })),
    { title: HOSTILE, company: 'Candlewick Lights', location: '<b>Whitby</b>' },
  );
  host = createServer((_, response) => {
    const policy = [
      "default-src 'none'",
      'img-src data:',
      `script-src ${site.url}`,
      `connect-src ${site.url}`,
      `frame-src ${site.url}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ');
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy });
    response.end(
      `<!DOCTYPE html><html lang="en"><title>Another site</title><link rel="icon" href="data:,"><script type="module" src="${site.url}/embed/jobs.js"></script>${markup}`,
    );
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
});

afterAll(() => host?.close());

const element = (attributes: string) =>
  `<agency-jobs ${attributes}><a href="${site.url}/jobs">Our jobs</a></agency-jobs>`;

test('the element lists the jobs of its filters, goes on by keyboard, and takes nothing from the device', async () => {
  markup = element('search="candlewick" limit="3" sort="newest" class="big" nonsense="1"');
  const { page, context } = await browser.newVisitor();
  const cookies: string[] = [];
  page.on('request', async (request) => {
    if (request.url().startsWith(site.url)) cookies.push(`${(await request.allHeaders())['cookie'] ?? 'no cookie'}`);
  });
  await page.goto(hostUrl);
  const list = page.getByRole('region', { name: 'Jobs from Tidewell Recruitment' });
  const rows = list.getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(3);
  const first = rows.first();
  expect(await first.textContent()).toContain('Permanent job, advertised by Tidewell Recruitment');
  expect(await first.getByRole('link').textContent()).toBe(HOSTILE);
  expect(await first.textContent()).toContain('<b>Whitby</b>');
  expect(await list.locator('img, b').count()).toBe(0);
  expect(await first.getByRole('link').getAttribute('href')).toMatch(new RegExp(`^${site.url}/jobs/[0-9a-f-]{36}$`));
  await page.getByRole('button', { name: 'Show more jobs' }).press('Enter');
  await expect.poll(() => rows.count()).toBe(4);
  expect(
    await rows
      .nth(3)
      .getByRole('link')
      .evaluate((link) => link.matches(':focus')),
  ).toBe(true);
  await page.getByRole('link', { name: 'Our jobs' }).waitFor();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(new Set(cookies)).toEqual(new Set(['no cookie']));
  const storage = await context.storageState();
  expect(storage.origins).toEqual([]);
  await page.locator('agency-jobs').evaluate((node) => node.setAttribute('search', '"lamplighter 2"'));
  await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining('Lamplighter 2')]);
});

test('an empty list, a mistake in it, and an outage have words; the link stays', async () => {
  markup = element(`search='"><img src=x onerror=alert(1)>'`) + element('limit="9000"') + element('type="Contract"');
  const { page, complaints } = await browser.newVisitor();
  let isAway = true;
  await page.route(/type=Contract/, (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(hostUrl);
  await page.getByText('No jobs match this list just now.').waitFor();
  await page.getByText('This job list isn’t set up correctly.').waitFor();
  await page.getByText('We couldn’t load the jobs just now.').waitFor();
  expect(await page.getByRole('link', { name: 'Our jobs' }).count()).toBe(3);
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(0);
  // The browser itself logs refused requests and outages.
  expect(complaints.filter((each) => !/Failed to load resource/.test(each))).toEqual([]);
  complaints.length = 0;
});

test('without a script the link remains, and the frame shows the same list', async () => {
  markup = `${element('')}<iframe title="Jobs" src="${site.url}/embed/jobs?search=candlewick&theme=dark"></iframe>`;
  const { page } = await browser.newVisitor({ javaScriptEnabled: false });
  await page.goto(hostUrl);
  await page.getByRole('link', { name: 'Our jobs' }).waitFor();
  const frame = page.frameLocator('iframe');
  expect(await frame.getByRole('listitem').count()).toBe(4);
  await frame.getByRole('link', { name: HOSTILE }).click();
  await page.waitForURL(new RegExp(`^${site.url}/jobs/`));
});
