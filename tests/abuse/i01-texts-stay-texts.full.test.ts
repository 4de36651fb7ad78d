import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { applicationMailNames } from '#app/features/people/applications/emails/application-mails.tsx';
import { agency } from '#domain/site/site.ts';
import { createMailer } from '#platform/mail/mailer.server.ts';
import { plantInProfile } from '#tests/support/hostile-stage.ts';
import { HOSTILE_TEXTS, listAlive } from '#tests/support/hostile-texts.ts';
import { visit } from '#tests/support/hydration.ts';
import { startLanguageModel } from '#tests/support/language-model.ts';
import { listMails } from '#tests/support/mailbox.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, startTestTasks } from '#tests/support/task-queue.ts';
import { inTurn, LONG, open, provideStage, readShown, sample, site } from './i01-texts-stay-texts.stage.ts';

/** I01: sixty texts in every field that a person can fill in, on every page that shows any of them, in a real browser. */
provideStage();

test('on the cards that a candidate swipes, and in what they passed', LONG, async () => {
  const { page, read } = await open('Tom');
  await read('/job-swipe/passed', 30);
  // The newest are those with such texts, but for one.
  await read('/job-swipe?search=-lighthouse', 1);
  const left = page.getByText(/^\d+ jobs remaining$/);
  for (let swiped = 0; swiped < rounds(3, 30); swiped += 1) {
    const before = await left.textContent();
    const shown = await readShown(page);
    expect(HOSTILE_TEXTS.some(({ text }) => shown.includes(text))).toBe(true);
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect.poll(() => left.textContent()).not.toBe(before);
    expect(await listAlive(page)).toEqual([]);
  }
});

test('in the lists of the agency', LONG, async () => {
  const { read } = await open('Morag');
  for (const path of ['/accounts', '/jobs', '/applications', '/audit-trail', '/security-events'])
    await read(`/admin${path}`, 20);
  // Its queues and lists are short.
  await read('/admin', 3);
  for (const [turn, place] of sample().entries()) {
    await plantInProfile(site, place);
    const pages: [path: string, shown: string][] = [
      [`/admin/accounts?search=${place.name}`, place.name],
      [`/admin/jobs?search=${place.name}`, place.name],
      ['/admin/messages', place.name],
      ['/admin/messages/shortlisted', place.text],
      [`/employer/applications/${place.receivedId}`, place.name],
    ];
    for (const [path, shown] of inTurn(pages, turn)) await read(path, [shown]);
  }
});

test('in what the assistant is asked, and in the jobs that it names', LONG, async () => {
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

test('in what a language model answers', LONG, async () => {
  const model = await startLanguageModel();
  const { database } = site;
  const answering = await startSite({ database, env: { ASSISTANT_URL: model.url, ASSISTANT_KEY: 'k' } });
  try {
    const { page, expectDead } = await open(null);
    const panel = await openAssistant(page, answering);
    const field = panel.getByRole('textbox', { name: 'Your question' });
    // As few questions as answers of that length allow: a visitor may ask for twenty in a quarter of an hour.
    for (let question = 0; question < rounds(1, 3); question += 1) {
      const texts = HOSTILE_TEXTS.slice(question * 20, question * 20 + 20).map(({ text }) => text);
      model.behave({ kind: 'stream', pieces: texts.map((text) => `${text}\n`) });
      await field.fill('Hello');
      await field.press('Enter');
      const answer = panel.locator('[data-sender=bot]').last();
      await expect.poll(() => answer.textContent()).toContain(texts.at(-1));
      const shown = await answer.textContent();
      expect(texts.filter((text) => !shown?.includes(text))).toEqual([]);
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

test('in mails, as HTML and as plain text', LONG, async () => {
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
      const known = new Set((await listMails(site)).map(({ id }) => id));
      await site.database.database.asSystem(async (transaction) => {
        for (const mail of applicationMailNames) {
          await tasks.send(transaction, 'send-application-mail', { mail, applicationId: ownApplicationId });
        }
        // In this one the agency reads what anybody typed.
        const enquiryId = enquiryIds[1] ?? '';
        await tasks.send(transaction, 'send-enquiry-mail', { mail: 'enquiry-arrived', enquiryId });
      });
      const mails = await eventually(async () => {
        const fresh = (await listMails(site)).filter(({ id }) => !known.has(id));
        expect(fresh).toHaveLength(applicationMailNames.length + 1);
        return fresh;
      });
      // In the order of their kinds.
      const sorted = mails.toSorted((one, other) => one.subject.localeCompare(other.subject));
      for (const { id } of inTurn(sorted, turn)) await read(`/dev/mail/${id}`, [name]);
    }
    await read('/dev/mail', [chosen.at(-1)?.name ?? '']);
  } finally {
    await stop();
    await mailer.close();
  }
});
