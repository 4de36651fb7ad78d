import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FILE_REFUSALS, REPLY_FILE_LIMITS } from '#domain/mail/reply-files.ts';
import { readMailReply } from '#platform/mail/mail-reply.server.ts';
import { type Storage, StoreFull } from '#platform/storage/storage.ts';
import { NO_STORAGE } from '#tests/support/account-services.ts';
import { addApplications, addCandidates, threadOf } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { bombsByDirectory } from '#tests/support/document-bombs.ts';
import { compoundFile, docx, jpeg, pdf } from '#tests/support/documents.ts';
import { ADMIN, addJobs, addPeople } from '#tests/support/jobs.ts';
import { attached, keepReply, REPLY } from '#tests/support/replies.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let [wren, application, thread] = ['', '', ''];
const stored = new Set<string>();
const storage: Storage = { ...NO_STORAGE, put: async ({ key }) => void stored.add(key) };

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

beforeEach(async () => {
  [wren = ''] = await addCandidates(db.database, 'Wren Halloran');
  const [job = ''] = await addJobs(db.database, { user_id: ADMIN });
  [application = ''] = await addApplications(db.database, { job_id: job, candidate_id: wren });
  thread = await threadOf(db, application);
  stored.clear();
});

const reply = (files: ReturnType<typeof attached>[], from = `${wren}@mail.example`) => ({
  ...REPLY,
  from,
  references: `<${thread}@jobs.example>`,
  messageId: `<${randomUUID()}@mail.example>`,
  files,
});
const take = (files: ReturnType<typeof attached>[], from?: string, store = storage) =>
  keepReply(db, reply(files, from), store);
const refusals = async () => {
  const rows = await queryTasks<{ file_names: string[]; file_refusals: string[] }>(
    db,
    'SELECT file_names, file_refusals FROM application_letters WHERE application_id = $1 ORDER BY written_at DESC',
    [application],
  );
  return rows[0]?.file_names.map((name, index) => [name, rows[0]?.file_refusals[index]]);
};
const listStored = () =>
  queryTasks<{ name: string; storage_key: string }>(
    db,
    `SELECT c.name, c.storage_key FROM cvs AS c JOIN application_letters AS l ON l.id = c.letter_id WHERE l.application_id = $1`,
    [application],
  );
const whole = (count: number) => Array.from({ length: count }, (_, n) => attached(`${n}.pdf`, pdf()));

const text = (content: string) => Buffer.from(content, 'latin1');
const [bomb = text('')] = Object.values(bombsByDirectory());
const HOSTILE: [name: string, bytes: Buffer, refusal: keyof typeof FILE_REFUSALS, type?: string][] = [
  ['cv.pdf', text('MZ\u0090\u0000 This program cannot be run in DOS mode.'), 'wrong_kind'],
  ['cv.pdf.exe', pdf(), 'unsafe', 'application/pdf'],
  ['cv\u202efdp.exe', pdf(), 'unsafe', 'application/pdf'],
  ['cv.html', text('<script>alert(1)</script>'), 'wrong_kind', 'text/html'],
  ['cv.pdf', text('<!doctype html><script>alert(1)</script>'), 'wrong_kind'],
  ['me.jpg', jpeg(), 'wrong_kind', 'image/jpeg'],
  ['cv.docx', docx({ name: 'word/vbaProject.bin' }), 'unsafe'],
  ['cv.docx', docx({ name: 'word/run.exe' }), 'unsafe'],
  ['cv.docx', bomb, 'unsafe'],
  ['cv.docx', compoundFile(['EncryptedPackage']), 'locked'],
  ['cv.pdf', Buffer.concat([pdf(), docx()]), 'unsafe'],
  ['cv.pdf', pdf().subarray(0, 300), 'damaged'],
  ['cv.pdf', text(''), 'empty'],
  ['cv.pdf', pdf(5_242_881), 'too_large'],
  ['winmail.dat', text('x\u009f>"'), 'wrong_kind', 'application/ms-tnef'],
];

