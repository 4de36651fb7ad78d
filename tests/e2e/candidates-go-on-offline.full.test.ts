/** The same on five pages at once: what was written on the page of an application, and a visitor's request, too. */
import { expect, test } from 'vitest';
import {
  button,
  forgive,
  likeAndApply,
  main,
  provideStage,
  swipeThrice,
  writeProfileTwice,
} from './candidates-go-on-offline.stage.ts';

const { asSystem, newReader, readArrived } = provideStage();

test('a like, swipes, a profile, applications and a request made without a connection all arrive once', async () => {
  const { visitor, reading, context, me, trimmer, carrier, jobPage, open } = await newReader();
  const [swiping, profile, applying, asking] = [
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
  const listEnquiries = () =>
    asSystem((t) =>
      t.selectFrom('enquiries').select(['role', 'confirmed_at']).where('email', '=', 'jo@tidal.example').execute(),
    );
  await expect.poll(listEnquiries).toEqual([{ role: 'Lamp lighter', confirmed_at: expect.any(Date) }]);
  // The first of the applications is older than the profile.
  expect(await readArrived(me)).toEqual({
    profile: { bio: 'Writes in the dark, twice.' },
    applications: [
      { job_id: trimmer, cover_note: 'By lamplight.', bio: null },
      { job_id: carrier, cover_note: 'I carry lamps.', bio: 'Writes in the dark, twice.' },
    ],
    swipes: [{ job_id: trimmer, action: 'like' }],
    likes: [trimmer, carrier].sort(),
  });
  forgive(visitor);
});
