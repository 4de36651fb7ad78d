// @form full
/** A new owner's path from an empty database to a public site, through its pages alone. Each test continues the one before it. */
import { URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest';
import type { ContentSeed } from '#db/seed/seed-content.server.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { londonTime } from '#domain/time/london-moment.ts';
import { freePort } from '#scripts/free-port.ts';
import {
  AGENCY,
  answerPrompt,
  HULL,
  LEGAL_PAGES,
  LINCOLN,
  RADIUS,
  SERVICES,
  SWITCHED_OFF,
} from '#tests/journeys/fenside.ts';
import { addCandidates } from '#tests/support/applications.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { describeDemoAgency, findDemoAgency } from '#tests/support/demo-agency.ts';
import { visit } from '#tests/support/hydration.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { startMixedLoad } from '#tests/support/mixed-load.ts';
import { makeNewerVersion } from '#tests/support/newer-version.ts';
import { type Nginx, startNginx } from '#tests/support/nginx.ts';
import { OwnerHands, printToken } from '#tests/support/owner-hands.ts';
import { decodeEntities, readMain } from '#tests/support/page-source.ts';
import { drawn } from '#tests/support/pictures.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { SECRET_KEY, type Site, startSite } from '#tests/support/site.ts';
import { crawl, type Output } from '#tests/support/site-crawl.ts';
import { provideBrowser } from '#tests/support/stage.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

const PASSWORD = 'seven-herons-at-low-tide';
const TODAY = londonDay(new Date());
/** Milliseconds: time to type and press the button before the article's minute begins. */
const SOON_MS = 75_000;
/** Milliseconds until a given minute and the following run of the minutely task. */
const MINUTES_MS = 200_000;

const browser = provideBrowser();
let database: TestDatabase;
let env: Record<string, string>;
let nginx: Nginx | undefined;
let site: Site;
let owner: Visitor;
let hands: OwnerHands;

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await freePort();
  env = {
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SECRET_KEY,
    DRAIN_SECONDS: '1',
    TRUST_PROXY: '1',
  };
  // Uses a separate process, because scheduled tasks must run.
  site = await startSite({ database, env, isUnlaunched: true, alone: true });
  owner = await browser.newRegular({ viewport: { width: 1440, height: 900 } });
  hands = new OwnerHands(owner.page);
});

afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
  await database?.drop();
});

/** Expected errors in the browser's console: the unlaunched site, refusals, and previews of items without a page. */
const EXPECTED = /status of (503|422)|status of 404 .*\?preview=/;

let isOver = false;

beforeEach(({ skip }) => {
  if (isOver) skip();
  onTestFailed(() => {
    isOver = true;
  });
});

beforeEach(() => () => {
  expect(owner.complaints.splice(0).filter((each) => !EXPECTED.test(each))).toEqual([]);
});

const read = async (path: string) => {
  const { status, body } = await request(site.url, path);
  return { status, html: decodeEntities(body.toString().replaceAll('<!-- -->', '')) };
};
const mainOf = async (path: string) => readMain((await read(path)).html);

async function publishStarter(collection: string, item: string | null): Promise<void> {
  await hands.openCollection(collection);
  if (item) await hands.press('link', item);
  await hands.answerPrompts(answerPrompt, TODAY);
  await hands.publish();
}

const openSetUp = () => visit(owner.page, `${site.url}/setup`);

test('the owner makes the account with the token, adds an authenticator app, and is led back to the set-up', async () => {
  const { page } = owner;
  expect((await page.goto(`${site.url}/`))?.status()).toBe(503);
  await page.getByText('This site is coming soon.').waitFor();

  await openSetUp();
  await hands.type({
    Token: await printToken(site, env),
    'Your name': 'Ada Fenside',
    Email: 'ada@fenside.test',
    Password: PASSWORD,
  });
  await hands.press('button', 'Set up this site');

  await hands.press('link', 'Add an authenticator app');
  await page.getByRole('button', { name: 'Add an app' }).waitFor();
  await hands.type({ 'Current password': PASSWORD });
  await hands.press('button', 'Add an app');
  const secret = await page.getByRole('link', { name: 'Open the app' }).getAttribute('href');
  await hands.type({ Code: URI.parse(secret ?? '').generate() });
  await hands.press('button', 'Confirm');
  await page.waitForURL('**/admin?**');
  await hands.press('link', 'Continue setting up');
  await page.getByText('You don’t have to finish everything in one go.').waitFor();
});

