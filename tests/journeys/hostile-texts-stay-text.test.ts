// @form full
import { beforeAll, expect, test } from 'vitest';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { readJsonLd } from '#tests/support/page-source.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

const SCRIPT = '</script><script>window.hacked=1</script><!--<script>';
const HOSTILE: Record<string, string> = {
  'an end of a script': SCRIPT,
  'an image with a script': `"><img src=x onerror="window.hacked=1"> '`,
  'separators that end a line of script': 'Line\u2028paragraph\u2029\u0085end \\u003c/script>',
  'text that runs from right to left': '\u202Egnp.exe\u202C مهندس برمجيات \u200Fעברית',
  'a word without an end': 'W'.repeat(150),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what an attacker would write
  'templates and entities': "${7*7} {{7*7}} &lt;b&gt; &amp;amp; %00 $& $' </title></textarea>",
};
const ids = new Map<string, string>();

beforeAll(async () => {
  const jobIds = await addJobs(
    site.database.database,
    ...Object.values(HOSTILE).map((text) => ({
      title: text,
      company: text.slice(0, 100),
      location: text.slice(0, 100),
      salary: text.slice(0, 100),
      description: `${text}\n\n- ${text}\n${text}`,
      requirements: `${text}\n${text}`,
    })),
  );
  Object.keys(HOSTILE).forEach((name, index) => {
    ids.set(name, jobIds[index] ?? '');
  });
});

const BROUGHT_IN = 'main img:not([src^="/logos/"]), main script';
const PHONE = { viewport: { width: 390, height: 844 } };

test.each(Object.entries(HOSTILE))('%s stays text on a job', async (name, text) => {
  const { page } = await browser.newVisitor(PHONE);
  await visit(page, `${site.url}/jobs/${ids.get(name)}`);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((element) => element.textContent)).toBe(text);
  expect(await page.getByRole('main').evaluate((element) => element.textContent)).toContain(text);
  expect(await page.title()).toContain(text);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.locator(BROUGHT_IN).count()).toBe(0);
});

test.each(Object.entries(HOSTILE))('%s comes back identical from the structured data', async (name, text) => {
  const html = await (await fetch(`${site.url}/jobs/${ids.get(name)}`)).text();
  const posting = readJsonLd(html).find((block) => block['@type'] === 'JobPosting');
  expect(posting).toMatchObject({
    title: text,
    hiringOrganization: { name: text.slice(0, 100) },
    jobLocation: { address: { addressLocality: text.slice(0, 100) } },
  });
  // The description is HTML, as Google requires: parsed by a browser, it must show the typed text and contain nothing active.
  const { page } = await browser.newVisitor();
  await page.goto(`${site.url}/search`);
  const read = await page.evaluate((description) => {
    const parsed = new DOMParser().parseFromString(description, 'text/html');
    return { text: parsed.body.textContent, alive: parsed.querySelectorAll('script, img, b').length };
  }, String(posting?.['description']));
  expect(read.text).toContain(text);
  expect(read.alive).toBe(0);
});

