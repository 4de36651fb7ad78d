import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationMailNames } from '#app/features/applications/emails/application-mails.tsx';
import { company } from '#content/company.ts';
import { createMailer } from '#platform/mail/mailer.server.ts';
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { type HostileStage, plantHostileTexts, plantInProfile } from '#tests/support/hostile-stage.ts';
import { HOSTILE_TEXTS, listAlive } from '#tests/support/hostile-texts.ts';
import { visit } from '#tests/support/hydration.ts';
import { listMails } from '#tests/support/mailbox.ts';
import { request } from '#tests/support/request.ts';
import { inFull, rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs, signInBrowser } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, startTestTasks } from '#tests/support/task-queue.ts';

/** I01: sixty texts in every field that a person can fill in, on every page that shows any of them, in a real browser. */
let site: Site;
let browser: TestBrowser;
let stage: HostileStage;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
  stage = await plantHostileTexts(site);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Spread over all vectors and wrappings; all of them in the long form. */
const sample = () => {
  const step = HOSTILE_TEXTS.length / rounds(3, HOSTILE_TEXTS.length);
  return stage.places.filter((_place, index) => Math.floor(index % step) === 0);
};

const LONG = { timeout: inFull(60_000, 1_800_000) };

/** Somebody's browser. What it complains of, such as a violation of the policy, fails the test (tests/support/browser.ts). */
async function open(firstName: string | null) {
  const { page, context } = await browser.newVisitor();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  if (firstName) await signInBrowser(context, site, castMember(firstName).id);
  return {
    page,
    /** Reads a page and finds nothing alive on it, and on it what it is to show: these texts, or so many of the sixty. */
    read: async (path: string, wanted: string[] | number) => {
      expect(await visit(page, site.url + path), path).toBe(200);
      expect(await listAlive(page), path).toEqual([]);
      const shown = await readShown(page);
      if (typeof wanted === 'number') {
        expect(HOSTILE_TEXTS.filter(({ name }) => shown.includes(name)).length, path).toBeGreaterThanOrEqual(wanted);
      } else {
        expect(
          wanted.filter((text) => !shown.includes(text)),
          `missing on ${path}`,
        ).toEqual([]);
      }
      expect(dialogs, path).toEqual([]);
    },
  };
}

/** What people get to read, and what stands in fields; not what travels in scripts. */
const readShown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const script of body.querySelectorAll('script, style, template')) script.remove();
    return [document.title, body.textContent, ...fields].join('\n');
  });

test('on the board, its search and its filters', LONG, async () => {
  const { read } = await open(null);
  await read('/jobs', HOSTILE_TEXTS.length);
  for (const { name, text, jobId } of sample()) {
    await read(`/jobs/${jobId}`, [text]);
    await read(`/jobs?search=${name}&location=${name}`, [name]);
    await read(`/jobs?search=${encodeURIComponent(text)}`, [name]);
    await read(`/search?q=${encodeURIComponent(text)}`, [name]);
  }
});

test('in what a candidate likes, passes, swipes, sends and is', LONG, async () => {
  const { read } = await open('Aisha');
  // Fifty a page.
  for (const list of ['/applications', '/profile/liked']) {
    await read(list, 50);
    await read(`${list}?page=2`, 10);
  }
  for (const place of sample()) {
    await read(`/applications/${place.ownApplicationId}`, [place.text]);
    await read(`/applications/${place.ownApplicationId}/withdraw`, [place.name]);
    await plantInProfile(site, place);
    await read('/profile', [place.text]);
    await read(`/jobs/${stage.busyJobId}/apply`, [place.name]);
    await read('/account', [place.name]);
  }
});

