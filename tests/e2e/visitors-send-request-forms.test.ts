import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PHONE } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import {
  CANDIDATE,
  fillIn,
  isFocused,
  provideStage,
  takeComplaints,
  toast,
} from './visitors-send-request-forms.stage.ts';

const { site, newVisitor, findEnquiry, listEnquiryFiles } = provideStage();

test('a candidate asks for work on a phone in three steps, with a CV and a photo', async () => {
  const visitor = await newVisitor(PHONE);
  const { page } = visitor;
  await visit(page, site.url);
  await page.getByRole('main').getByRole('link', { name: 'Find Jobs' }).first().click();
  const form = page.getByRole('dialog', { name: 'Find Your Dream Job', exact: true });
  await isFocused(page, '#candidate-dialog-fullName');

  // One step at a time: what is wrong is said before the next one, in the words of the server.
  const goOn = form.getByRole('button', { name: 'Continue' });
  await fillIn(form, { ...CANDIDATE, Phone: '0131', 'Desired role': 'Head keeper', 'Desired location': 'Oban' });
  await goOn.click();
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
  await goOn.click();
  await isFocused(page, '#candidate-dialog-part-2');
  await form.getByText('More about you (optional)').click();

  const camera = page.getByRole('dialog', { name: 'Capture Photo' });
  await form.getByRole('button', { name: 'Take Photo' }).click();
  await camera.getByText('The camera is on.').waitFor();
  await camera.getByRole('button', { name: 'Capture', exact: true }).click();
  await form.getByRole('button', { name: 'Use Photo' }).click();
  await form.getByText('This photo goes with the form.').waitFor();

  await form.getByRole('button', { name: 'Submit Application' }).click();
  await toast(page, 'Application Submitted').getByText('Please check your email for confirmation.').waitFor();
  await form.waitFor({ state: 'hidden' });
  // The notice stays on the page, in sight.
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
  expect(takeComplaints(visitor)).toEqual([]);
});
