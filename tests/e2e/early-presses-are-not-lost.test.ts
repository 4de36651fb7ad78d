/** What is pressed or typed before a page listens, on a machine six times slower until then: a full navigation, or repeated, never lost. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addAccount } from '#tests/support/account-forms.ts';
import { momentsInTurn } from '#tests/support/moments.ts';
import { heart, provideStage } from './early-presses-are-not-lost.stage.ts';

const stage = provideStage();
const { site, open } = stage;

test.each(momentsInTurn(3))('the heart of a candidate, %i ms: the job is liked, once', async (ms) => {
  const { id } = await addAccount(site.database.database);
  const page = await open('/jobs?search=lighthouse', { as: id });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/like')) posts.push(request.url());
  });
  await page.getByRole('button', heart).waitFor();
  await wait(ms);
  await page.getByRole('button', heart).dispatchEvent('click');
  await stage.speedUp();
  await page.getByRole('button', { ...heart, pressed: true }).waitFor();
  // As the server has it, not only as the page hopes.
  const listLikes = () =>
    site.database.database.asSystem((transaction) =>
      transaction.selectFrom('liked_jobs').select('job_id').where('user_id', '=', id).execute(),
    );
  await expect.poll(listLikes).toEqual([{ job_id: stage.job }]);
  expect(posts).toHaveLength(1);
});