test('on the cards that a candidate swipes, and in what they passed', LONG, async () => {
  const { page, read } = await open('Tom');
  await read('/job-swipe/passed', 30);
  await read('/job-swipe?search=H', 1);
  const left = page.getByText(/^\d+ jobs remaining$/);
  for (let swiped = 0; swiped < rounds(3, 30); swiped += 1) {
    const before = await left.textContent();
    const shown = await readShown(page);
    expect(HOSTILE_TEXTS.some(({ text }) => shown.includes(text))).toBe(true);
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect.poll(() => left.textContent(), { timeout: 5_000 }).not.toBe(before);
    expect(await listAlive(page)).toEqual([]);
  }
});

test('in what an employer receives, note by note', LONG, async () => {
  const { read } = await open('Dev');
  await read('/employer/jobs', 20);
  await read(`/employer/jobs/${stage.busyJobId}/applications`, 20);
  for (const place of sample()) {
    await plantInProfile(site, place);
    await read(`/employer/applications/${place.receivedId}`, [place.text]);
    await read(`/employer/applications/${place.receivedId}/status?to=shortlisted`, [place.text]);
    await read(`/employer/applications/${place.receivedId}/note`, [place.text]);
    await read(`/jobs/${place.jobId}/edit`, [place.text]);
    await read(`/jobs/${place.jobId}/delete`, [place.name]);
  }
});

test('in the lists of the agency', LONG, async () => {
  const { read } = await open('Morag');
  for (const path of ['', '/jobs', '/applications', '/audit-trail', '/security-events'])
    await read(`/admin${path}`, 20);
  for (const place of sample()) {
    await read(`/admin?search=${place.name}`, [place.name]);
    await read(`/admin/jobs?search=${place.name}`, [place.name]);
    await plantInProfile(site, place);
    await read('/admin/messages', [place.name]);
    await read('/admin/messages/shortlisted', [place.text]);
    await read(`/employer/applications/${place.receivedId}`, [place.name]);
  }
});

test('in mails, as HTML and as plain text', LONG, async () => {
  const { read } = await open(null);
  const mailer = createMailer({
    ...{ dataDir: site.dataDir, smtpUrl: null },
    from: { name: company.name, address: company.email },
  });
  const { tasks, stop } = await startTestTasks(site.database, { mailer });
  try {
    for (const { name, ownApplicationId } of sample()) {
      const known = new Set((await listMails(site)).map(({ id }) => id));
      await site.database.database.asSystem(async (transaction) => {
        for (const mail of applicationMailNames) {
          await tasks.send(transaction, 'send-application-mail', { mail, applicationId: ownApplicationId });
        }
      });
      const mails = await eventually(async () => {
        const fresh = (await listMails(site)).filter(({ id }) => !known.has(id));
        expect(fresh).toHaveLength(applicationMailNames.length);
        return fresh;
      });
      for (const { id } of mails) await read(`/dev/mail/${id}`, [name]);
    }
    await read('/dev/mail', [sample().at(-1)?.name ?? '']);
  } finally {
    await stop();
    await mailer.close();
  }
});

test('what is looked for is found where such a text is taken for markup', async () => {
  // Looked at and not run: an alert would hold up whoever looks.
  const { page, complaints } = await browser.newVisitor({ javaScriptEnabled: false });
  await page.route(/evil/, (route) => route.abort());
  const missed: string[] = [];
  // Templates are no markup: what they would need is code of ours that reads them.
  for (const { text } of HOSTILE_TEXTS.filter((each) => !each.text.includes('{{'))) {
    await page.setContent(`<div title="${text}">${text}</div>`, { waitUntil: 'commit' });
    if ((await listAlive(page)).length === 0) missed.push(text);
  }
  complaints.length = 0;
  expect(missed).toEqual([]);
});

test('in a file for spreadsheets, which no browser takes for a page', async () => {
  const answer = await request(site.url, `/employer/jobs/${stage.busyJobId}/applications.csv`, {
    headers: { Cookie: await signInAs(site, castMember('Dev').id) },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^text\/csv/);
  expect(answer.headers['content-disposition']).toMatch(/^attachment/);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  const text = answer.body.toString();
  expect(HOSTILE_TEXTS.filter(({ name }) => !text.includes(name))).toEqual([]);
});
