import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aishasCv } from '#db/seed/candidates/aishas-cv.ts';
import { writePage } from '#db/seed/candidates/write-page.ts';
import { addAccount, PASSWORD } from '#tests/support/account-forms.ts';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

const DEV = castMember('Dev');
const NOTE = 'I have kept lights on three islands.\nNone went out.';

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const SCREENS = [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

test.each(someOf(SCREENS, 1))(
  'a visitor likes a job, signs in, applies with a CV, is put on the shortlist, hears of it and withdraws, %s',
  async (where, viewport) => {
    const { database } = site.database;
    const title = `Lighthouse keeper ${where}`;
    const address = `wren-${viewport.width}@mail.example`;
    const [jobId = ''] = await addJobs(database, { title, company: 'Skerryvore Trust' });
    await addAccount(database, { email: address });
    const cv = Buffer.from(writePage({ ...aishasCv, name: `Wren Halloran ${where}` }));

    const { page } = await browser.newVisitor({ viewport });
    await visit(page, `${site.url}/jobs/${jobId}`);
    await main(page)
      .getByRole('link', { name: `Like ${title}` })
      .click();
    const dialog = page.getByRole('dialog').getByRole('tabpanel');
    await dialog.getByLabel('Email').fill(address);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await toast(page, 'Job Liked! ❤️').waitFor();
    await expect
      .poll(() =>
        main(page)
          .getByRole('button', { name: `Like ${title}` })
          .getAttribute('aria-pressed'),
      )
      .toBe('true');

    await main(page).getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
    const applying = page.getByRole('dialog', { name: `Apply for ${title}` });
    await applying.getByText('Complete Profile Required').first().waitFor();
    await applying.getByRole('link', { name: 'Complete your profile' }).click();
    await main(page).getByLabel('Full name').fill('Wren Halloran');
    await main(page).getByLabel('Phone').fill('0131 496 0321');
    await main(page).getByLabel('About you').fill('I look after lights.');
    await main(page).getByRole('button', { name: 'Save profile' }).click();
    await toast(page, 'Profile updated successfully').waitFor();
    await page.waitForURL(new RegExp(`/jobs/${jobId}/apply`));

    await main(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'Wren Halloran (CV).pdf', mimeType: 'application/pdf', buffer: cv });
    await toast(page, 'CV uploaded successfully').waitFor();
    await main(page).getByLabel('Cover note').fill(NOTE);
    await main(page).getByRole('button', { name: 'Preview application' }).click();
    await main(page).getByRole('heading', { name: 'This is exactly what Skerryvore Trust will see' }).waitFor();
    for (const text of ['0131 496 0321', 'I look after lights.', 'None went out.']) {
      await main(page).getByText(text).first().waitFor();
    }
    await main(page).getByRole('button', { name: 'Submit Application' }).click();
    await toast(page, 'Application Submitted! 🎉').waitFor();
    await waitForMail(site, { to: address, subject: `Your application: ${title}` });

    const received = await waitForMail(site, { to: DEV.email, subject: `New application: ${title}` });
    const link = received.links.find((each) => each.includes('/employer/applications/')) ?? '';
    const employer = await browser.newVisitor({ viewport });
    await signInBrowser(employer.context, site, DEV.id);
    await visit(employer.page, link);
    await main(employer.page).getByText('None went out.').waitFor();
    const [download] = await Promise.all([
      employer.page.waitForEvent('download'),
      main(employer.page)
        .getByRole('link', { name: /^Download/ })
        .click(),
    ]);
    expect(hashOf(await readFile(await download.path()))).toBe(hashOf(cv));
    const cvAddress = download.url();

    await main(employer.page).getByRole('link', { name: 'Shortlisted' }).click();
    await main(employer.page).getByText(`You’re on the shortlist: ${title}`).waitFor();
    await main(employer.page).getByRole('button', { name: 'Change status and email them' }).click();
    await toast(employer.page, 'Status changed').waitFor();

    const shortlistMail = await waitForMail(site, { to: address, subject: `You’re on the shortlist: ${title}` });
    expect(shortlistMail.text).toContain('Hello Wren Halloran');
    await visit(page, shortlistMail.links.find((each) => each.includes('/applications/')) ?? '');
    await main(page).getByText('Shortlisted', { exact: true }).first().waitFor();
    await visit(page, `${site.url}/profile/liked`);
    await main(page)
      .getByText(/^Applied on /)
      .waitFor();

    await main(page)
      .getByRole('link', { name: /^See your application/ })
      .click();
    await main(page)
      .getByRole('link', { name: /^Withdraw/ })
      .click();
    await main(page).getByRole('button', { name: 'Withdraw application' }).click();
    await toast(page, 'Application withdrawn').waitFor();
    await main(page).getByText('Withdrawn', { exact: true }).first().waitFor();

    await waitForMail(site, { to: DEV.email, subject: `Application withdrawn: ${title}` });
    await visit(employer.page, link);
    await main(employer.page).getByText('This application was withdrawn.').waitFor();
    const employerPage = await employer.page.content();
    for (const secret of ['None went out.', '0131 496 0321', address]) expect(employerPage).not.toContain(secret);
    expect((await employer.context.request.get(cvAddress)).status()).toBe(404);
    expect(
      await page
        .context()
        .request.get(cvAddress)
        .then((answer) => answer.body())
        .then(hashOf),
    ).toBe(hashOf(cv));
  },
);
