/** R11: what waits on a device is sent when there is a connection again, and the site dies while it is. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { addAccount, BEHIND_PROXY } from '#tests/support/account-forms.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { deviceKnows, readDevice } from '#tests/support/device.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';
import { holdWrites, isWaiting, lockOf } from './r11-killed-before-its-answer.stage.ts';

const EACH = 2;

test('R11: killed while a device sends what waited on it', { timeout: 3_600_000 }, async () => {
  const kills = rounds(4, 60);
  const database = await createTestDatabase({ seeded: true, published: true });
  const holder = new pg.Client({ connectionString: database.adminUrl });
  await holder.connect();
  await holdWrites(database);
  const start = async (PORT: string) => startSite({ database, alone: true, env: { ...BEHIND_PROXY, PORT } });
  let site = await start(String(await freePort()));
  const browser = await openBrowser();
  const { page, context, complaints } = await browser.newVisitor();
  const { id } = await addAccount(database.database);
  await signInBrowser(context, site, id);
  const waiting = async () => (await readDevice(page)).saved.length;
  let sent = 0;
  const found = { likes: 0, enquiries: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    const isEnquiry = kill % 2 === 1;
    const lock = lockOf(isEnquiry ? 'enquire' : 'swipe');
    if (isEnquiry) {
      await visit(page, `${site.url}/contact`);
      await deviceKnows(page, id);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      const section = page.locator('#contact');
      const fields = { Name: 'Ida Sorley', Email: `queue-${kill}@mail.example`, Message: 'Do you recruit in Leeds?' };
      for (const [label, value] of Object.entries(fields)) await section.getByLabel(label, { exact: true }).fill(value);
      await section.getByRole('button', { name: 'Send Message' }).click();
      await expect.poll(waiting).toBe(1);
    } else {
      const titles = Array.from({ length: EACH }, (_, n) => `Rigger ${kill} of ${n}`);
      await addJobs(database.database, ...titles.map((title) => ({ title })));
      await visit(page, `${site.url}/jobs?search=${encodeURIComponent(`rigger ${kill}`)}`);
      await deviceKnows(page, id);
      await context.setOffline(true);
      for (const title of titles) await page.getByRole('button', { name: `Like ${title}`, exact: true }).click();
      await expect.poll(waiting).toBe(EACH);
    }
    sent += await waiting();
    // All that this browser sends comes from one address.
    await asSuperuser(database, 'TRUNCATE ip_attempts');
    await holder.query(`SELECT pg_advisory_lock(${lock})`);
    await context.setOffline(false);
    await visit(page, `${site.url}/saved-offline`);
    await eventually(async () => expect(await isWaiting(holder, lock)).toBe(true));
    const port = String(site.port);
    await site.kill();
    await holder.query(`SELECT pg_advisory_unlock(${lock})`);
    site = await start(port);
    await visit(page, `${site.url}/saved-offline`);
    await expect.poll(waiting).toBe(0);
    complaints.length = 0;
  }
  const countRows = async (statement: string, value: string) => (await queryTasks(database, statement, [value])).length;
  found.likes = await countRows('SELECT FROM liked_jobs WHERE user_id = $1', id);
  found.enquiries = await countRows('SELECT FROM enquiries WHERE name = $1', 'Ida Sorley');
  const likes = Math.ceil(kills / 2) * EACH;
  const enquiries = Math.floor(kills / 2);
  expect([sent, found]).toEqual([likes + enquiries, { likes, enquiries }]);
  measured(
    'R11',
    `${kills} kills while a device sent ${sent} likes and enquiries that waited on it: 0 lost, 0 doubled`,
  );
  await browser.close();
  await site.stop();
  await holder.end();
  await database.drop();
});
