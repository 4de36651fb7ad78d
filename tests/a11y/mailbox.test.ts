import { beforeAll, expect, test } from 'vitest';
import { renderExampleMails } from '#app/emails.ts';
import { createMailer } from '#platform/mail/mailer.server.ts';
import { expectFrame, expectNoFaults, newStillVisitor, takeStatusComplaints } from '#tests/support/accessibility.ts';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { listMails } from '#tests/support/mailbox.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

beforeAll(async () => {
  const from = () => ({ name: 'Tidewell Recruitment', address: 'hello@tidewell.example' });
  const mailer = createMailer({ dataDir: site.dataDir, smtpUrl: null, from });
  for (const [name, mail] of Object.entries(renderExampleMails())) {
    const html = mail.html.replaceAll('https://agency.example', site.url);
    await mailer.send({ ...mail, html, to: 'amara@okafor.example', messageId: `<${name}@tidewell.example>` });
  }
});

test.each(someOf(['light', 'dark'] as const, 0))(
  'the mailbox and the mails in it can be used by everybody, %s',
  async (scheme) => {
    const { page } = await newStillVisitor(browser, scheme);
    const mails = await listMails(site);
    expect(mails).toHaveLength(Object.keys(renderExampleMails()).length);
    // All emails share a frame; these two fill it differently.
    const sampleMails = mails.filter(({ messageId }) => /account-waiting|password-changed/.test(messageId));
    for (const path of ['/dev/mail', ...sampleMails.map(({ id }) => `/dev/mail/${id}`)]) {
      await visit(page, site.url + path);
      await expectNoFaults(page);
      await expectFrame(page);
    }
  },
);

test('a link in a mail opens beside the mailbox, without a complaint of the browser', async () => {
  const visitor = await browser.newVisitor();
  const { page, context } = visitor;
  await visit(page, `${site.url}/dev/mail`);
  await page.getByRole('link', { name: 'Confirm your email address' }).click();
  const opening = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm email address' }).click();
  const opened = await opening;
  await opened.waitForLoadState();
  expect(opened.url()).toBe(`${site.url}/confirm-email?token=an-example-of-a-token`);
  expect(takeStatusComplaints(visitor)).toEqual([]);
});
