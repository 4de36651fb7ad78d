import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { agency } from '#domain/site/site.ts';
import { findFaults, PHONE } from '#tests/support/accessibility.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm } from '#tests/support/form.ts';
import { keepsWhatIsSent, visit } from '#tests/support/hydration.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const DESK = { width: 1440, height: 900 };

const toast = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

const isFocused = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);

/**
 * Browsers log a refused form and a lost connection as errors.
 *
 * @returns all other errors
 */
const takeOtherErrors = ({ complaints }: Visitor) =>
  complaints.splice(0).filter((each) => !/status of 422|ERR_INTERNET_DISCONNECTED/.test(each));

type Fields = Record<string, string>;

async function fillIn(form: ReturnType<Page['locator']>, fields: Fields): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
}

const CANDIDATE = {
  'Full name': 'Wren Halloran',
  Email: 'wren@mail.example',
  Phone: '0131 496 0321',
  'Current position': 'Keeper',
};
const site = provideSite();
const browser = provideBrowser();

beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts'));
const newVisitor = (viewport: typeof DESK) => browser.newVisitor({ viewport, reducedMotion: 'reduce' });

const findEnquiry = (email: string) =>
  site.database.database.asSystem((t) =>
    t.selectFrom('enquiries').selectAll().where('email', '=', email).executeTakeFirst(),
  );

const listEnquiryFiles = (id: string) =>
  site.database.database.asSystem((t) =>
    t.selectFrom('enquiry_files').selectAll().where('enquiry_id', '=', id).orderBy('kind').execute(),
  );

