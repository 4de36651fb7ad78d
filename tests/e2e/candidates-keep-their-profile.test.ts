import { describe, expect, test } from 'vitest';
import { PHONE } from '#tests/support/accessibility.ts';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import {
  cv,
  field,
  main,
  provideStage,
  saveButton,
  skills,
  skillsField,
  toast,
} from './candidates-keep-their-profile.stage.ts';

const { site, browser, asCandidate, profileOf } = provideStage();

const SCREENS = [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', PHONE],
] as const;

describe.each(someOf(SCREENS, 0))('on %s', (_where, viewport) => {
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
    // The skill is typed, and saved without pressing Enter.
    await skillsField(page).fill('Brass');
    await saveButton(page).click();
    await toast(page, 'Profile updated successfully').waitFor();
    await main(page).getByRole('heading', { name: 'Your profile is 4 of 7 complete' }).waitFor();
    await expect.poll(() => skills(page).allTextContents()).toEqual(['Brass']);
    expect(await profileOf(id)).toMatchObject({ phone: '0131 496 0321', skills: ['Brass'] });
    // The profile is saved, so leaving the page needs no confirmation.
    await main(page).getByRole('link', { name: 'Liked Jobs (0)' }).click();
    await main(page).getByRole('heading', { name: 'You have not liked any jobs yet' }).waitFor();
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

    // Refused by its name before it is sent, and by its content afterwards.
    await field(page, 'Replace it').setInputFiles({ ...cv('cv.txt'), mimeType: 'text/plain' });
    await main(page).getByText('CV must be a PDF, DOC or DOCX file').waitFor();
    await toast(page, 'Failed to upload CV').waitFor();
    expect(await field(page, 'Replace it').inputValue()).toBe('');
    await field(page, 'Replace it').setInputFiles({ ...cv(), buffer: Buffer.from('no PDF at all') });
    await main(page)
      .getByText(/^We cannot use this file/)
      .waitFor();
    expect(complaints.splice(0).filter((each) => !each.includes('status of 415'))).toEqual([]);
    expect((await profileOf(id)).cv_id).toBe(first.cv_id);
    expect(await field(page, 'About you').inputValue()).toBe('Not saved yet.');
  });
});
