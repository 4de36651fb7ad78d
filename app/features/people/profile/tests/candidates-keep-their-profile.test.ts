// @form full
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoFaults, newStillVisitor, PHONE } from '#tests/support/accessibility.ts';
import { addAccount } from '#tests/support/account-forms.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { pdf, pdfWith } from '#tests/support/documents.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const main = (page: Page) => page.getByRole('main');

const field = (page: Page, name: string | RegExp) => main(page).getByLabel(name);

const skillsField = (page: Page) => main(page).getByRole('textbox', { name: 'Skills' });

const skills = (page: Page) => main(page).getByRole('list', { name: 'Your skills' }).getByRole('button');

const saveButton = (page: Page) => main(page).getByRole('button', { name: 'Save profile' });

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true }).first();

const cv = (name = 'Wren Halloran.pdf', bytes = 40_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdf(bytes),
});

const site = provideSite();
const browser = provideBrowser();

async function asCandidate({ context }: Visitor): Promise<{ id: string; email: string }> {
  const account = await addAccount(site.database.database);
  await signInBrowser(context, site, account.id);
  return account;
}

const profileOf = (id: string) =>
  site.database.database.asSystem((transaction) =>
    transaction
      .selectFrom('profiles')
      .select(['full_name', 'phone', 'bio', 'skills', 'experience', 'cv_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );

const SCREENS = [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', PHONE],
] as const;

describe.each(SCREENS)('on %s', (_where, viewport) => {
  test('a profile is filled in, saved, and says what is missing', async () => {
    const visitor = await browser.newVisitor({ viewport });
    const { page } = visitor;
    const { id, email } = await asCandidate(visitor);
    await visit(page, `${site.url}/profile`);
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    await main(page).getByRole('heading', { name: 'Your profile is 1 of 7 complete' }).waitFor();
    expect(await field(page, 'Email').inputValue()).toBe(email);
    expect(await field(page, 'Email').isEditable()).toBe(false);
    await field(page, 'Phone').fill('0131 496 0321');
    await field(page, 'About you').fill('I look after lights.\nAll of them.');
    await skillsField(page).fill('Brass');
    await saveButton(page).click();
    await toast(page, 'Profile updated successfully').waitFor();
    await main(page).getByRole('heading', { name: 'Your profile is 4 of 7 complete' }).waitFor();
    await expect.poll(() => skills(page).allTextContents()).toEqual(['Brass']);
    expect(await profileOf(id)).toMatchObject({ phone: '0131 496 0321', skills: ['Brass'] });
    await main(page).getByRole('link', { name: 'Liked Jobs (0)' }).click();
    await main(page).getByRole('heading', { name: 'No liked jobs yet' }).waitFor();
  });

  test('a CV is sent as soon as it is chosen, and what was typed stays', async () => {
    const visitor = await browser.newVisitor({ viewport });
    const { page, complaints } = visitor;
    const { id } = await asCandidate(visitor);
    await visit(page, `${site.url}/profile`);
    await field(page, 'About you').fill('Not saved yet.');
    await field(page, 'Upload your CV').setInputFiles(cv());
    await toast(page, 'CV uploaded successfully').waitFor();
    await main(page).getByText('Wren_Halloran.pdf').waitFor();
    await main(page)
      .getByText(/^\d+ KB, uploaded on \d+ \w+ \d{4}$/)
      .waitFor();
    await main(page).getByRole('heading', { name: 'Your profile is 2 of 7 complete' }).waitFor();
    expect(await field(page, 'About you').inputValue()).toBe('Not saved yet.');
    const first = await profileOf(id);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Wren_Halloran.pdf');

    await field(page, 'Replace CV').setInputFiles({ ...cv('cv.txt'), mimeType: 'text/plain' });
    await main(page).getByText('CV must be a PDF, DOC or DOCX file').waitFor();
    await toast(page, 'Failed to upload CV').waitFor();
    expect(await field(page, 'Replace CV').inputValue()).toBe('');
    await field(page, 'Replace CV').setInputFiles({ ...cv(), buffer: Buffer.from('no PDF at all') });
    await main(page).getByText('This is a text file called .pdf').waitFor();
    expect(complaints.splice(0).filter((each) => !each.includes('status of 415'))).toEqual([]);
    expect((await profileOf(id)).cv_id).toBe(first.cv_id);
    expect(await field(page, 'About you').inputValue()).toBe('Not saved yet.');
  });
});

test('what a CV says is taken over by a press, and kept only by saving', async () => {
  const visitor = await newStillVisitor(browser);
  const { page } = visitor;
  const { id } = await asCandidate(visitor);
  await visit(page, `${site.url}/profile`);
  const lines = [
    'Wren Halloran',
    '0131 496 0321',
    'Born 1 May 1985',
    'Skills',
    'Lamps, Foghorns',
    'Work',
    'Keeper, Skerryvore 2019 - 2024',
  ];
  await field(page, 'Upload your CV').setInputFiles({ ...cv(), buffer: pdfWith(lines) });
  await main(page).getByRole('button', { name: 'Fill in the form from this CV' }).click();
  const suggestions = main(page).getByRole('region', { name: 'Found in your CV' });
  await suggestions.locator('q', { hasText: 'Keeper, Skerryvore 2019 - 2024' }).waitFor();
  expect(await suggestions.getByText('1985').count()).toBe(0);
  const before = await profileOf(id);
  for (const value of ['0131 496 0321', 'Foghorns', 'Keeper, Skerryvore 2019 - 2024']) {
    await suggestions.getByRole('button', { name: `Use ${value}` }).click();
  }
  await expect.poll(() => skills(page).allTextContents()).toEqual(['Foghorns']);
  expect(await field(page, 'Phone').inputValue()).toBe('0131 496 0321');
  expect(await field(page, 'Experience').inputValue()).toBe('Keeper, Skerryvore\n2019 - 2024');
  expect(await profileOf(id)).toEqual(before);
  expect(before).toMatchObject({ phone: null, skills: [], experience: null });
  await saveButton(page).click();
  await toast(page, 'Profile updated successfully').waitFor();
  expect(await profileOf(id)).toEqual({
    ...before,
    phone: '0131 496 0321',
    skills: ['Foghorns'],
    experience: 'Keeper, Skerryvore\n2019 - 2024',
  });
});

test('skills are added by Enter, pasted, said once, and taken away by a press', async () => {
  const visitor = await newStillVisitor(browser);
  const { page, context } = visitor;
  const { id } = await asCandidate(visitor);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `${site.url}/profile`);
  const waitForStatus = (text: string) => main(page).getByRole('status').getByText(text, { exact: true }).waitFor();
  const entry = skillsField(page);
  for (const skill of ['Brass', 'Oil']) {
    await entry.fill(skill);
    await entry.press('Enter');
    await waitForStatus(`${skill} added`);
  }
  await entry.fill('   ');
  await entry.press('Enter');
  await entry.fill('bRASS ');
  await entry.press('Enter');
  await waitForStatus('bRASS is on your list already');
  expect(await skills(page).allTextContents()).toEqual(['Brass', 'Oil']);

  await page.evaluate(() => navigator.clipboard.writeText('Lenses\nOIL\n\nRope work'));
  await entry.press('ControlOrMeta+v');
  await waitForStatus('2 skills added');
  await entry.pressSequentially('Radio,');
  expect(await skills(page).allTextContents()).toEqual(['Brass', 'Oil', 'Lenses', 'Rope work', 'Radio']);
  expect(await entry.inputValue()).toBe('');

  await entry.fill('x'.repeat(51));
  await entry.press('Enter');
  await main(page).getByText('Each skill must be 50 characters or fewer').waitFor();
  expect(await entry.inputValue()).toBe('x'.repeat(51));
  await expectNoFaults(page);
  await entry.fill('');
  await main(page).getByRole('button', { name: 'Remove skill Oil' }).press('Enter');
  await waitForStatus('Oil removed');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('profile-skills');
  await saveButton(page).click();
  await toast(page, 'Profile updated successfully').waitFor();
  expect((await profileOf(id)).skills).toEqual(['Brass', 'Lenses', 'Rope work', 'Radio']);
});

test('what is wrong is said at the field and above, and nothing that was typed is lost', async () => {
  const visitor = await newStillVisitor(browser);
  const { page, complaints } = visitor;
  await asCandidate(visitor);
  await visit(page, `${site.url}/profile`);
  await field(page, 'Full name').fill('');
  await field(page, 'Phone').fill('0131');
  await skillsField(page).fill('Brass');
  await field(page, 'Experience').fill('Three islands.');
  await saveButton(page).click();
  await main(page).getByRole('alert').getByRole('link', { name: 'Phone number must be at least 10 digits' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  await main(page).getByRole('link', { name: 'Enter your full name' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('profile-full_name');
  expect(await field(page, 'Phone').inputValue()).toBe('0131');
  expect(await field(page, 'Experience').inputValue()).toBe('Three islands.');
  expect(await skills(page).allTextContents()).toEqual(['Brass']);
  await expectNoFaults(page);
  expect(complaints.splice(0).filter((each) => !each.includes('status of 422'))).toEqual([]);
});

test('leaving with something unsaved asks first', async () => {
  const visitor = await newStillVisitor(browser);
  const { page } = visitor;
  const { id } = await asCandidate(visitor);
  await visit(page, `${site.url}/profile`);
  await field(page, 'About you').fill('Not saved yet.');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await main(page)
    .getByRole('link', { name: /^Liked Jobs/ })
    .click();
  await dialog.waitFor();
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Stay on this page' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await field(page, 'About you').inputValue()).toBe('Not saved yet.');
  const dialogTypes: string[] = [];
  page.on('dialog', (native) => {
    dialogTypes.push(native.type());
    void native.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogTypes).toEqual(['beforeunload']);
  await main(page)
    .getByRole('link', { name: /^Liked Jobs/ })
    .click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/profile/liked');
  expect((await profileOf(id)).bio).toBeNull();
});

test('an upload shows how far it is, and can be called off', async () => {
  const visitor = await newStillVisitor(browser);
  const { page, complaints } = visitor;
  const { id } = await asCandidate(visitor);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/profile/cv', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await visit(page, `${site.url}/profile`);
  await field(page, 'Upload your CV').setInputFiles(cv());
  const bar = main(page).getByRole('progressbar', { name: 'Upload of Wren Halloran.pdf' });
  await bar.waitFor();
  expect(await bar.getAttribute('aria-valuetext')).toMatch(/^(Uploading, \d+%|Checking\.\.\.)$/);
  await main(page).getByRole('status').getByText('Wren Halloran.pdf').waitFor();
  await expectNoFaults(page);
  await main(page).getByRole('button', { name: 'Cancel the upload' }).click();
  await field(page, 'Upload your CV').waitFor();
  release();
  expect((await profileOf(id)).cv_id).toBeNull();
  await field(page, 'Upload your CV').setInputFiles(cv());
  await toast(page, 'CV uploaded successfully').waitFor();
  expect(complaints.splice(0).filter((each) => !each.includes('ERR_'))).toEqual([]);
});

test('without a script it is all there', async () => {
  const visitor = await browser.newVisitor({ javaScriptEnabled: false, viewport: PHONE });
  const { page, complaints } = visitor;
  const { id } = await asCandidate(visitor);
  await page.goto(`${site.url}/profile`);
  await skillsField(page).fill('Brass, Oil\nbrass');
  await field(page, 'Phone').fill('0131');
  await saveButton(page).click();
  await main(page).getByRole('alert').getByText('Phone number must be at least 10 digits').waitFor();
  expect(await skillsField(page).inputValue()).toBe('Brass, Oil\nbrass');
  expect(complaints.splice(0).filter((each) => !each.includes('status of 422'))).toEqual([]);
  await field(page, 'Phone').fill('0131 496 0321');
  await saveButton(page).click();
  await page.getByText('Profile updated successfully').waitFor();
  expect(await profileOf(id)).toMatchObject({ phone: '0131 496 0321', skills: ['Brass', 'Oil'] });
  await field(page, 'Upload your CV').setInputFiles(cv());
  await main(page).getByRole('button', { name: 'Upload CV' }).click();
  await page.getByText('CV uploaded successfully').waitFor();
  await main(page).getByText('Wren_Halloran.pdf').waitFor();
  await field(page, 'Replace CV').setInputFiles({ ...cv('cv.txt'), mimeType: 'text/plain' });
  await main(page).getByRole('button', { name: 'Upload CV' }).click();
  await page.getByText('Failed to upload CV').waitFor();
  await page.getByText('CV must be a PDF, DOC or DOCX file.').waitFor();
  await main(page).getByRole('link', { name: 'Remove CV' }).click();
  await main(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByText('CV removed', { exact: true }).waitFor();
  await main(page).getByText('You haven’t uploaded a CV yet.').waitFor();
});

test('a file can be dropped on it, and the way back to where one was is kept', async () => {
  const visitor = await newStillVisitor(browser);
  const { page } = visitor;
  await asCandidate(visitor);
  await page.goto(`${site.url}/profile?next=%2Fjobs%3Fcategory%3Dblue-collar`);
  await hydrated(page);
  const transfer = await page.evaluateHandle(
    (content) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(content)], 'dropped.pdf', { type: 'application/pdf' }));
      return data;
    },
    [...pdf(2000)],
  );
  const form = main(page).locator('form', { has: page.getByLabel('Upload your CV') });
  await form.dispatchEvent('drop', { dataTransfer: transfer });
  await toast(page, 'CV uploaded successfully').waitFor();
  await main(page).getByText('dropped.pdf', { exact: true }).waitFor();
  await field(page, 'Location').fill('Leeds');
  await saveButton(page).click();
  await page.waitForURL(/\/jobs\?category=blue-collar/);
  await toast(page, 'Profile updated successfully').waitFor();
});
