import { createVerify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeGoogleAccount } from '#app/features/board/channels/commands/google-account.server.ts';
import { tellGoogle } from '#app/features/board/channels/commands/tell-google.server.ts';
import { googleForm } from '#app/features/board/channels/form.ts';
import { readGoogle } from '#app/features/board/channels/queries/google.server.ts';
import { startGoogle } from '#app/features/board/channels/tests/google-counterpart.ts';
import { GoogleIndexing } from '#platform/google-indexing/google-indexing.server.ts';
import { readServiceAccount } from '#platform/google-indexing/service-account.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { GOOGLE_EMAIL, GOOGLE_KEY_FILE, GOOGLE_PUBLIC_KEY } from '#tests/support/google-key-file.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let google: Awaited<ReturnType<typeof startGoogle>>;
let googleIndexing: GoogleIndexing;

beforeAll(async () => {
  [db, google] = await Promise.all([createTestDatabase(), startGoogle()]);
  await addPeople(db.database);
});
afterAll(async () => {
  await google?.close();
  await db?.drop();
});
beforeEach(async () => {
  for (const table of ['jobs', 'google_account', 'google_told_jobs']) await query(`DELETE FROM ${table}`);
  google.forget();
  googleIndexing = new GoogleIndexing('of a test', google.counterpart);
});

const query = <Row extends Record<string, unknown>>(statement: string) => queryTasks<Row>(db, statement);
const admin = { id: ADMIN, role: 'admin', fullName: 'The Admin', name: 'The Admin' } as unknown as Parameters<
  typeof changeGoogleAccount
>[1];
const save = (per_day = '200', service_account = GOOGLE_KEY_FILE) =>
  changeGoogleAccount(
    { database: db.database, googleIndexing },
    admin,
    googleForm.parse({ intent: 'save', service_account, per_day }),
  );
const runTellGoogle = () =>
  tellGoogle(
    { database: db.database, googleIndexing, publicOrigin: 'https://harbour.test' },
    new AbortController().signal,
  );
const messageFor = (type: 'UPDATED' | 'DELETED', id: string) => `URL_${type} https://harbour.test/jobs/${id}`;
const tellAndListMessages = async () => {
  google.received.length = 0;
  await runTellGoogle();
  return google.messages();
};
const account = async () => (await readGoogle(db.database, admin)) ?? null;
const afterPauses = () =>
  query(`UPDATE google_account SET next_try_at = now(), busy_until = '-infinity'`).then(() =>
    query('UPDATE google_told_jobs SET next_try_at = now()'),
  );

