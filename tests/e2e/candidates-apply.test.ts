import { describe, expect, test } from 'vitest';
import { someOf } from '#tests/support/form.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { button, file, forgive, heading, main, NOTE, note, provideStage, SIZES } from './candidates-apply.stage.ts';

const { site, browser, applyPage, listApplications, newCandidate } = provideStage();

describe.each(someOf(SIZES, 1))('%s', (_where, viewport) => {
  test('without a script a CV comes with the form, and all of it works the same', async () => {
    const { page, context, complaints } = await browser.newVisitor({ viewport, javaScriptEnabled: false });
    const id = await newCandidate();
    await signInBrowser(context, site, id);
    await page.goto(applyPage());
    await note(page).fill(NOTE);
    await main(page)
      .getByLabel('CV', { exact: false })
      .setInputFiles({ ...file('cv.txt'), mimeType: 'text/plain' });
    await button(page, 'Preview application').click();
    await main(page).getByText('CV must be a PDF, DOC or DOCX file').first().waitFor();
    forgive(complaints, 415);
    expect(await note(page).inputValue()).toBe(NOTE);

    await main(page).locator('input[type=file]').setInputFiles(file('wren.pdf'));
    await button(page, 'Preview application').click();
    await heading(page).waitFor();
    await main(page)
      .getByRole('link', { name: /wren\.pdf/ })
      .waitFor();
    await button(page, 'Change something').click();
    expect(await note(page).inputValue()).toBe(NOTE);
    expect(await main(page).getByLabel('Send this CV').isChecked()).toBe(true);
    await button(page, 'Preview application').click();
    await button(page, 'Submit Application').click();
    await main(page).getByText('Application Submitted! 🎉').waitFor();
    const [application] = await listApplications();
    expect(application).toMatchObject({ candidate_id: id, cover_note: NOTE });
    expect(application?.cv_id).not.toBeNull();

    await page.goto(`${site.url}/applications`);
    await main(page).getByRole('link', { name: 'Lighthouse keeper', exact: true }).click();
    await main(page).getByRole('link', { name: 'Withdraw application' }).click();
    await button(page, 'Withdraw application').click();
    await main(page).getByText('Application withdrawn').waitFor();
  });
});
