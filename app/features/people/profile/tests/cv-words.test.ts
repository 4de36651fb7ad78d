import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readNewCvs } from '#app/features/people/profile/commands/read-new-cvs.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { accountServices, NO_STORAGE } from '#tests/support/account-services.ts';
import { addAccounts } from '#tests/support/admin-desk.ts';
import { addApplications, addCv } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { pdfWith } from '#tests/support/documents.ts';
import { addEnquiry, addEnquiryFile } from '#tests/support/enquiries.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { scannedPdf } from '#tests/support/scanned-pdf.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let candidate = '';
const opened: string[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

beforeEach(async () => {
  opened.length = 0;
  await asSuperuser(db, 'TRUNCATE person_cv_words');
  [candidate = ''] = await addAccounts(db, { status: 'approved', fullName: 'Wren Halloran' });
});

afterAll(() => db?.drop());

const holding = (open: (key: string) => Readable | null): Storage => ({
  ...NO_STORAGE,
  open: async (key) => {
    opened.push(key);
    return open(key);
  },
});
const readAll = (storage: Storage, program: string | null = null) =>
  readNewCvs({ ...accountServices(db, { storage }), mailer: undefined } as never, new AbortController().signal, {
    program,
    limits: { milliseconds: PATIENCE_MS },
  });
const keep = (text: string) =>
  db.database.asSystem((t) =>
    sql`SELECT app.keep_cv_words(person_id, cv_id, ${text}) FROM person_cv_words WHERE words IS NULL`.execute(t),
  );
const finds = async (word: string) =>
  (
    await queryTasks<{ name: string }>(
      db,
      `SELECT full_name AS name FROM people WHERE search_vector @@ to_tsquery('app.job_words', $1)`,
      [word],
    )
  ).map(({ name }) => name);
const giveCv = async () => {
  const id = await addCv(db.database, candidate);
  await asSuperuser(db, `UPDATE profiles SET cv_id = '${id}' WHERE id = '${candidate}'`);
  return id;
};
const addGuest = async (fullName: string, cvId: string, more: object = {}) => {
  const [job_id = ''] = await addJobs(db.database, {});
  const email = `${cvId}@mail.example`;
  const [id = ''] = await addApplications(db.database, {
    candidate_id: null,
    job_id,
    email,
    full_name: fullName,
    ...more,
  });
  await asSuperuser(
    db,
    `INSERT INTO cvs (id, application_id, name, extension, size_bytes, sha256) VALUES ('${cvId}', '${id}', 'cv.pdf', 'pdf', 9, sha256('x'))`,
    `UPDATE applications SET cv_id = '${cvId}' WHERE id = '${id}'`,
  );
  return id;
};

test('a CV is read by the reader, once, and found by its words', async () => {
  const cv = await giveCv();
  const storage = holding(() => Readable.from([pdfWith(['Wren Halloran', 'Zephyrwelding at the shipyard'])]));
  expect(await readAll(storage)).toBe(1);
  expect(opened).toEqual([`${candidate}/cv-${cv}.pdf`]);
  expect(await finds('zephyrwelding')).toEqual(['Wren Halloran']);
  expect(await readAll(storage)).toBe(0);
  expect(opened).toHaveLength(1);
});

test('a scan is read by the program that is installed, and has no words without one', async () => {
  const data = deflateSync(Buffer.alloc(400 * 60, 255));
  const bytes = scannedPdf([{ width: 400, height: 60, filter: '/FlateDecode', data }]);
  const folder = mkdtempSync(path.join(tmpdir(), 'scan-'));
  const program = path.join(folder, 'tesseract');
  writeFileSync(program, '#!/bin/sh\ncat > /dev/null\necho Zephyrscan\n', { mode: 0o755 });
  const storage = holding(() => Readable.from([bytes]));
  await giveCv();
  expect([await readAll(storage), await finds('zephyrscan')]).toEqual([1, []]);
  await giveCv();
  expect([await readAll(storage, program), await finds('zephyrscan')]).toEqual([1, ['Wren Halloran']]);
  rmSync(folder, { recursive: true });
});

test('the words weigh least, survive other changes, and follow a new CV', async () => {
  await giveCv();
  await keep('zephyrone');
  await asSuperuser(db, `UPDATE profiles SET bio = 'Changed' WHERE id = '${candidate}'`);
  expect(await finds('zephyrone:D')).toEqual(['Wren Halloran']);
  expect(await finds('zephyrone:ABC')).toEqual([]);
  await giveCv();
  await keep('zephyrtwo');
  expect([await finds('zephyrone'), await finds('zephyrtwo')]).toEqual([[], ['Wren Halloran']]);
});

test.each([
  ['removed from the profile', (cv: string) => `UPDATE profiles SET cv_id = NULL WHERE cv_id = '${cv}'`],
  ['deleted', (cv: string) => `DELETE FROM cvs WHERE id = '${cv}'`],
])('the words go with a CV that is %s, and nothing of it is read again', async (_, statement) => {
  const cv = await giveCv();
  await keep('zephyrgone');
  await asSuperuser(db, statement(cv));
  expect(await finds('zephyrgone')).toEqual([]);
  expect(await queryTasks(db, 'SELECT FROM person_cv_words WHERE cv_id = $1', [cv])).toEqual([]);
  expect(await readAll(holding(() => null))).toBe(0);
});

test('a guest’s CV is read, the newest of several; one of a withdrawn application is not', async () => {
  const [first, second] = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000c2'];
  await addGuest('Gail Guest', first);
  const withdrawn = await addGuest('Will Withdrawn', second);
  expect(await queryTasks(db, 'SELECT cv_id FROM person_cv_words ORDER BY cv_id')).toEqual([
    { cv_id: first },
    { cv_id: second },
  ]);
  await keep('zephyrguest');
  await asSuperuser(db, `UPDATE applications SET status = 'withdrawn' WHERE id = '${withdrawn}'`);
  expect(await finds('zephyrguest')).toEqual(['Gail Guest']);
});

test('a CV that came with a form is read once the form is confirmed, and goes with it', async () => {
  const form = { email: 'form@mail.example', name: 'Fern Former', confirmed_at: null };
  const id = await addEnquiry(db.database, form);
  const { storageKey } = await addEnquiryFile(db.database, { enquiry_id: id, name: 'cv.pdf', extension: 'pdf' });
  const plain = await addEnquiry(db.database, { ...form, email: 'plain@mail.example', name: 'Pia Plain' });
  await addEnquiryFile(db.database, { enquiry_id: plain });
  await asSuperuser(db, `UPDATE enquiries SET confirmed_at = now() WHERE id = '${id}'`);
  expect(await readAll(holding(() => Readable.from([pdfWith(['Fern Former', 'Zephyrforming in sheds'])])))).toBe(1);
  expect(opened).toEqual([storageKey]);
  expect(await finds('zephyrforming')).toEqual(['Fern Former']);
  await asSuperuser(db, `DELETE FROM enquiries WHERE id = '${id}'`);
  expect(await finds('zephyrforming')).toEqual([]);
  await asSuperuser(db, `UPDATE enquiries SET confirmed_at = now() WHERE id = '${plain}'`);
  expect(await readAll(holding(() => Readable.from(['Zephyrplain text'])))).toBe(1);
  expect(await finds('zephyrplain')).toEqual(['Pia Plain']);
});

test('what cannot be read has no words and is not tried again; a store that is away is asked later', async () => {
  await giveCv();
  const away = holding(() => {
    throw new Error('The store is away');
  });
  expect(await readAll(away)).toBe(0);
  const unread = () => queryTasks(db, 'SELECT FROM person_cv_words WHERE words IS NULL');
  expect(await unread()).toHaveLength(1);
  expect(await readAll(holding(() => Readable.from([Buffer.from('not a PDF')])))).toBe(1);
  expect(await unread()).toEqual([]);
});

test('a text of any length and with odd signs is cut and kept', async () => {
  await giveCv();
  await keep(`zephyrfirst ${'x'.repeat(5_000)} \u{10ffff} ${'word '.repeat(8_000)} zephyrlast`);
  expect([await finds('zephyrfirst'), await finds('zephyrlast')]).toEqual([['Wren Halloran'], []]);
});

test('only the site itself keeps words', async () => {
  const attempt = db.database.asActor(candidate, (t) =>
    sql`SELECT app.keep_cv_words(${candidate}, ${candidate}, 'x')`.execute(t),
  );
  await expect(attempt).rejects.toThrow('only the site itself');
});
