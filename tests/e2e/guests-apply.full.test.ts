/** The pages of guests as axe-core sees them. */
import { test } from 'vitest';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { newGuestEmail } from '#tests/support/guests.ts';
import { visit } from '#tests/support/hydration.ts';
import { button, DESKTOP, provideStage } from './guests-apply.stage.ts';

const stage = provideStage();
const { site, browser, linkIn } = stage;

const PHONE = { width: 390, height: 844 };

const SCREENS = [
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
] as const;

test.each(SCREENS)('the pages have no faults that a program finds, %s', async (_, viewport) => {
  const email = newGuestEmail();
  const { page } = await newStillVisitor(browser);
  await page.setViewportSize(viewport);
  await visit(page, `${site.url}/jobs/${stage.job}/apply`);
  await expectNoFaultsInEitherScheme(page);
  await expectFrame(page);
  await page.getByLabel('Full name').fill('Wren Halloran');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('0131 496 0321');
  await button(page, 'Submit Application').click();
  await page.getByRole('heading', { name: 'Application submitted', exact: true }).waitFor();
  await expectNoFaultsInEitherScheme(page);
  await page.goto(await linkIn(email, 'Application submitted: Lighthouse keeper'));
  await expectNoFaultsInEitherScheme(page);
  await expectFrame(page);
});