describe('Google for Jobs indexing', () => {
  test('open ones once, changed ones again, and what closed, lapsed or was deleted as gone; drafts never', async () => {
    const [one = '', two = '', three = ''] = await addJobs(db.database, {}, {}, {}, { status: 'draft' });
    expect(await tellAndListMessages()).toEqual([]);
    await save();
    expect((await tellAndListMessages()).toSorted()).toEqual(
      [one, two, three].map((id) => messageFor('UPDATED', id)).toSorted(),
    );
    expect(await tellAndListMessages()).toEqual([]);
    await query(`UPDATE jobs SET title = 'Night shift' WHERE id = '${one}'`);
    expect(await tellAndListMessages()).toEqual([messageFor('UPDATED', one)]);
    await query(`UPDATE jobs SET status = 'closed' WHERE id = '${one}'`);
    await query(`UPDATE jobs SET closes_at = now() WHERE id = '${two}'`);
    await query(`DELETE FROM jobs WHERE id = '${three}'`);
    expect((await tellAndListMessages()).toSorted()).toEqual(
      [one, two, three].map((id) => messageFor('DELETED', id)).toSorted(),
    );
    expect(await tellAndListMessages()).toEqual([]);
    await query(`UPDATE jobs SET status = 'open' WHERE id = '${one}'`);
    expect(await tellAndListMessages()).toEqual([messageFor('UPDATED', one)]);
    expect(await account()).toMatchObject({
      email: GOOGLE_EMAIL,
      sentToday: 8,
      waiting: 0,
      problem: null,
      refused: [],
    });
  });

  test('with one token, signed by the account for Google alone, until it ends', async () => {
    await addJobs(db.database, {}, {});
    await save();
    await runTellGoogle();
    const [asked, first, second] = google.received;
    const form = new URLSearchParams(asked?.body);
    expect([asked?.path, form.get('grant_type')]).toEqual(['/token', 'urn:ietf:params:oauth:grant-type:jwt-bearer']);
    const [header = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(header)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'key-1' });
    expect(read(claims)).toMatchObject({
      iss: GOOGLE_EMAIL,
      scope: 'https://www.googleapis.com/auth/indexing',
      aud: 'https://oauth2.googleapis.com/token',
    });
    expect(read(claims).exp - read(claims).iat).toBe(3_600);
    const verify = createVerify('RSA-SHA256').update(`${header}.${claims}`);
    expect(verify.verify(GOOGLE_PUBLIC_KEY, signature, 'base64url')).toBe(true);
    expect([first?.authorization, second?.authorization]).toEqual(['Bearer token-1', 'Bearer token-1']);

    google.gives({ status: 200, seconds: 30 });
    googleIndexing = new GoogleIndexing('of a test', google.counterpart);
    await addJobs(db.database, {}, {});
    google.received.length = 0;
    await runTellGoogle();
    expect(google.received.filter(({ path }) => path === '/token')).toHaveLength(2);
  });

  test('no more often than it takes in a day, what is gone first', async () => {
    const [one = ''] = await addJobs(db.database, {});
    await save('3');
    await runTellGoogle();
    await addJobs(db.database, {}, {}, {});
    await query(`UPDATE jobs SET status = 'closed' WHERE id = '${one}'`);
    const messages = await tellAndListMessages();
    expect(messages).toHaveLength(2);
    expect(messages[0]).toBe(messageFor('DELETED', one));
    expect(await tellAndListMessages()).toEqual([]);
    expect(await account()).toMatchObject({ sentToday: 3, waiting: 2 });
    await query(`UPDATE google_account SET day = day - 1`);
    expect(await tellAndListMessages()).toHaveLength(2);
  });

  test('a job that it refuses is shown with the reason and tried later; the others go on', async () => {
    const [bad = '', good = ''] = await addJobs(db.database, { title: 'Refused' }, {});
    await save();
    google.answers((url) => (url.endsWith(bad) ? 400 : 200));
    expect((await tellAndListMessages()).toSorted()).toEqual(
      [messageFor('UPDATED', bad), messageFor('UPDATED', good)].toSorted(),
    );
    expect((await account())?.refused).toMatchObject([
      { id: bad, title: 'Refused', words: 'Google rejected this job’s URL.' },
    ]);
    expect(await tellAndListMessages()).toEqual([]);
    const pause = `SELECT round(extract(epoch FROM next_try_at - tried_at) / 3600)::integer AS hours FROM google_told_jobs WHERE job_id = '${bad}'`;
    expect(await query(pause)).toEqual([{ hours: 1 }]);
    await afterPauses();
    expect(await tellAndListMessages()).toEqual([messageFor('UPDATED', bad)]);
    expect(await query(pause)).toEqual([{ hours: 6 }]);
    google.forget();
    await afterPauses();
    expect(await tellAndListMessages()).toEqual([messageFor('UPDATED', bad)]);
    expect((await account())?.refused).toEqual([]);
  });

  test.each([
    [403, 'Search Console'],
    [401, 'rejected its token'],
    [429, 'daily limit'],
    [500, 'Google had an error'],
    [302, 'redirected the request'],
  ])('after a %i nothing is sent until a pause is over, which grows', async (status, words) => {
    await addJobs(db.database, {}, {});
    await save();
    google.answers(() => status);
    const pause = async () =>
      (
        await query<{ s: number }>(
          'SELECT round(extract(epoch FROM next_try_at - last_at))::integer AS s FROM google_account',
        )
      )[0]?.s;
    expect(await tellAndListMessages()).toHaveLength(1);
    expect((await account())?.problem?.toLowerCase()).toContain(words.toLowerCase());
    expect(await pause()).toBe(60);
    expect(await tellAndListMessages()).toEqual([]);
    await afterPauses();
    expect(await tellAndListMessages()).toHaveLength(1);
    expect(await pause()).toBe(300);
    google.answers(() => 200);
    await afterPauses();
    expect(await tellAndListMessages()).toHaveLength(2);
    expect(await account()).toMatchObject({ problem: null, waiting: 0 });
  });

  test('an account that Google does not take, and a key that cannot be read any more, are said', async () => {
    await addJobs(db.database, {});
    await save();
    google.gives({ status: 400, seconds: 1 });
    expect(await tellAndListMessages()).toEqual([]);
    expect((await account())?.problem).toContain('rejects the service account');
    await afterPauses();
    googleIndexing = new GoogleIndexing('another secret', google.counterpart);
    expect(await tellAndListMessages()).toEqual([]);
    expect((await account())?.problem).toContain('SECRET_KEY has changed');
    expect(google.received).toEqual([]);
  });

  test('two processes send each message once, and what a dead one left is sent after its lease', async () => {
    await addJobs(db.database, {}, {}, {});
    await save();
    await Promise.all([runTellGoogle(), runTellGoogle()]);
    expect(google.messages()).toHaveLength(3);
    await addJobs(db.database, {});
    await query(`UPDATE google_account SET busy_until = now() + interval '1 minute'`);
    expect(await tellAndListMessages()).toEqual([]);
    await query(`UPDATE google_account SET busy_until = now()`);
    expect(await tellAndListMessages()).toHaveLength(1);
  });
});