test('the owner enters the agency, and a colour that can be read', async () => {
  const { page } = owner;
  await hands.press('link', 'Agency');
  await hands.type(AGENCY);
  await hands.publish();

  await openSetUp();
  await hands.press('link', 'Brand');
  await hands.type({ 'Main colour': '#e8c547', 'Typeface of headings': 'Public Sans, as the text' });
  await hands.press('button', 'Publish');
  await page
    .getByText(/too light to read/)
    .first()
    .waitFor();
  expect(await page.getByLabel('Main colour', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await hands.type({ 'Main colour': '#7a2048' });
  await hands.publish();
});

test('the owner adds two places', async () => {
  for (const { about, radius, localities, role } of [LINCOLN, HULL]) {
    await openSetUp();
    await hands.press('link', 'Places');
    await hands.press('button', 'New place');
    await hands.type({ ...about, [RADIUS]: radius });
    const group = hands.main.getByRole('group', { name: 'Districts and towns whose jobs count' });
    for (const [index, locality] of localities.entries()) {
      await hands.press('button', 'Add district or town', group);
      await hands.type(locality, group.getByRole('listitem').nth(index));
    }
    if (role) {
      await hands.press('button', 'Add role');
      await hands.type(role);
    }
    await hands.publish();
  }
});

test('an article is written by keyboard, with two pictures, and scheduled', async () => {
  const { page } = owner;
  await hands.openCollection('Articles');
  await hands.press('button', 'New article');
  await hands.type({
    Title: 'Night shifts on the Humber',
    Address: 'night-shifts',
    Excerpt: 'How to sleep by day, what to eat by night, and what the law says of both.',
    'Description for search engines': 'How to sleep by day, what to eat by night, and what the law says of both.',
    Author: 'Ada Fenside',
    Category: 'Career Advice',
    'Published on': TODAY,
  });
  await hands.press('button', 'Choose or upload a picture');
  await hands.uploadPicture('The Humber Bridge at night', await drawn('jpeg', 1_200, 800));
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.focus();
  await page.keyboard.press('Control+Alt+2');
  await page.keyboard.type('Sleep first');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Go to bed when you come home.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Dark curtains');
  await page.keyboard.press('Enter');
  await page.keyboard.type('No coffee after three');
  // The second press leaves the list.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await hands.press('button', 'Picture', page.getByRole('toolbar', { name: 'Text' }));
  await hands.uploadPicture('A bedroom with dark curtains', await drawn('png', 700, 500));
  await page.keyboard.type('What it looks like at noon');
  await expect.poll(() => text.getByRole('img', { name: 'A bedroom with dark curtains' }).count()).toBe(1);
  const publishAt = new Date(Date.now() + SOON_MS);
  await hands.type({ Day: londonDay(publishAt), 'Time in London': londonTime(publishAt) });
  await hands.press('button', 'Schedule');
  await page.getByText(/^We’ll publish it on/).waitFor();
  expect((await read('/blog/night-shifts')).status).not.toBe(200);
});

test('the owner publishes five services, the home page and the legal texts from starters', async () => {
  await openSetUp();
  await hands.press('button', 'Use starter texts');
  await hands.page.getByText('Drafts created').first().waitFor();
  for (const [collection, item] of SERVICES) await publishStarter(collection, item);
  await publishStarter('Home page', null);
  for (const item of LEGAL_PAGES) await publishStarter('Legal pages', item);
});

test('a colleague is invited by email and accepts', async () => {
  await openSetUp();
  await hands.press('link', 'Invite colleagues');
  await hands.press('link', 'Invite a colleague');
  await hands.type({ Name: 'Bo Hessle', Email: 'bo@fenside.test' });
  await hands.choose('Consultant');
  await hands.press('button', 'Send invitation');
  const mail = await waitForMail(site, { to: 'bo@fenside.test' });
  expect(mail.text).toContain('Fenside Recruitment');

  const { page } = await browser.newVisitor();
  await visit(page, mail.links.find((link) => link.includes('/accept-invitation?')) ?? '');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
  await page.getByText('Set up a second factor before you start').waitFor();
});

test('the owner publishes the site, and the article is there at its time', async () => {
  const { page } = owner;
  await openSetUp();
  expect(await page.getByText('Not ready yet').count()).toBe(0);
  expect(await page.getByText('Needed', { exact: true }).count()).toBe(0);
  await hands.press('button', 'Publish site');
  await page.getByText('This site is public.').waitFor();
  await expect.poll(async () => (await read('/')).status).toBe(200);
  expect(await mainOf('/')).toContain('jobs in Lincoln and Hull');
  await expect
    .poll(() => mainOf('/blog/night-shifts'), { timeout: MINUTES_MS, interval: 1_000 })
    .toContain('No coffee after three');
  const article = await mainOf('/blog/night-shifts');
  for (const words of ['The Humber Bridge at night', 'A bedroom with dark curtains'])
    expect(article).toMatch(new RegExp(`<img[^>]* alt="${words}"`));
});

test('a job in Louth counts for Lincoln once it is within the radius', async () => {
  const { page } = owner;
  for (const [title, location] of [
    ['Lathe setter', 'Bailgate, Lincoln'],
    ['Sugar beet driver', 'Louth, Lincolnshire'],
  ] as const) {
    await visit(page, `${site.url}/admin/jobs`);
    await hands.press('link', 'Post a job', page.locator('body'));
    await hands.type({
      Title: title,
      Company: 'Witham Works',
      Location: location,
      Salary: '£31,000 a year',
      'Job description': 'Works with care.',
      Requirements: 'A steady hand.',
      'Who asked us': 'Ida Marsh, works manager',
      How: 'By phone',
    });
    await hands.choose('Yes, post it under Blue Collar');
    await hands.press('button', 'Post job');
    await page.getByText('Job posted').first().waitFor();
  }
  await expect.poll(() => mainOf('/locations/lincoln')).toContain('Lathe setter');
  expect(await mainOf('/jobs?location=Louth')).toContain('Sugar beet driver');
  expect(await mainOf('/locations/lincoln')).not.toContain('Sugar beet driver');

  await visit(page, `${site.url}/admin`);
  await hands.openCollection('Places');
  await hands.press('link', 'Lincoln');
  await hands.type({ [RADIUS]: '26' });
  await hands.publish();
  await expect.poll(() => mainOf('/locations/lincoln')).toContain('Sugar beet driver');
  expect(await mainOf('/locations/lincoln')).toContain('Lathe setter');
});

describe('everything that a visitor finds', () => {
  let outputs: Output[] = [];
  const describeOutput = ({ path, from, status }: Output) => `${from} leads to ${path}: ${status}`;

  beforeAll(async () => {
    outputs = await crawl(site.url, ['/', '/sitemap.xml', '/robots.txt', '/search?q=Lincoln']);
  });

  test('answers, or leads to a sign-in', () => {
    const isSignIn = ({ status, location }: Output) =>
      status === 302 && /^\/(candidate|employer)-login\?next=/.test(location);
    expect(outputs.filter((output) => output.status !== 200 && !isSignIn(output)).map(describeOutput)).toEqual([]);
    expect(outputs.length).toBeGreaterThan(60);
    const paths = outputs.map(({ path }) => path);
    for (const path of ['/locations/hull', '/white-collar', '/privacy-policy', '/blog/night-shifts'])
      expect(paths).toContain(path);
    expect(new Set(paths.flatMap((path) => /^\/pictures\/([0-9a-f-]{36})-/.exec(path)?.[1] ?? [])).size).toBe(2);
  });

  test('says nothing of the demo', async () => {
    const items = await queryTasks(database, 'SELECT published FROM content_items');
    const demo = describeDemoAgency(items as unknown as ContentSeed);
    // The salary calculator has figures for British cities at every agency.
    const ownOutputs = outputs.filter(({ path }) => path !== '/tools' && !/\/(tools|ui)-[\w-]+\.js$/.test(path));
    expect(findDemoAgency(demo, ownOutputs)).toEqual([]);
  });

  test('has what is paid in Lincoln, and not in London', async () => {
    const lincoln = await mainOf('/locations/lincoln');
    expect(lincoln).toContain('Salaries in Lincoln');
    expect(lincoln).toMatch(/Welder.*£\d/s);
    expect(lincoln).not.toContain('London');
  });

  test('has no part with a heading and nothing in it', () => {
    const pages = outputs.filter(({ type, status }) => status === 200 && type.startsWith('text/html'));
    const empty = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/<(ul|ol|dl|tbody)\b[^>]*><\/\1>/g)].map(([part]) => `${path}: ${part}`),
    );
    expect(empty).toEqual([]);
  });

  test('asks for nothing that only the owner could answer, and leaves out what is switched off', async () => {
    const linked = outputs.map(({ path }) => path.split('?')[0] ?? '');
    for (const path of SWITCHED_OFF) {
      expect(linked).not.toContain(path);
      expect((await read(path)).status, path).toBe(404);
    }
    const pages = outputs.filter(({ type }) => type.startsWith('text/html'));
    expect(pages.filter(({ text }) => /delete this line|\[Your /.test(text)).map(describeOutput)).toEqual([]);
    const offered = pages.filter(({ text }) =>
      /Executive search|Career coaching|International recruitment/i.test(text),
    );
    expect(offered.map(describeOutput)).toEqual([]);
  });
});