test('all of it stays text on the board, loaded at once or by a search', async () => {
  const { page } = await browser.newVisitor(PHONE);
  await visit(page, `${site.url}/jobs`);
  const titles = () =>
    page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .evaluateAll((all) => all.map((each) => each.textContent));
  expect(await titles()).toEqual(expect.arrayContaining(Object.values(HOSTILE)));

  await page.getByPlaceholder('Search jobs...').fill(SCRIPT);
  await expect.poll(titles).toEqual([SCRIPT]);
  await page.getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('heading', { name: 'Job Description' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(SCRIPT);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.locator(BROUGHT_IN).count()).toBe(0);
});

test('a word without an end widens no page on a phone, in whatever field it stands', async () => {
  const { page } = await browser.newVisitor(PHONE);
  const word = 'Donaudampfschiff'.repeat(7).slice(0, 100);
  const tooWide: string[] = [];
  for (const field of ['title', 'company', 'location', 'salary', 'description', 'requirements'] as const) {
    const [id = ''] = await addJobs(site.database.database, { title: `Endless ${field}`, [field]: word });
    for (const path of [`/jobs/${id}`, `/jobs?search=${field === 'title' ? word : `endless+${field}`}`]) {
      await visit(page, site.url + path);
      const width = await page.evaluate(() => {
        document.querySelector('[aria-labelledby="similar-jobs"]')?.remove();
        return document.documentElement.scrollWidth;
      });
      if (width > PHONE.viewport.width) tooWide.push(`${field} on ${path.replace(id, '…')}: ${width}`);
    }
  }
  expect(tooWide).toEqual([]);
});

test('all of it stays text in both feeds and in the sitemap', async () => {
  const { page } = await browser.newVisitor();
  await page.goto(`${site.url}/search`);
  for (const path of ['/jobs-feed.xml', '/jobs-feed.xml?format=xml', '/sitemap.xml']) {
    const xml = await (await fetch(site.url + path)).text();
    const read = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      return { fault: parsed.querySelector('parsererror')?.textContent, text: parsed.documentElement.textContent };
    }, xml);
    expect(read.fault, path).toBeUndefined();
    if (path !== '/sitemap.xml') expect(read.text).toContain(SCRIPT);
  }
});

const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('').trim();

const sheetOf = (text: string) => ({
  full_name: cut(text, 100),
  email: cut(text, 254),
  phone: cut(text, 20),
  location: cut(text, 100),
  bio: text,
  experience: text,
  skills: [cut(text, 50)],
  cover_note: `${text}\n\n${text}`,
  job_title: cut(text, 150),
  job_company: cut(text, 100),
  job_location: cut(text, 100),
  message_subject: cut(text, 200),
  message: `${text}\n\n${text}`,
});

async function addApplicationOf(text: string) {
  const { database } = site.database;
  const [jobId = ''] = await addJobs(database, { title: 'Lighthouse keeper' });
  const [candidate = ''] = await addCandidates(database, 'Wren Halloran');
  const [id = ''] = await addApplications(database, { ...sheetOf(text), candidate_id: candidate, job_id: jobId });
  return { id, jobId, candidate };
}

test.each(Object.entries(HOSTILE))(
  '%s stays text in an application, for its sender and its receiver',
  async (_name, text) => {
    const { id, candidate } = await addApplicationOf(text);
    for (const [who, path] of [
      [candidate, `/applications/${id}`],
      [castMember('Dev').id, `/employer/applications/${id}`],
    ] as const) {
      const { page, context } = await browser.newVisitor(PHONE);
      await signInBrowser(context, site, who);
      expect(await visit(page, site.url + path)).toBe(200);
      const main = page.getByRole('main');
      expect(await main.evaluate((element) => element.textContent)).toContain(text);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(await page.locator(BROUGHT_IN).count()).toBe(0);
    }
  },
);

test('a word without an end widens no page of an application on a phone', async () => {
  const word = 'Donaudampfschiff'.repeat(20);
  const { id, jobId, candidate } = await addApplicationOf(word);
  const tooWide: string[] = [];
  for (const [who, paths] of [
    [candidate, ['/applications', `/applications/${id}`, `/applications/${id}/withdraw`]],
    [castMember('Dev').id, [`/employer/jobs/${jobId}/applications`, `/employer/applications/${id}`]],
    [castMember('Morag').id, ['/admin/pipeline']],
  ] as const) {
    const { page, context } = await browser.newVisitor(PHONE);
    await signInBrowser(context, site, who);
    for (const path of paths) {
      expect(await visit(page, site.url + path), path).toBe(200);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > PHONE.viewport.width) tooWide.push(`${path.replace(id, '…')}: ${width}`);
    }
  }
  expect(tooWide).toEqual([]);
});
