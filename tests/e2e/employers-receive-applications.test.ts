import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { EMPLOYER } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { main, press, provideStage, toast } from './employers-receive-applications.stage.ts';

const { site, browser, statusOf, addTwo } = provideStage();

const SCREENS = [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

test.each(someOf(SCREENS, 0))(
  'an application is found, read, noted, decided and exported by keyboard, %s',
  async (where, viewport) => {
    const title = `Light keeper ${where}`;
    const { first, second, mailOfWren } = await addTwo(title);
    const { page, context } = await browser.newVisitor({ viewport, acceptDownloads: true });
    await signInBrowser(context, site, EMPLOYER);

    // From the desk to the list to the application, which is viewed by being read.
    await visit(page, `${site.url}/employer/jobs?search=${encodeURIComponent(title)}`);
    await main(page).getByText('2 new', { exact: true }).waitFor();
    await press(main(page).getByRole('link', { name: `2 applications ${title}` }));
    await main(page).getByText('2 applications', { exact: true }).waitFor();
    await press(main(page).getByRole('link', { name: 'Wren Halloran' }));
    await main(page).getByText('Viewed', { exact: true }).first().waitFor();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['viewed', 'sent']);
    expect(await main(page).getByRole('button', { name: 'Mark as viewed' }).count()).toBe(0);

    // A note, without leaving the page.
    const note = main(page).getByLabel('Private note');
    await note.fill('Ask about the boat');
    await press(main(page).getByRole('button', { name: 'Save note' }));
    await toast(page, 'Note saved').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/employer/applications/${first}`);
    await page.reload();
    expect(await note.inputValue()).toBe('Ask about the boat');

    // A decision: the words follow the choice, and are those that the candidate gets.
    await press(main(page).getByRole('link', { name: 'Shortlisted', exact: true }));
    const words = (text: string) => main(page).getByText(text);
    await words(`You are on the shortlist: ${title}`).waitFor();
    expect(await words(`An interview: ${title}`).isVisible()).toBe(false);
    await main(page).getByRole('radio', { name: 'Shortlisted' }).focus();
    await page.keyboard.press('ArrowDown');
    await words(`An interview: ${title}`).waitFor();
    expect(await words(`You are on the shortlist: ${title}`).isVisible()).toBe(false);
    await press(main(page).getByRole('button', { name: 'Change status and send' }));
    await toast(page, 'Status changed').waitFor();
    await main(page).getByText('Interview', { exact: true }).first().waitFor();
    const mail = await waitForMail(site, { to: mailOfWren, subject: `An interview: ${title}` });
    expect(mail.text).toContain(`Skerryvore Trust would like to meet you about ${title}.`);
    expect(mail.links.some((link) => link.endsWith(`/applications/${first}`))).toBe(true);

    // The next one, back to the list, one status of it, and all of that as a file.
    await press(main(page).getByRole('link', { name: 'Next application' }));
    await page.getByRole('heading', { level: 1, name: 'Application from Ina Sorley' }).waitFor();
    await expect.poll(() => statusOf(second)).toBe('viewed');
    await press(main(page).getByRole('link', { name: title }).first());
    await press(main(page).getByRole('link', { name: 'Interview (1)' }));
    await main(page).getByText('1 application', { exact: true }).waitFor();
    expect(await main(page).getByText('Ina Sorley').count()).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(main(page).getByRole('link', { name: 'Export as CSV' })),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(download.suggestedFilename()).toMatch(/^applications-[0-9A-F]{8}-interview\.csv$/);
    expect(file).toContain('Wren Halloran');
    expect(file).not.toContain('Ina Sorley');
  },
);