/** Lines of deploy/nginx.conf in the same order, with shorter times. */
const SHORTER_TIMES: [string, string][] = [
  ['fail_timeout=10s', 'fail_timeout=1s'],
  ['keepalive_timeout 3s;', 'keepalive_timeout 500ms;'],
];
const PER_SECOND = 20;

test('the next version, with a migration, takes the place of this one, and no request fails', async () => {
  const next = String(await freePort());
  // Changes a table that these requests do not use; tests/outages/f19-update.test.ts changes a busy one.
  const main = await makeNewerVersion({
    '9001_note.sql': 'ALTER TABLE employer_logos ADD COLUMN note_to_come text;',
  });
  // The owner's page would keep requesting the old version.
  await owner.page.goto('about:blank');
  const candidates = await addCandidates(database.database, ...Array.from({ length: 20 }, (_, n) => `Wren ${n}`));
  const people = await Promise.all(candidates.map((id) => signInAs(site, id, { publicOrigin: site.url })));
  const jobs = await queryTasks<{ id: string }>(database, 'SELECT id FROM jobs');
  nginx = await startNginx({ port: await freePort(), web: [site.port, Number(next)], changes: SHORTER_TIMES });
  const load = startMixedLoad({
    port: nginx.port,
    origin: site.url,
    people,
    jobs: jobs.map(({ id }) => id),
    perSecond: PER_SECOND,
    paths: ['/', '/jobs', '/blog/night-shifts', '/locations/lincoln', '/jobs?search=welder', '/sitemap.xml'],
  });
  const countAsked = async (port: string) => ((await nginx?.log()) ?? '').split(`"127.0.0.1:${port}" "200"`).length - 1;
  await load.untilAnswered(PER_SECOND);
  expect(await countAsked(next)).toBe(0);

  const updated = await startSite({
    database,
    env: { ...env, PORT: next, DATA_DIR: site.dataDir },
    isUnlaunched: true,
    running: { main },
  });
  // docs/operate/scaling.md says to stop the previous process only once nginx uses this one.
  await eventually(async () => expect(await countAsked(next)).toBeGreaterThan(PER_SECOND / 10));
  expect(await site.stop()).toBe(0);
  site = updated;
  const requestsBefore = await countAsked(next);
  await eventually(async () => expect(await countAsked(next)).toBeGreaterThan(requestsBefore + PER_SECOND));

  const { answers, failures, liked } = await load.stop();
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThan(2 * PER_SECOND);
  expect(await queryTasks(database, 'SELECT FROM liked_jobs')).toHaveLength(liked);
  const columns = `SELECT FROM information_schema.columns WHERE column_name = 'note_to_come'`;
  expect(await queryTasks(database, columns)).toHaveLength(1);
  expect(await mainOf('/blog/night-shifts')).toContain('No coffee after three');
});
