import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCandidates } from '#db/seed/candidates.ts';
import { seedCandidates } from '#db/seed/seed-candidates.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { examineDocument } from '#platform/upload/document-kind.server.ts';
import { storeDemoFiles } from '#server/start/demo-files.ts';
import { NO_STORAGE } from '#tests/support/account-services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { EMPLOYER, OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { castMember } from '#tests/support/session.ts';

let database: TestDatabase;
const AISHA = castMember('Aisha').id;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  await database.database.asSystem((transaction) => seedCandidates(transaction, new Date()));
});

afterAll(() => database?.drop());

const listApplications = () =>
  database.database.asSystem((transaction) =>
    transaction.selectFrom('applications').selectAll().orderBy('sent_at').execute(),
  );

test('three applications lie with two employers, each as far as its steps have brought it', async () => {
  const applications = await listApplications();
  expect(applications.map(({ status, candidate_id }) => [status, candidate_id])).toEqual([
    ['shortlisted', AISHA],
    ['viewed', AISHA],
    ['sent', AISHA],
  ]);
  const events = await database.database.asSystem((transaction) =>
    transaction
      .selectFrom('application_events as e')
      .innerJoin('applications as a', 'a.id', 'e.application_id')
      .select(['e.status', 'e.actor_id', 'e.message', 'e.created_at', 'a.sent_at'])
      .orderBy('a.sent_at')
      .orderBy('e.id')
      .execute(),
  );
  expect(events.map(({ status, actor_id }) => [status, actor_id])).toEqual([
    ['sent', AISHA],
    ['viewed', EMPLOYER],
    ['shortlisted', EMPLOYER],
    ['sent', AISHA],
    ['viewed', OTHER_EMPLOYER],
    ['sent', AISHA],
  ]);
  expect(events[2]?.message).toMatch(/^Hello Aisha Bello,\n\nNorthgate Analytics has put you on the shortlist/);
  expect(events[1]?.message).toBeNull();
  for (const { status, created_at, sent_at } of events) {
    if (status === 'sent') expect(created_at).toEqual(sent_at);
    else expect(created_at.getTime()).toBeGreaterThan(sent_at.getTime());
  }
});

test('what was applied for is liked and marked so, and nothing else is', async () => {
  const liked = await database.database.asSystem((transaction) =>
    transaction
      .selectFrom('liked_jobs')
      .select(['job_id', 'applied', 'applied_at'])
      .where('user_id', '=', AISHA)
      .execute(),
  );
  const applications = await listApplications();
  expect(liked).toHaveLength(6);
  const applied = liked.filter((each) => each.applied);
  expect(applied.map(({ job_id }) => job_id).sort()).toEqual(applications.map(({ job_id }) => job_id).sort());
});

test('each CV is the file that its row describes, and one that an upload would take', async () => {
  const rows = await database.database.asSystem((transaction) => transaction.selectFrom('cvs').selectAll().execute());
  const files = demoCandidates.flatMap(({ cv }) => (cv ? [cv] : []));
  expect(rows.map(({ id, name, size_bytes, sha256 }) => ({ id, name, size_bytes, sha256 }))).toEqual(
    files.map(({ id, name, bytes }) => ({
      id,
      name,
      size_bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
    })),
  );
  for (const { bytes } of files) expect(await examineDocument(Buffer.from(bytes))).toMatchObject({ kind: 'pdf' });
});

test('their files are stored where the rows say, again only where one is missing or cut short, and not for a row that is gone', async () => {
  const stored: Record<string, Buffer> = {};
  let puts = 0;
  const storage: Storage = {
    ...NO_STORAGE,
    put: async ({ key, bytes }) => {
      if (stored[key]) throw new Error('A file of this key is stored already');
      if (key.includes('/cv-')) puts += 1;
      stored[key] = Buffer.from(bytes);
    },
    remove: async (key) => {
      delete stored[key];
    },
    open: async (key) => (stored[key] ? Readable.from([stored[key]]) : null),
  };
  await Promise.all([storeDemoFiles(database.database, storage), storeDemoFiles(database.database, storage)]);
  const { storage_key, sha256 } = await database.database.asSystem((transaction) =>
    transaction.selectFrom('cvs').select(['storage_key', 'sha256']).executeTakeFirstOrThrow(),
  );
  expect(puts).toBe(1);
  stored[storage_key ?? ''] = Buffer.from('%PDF-1.4');
  await storeDemoFiles(database.database, storage);
  expect(puts).toBe(2);
  expect(
    createHash('sha256')
      .update(stored[storage_key ?? ''] ?? '')
      .digest(),
  ).toEqual(sha256);

  await database.database.asSystem(async (transaction) => {
    await transaction.deleteFrom('profiles').where('id', '=', AISHA).execute();
  });
  delete stored[storage_key ?? ''];
  await storeDemoFiles(database.database, storage);
  expect(puts).toBe(2);
});
