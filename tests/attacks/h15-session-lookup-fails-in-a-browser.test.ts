// @form full
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY } from '#tests/support/account-forms.ts';
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { deviceKnows, readDevice, workerControls } from '#tests/support/device.ts';
import { asSuperuser, forbid } from '#tests/support/faults.ts';
import { visit } from '#tests/support/hydration.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let database: TestDatabase;
let site: Site;
let undoFault: (() => Promise<void>) | undefined;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true, published: true });
  await asSuperuser(
    database,
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET lock_timeout = ''300ms''', current_database()); END $$`,
  );
  site = await startSite({ database, env: BEHIND_PROXY });
});

afterEach(async () => {
  await undoFault?.();
  undoFault = undefined;
});

afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

/** Each makes session lookups fail until it is undone, without cutting a connection. */
const FAULTS: Record<string, () => Promise<() => Promise<void>>> = {
  'the table is locked': async () => {
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE');
    return () => client.end();
  },
  'the statement times out': async () => {
    const [kept] = await queryTasks<{ source: string }>(
      database,
      `SELECT pg_get_functiondef('app.find_session'::regproc) AS source`,
    );
    const failing = kept?.source.replace(/\bAS \$function\$[\s\S]*\$function\$/, () => TIMES_OUT) ?? '';
    await asSuperuser(database, failing.replace('LANGUAGE sql', 'LANGUAGE plpgsql'));
    return () => asSuperuser(database, kept?.source ?? '');
  },
  'the statement is refused': () => forbid(database, 'app.find_session'),
};
const TIMES_OUT = `AS $function$ BEGIN RAISE query_canceled USING MESSAGE = 'statement timeout'; END $function$`;

const sessionsOf = (id: string) => queryTasks(database, 'SELECT kind FROM sessions WHERE user_id = $1', [id]);

describe('H15: in a browser', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  test('H15: a sign-out made offline waits until the site has confirmed it', async () => {
    const person = await addAccount(database.database);
    const { page, context, complaints } = await browser.newVisitor({ serviceWorkers: 'allow' });
    await signInBrowser(context, site, person.id);
    await visit(page, `${site.url}/profile`);
    await workerControls(page);
    await deviceKnows(page, person.id);
    await context.setOffline(true);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /^Your account/ }).click();
    await banner.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(async () => (await readDevice(page)).signedOut).toBe(person.id);

    undoFault = await FAULTS['the statement is refused']?.();
    await context.setOffline(false);
    await page.goto(`${site.url}/about`);
    await expect.poll(() => site.log()).toMatch(/"path":"\/api\/session","status":503/);
    expect((await readDevice(page)).signedOut, 'still to be done').toBe(person.id);
    expect(await sessionsOf(person.id)).toHaveLength(1);

    await undoFault?.();
    undoFault = undefined;
    await visit(page, `${site.url}/profile`);
    expect(new URL(page.url()).pathname).toBe('/candidate-login');
    expect(await sessionsOf(person.id)).toEqual([]);
    expect((await readDevice(page)).signedOut).toBeNull();
    complaints.length = 0;
  });

  test('H15: a page that could not look up the session offers no login, and the device keeps the account', async () => {
    const person = await addAccount(database.database);
    const { page, context, complaints } = await browser.newVisitor();
    await signInBrowser(context, site, person.id);
    await visit(page, `${site.url}/jobs`);
    await deviceKnows(page, person.id);
    undoFault = await FAULTS['the statement is refused']?.();
    await visit(page, `${site.url}/jobs`);
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    expect(await page.getByRole('link', { name: /login/i }).count()).toBe(0);
    await page.waitForLoadState('networkidle');
    expect((await readDevice(page)).account?.id).toBe(person.id);

    await undoFault?.();
    undoFault = undefined;
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Your account/ })
      .waitFor();
    complaints.length = 0;
  });
});
