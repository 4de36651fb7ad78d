import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { BROWSER_STORAGE, isListedStorage } from '#domain/device/storage-list.ts';
import { sendForm } from '#tests/support/account-forms.ts';
import { readMain } from '#tests/support/page-source.ts';
import { request } from '#tests/support/request.ts';
import { castMember } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const PAGES = ['/privacy-policy', '/cookie-policy', '/terms-of-service', '/accessibility', '/complaints'];

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const read = async (path: string) => {
  const { status, headers, body } = await request(site.url, path);
  return { status, headers, html: body.toString() };
};

test.each(PAGES)('%s is a page for everybody whose contents lead to its sections', async (path) => {
  const { status, headers, html } = await read(path);
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('public');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/Last changed <time dateTime="\d{4}-\d\d-\d\d">\d+ \w+ 20\d\d</);
  const leadsTo = [...html.matchAll(/<a href="#([\w-]+)" class="figures/g)].map(([, id]) => id);
  expect(leadsTo.length).toBeGreaterThan(4);
  const sections = [...readMain(html).matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id);
  expect(sections).toEqual(leadsTo);
  expect(readMain(html)).not.toMatch(/\]\(|undefined/);
});

test('every address of ours in their texts is there', async () => {
  const pages = await Promise.all(
    [...PAGES, '/data-protection'].map(async (path) => ({ path, ...(await read(path)) })),
  );
  const links = pages.flatMap(({ html }) => [
    ...html.matchAll(/href="(\/[^"]*)" class="link"|class="link" href="(\/[^"]*)"/g),
  ]);
  const addresses = [...new Set(links.map(([, first, second]) => first ?? second ?? ''))];
  expect(addresses).toEqual(expect.arrayContaining(['/complaints', '/robots.txt', '/privacy-policy#machines']));
  const missing: string[] = [];
  for (const address of addresses) {
    const [path = '', fragment] = address.split('#');
    const { status, headers, html } = await read(path);
    if (headers.location === `/candidate-login?next=${encodeURIComponent(path)}`) continue;
    if (status !== 200 || (fragment && !html.includes(`id="${fragment}"`))) missing.push(address);
  }
  expect(missing).toEqual([]);
});

test.each([
  ['/privacy-policy', 'Registered office: '],
  ['/privacy-policy', 'the last day on which it was used'],
  ['/privacy-policy', 'each request form that we worked on'],
  ['/privacy-policy', 'In Northern Ireland the corresponding law applies'],
  ['/privacy-policy', 'Google receives, on our behalf and under contract,'],
  ['/cookie-policy', 'Google works on our behalf there'],
  ['/cookie-policy', 'At your first visit, with nothing in it'],
  ['/terms-of-service', 'Registered office: '],
  ['/terms-of-service', 'In Northern Ireland the corresponding law applies'],
  ['/terms-of-service', 'href="/account/delete"'],
])('%s says: %s', async (path, words) => {
  const { html } = await read(path);
  expect(html.toLowerCase()).toContain(words.toLowerCase());
  expect(html).not.toContain('policies.google.com');
});

test('the cookie policy shows the whole list, all of it in use', async () => {
  const { html } = await read('/cookie-policy');
  const table = /<table[\s\S]*<\/table>/.exec(html)?.[0] ?? '';
  for (const { label, lasts, names } of BROWSER_STORAGE) {
    for (const text of [label, lasts, ...names]) expect(table).toContain(text);
  }
  expect(table).not.toContain('Not in use');
});

test('the site sets no cookie that is not on the list', async () => {
  const { email } = castMember('Aisha');
  const entered = await sendForm(site, '/candidate-login', { email, password: DEMO_PASSWORD });
  const signedOut = await sendForm(site, '/logout', {}, { cookie: entered.cookie ?? '' });
  const pages = await Promise.all(['/', '/jobs', ...PAGES].map(read));
  const names = [entered, signedOut, ...pages].flatMap(({ headers }) =>
    [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split('=', 1)[0] ?? ''),
  );
  expect(names).toHaveLength(3);
  expect(names.filter((name) => !isListedStorage('cookie', name))).toEqual([]);
});