describe('its account', () => {
  test('the key is sealed, stays where no file is pasted, and goes with all that was noted', async () => {
    expect(await save('200', '')).toEqual({ ok: false, reason: 'no_account' });
    await addJobs(db.database, {});
    await save();
    await runTellGoogle();
    const sealed = () =>
      query<{ sealed_key: Buffer; per_day: number }>('SELECT sealed_key, per_day FROM google_account');
    const [before] = await sealed();
    expect(before?.sealed_key.toString('latin1')).not.toContain('PRIVATE KEY');
    expect(await save('900', '')).toEqual({ ok: true });
    expect(await sealed()).toEqual([{ sealed_key: before?.sealed_key, per_day: 900 }]);
    await changeGoogleAccount({ database: db.database, googleIndexing }, admin, { intent: 'remove' });
    expect(await sealed()).toEqual([]);
    expect(await query('SELECT job_id FROM google_told_jobs')).toEqual([]);
    const labels = await query<{ label: string }>(
      `SELECT subject_label AS label FROM audit_entries WHERE subject_id = 'google-indexing' ORDER BY created_at`,
    );
    expect(labels.at(-1)).toEqual({ label: 'Google for Jobs indexing: off' });
    expect(JSON.stringify(labels)).not.toContain('PRIVATE');
  });

  test('is changed by administrators alone, and seen by no employer', async () => {
    await save();
    const employer = { ...admin, id: EMPLOYER };
    const change = { intent: 'remove' } as const;
    await changeGoogleAccount({ database: db.database, googleIndexing }, employer, change).catch(() => undefined);
    expect(await account()).not.toBeNull();
    expect(await readGoogle(db.database, employer)).toBeNull();
  });

  test('files that are none are refused', () => {
    const good = JSON.parse(GOOGLE_KEY_FILE);
    for (const bad of [
      '',
      '[]',
      '{"type":',
      JSON.stringify({ ...good, type: 'authorized_user' }),
      JSON.stringify({ ...good, private_key: 'a key' }),
      JSON.stringify({ ...good, private_key: GOOGLE_PUBLIC_KEY }),
      JSON.stringify({ ...good, client_email: 'jobs\r\n@harbour.test' }),
      '['.repeat(15_000),
    ])
      expect(readServiceAccount(bad), bad.slice(0, 30)).toBeNull();
    for (const per_day of ['0', '-1', '1.5', '200001', 'many', ''])
      expect(googleForm.safeParse({ intent: 'save', service_account: GOOGLE_KEY_FILE, per_day }).success, per_day).toBe(
        false,
      );
  });
});
