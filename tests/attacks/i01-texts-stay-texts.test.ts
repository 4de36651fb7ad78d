import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationMailNames } from '#app/features/people/applications/emails/application-mails.tsx';
import { agency } from '#domain/site/site.ts';
import { createMailer } from '#platform/mail/mailer.server.ts';
import { type HostileStage, plantHostileTexts, plantInProfile } from '#tests/attacks/hostile-stage.ts';
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { HOSTILE_TEXTS, listAlive } from '#tests/support/hostile-texts.ts';
import { visit } from '#tests/support/hydration.ts';
import { startLanguageModel } from '#tests/support/language-model.ts';
import { listMails } from '#tests/support/mailbox.ts';
import { HANGING_MS } from '#tests/support/patience.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds, inFull, rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs, signInBrowser } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, startTestTasks } from '#tests/support/task-queue.ts';

let site: Site;
let browser: TestBrowser;
let stage: HostileStage;

let nextVector = 0;
/** The full form takes all texts; the short form takes one of each wrapping, with different vectors each time. */
const sample = () =>
  Array.from({ length: rounds(3, HOSTILE_TEXTS.length) }, () => {
    const place = stage.places[(nextVector * 7) % HOSTILE_TEXTS.length];
    nextVector += 1;
    if (!place) throw new Error('There is no such text');
    return place;
  });

/** The short form spreads three texts over the pages: each page is checked for one of them. */
const inTurn = <Each>(all: readonly Each[], turn: number): readonly Each[] =>
  all.filter((_, place) => hasAllRounds || place % 3 === turn % 3);

const LONG = { timeout: inFull(HANGING_MS, 1_800_000) };

async function open(firstName: string | null) {
  const { page, context } = await browser.newVisitor();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  if (firstName) await signInBrowser(context, site, castMember(firstName).id);
  const expectDead = async (where: string) => {
    expect(await listAlive(page), where).toEqual([]);
    expect(dialogs, where).toEqual([]);
  };
  return {
    page,
    expectDead,
    read: async (path: string, wanted: string[] | number) => {
      expect(await visit(page, site.url + path), path).toBe(200);
      await expectDead(path);
      const visibleText = await readShown(page);
      if (typeof wanted === 'number') {
        expect(HOSTILE_TEXTS.filter(({ name }) => visibleText.includes(name)).length, path).toBeGreaterThanOrEqual(
          Math.min(wanted, HOSTILE_TEXTS.length),
        );
      } else {
        expect(
          wanted.filter((text) => !visibleText.includes(text)),
          `missing on ${path}`,
        ).toEqual([]);
      }
    },
  };
}

const readShown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const script of body.querySelectorAll('script, style, template')) script.remove();
    return [document.title, body.textContent, ...fields].join('\n');
  });

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
  stage = await plantHostileTexts(site);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('on the board, its search and its filters', LONG, async () => {
  const { read } = await open(null);
  await read('/jobs', HOSTILE_TEXTS.length);
  for (const [turn, { name, text, jobId }] of sample().entries()) {
    const pages: [path: string, expectedText: string][] = [
      [`/jobs/${jobId}`, text],
      [`/jobs?search=${name}&location=${name}`, name],
      [`/jobs?search=${encodeURIComponent(text)}`, name],
      [`/search?q=${encodeURIComponent(text)}`, name],
    ];
    for (const [path, visibleText] of inTurn(pages, turn)) await read(path, [visibleText]);
  }
});

test('in what a candidate likes, passes, swipes, sends and is', LONG, async () => {
  const { read } = await open('Aisha');
  for (const list of ['/applications', '/profile/liked']) {
    await read(list, 50);
    if (HOSTILE_TEXTS.length > 50) await read(`${list}?page=2`, 10);
  }
  for (const [turn, place] of sample().entries()) {
    await plantInProfile(site, place);
    const pages: [path: string, expectedText: string][] = [
      [`/applications/${place.ownApplicationId}`, place.text],
      [`/applications/${place.ownApplicationId}/withdraw`, place.name],
      ['/profile', place.text],
      [`/jobs/${stage.busyJobId}/apply`, place.name],
      ['/account', place.name],
    ];
    for (const [path, visibleText] of inTurn(pages, turn)) await read(path, [visibleText]);
  }
});