test('a candidate asks for work on a phone in three steps, with a CV and a photo', async () => {
  const visitor = await newVisitor(PHONE);
  const { page } = visitor;
  await visit(page, site.url);
  await page.getByRole('main').getByRole('link', { name: 'Find Jobs' }).first().click();
  const form = page.getByRole('dialog', { name: 'Find Your Dream Job', exact: true });
  await isFocused(page, '#candidate-dialog-fullName');

  const continueButton = form.getByRole('button', { name: 'Continue' });
  await fillIn(form, { ...CANDIDATE, Phone: '0131', 'Desired role': 'Head keeper', 'Desired location': 'Oban' });
  await continueButton.click();
  await form.getByText('Phone number must be at least 10 digits').waitFor();
  await isFocused(page, '#candidate-dialog-phone');
  await fillIn(form, { Phone: CANDIDATE.Phone });
  await page.keyboard.press('Enter');
  await isFocused(page, '#candidate-dialog-part-1');
  const cv = form.getByLabel('CV');
  await cv.setInputFiles({ name: 'cv.png', mimeType: 'application/pdf', buffer: Buffer.alloc(100, 'x') });
  await form.getByRole('alert').getByText('Invalid file type.').waitFor();
  expect(await cv.inputValue()).toBe('');
  await cv.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Ten years of lights.') });
  await continueButton.click();
  await isFocused(page, '#candidate-dialog-part-2');
  await form.getByText('More about you (optional)').click();

  const camera = page.getByRole('dialog', { name: 'Capture Photo' });
  await form.getByRole('button', { name: 'Take Photo' }).click();
  await camera.getByText('The camera is on.').waitFor();
  await camera.getByRole('button', { name: 'Capture', exact: true }).click();
  await form.getByRole('button', { name: 'Use Photo' }).click();
  await form.getByText('We’ll send this photo with the form.').waitFor();

  await form.getByRole('button', { name: 'Submit Application' }).click();
  await toast(page, 'Application Submitted').getByText('Please check your email for confirmation.').waitFor();
  await form.waitFor({ state: 'hidden' });
  const notice = page.getByRole('region', { name: 'Application submitted', exact: true });
  await notice.waitFor();
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
  expect((await notice.boundingBox())?.height).toBeGreaterThan(100);
  const enquiry = await findEnquiry(CANDIDATE.Email);
  expect(enquiry).toMatchObject({ kind: 'candidate', job_id: null, role: 'Head keeper', location: 'Oban' });
  const files = await listEnquiryFiles(enquiry?.id ?? '');
  expect(files.map(({ kind, name }) => [kind, name])).toEqual([
    ['cv', 'cv.txt'],
    ['photo', 'photo.jpg'],
  ]);
  const photo = await readFile(path.join(site.dataDir, 'files', files[1]?.storage_key ?? ''));
  expect(photo.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(takeOtherErrors(visitor)).toEqual([]);
});

const EMPLOYER = {
  'Company name': 'Skerryvore Trust',
  'Contact person': 'Jo Whitlock',
  Email: 'jo',
  Phone: '0131 496 0321',
  Position: 'Lighthouse keeper',
  Industry: 'Lights',
  Location: 'Leeds',
};

/** The browser of the tests grants the camera, so this simulates a refusal. */
const refuseCameraOnce = (page: Page) =>
  page.evaluate(() => {
    const devices = navigator.mediaDevices;
    const getCamera = devices.getUserMedia.bind(devices);
    devices.getUserMedia = () => {
      devices.getUserMedia = getCamera;
      return Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    };
  });

async function listenToDrawing(page: Page): Promise<() => Promise<unknown[]>> {
  const drawingCalls = await page.evaluateHandle(() => {
    const calls: unknown[][] = [];
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (answer, ...wanted) {
      calls.push(wanted);
      toBlob.call(this, answer, ...wanted);
    };
    return calls;
  });
  return () => drawingCalls.jsonValue();
}

test.runIf(isFullForm)('a candidate without a particular job chooses a picture, then another one', async () => {
  const { page } = await newVisitor(PHONE);
  await visit(page, site.url);
  await page.getByRole('main').getByRole('link', { name: 'Find Jobs' }).first().click();
  const form = page.getByRole('dialog', { name: 'Find Your Dream Job', exact: true });
  const choose = async (button: string, name: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: button }).click();
    await (await choosing).setFiles({ name, mimeType: 'image/png', buffer });
  };
  const continueButton = form.getByRole('button', { name: 'Continue' });
  await fillIn(form, {
    ...CANDIDATE,
    Email: 'gallery@mail.example',
    'Desired role': 'Head keeper',
    'Desired location': 'Leeds',
  });
  await continueButton.click();
  await isFocused(page, '#candidate-dialog-part-1');
  await continueButton.click();
  await form.getByText('More about you (optional)').click();
  await choose('From Gallery', 'me.png', Buffer.from('no picture'));
  await form.getByRole('alert').getByText('The photo must be a JPEG picture.').waitFor();
  const picture = await page.screenshot();
  await choose('From Gallery', 'me.png', picture);
  await form.getByAltText('What you captured').waitFor();
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

test.runIf(isFullForm)(
  'on a wide screen a candidate is told that photos need a phone, and can use the keyboard alone',
  async () => {
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
  },
);

test.runIf(isFullForm)(
  'typed text stays when it could not be sent, and offline it is saved until there is a connection',
  async () => {
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
    expect(takeOtherErrors(visitor).filter((each) => !each.includes('status of 502'))).toEqual([]);
    await page.unrouteAll();

    await keepsWhatIsSent(page);
    await context.setOffline(true);
    await section.getByRole('button', { name: 'Send Message' }).click();
    await section.getByText('Your data has been saved and will sync when online.').waitFor();
    await section.getByText('You’re offline. We’ll check when you send.').waitFor();
    for (const label of Object.keys(fields)) {
      expect(await section.getByLabel(label, { exact: true }).inputValue()).toBe('');
    }
    expect(await section.getByLabel('What is it about?').inputValue()).toBe('hiring');

    await context.setOffline(false);
    await expect
      .poll(() => findEnquiry(fields.Email))
      .toMatchObject({ purpose: 'partnership', confirmed_at: expect.any(Date) });
    expect(takeOtherErrors(visitor)).toEqual([]);
  },
);

test.runIf(isFullForm)(
  'an employer requests talent from the home page, corrects the errors, and stays on the page',
  async () => {
    const visitor = await newVisitor(DESK);
    const { page } = visitor;
    await visit(page, site.url);
    const opener = page.getByRole('main').getByRole('link', { name: 'Find Talent' }).first();
    await opener.press('Enter');
    const form = page.getByRole('dialog', { name: 'Request talent' });
    await isFocused(page, '#employer-dialog-companyName');
    await fillIn(form, EMPLOYER);
    const send = form.getByRole('button', { name: 'Submit Request' });
    await send.click();
    await toast(page, 'Validation Error').getByText('Email: Invalid email address').waitFor();
    await isFocused(page, '[role=alert]');
    expect(await findFaults(page)).toEqual([]);
    expect(takeOtherErrors(visitor)).toEqual([]);

    await form.getByRole('alert').getByRole('link', { name: 'Invalid email address' }).press('Enter');
    await isFocused(page, '#employer-dialog-email');
    await page.keyboard.press('End');
    await page.keyboard.type('@mail.example');
    let continueRequest = () => {};
    const continued = new Promise<void>((resolve) => {
      continueRequest = resolve;
    });
    await page.route('**/request-talent', (route) => continued.then(() => route.continue()));
    await page.keyboard.press('Enter');
    const sending = form.getByRole('button', { name: 'Submitting Request...' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    continueRequest();
    await toast(page, 'Request Submitted').waitFor();
    await form.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await findEnquiry('jo@mail.example')).toMatchObject({ kind: 'employer', confirmed_at: expect.any(Date) });
    await waitForMail(site, { to: agency().email, subject: 'Talent request: Jo Whitlock' });
    await waitForMail(site, { to: 'jo@mail.example', subject: 'We have received your request for talent' });

    await opener.click();
    await isFocused(page, '#employer-dialog-companyName');
    for (const label of Object.keys(EMPLOYER))
      expect(await form.getByLabel(label, { exact: true }).inputValue()).toBe('');
  },
);

test.runIf(isFullForm)('a candidate asks for work on a phone, with a photo and a CV', async () => {
  const visitor = await newVisitor(PHONE);
  const { page } = visitor;
  const email = 'wren.halloran@mail.example';
  await visit(page, site.url);
  await page.getByRole('main').getByRole('link', { name: 'Find Jobs' }).first().click();
  const form = page.getByRole('dialog', { name: 'Find Your Dream Job', exact: true });
  await isFocused(page, '#candidate-dialog-fullName');
  expect(await form.getByText('Camera only available on mobile devices').count()).toBe(0);

  // Each step is validated before the next one, with the server's messages.
  const continueButton = form.getByRole('button', { name: 'Continue' });
  await fillIn(form, {
    ...CANDIDATE,
    Email: email,
    Phone: '0131',
    'Desired role': 'Head keeper',
    'Desired location': 'Oban',
  });
  await continueButton.click();
  await form.getByText('Phone number must be at least 10 digits').waitFor();
  await isFocused(page, '#candidate-dialog-phone');
  await fillIn(form, { Phone: CANDIDATE.Phone });
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await isFocused(page, '#candidate-dialog-part-1');
  await form.getByRole('heading', { name: 'Step 2 of 3 Your CV' }).waitFor();
  expect(await form.getByLabel('Full name').isVisible()).toBe(false);

  const cv = form.getByLabel('CV');
  for (const [name, bytes, problem] of [
    ['cv.png', 100, 'Invalid file type. Only PDF, DOC, DOCX, and TXT files are allowed.'],
    ['cv.pdf', 5_242_881, 'File size exceeds 5MB limit.'],
    ['cv.pdf.exe', 100, 'File name contains suspicious patterns.'],
  ] as const) {
    await cv.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(bytes, 'x') });
    await form.getByRole('alert').getByText(problem).waitFor();
    expect(await cv.inputValue()).toBe('');
  }
  await cv.setInputFiles({
    name: 'Wren’s CV.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ten years of lights.'),
  });
  await expect.poll(() => form.getByText('File name contains suspicious patterns.').count()).toBe(0);

  expect(await findFaults(page)).toEqual([]);
  await continueButton.click();
  await isFocused(page, '#candidate-dialog-part-2');
  await form.getByText('More about you (optional)').click();

  const camera = page.getByRole('dialog', { name: 'Capture Photo' });
  const drawn = await listenToDrawing(page);
  await refuseCameraOnce(page);
  await form.getByRole('button', { name: 'Take Photo' }).click();
  await camera.getByRole('alert').getByText('Unable to access camera. Please check permissions.').waitFor();
  expect(await camera.getByRole('button', { name: 'Capture', exact: true }).isDisabled()).toBe(true);
  await camera.getByRole('button', { name: 'Cancel' }).click();
  await camera.waitFor({ state: 'detached' });

  await form.getByRole('button', { name: 'Take Photo' }).click();
  await camera.getByText('The camera is on.').waitFor();
  const track = await page.evaluateHandle(() => {
    const [video] = document.getElementsByTagName('video');
    return video?.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks()[0] : undefined;
  });
  await camera.getByRole('button', { name: 'Capture', exact: true }).click();
  await form.getByRole('button', { name: 'Retake' }).waitFor();
  expect(await track.evaluate((each) => each?.readyState)).toBe('ended');
  await form.getByRole('button', { name: 'Retake' }).click();
  await camera.getByText('The camera is on.').waitFor();
  expect(await form.getByRole('button', { name: 'Use Photo' }).count()).toBe(0);
  await camera.getByRole('button', { name: 'Capture', exact: true }).click();
  await form.getByRole('button', { name: 'Use Photo' }).click();
  await form.getByText('We’ll send this photo with the form.').waitFor();
  expect(await drawn()).toEqual([
    ['image/jpeg', 0.9],
    ['image/jpeg', 0.9],
  ]);
  expect(await findFaults(page)).toEqual([]);

  await form.getByLabel('Years of experience').fill('ten');
  await form.getByRole('button', { name: 'Back' }).click();
  await form.getByRole('button', { name: 'Back' }).click();
  await isFocused(page, '#candidate-dialog-part-0');
  expect(await form.getByLabel('Full name').inputValue()).toBe(CANDIDATE['Full name']);
  await continueButton.click();
  await isFocused(page, '#candidate-dialog-part-1');
  await continueButton.click();
  await isFocused(page, '#candidate-dialog-part-2');
  await form.getByRole('button', { name: 'Submit Application' }).click();
  const problem = 'Experience must be a number of years, 0 or more';
  await toast(page, 'Submission Error').getByText(`Validation failed: Years of experience: ${problem}`).waitFor();
  await form.getByRole('alert').getByRole('link', { name: problem }).click();
  await isFocused(page, '#candidate-dialog-experience');
  await form.getByLabel('Years of experience').fill('10');
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await toast(page, 'Application Submitted').getByText('Please check your email for confirmation.').waitFor();
  await form.waitFor({ state: 'hidden' });
  const sent = page.getByRole('region', { name: 'Application submitted', exact: true });
  await sent.getByText(/was submitted on \d+ \w+ \d{4}\.$/).waitFor();
  expect(await findFaults(page)).toEqual([]);

  const enquiry = await findEnquiry(email);
  expect(enquiry).toMatchObject({ kind: 'candidate', job_id: null, role: 'Head keeper', location: 'Oban' });
  const files = await listEnquiryFiles(enquiry?.id ?? '');
  expect(files.map(({ kind, name }) => [kind, name])).toEqual([
    ['cv', 'Wren_s_CV.txt'],
    ['photo', 'photo.jpg'],
  ]);
  const [text, photo] = await Promise.all(
    files.map(({ storage_key }) => readFile(path.join(site.dataDir, 'files', storage_key))),
  );
  expect(text?.toString()).toBe('Ten years of lights.');
  expect(photo?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(photo?.length).toBe(files[1]?.size_bytes);
  expect(takeOtherErrors(visitor)).toEqual([]);
});
