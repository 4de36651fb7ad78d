import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAdvertOfJob } from '#app/features/board/channels/queries/find-a-job.server.ts';
import {
  beginUploads,
  codesIn,
  NO_SSHD,
  openUploadStage,
  type UploadStage,
} from '#app/features/board/channels/tests/upload-stage.ts';
import { describeAdvert } from '#app/features/board/channels/texts.ts';
import { Sftp } from '#platform/sftp/sftp.server.ts';

let stage: UploadStage | null;

beforeAll(async () => {
  stage = await openUploadStage();
  if (stage) await beginUploads(stage);
}, 300_000);
afterAll(() => stage?.close());
beforeEach(async (context) => {
  if (!stage) return context.skip(NO_SSHD);
  for (const table of ['jobs', 'find_a_job_adverts', 'find_a_job_reports']) await stage.query(`DELETE FROM ${table}`);
  await stage.query(
    `UPDATE find_a_job_account SET version = NULL, looked_at = NULL, next_try_at = now(), last_reason = NULL, failures = 0`,
  );
});
const at = (): UploadStage => stage as UploadStage;

describe('adverts are uploaded to Find a job', () => {
  test('what is open, then what is to be taken down, also of deleted jobs; a file that was not taken is replaced', async () => {
    const { upload, addAdverts, there, later, query, adverts } = at();
    const [one = '', two = '', three = ''] = await addAdverts({}, {}, {});
    expect(await upload()).toEqual({ uploaded: true, reports: 0, failure: null });
    expect(codesIn(await there.received('-upload-')).toSorted()).toEqual([one, two, three].toSorted());
    expect(await there.received('-upload-')).toMatch(/<\/Vacancies>\n$/);
    expect(await there.names()).toEqual([expect.stringMatching(/^harbour-upload-\d{8}-\d{6}\.xml$/)]);
    expect(await upload()).toBeNull();

    await query(`UPDATE jobs SET status = 'closed' WHERE id = '${one}'`);
    await query(`DELETE FROM jobs WHERE id = '${two}'`);
    expect(await upload()).toBeNull();
    await later();
    expect(await upload()).toMatchObject({ uploaded: true });
    expect(codesIn(await there.received('-upload-'))).toEqual([three]);
    expect(codesIn(await there.received('-expire-')).toSorted()).toEqual([one, two].toSorted());
    expect(await there.names()).toHaveLength(2);
    expect((await adverts()).filter(({ gone }) => gone)).toHaveLength(2);

    await query(`UPDATE job_channels SET is_on = false, on_since = NULL`);
    await later();
    expect(await upload()).toMatchObject({ uploaded: true });
    expect(codesIn(await there.received('-expire-')).toSorted()).toEqual([one, two, three].toSorted());
    expect(await there.received('-upload-')).toBeNull();
    await query(`UPDATE job_channels SET is_on = true, on_since = now()`);
  });

  test('a job that is open for longer than 30 days is given again, and its advert of before is taken down', async () => {
    const { upload, addAdverts, there, later, query } = at();
    const [long = ''] = await addAdverts({});
    await upload();
    await query(
      `UPDATE jobs SET created_at = created_at - interval '30 days', title = 'Still open' WHERE id = '${long}'`,
    );
    await later();
    await upload();
    expect(codesIn(await there.received('-upload-'))).toEqual([`${long}-2`]);
    expect(codesIn(await there.received('-expire-'))).toEqual([long]);
  });

  test('its report says what was refused and why, once, and the newest counts', async () => {
    const { upload, addAdverts, there, later, account, adverts, db, admin } = at();
    const [good = '', bad = '', silent = ''] = await addAdverts({ title: 'Good' }, { title: 'Bad' }, {});
    await upload();
    const reason = 'Closing date must be between posting/editing date +1 day and posting date +30 days';
    const foreign = crypto.randomUUID();
    const day = (number: number) => new Date(Date.now() - number * 86_400_000);
    await there.report('upload-1.csv', `Reference,Status,Reason\n${good},Rejected,Old\n${bad},Accepted,\n`, day(2));
    await there.report(
      'upload-2.csv',
      `Reference,Status,Reason\n${good},Accepted,\n${bad},Rejected,"${reason}"\n${foreign},Rejected,\n`,
      day(1),
    );
    await there.report('expire-2.csv', `${good},Rejected,Not found\n`);
    await later();
    expect(await upload()).toEqual({ uploaded: false, reports: 3, failure: null });
    const uploads = await account();
    expect(uploads?.counts).toEqual({ accepted: 1, refused: 1, unknown: 1 });
    expect(uploads?.refused).toMatchObject([{ id: bad, title: 'Bad', reason }]);
    expect(
      uploads?.reports.map(({ name, kind, accepted, refused, notOurs }) => [name, kind, accepted, refused, notOurs]),
    ).toEqual([
      ['expire-2.csv', 'expiry', 0, 1, 0],
      ['upload-2.csv', 'upload', 1, 2, 1],
      ['upload-1.csv', 'upload', 1, 1, 0],
    ]);
    const advert = await findAdvertOfJob(db.database, admin, bad);
    expect(advert && describeAdvert(advert)).toMatch(/^Uploaded on .+, refused on .+: Closing date must be/);
    expect((await adverts()).find(({ reference }) => reference === silent)?.outcome).toBeNull();
    await later();
    expect(await upload()).toEqual({ uploaded: false, reports: 0, failure: null });
  });

  test('a server with another key is sent nothing, and the key that it showed can be confirmed', async () => {
    const { upload, addAdverts, there, account, change, query } = at();
    await addAdverts({});
    const before = await there.names();
    await query(`UPDATE find_a_job_account SET host_key = 'SHA256:${'A'.repeat(43)}'`);
    expect(await upload()).toMatchObject({ uploaded: false, failure: 'other_host_key' });
    expect(await there.names()).toEqual(before);
    const uploads = await account();
    expect(uploads?.problem).toMatch(/^The server showed another key/);
    expect(uploads?.shownKey).toBe(there.server.hostKey);
    expect(await change({ intent: 'confirm', host_key: `SHA256:${'B'.repeat(43)}` })).toMatchObject({
      reason: 'key_changed',
    });
    expect(await upload()).toBeNull();
    expect(await change({ intent: 'confirm', host_key: there.server.hostKey })).toMatchObject({ ok: true });
    expect(await upload()).toMatchObject({ uploaded: true, failure: null });
  });

  test('a key or password that the server does not take is told in words', async () => {
    const { upload, addAdverts, there, account, save } = at();
    await addAdverts({});
    await save({ sign_in: 'password', password: 'a wrong password' });
    expect(await upload()).toMatchObject({ failure: 'login_refused' });
    expect((await account())?.problem).toBe('The server did not accept the user name with this key or password.');
    expect(await upload()).toBeNull();
    expect(await save({ sign_in: 'password' })).toEqual({ ok: true, isMet: true });
    await save();
    expect(await upload()).toMatchObject({ failure: 'login_refused' });
    await there.server.letIn((await account())?.publicKey ?? '');
    await save({ folder_in: 'Nowhere' });
    expect(await upload()).toMatchObject({ failure: 'no_folder' });
    await save({ username: there.server.user });
    expect(await upload()).toMatchObject({ uploaded: true, failure: null });
  });
});

test('a private address is never called', async () => {
  const { upload, addAdverts, save, account, there } = at();
  await addAdverts({});
  const before = there.server.log();
  for (const host of ['127.0.0.1', '0x7f.1', '2130706433', '[::1]', '::ffff:10.0.0.1', '169.254.169.254'])
    expect(() => save({ host }), host).toThrow('private network');
  for (const host of ['sftp.example/x', 'user@sftp.example', 'sftp.example:22', 'a b'])
    expect(() => save({ host }), host).toThrow('not the name of a server');
  expect(() => save({ port: '25' })).toThrow('Only port 443');
  const real = new Sftp('of a test', { resolve: async () => ['10.0.0.1', '8.8.8.8'] });
  expect(await real.meet({ host: 'sftp.example', port: 22 }, new AbortController().signal)).toEqual({
    ok: false,
    reason: 'not_public',
  });
  expect(there.server.log()).toBe(before);
  expect((await account())?.host).toBe('sftp.example');
  expect(await upload()).toMatchObject({ uploaded: true });
});