test('in what an employer receives, note by note', LONG, async () => {
  const { read } = await open('Dev');
  await read('/employer/jobs', 20);
  await read(`/employer/jobs/${stage.busyJobId}/applications`, 20);
  for (const [turn, place] of sample().entries()) {
    await plantInProfile(site, place);
    const pages: [path: string, expectedText: string][] = [
      [`/employer/applications/${place.receivedId}`, place.text],
      [`/employer/applications/${place.receivedId}/status?to=shortlisted`, place.text],
      [`/employer/applications/${place.receivedId}/note`, place.text],
      [`/jobs/${place.jobId}/edit`, place.text],
      [`/jobs/${place.jobId}/delete`, place.name],
    ];
    for (const [path, visibleText] of inTurn(pages, turn)) await read(path, [visibleText]);
    if (!hasAllRounds && turn > 0) continue;
    await asSuperuser(site.database, `UPDATE jobs SET status = 'draft' WHERE id = '${place.jobId}'`);
    await read(`/employer/jobs/${place.jobId}/preview`, [place.text]);
    await asSuperuser(site.database, `UPDATE jobs SET status = 'open' WHERE id = '${place.jobId}'`);
  }
});

test('in what the agency is asked, keeps, and is reported', LONG, async () => {
  const { read } = await open('Morag');
  const lists = [
    'enquiries?kind=employer',
    'enquiries?kind=contact',
    'enquiries?kind=coaching',
    'data-requests?status=refused',
    'kept-records?',
    'csp-reports?',
  ];
  for (const list of someOf(lists, 0, 5)) {
    await read(`/admin/${list}`, 50);
    if (HOSTILE_TEXTS.length > 50) await read(`/admin/${list}&page=2`, 10);
  }
  await read('/account/passkeys', HOSTILE_TEXTS.length);
  for (const [turn, { name, text, enquiryIds, dataRequestId, passkeyId }] of sample().entries()) {
    const pages: [path: string, expectedText: string][] = [
      ...enquiryIds.map((id): [string, string] => [`/admin/enquiries/${id}`, text]),
      [`/admin/enquiries/${enquiryIds[0]}/delete`, name],
      [`/admin/data-requests/${dataRequestId}`, text],
      [`/account/passkeys?remove=${passkeyId}`, name],
      ...['enquiries', 'data-requests', 'kept-records'].map((list): [string, string] => [
        `/admin/${list}?search=${encodeURIComponent(text)}`,
        text,
      ]),
    ];
    for (const [path, visibleText] of inTurn(pages, turn)) await read(path, [visibleText]);
  }
});

