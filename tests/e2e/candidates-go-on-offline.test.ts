import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { readDevice } from '#tests/support/device.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const isSaved = (page: Page, text = 'Your data has been saved and will sync when online.') =>
  page.getByText(text).first().waitFor();

const asSystem = <T>(work: Parameters<typeof site.database.database.asSystem<T>>[0]) =>
  site.database.database.asSystem(work);

/** A like, an application, two swipes and what took one back, and a profile typed twice. */
const countSaved = async (page: Page) => (await readDevice(page)).saved.length;

/** A lost connection is an error to the browser. */
const forgive = ({ complaints }: Visitor) =>
  expect(complaints.splice(0).filter((each) => !/net::ERR_(INTERNET_DISCONNECTED|FAILED)/.test(each))).toEqual([]);

test('a like, swipes, a profile, applications and a request made without a connection all arrive once', async () => {
  const visitor = await browser.newVisitor({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
  const { page: reading, context } = visitor;
  const [me = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  const titles = ['Lamp trimmer', 'Lamp polisher', 'Lamp carrier'];
  const jobs = titles.map((title, n) => ({ title, company: 'Tidal Works', created_at: hoursFromNow(-n - 1) }));
  const [trimmer = '', , carrier = ''] = await addJobs(site.database.database, ...jobs);
  await signInBrowser(context, site, me);
  await visit(reading, `${site.url}/jobs/${trimmer}`);
  await reading.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isKept = () => reading.evaluate(async (path) => Boolean(await caches.match(path)), `/jobs/${trimmer}`);
  await expect.poll(isKept).toBe(true);
  const open = async (path: string) => {
    const page = await context.newPage();
    await visit(page, site.url + path);
    await page.waitForLoadState('networkidle');
    return page;
  };
  const [swiping, profile, applying, asking] = [
    await open('/job-swipe?search=lamp'),
    await open('/profile'),
    await open(`/jobs/${carrier}/apply`),
    await open('/request-talent'),
  ];
  await context.setOffline(true);

  // A page as it was kept, which knows again whose device it is.
  await reading.bringToFront();
  await reading.goto(`${site.url}/jobs/${trimmer}`);
  await hydrated(reading);
  const heart = main(reading).getByRole('button', { name: 'Like Lamp trimmer' });
  await heart.click();
  await isSaved(reading);
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  await main(reading).getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
  const dialog = reading.getByRole('dialog', { name: 'Apply for Lamp trimmer' });
  await dialog.getByText('Your profile and CV are sent as they are when you are back online.').waitFor();
  await dialog.getByLabel('Cover note').fill('By lamplight.');
  await dialog.getByRole('button', { name: 'Save application' }).click();
  await dialog.getByRole('link', { name: 'See what waits' }).waitFor();
  await dialog.getByRole('button', { name: 'Back to the job' }).click();

  await swiping.bringToFront();
  await swiping.keyboard.press('ArrowRight');
  await isSaved(swiping);
  const top = main(swiping).locator('.swipe-card h2').first();
  await expect.poll(() => top.textContent()).toBe('Lamp polisher');
  await swiping.keyboard.press('ArrowLeft');
  await expect.poll(() => top.textContent()).toBe('Lamp carrier');
  await swiping.keyboard.press('Backspace');
  await expect.poll(() => top.textContent()).toBe('Lamp polisher');

  await profile.bringToFront();
  await profile.getByLabel('About you').fill('Writes in the dark.');
  await button(profile, 'Save profile').click();
  await main(profile).getByText('Saved offline').waitFor();
  await profile.getByLabel('About you').fill('Writes in the dark, twice.');
  await button(profile, 'Save profile').click();
  await expect.poll(() => countSaved(profile)).toBe(7);
  expect(await profile.getByLabel('About you').inputValue()).toBe('Writes in the dark, twice.');

  await applying.bringToFront();
  await applying.getByLabel('Cover note').fill('I carry lamps.');
  await button(applying, 'Preview application').click();
  await main(applying).getByText('You are offline').waitFor();
  expect(await applying.getByLabel('Cover note').inputValue()).toBe('I carry lamps.');
  await button(applying, 'Save application').click();
  await main(applying).getByRole('link', { name: 'See what waits' }).waitFor();

  await asking.bringToFront();
  await main(asking).getByLabel('Company name').fill('Tidal Works');
  await button(asking, 'Submit Request').click();
  // Nothing is put aside that is not whole.
  await expect.poll(() => asking.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('contactPerson');
  const fields = {
    'Company name': 'Tidal Works',
    'Contact person': 'Jo Whitlock',
    Email: 'jo@tidal.example',
    Phone: '0131 496 0321',
    Position: 'Lamp lighter',
    Industry: 'Lights',
    Location: 'Leeds',
  };
  for (const [label, value] of Object.entries(fields))
    await main(asking).getByLabel(label, { exact: true }).fill(value);
  await button(asking, 'Submit Request').click();
  await main(asking).getByText('Saved offline').waitFor();
  for (const label of Object.keys(fields)) {
    await expect.poll(() => main(asking).getByLabel(label, { exact: true }).inputValue()).toBe('');
  }

  await context.setOffline(false);
  const listLikes = () =>
    asSystem((t) => t.selectFrom('liked_jobs').select('job_id').where('user_id', '=', me).execute());
  const findBio = () => asSystem((t) => t.selectFrom('profiles').select('bio').where('id', '=', me).executeTakeFirst());
  const listSwipes = () =>
    asSystem((t) => t.selectFrom('swiped_jobs').select(['job_id', 'action']).where('user_id', '=', me).execute());
  const listApplications = () =>
    asSystem((t) =>
      t
        .selectFrom('applications')
        .select(['job_id', 'cover_note', 'bio'])
        .where('candidate_id', '=', me)
        .orderBy('sent_at')
        .execute(),
    );
  const listEnquiries = () =>
    asSystem((t) =>
      t.selectFrom('enquiries').select(['role', 'confirmed_at']).where('email', '=', 'jo@tidal.example').execute(),
    );
  await expect.poll(listEnquiries).toEqual([{ role: 'Lamp lighter', confirmed_at: expect.any(Date) }]);
  expect(await findBio()).toEqual({ bio: 'Writes in the dark, twice.' });
  // In the order in which it was done: the first of the applications is older than the profile.
  expect(await listApplications()).toEqual([
    { job_id: trimmer, cover_note: 'By lamplight.', bio: null },
    { job_id: carrier, cover_note: 'I carry lamps.', bio: 'Writes in the dark, twice.' },
  ]);
  expect(await listSwipes()).toEqual([{ job_id: trimmer, action: 'like' }]);
  expect((await listLikes()).map(({ job_id }) => job_id).sort()).toEqual([trimmer, carrier].sort());
  forgive(visitor);
});
