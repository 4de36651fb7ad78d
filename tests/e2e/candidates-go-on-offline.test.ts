import { expect, test } from 'vitest';
import {
  forgive,
  likeAndApply,
  provideStage,
  swipeThrice,
  writeProfileTwice,
} from './candidates-go-on-offline.stage.ts';

const { newReader, readArrived } = provideStage();

test('a like, an application, swipes and a profile made without a connection all arrive once', async () => {
  const { visitor, reading, context, me, trimmer, jobPage, open } = await newReader();
  const [swiping, profile] = [await open('/job-swipe?search=lamp'), await open('/profile')];
  await context.setOffline(true);
  await likeAndApply(reading, jobPage);
  await swipeThrice(swiping);
  await writeProfileTwice(profile);

  await context.setOffline(false);
  // What was done last arrives last; the application is older than the profile.
  await expect
    .poll(() => readArrived(me))
    .toEqual({
      profile: { bio: 'Writes in the dark, twice.' },
      applications: [{ job_id: trimmer, cover_note: 'By lamplight.', bio: null }],
      swipes: [{ job_id: trimmer, action: 'like' }],
      likes: [trimmer],
    });
  forgive(visitor);
});