test('what is looked for is found where such a text is taken for markup', async () => {
  // Scripts are disabled: an open alert would block the page.
  const { page, complaints } = await browser.newVisitor({ javaScriptEnabled: false });
  await page.route(/evil/, (route) => route.abort());
  const missed: string[] = [];
  // Template expressions are not HTML, so they are excluded.
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

test.runIf(isFullForm)('on the cards that a candidate swipes, and in what they passed', LONG, async () => {
  const { page, read } = await open('Tom');
  await read('/job-swipe/passed', 30);
  await read('/job-swipe?search=-lighthouse', 1);
  const remaining = page.getByText(/^\d+ jobs remaining$/);
  for (let swiped = 0; swiped < rounds(3, 30); swiped += 1) {
    const before = await remaining.textContent();
    const visibleText = await readShown(page);
    expect(HOSTILE_TEXTS.some(({ text }) => visibleText.includes(text))).toBe(true);
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect.poll(() => remaining.textContent()).not.toBe(before);
    expect(await listAlive(page)).toEqual([]);
  }
});

test.runIf(isFullForm)('in the lists of the agency', LONG, async () => {
  const { read } = await open('Morag');
  for (const path of ['/accounts', '/jobs', '/applications', '/audit-trail', '/security-events'])
    await read(`/admin${path}`, 20);
  await read('/admin', 3);
  for (const [turn, place] of sample().entries()) {
    await plantInProfile(site, place);
    const pages: [path: string, expectedText: string][] = [
      [`/admin/accounts?search=${place.name}`, place.name],
      [`/admin/jobs?search=${place.name}`, place.name],
      ['/admin/messages', place.name],
      ['/admin/messages/shortlisted', place.text],
      [`/employer/applications/${place.receivedId}`, place.name],
    ];
    for (const [path, visibleText] of inTurn(pages, turn)) await read(path, [visibleText]);
  }
});

test.runIf(isFullForm)('in what the assistant is asked, and in the jobs that it names', LONG, async () => {
  const { page, expectDead } = await open(null);
  const panel = await openAssistant(page, site);
  const field = panel.getByRole('textbox', { name: 'Your question' });
  for (const { name, text, jobId } of sample()) {
    await field.fill(text);
    await field.press('Enter');
    await expect.poll(() => panel.locator('[data-sender=user]').last().textContent()).toContain(text);
    await expect.poll(() => panel.locator(`a[href="/jobs/${jobId}"]`).last().textContent()).toContain(name);
    await expectDead('the assistant');
  }
});

test.runIf(isFullForm)('in what a language model answers', LONG, async () => {
  const model = await startLanguageModel();
  const { database } = site;
  const answering = await startSite({ database, env: { ASSISTANT_URL: model.url, ASSISTANT_KEY: 'k' } });
  try {
    const { page, expectDead } = await open(null);
    const panel = await openAssistant(page, answering);
    const field = panel.getByRole('textbox', { name: 'Your question' });
    // A visitor may ask twenty questions in a quarter of an hour, so each answer has to cover as many texts as possible.
    for (let question = 0; question < rounds(1, 3); question += 1) {
      const texts = HOSTILE_TEXTS.slice(question * 20, question * 20 + 20).map(({ text }) => text);
      model.behave({ kind: 'stream', pieces: texts.map((text) => `${text}\n`) });
      await field.fill('Hello');
      await field.press('Enter');
      const answer = panel.locator('[data-sender=bot]').last();
      await expect.poll(() => answer.textContent()).toContain(texts.at(-1));
      const visibleText = await answer.textContent();
      expect(texts.filter((text) => !visibleText?.includes(text))).toEqual([]);
      await expectDead('the assistant');
    }
  } finally {
    await answering.stop();
    await model.stop();
  }
});

async function openAssistant(page: Page, { url }: Site): Promise<Locator> {
  await visit(page, `${url}/tools`);
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  return page.getByRole('dialog', { name: 'Tidewell assistant' });
}

test.runIf(isFullForm)('in mails, as HTML and as plain text', LONG, async () => {
  const { read } = await open(null);
  const mailer = createMailer({
    dataDir: site.dataDir,
    smtpUrl: null,
    from: () => ({ name: agency().name, address: agency().email }),
  });
  const { tasks, stop } = await startTestTasks(site.database, { mailer });
  try {
    const chosen = sample();
    for (const [turn, { name, ownApplicationId, enquiryIds }] of chosen.entries()) {
      const earlierIds = new Set((await listMails(site)).map(({ id }) => id));
      await site.database.database.asSystem(async (transaction) => {
        for (const mail of applicationMailNames) {
          await tasks.send(transaction, 'send-mail', { mail, applicationId: ownApplicationId });
        }
        const enquiryId = enquiryIds[1] ?? '';
        await tasks.send(transaction, 'send-mail', { mail: 'enquiry-arrived', enquiryId });
      });
      const mails = await eventually(async () => {
        const fresh = (await listMails(site)).filter(({ id }) => !earlierIds.has(id));
        expect(fresh).toHaveLength(applicationMailNames.length + 1);
        return fresh;
      });
      const sorted = mails.toSorted((one, other) => one.subject.localeCompare(other.subject));
      for (const { id } of inTurn(sorted, turn)) await read(`/dev/mail/${id}`, [name]);
    }
    await read('/dev/mail', [chosen.at(-1)?.name ?? '']);
  } finally {
    await stop();
    await mailer.close();
  }
});