test('U17: files that are no documents, too large, or too large when unpacked are refused with the reason and not stored', async () => {
  for (const [name, bytes, refusal, type] of HOSTILE) {
    expect(await take([attached(name, bytes, type)])).toBe('reply');
    expect([name, await refusals()]).toEqual([name, [[name, refusal]]]);
  }
  expect([stored.size, await listStored()]).toEqual([0, []]);
});

test('U17: five files are kept from an email, twenty for an application, five from unconfirmed senders', async () => {
  const { ofEmail, ofApplication, ofDoubtfulReplies } = REPLY_FILE_LIMITS;
  await take(whole(ofEmail + 2));
  expect(await refusals()).toEqual([
    ['5.pdf', 'too_many'],
    ['6.pdf', 'too_many'],
  ]);
  for (let email = 0; email < 3; email += 1) expect(await take(whole(3), 'stranger@mail.example')).toBe('doubtful');
  expect((await listStored()).length).toBe(ofEmail + ofDoubtfulReplies);
  await Promise.all([1, 2, 3, 4].map(() => take(whole(ofEmail))));
  expect((await listStored()).length).toBe(ofApplication);
  await take(whole(1));
  expect(await refusals()).toEqual([['0.pdf', 'no_room']]);
});

test('U17: file names lead to no other folder; a full store is a reason to refuse; without a store the email is retried', async () => {
  await take([attached('../../../etc/cron.d/x<b>.pdf', pdf()), attached(`${'x'.repeat(90)}é.docx`, docx())]);
  for (const { name, storage_key } of await listStored())
    expect([name, storage_key]).toEqual([
      expect.stringMatching(/^[A-Za-z0-9._-]{1,100}$/),
      expect.stringMatching(/^guests\/cv-[\da-f-]{36}\.(?:pdf|docx)$/),
    ]);
  const full = { ...storage, put: () => Promise.reject(new StoreFull(null)) };
  await take(whole(1), undefined, full);
  expect(await refusals()).toEqual([['0.pdf', 'store_full']]);
  const letters = () => queryTasks(db, 'SELECT FROM application_letters WHERE application_id = $1', [application]);
  const before = (await letters()).length;
  await expect(take(whole(1), undefined, NO_STORAGE)).rejects.toThrow('no store');
  expect((await letters()).length).toBe(before);
});

const part = (headers: string[], body: Buffer) =>
  ['--b', ...headers, 'Content-Transfer-Encoding: base64', '', body.toString('base64')].join('\r\n');
const mailOf = (...parts: string[]) =>
  Buffer.from(
    [
      'From: <wren@mail.example>',
      'Message-ID: <1@mail.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>Attached.</p><img src="cid:logo@x"><img src="cid:photo@x">',
      ...parts,
      '--b--',
    ].join('\r\n'),
  );

test('U17: signature pictures, calendars and keys do not count as files; photos and unnamed documents do', async () => {
  const picture = (id: string, bytes: number) =>
    part(
      [`Content-Type: image/png; name="${id}.png"`, `Content-ID: <${id}@x>`, 'Content-Disposition: inline'],
      Buffer.alloc(bytes, 7),
    );
  const read = await readMailReply(
    mailOf(
      picture('logo', 20_000),
      picture('photo', 400_000),
      part(['Content-Type: application/ics; name="invite.ics"'], text('BEGIN:VCALENDAR')),
      part(['Content-Type: application/pkcs7-signature; name="smime.p7s"'], text('x')),
      part(['Content-Type: application/pdf'], pdf()),
    ),
  );
  expect(read?.files.map(({ name }) => name)).toEqual(['photo.png', 'attachment.pdf']);
  const most = await readMailReply(
    mailOf(...Array.from({ length: 500 }, (_, n) => part([`Content-Type: x/y; name=${n}`], text('x')))),
  );
  expect(most?.files.length).toBe(20);
});
