import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { readDevice } from '#tests/support/device.ts';
import { isFullForm } from '#tests/support/form.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const main = (page: Page) => page.getByRole('main');

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

const isSaved = (page: Page, text = 'Your data has been saved and will sync when online.') =>
  page.getByText(text).first().waitFor();

const countSaved = async (page: Page) => (await readDevice(page)).saved.length;

/** Browsers log a lost connection as an error, and 409 too: a request whose answer was lost is still running when it is repeated. */
const expectNoOtherComplaints = ({ complaints }: Visitor) =>
  expect(complaints.splice(0).filter((each) => !FORGIVEN.test(each))).toEqual([]);

const FORGIVEN = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|status of 409/;

/** On a cached page that has recognised its device: a like, and an application in the dialog. */
async function likeAndApply(reading: Page, job: string): Promise<void> {
  await reading.bringToFront();
  await reading.goto(job);
  await hydrated(reading);
  const heart = main(reading).getByRole('button', { name: 'Like Lamp trimmer' });
  await heart.click();
  await isSaved(reading);
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  await main(reading).getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
  const dialog = reading.getByRole('dialog', { name: 'Apply for Lamp trimmer' });
  await dialog.getByText('We’ll send your profile and CV as they are when you’re back online.').waitFor();
  await dialog.getByLabel('Cover note').fill('By lamplight.');
  await dialog.getByRole('button', { name: 'Save application' }).click();
  await dialog.getByRole('link', { name: 'See unsent items' }).waitFor();
  await dialog.getByRole('button', { name: 'Back to the job' }).click();
}

async function swipeThrice(swiping: Page): Promise<void> {
  await swiping.bringToFront();
  await main(swiping).getByRole('button', { name: 'Like', exact: true }).focus();
  await swiping.keyboard.press('ArrowRight');
  await isSaved(swiping);
  const top = main(swiping).locator('.swipe-card h2').first();
  await expect.poll(() => top.textContent()).toBe('Lamp polisher');
  await swiping.keyboard.press('ArrowLeft');
  await expect.poll(() => top.textContent()).toBe('Lamp carrier');
  await swiping.keyboard.press('Backspace');
  await expect.poll(() => top.textContent()).toBe('Lamp polisher');
}

/** By then seven actions are saved: a like, an application, two swipes, an undo, and two versions of a profile. */
async function writeProfileTwice(profile: Page): Promise<void> {
  await profile.bringToFront();
  await profile.getByLabel('About you').fill('Writes in the dark.');
  await button(profile, 'Save profile').click();
  await main(profile).getByText('Saved offline').waitFor();
  await profile.getByLabel('About you').fill('Writes in the dark, twice.');
  await button(profile, 'Save profile').click();
  await expect.poll(() => countSaved(profile)).toBe(7);
  expect(await profile.getByLabel('About you').inputValue()).toBe('Writes in the dark, twice.');
}
const site = provideSite();
const browser = provideBrowser();

/** A candidate whose device has cached a job's page, with three jobs to act on. */
async function newReader() {
  const visitor = await browser.newVisitor({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
  const { page: reading, context } = visitor;
  const [me = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  // Closes jobs of earlier tests, which would be in the deck too.
  await asSystem((t) => t.updateTable('jobs').set({ status: 'closed' }).where('company', '=', 'Tidal Works').execute());
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
  return { visitor, reading, context, me, trimmer, carrier, jobPage: `${site.url}/jobs/${trimmer}`, open };
}

const asSystem = <T>(work: Parameters<typeof site.database.database.asSystem<T>>[0]) =>
  site.database.database.asSystem(work);

const readArrived = (me: string) =>
  asSystem(async (t) => ({
    profile: await t.selectFrom('profiles').select('bio').where('id', '=', me).executeTakeFirst(),
    applications: await t
      .selectFrom('applications')
      .select(['job_id', 'cover_note', 'bio'])
      .where('candidate_id', '=', me)
      .orderBy('sent_at')
      .execute(),
    swipes: await t.selectFrom('swiped_jobs').select(['job_id', 'action']).where('user_id', '=', me).execute(),
    likes: (await t.selectFrom('liked_jobs').select('job_id').where('user_id', '=', me).execute())
      .map(({ job_id }) => job_id)
      .sort(),
  }));

test('a like, an application, swipes and a profile made without a connection all arrive once', async () => {
  const { visitor, reading, context, me, trimmer, jobPage, open } = await newReader();
  const [swiping, profile] = [await open('/job-swipe?search=lamp'), await open('/profile')];
  await context.setOffline(true);
  await likeAndApply(reading, jobPage);
  await swipeThrice(swiping);
  await writeProfileTwice(profile);

  await context.setOffline(false);
  await expect
    .poll(() => readArrived(me))
    .toEqual({
      profile: { bio: 'Writes in the dark, twice.' },
      applications: [{ job_id: trimmer, cover_note: 'By lamplight.', bio: null }],
      swipes: [{ job_id: trimmer, action: 'like' }],
      likes: [trimmer],
    });
  expectNoOtherComplaints(visitor);
});

test.runIf(isFullForm)(
  'a like, swipes, a profile, applications and a request made without a connection all arrive once',
  async () => {
    const { visitor, reading, context, me, trimmer, carrier, jobPage, open } = await newReader();
    const [swiping, profile, applying, enquiryPage] = [
      await open('/job-swipe?search=lamp'),
      await open('/profile'),
      await open(`/jobs/${carrier}/apply`),
      await open('/request-talent'),
    ];
    await context.setOffline(true);
    await likeAndApply(reading, jobPage);
    await swipeThrice(swiping);
    await writeProfileTwice(profile);

    await applying.bringToFront();
    await applying.getByLabel('Cover note').fill('I carry lamps.');
    await button(applying, 'Preview application').click();
    await main(applying).getByText('You are offline').waitFor();
    expect(await applying.getByLabel('Cover note').inputValue()).toBe('I carry lamps.');
    await button(applying, 'Save application').click();
    await main(applying).getByRole('link', { name: 'See unsent items' }).waitFor();

    await enquiryPage.bringToFront();
    await main(enquiryPage).getByLabel('Company name').fill('Tidal Works');
    await button(enquiryPage, 'Submit Request').click();
    await expect
      .poll(() => enquiryPage.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('contactPerson');
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
      await main(enquiryPage).getByLabel(label, { exact: true }).fill(value);
    await button(enquiryPage, 'Submit Request').click();
    await main(enquiryPage).getByText('Saved offline').waitFor();
    for (const label of Object.keys(fields)) {
      await expect.poll(() => main(enquiryPage).getByLabel(label, { exact: true }).inputValue()).toBe('');
    }

    await context.setOffline(false);
    const listEnquiries = () =>
      asSystem((t) =>
        t.selectFrom('enquiries').select(['role', 'confirmed_at']).where('email', '=', 'jo@tidal.example').execute(),
      );
    await expect.poll(listEnquiries).toEqual([{ role: 'Lamp lighter', confirmed_at: expect.any(Date) }]);
    // Timestamps keep the order of the actions: the application is older than the profile.
    expect(await readArrived(me)).toEqual({
      profile: { bio: 'Writes in the dark, twice.' },
      applications: [
        { job_id: trimmer, cover_note: 'By lamplight.', bio: null },
        { job_id: carrier, cover_note: 'I carry lamps.', bio: 'Writes in the dark, twice.' },
      ],
      swipes: [{ job_id: trimmer, action: 'like' }],
      likes: [trimmer, carrier].sort(),
    });
    expectNoOtherComplaints(visitor);
  },
);
