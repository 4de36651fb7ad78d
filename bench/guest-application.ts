/**
 * Measures how long a person without an account takes to apply on a slow phone: `node bench/guest-application.ts http://localhost:3000`,
 * with the demo running. The phone has a processor four times slower, slow 4G (150 ms, 1.6 Mbit/s down, 750 kbit/s up) and 390 × 844
 * pixels, and types four characters a second.
 */
import { type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import { findChromium } from '#scripts/chromium.ts';
import { pdfWith } from '#tests/support/documents.ts';

const origin = process.argv[2] ?? 'http://localhost:3000';
const MILLISECONDS_A_KEY = 250;
/** Time to read a step before the next press. */
const PAUSE_MS = 1_500;
const CV = pdfWith(['Wren Halloran', '0131 496 0321 wren@mail.example', 'Skills', 'Lamps, Foghorns']);

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const ways = { 'typing everything': false, 'with the CV read in': true };
for (const [way, isReadIn] of Object.entries(ways)) {
  const { total, open, sent } = await applyOnce(isReadIn);
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
  console.log(
    `${way}: ${seconds(total)} s in all; form open after ${seconds(open)} s, last screen ${seconds(sent)} s after sending`,
  );
}
await browser.close();

async function applyOnce(isReadIn: boolean) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.goto(`${origin}/jobs`);
  const job = await page
    .locator('a[href^="/jobs/"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').find((path) => /^\/jobs\/[0-9a-f-]{36}$/.test(path)),
    );
  const began = performance.now();
  await page.goto(`${origin}${job}`);
  await page.getByRole('button', { name: 'Reject all' }).tap();
  await pause(page);
  const opening = performance.now();
  const dialog = page.locator('#guest-apply-dialog');
  const link = page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first();
  // Before its scripts load, the link leads to the form's page instead.
  await link.tap();
  await dialog.waitFor();
  const open = performance.now() - opening;
  await pause(page);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: CV });
  if (isReadIn) {
    await dialog.getByRole('button', { name: 'Fill in the form from this CV' }).tap();
    await dialog.getByRole('button', { name: 'Use all 3' }).tap();
  }
  await pause(page);
  await dialog.getByRole('button', { name: 'Continue' }).tap();
  if (!isReadIn) {
    await type(dialog.getByLabel('Full name'), 'Wren Halloran');
    await type(dialog.getByLabel('Email', { exact: true }), 'wren@mail.example');
    await type(dialog.getByLabel('Phone', { exact: true }), '0131 496 0321');
  }
  await pause(page);
  await dialog.getByRole('button', { name: 'Continue' }).tap();
  await pause(page);
  const sending = performance.now();
  await dialog.getByRole('button', { name: 'Submit Application' }).tap();
  await dialog.getByText('What happens next').waitFor({ timeout: 120_000 });
  const sent = performance.now() - sending;
  await context.close();
  return { total: performance.now() - began, open, sent };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  const kilobits = 1_024 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600 * kilobits,
    uploadThroughput: 750 * kilobits,
  });
}

function pause(page: Page) {
  return page.waitForTimeout(PAUSE_MS);
}

function type(field: Locator, text: string) {
  return field.pressSequentially(text, { delay: MILLISECONDS_A_KEY });
}
