/** Request forms in other ways, and what may go wrong. */
import { describe, expect, test } from 'vitest';
import { PHONE } from '#tests/support/accessibility.ts';
import { keepsWhatIsSent, visit } from '#tests/support/hydration.ts';
import {
  CANDIDATE,
  DESK,
  fillIn,
  isFocused,
  provideStage,
  takeComplaints,
  toast,
} from './visitors-send-request-forms.stage.ts';

const { site, browser, newVisitor, findEnquiry } = provideStage();

test('a candidate who asks for no job in particular chooses a picture, and another one', async () => {
  const { page } = await newVisitor(PHONE);
  await visit(page, site.url);
  await page.getByRole('main').getByRole('link', { name: 'Find Jobs' }).first().click();
  const form = page.getByRole('dialog', { name: 'Find Your Dream Job', exact: true });
  const choose = async (button: string, name: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: button }).click();
    await (await choosing).setFiles({ name, mimeType: 'image/png', buffer });
  };
  const goOn = form.getByRole('button', { name: 'Continue' });
  await fillIn(form, {
    ...CANDIDATE,
    Email: 'gallery@mail.example',
    'Desired role': 'Head keeper',
    'Desired location': 'Leeds',
  });
  await goOn.click();
  await isFocused(page, '#candidate-dialog-part-1');
  await goOn.click();
  await form.getByText('More about you (optional)').click();
  await choose('From Gallery', 'me.png', Buffer.from('no picture'));
  await form.getByRole('alert').getByText('The photo must be a JPEG picture.').waitFor();
  const picture = await page.screenshot();
  await choose('From Gallery', 'me.png', picture);
  await form.getByAltText('What you have taken').waitFor();
  await choose('Retake', 'me.png', picture);
  await form.getByRole('button', { name: 'Use Photo' }).click();
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await toast(page, 'Application Submitted').waitFor();
  const { id = '' } = (await findEnquiry('gallery@mail.example')) ?? {};
  const files = await site.database.database.asSystem((t) =>
    t.selectFrom('enquiry_files').select(['kind', 'extension']).where('enquiry_id', '=', id).execute(),
  );
  expect(files).toEqual([{ kind: 'photo', extension: 'jpg' }]);
});

test('a message that has been sent leaves the form as it was, about hiring', async () => {
  const { page } = await newVisitor(DESK);
  await visit(page, site.url);
  const section = page.locator('#contact');
  await fillIn(section, { Name: 'Ida Sorley', Email: 'sent@mail.example', Message: 'May we talk about lights?' });
  const about = section.getByLabel('What is it about?');
  await about.selectOption('partnership');
  await section.getByRole('button', { name: 'Send Message' }).click();
  await toast(page, 'Message Sent').waitFor();
  expect(await findEnquiry('sent@mail.example')).toMatchObject({ purpose: 'partnership' });
  await expect.poll(() => section.getByLabel('Message', { exact: true }).inputValue()).toBe('');
  expect(await about.inputValue()).toBe('hiring');
});

test('on a wide screen a candidate is told where photos are taken, and needs no mouse', async () => {
  const { page } = await newVisitor(DESK);
  await visit(page, `${site.url}/send-your-cv`);
  await page.getByText('Camera only available on mobile devices').waitFor();
  await page.getByText('Profile photo capture is available on mobile devices.').waitFor();
  expect(await page.getByRole('button', { name: 'Take Photo' }).count()).toBe(0);
  await page.getByLabel('Full name').focus();
  const typed = ['Wren Halloran', 'keys@mail.example', '0131 496 0321', 'Keeper', 'Head keeper', 'Leeds'];
  for (const [index, text] of typed.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Application Submitted' }).waitFor();
  expect(await findEnquiry('keys@mail.example')).toMatchObject({ role: 'Head keeper', location: 'Leeds' });
});

test('what was typed stays when it could not be sent, and is saved without a connection until there is one again', async () => {
  const visitor = await newVisitor(DESK);
  const { page, context } = visitor;
  await visit(page, site.url);
  const section = page.locator('#contact');
  const fields = { Name: 'Ida Sorley', Email: 'ida@mail.example', Message: 'May we talk about lights together?' };
  await fillIn(section, fields);
  await section.getByLabel('What is it about?').selectOption('partnership');
  await page.route('**/contact', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
  await section.getByRole('button', { name: 'Send Message' }).click();
  await toast(page, 'Submission Error').getByText('Failed to send message. Please try again.').waitFor();
  for (const [label, value] of Object.entries(fields)) {
    expect(await section.getByLabel(label, { exact: true }).inputValue()).toBe(value);
  }
  expect(takeComplaints(visitor).filter((each) => !each.includes('status of 502'))).toEqual([]);
  await page.unrouteAll();

  await keepsWhatIsSent(page);
  await context.setOffline(true);
  await section.getByRole('button', { name: 'Send Message' }).click();
  await section.getByText('Your data has been saved and will sync when online.').waitFor();
  await section.getByText('You are offline: checked when sent.').waitFor();
  for (const label of Object.keys(fields)) {
    expect(await section.getByLabel(label, { exact: true }).inputValue()).toBe('');
  }
  expect(await section.getByLabel('What is it about?').inputValue()).toBe('hiring');

  await context.setOffline(false);
  await expect
    .poll(() => findEnquiry(fields.Email))
    .toMatchObject({ purpose: 'partnership', confirmed_at: expect.any(Date) });
  expect(takeComplaints(visitor)).toEqual([]);
});

describe('without a script', () => {
  test('a CV that is refused is asked for again, and the rest is kept', async () => {
    const visitor = await browser.newVisitor({ javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(`${site.url}/send-your-cv`);
    const form = page.getByRole('main');
    await fillIn(form, { ...CANDIDATE, 'Desired role': 'Head keeper', 'Desired location': 'Leeds' });
    await form
      .getByLabel('CV')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ'.padEnd(500, '\0')) });
    await form.getByRole('button', { name: 'Submit Application' }).click();
    const problem = 'Invalid file type. Only PDF, DOC, DOCX, and TXT files are allowed.';
    await form.getByRole('alert').getByRole('link', { name: problem }).waitFor();
    await form.getByText('If you had chosen one, choose it again.').waitFor();
    expect(await form.getByLabel('Full name').inputValue()).toBe('Wren Halloran');
    expect(takeComplaints(visitor)).toEqual([]);
  });
});
