import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import { removeCv, storeCv } from '#app/features/people/profile/commands/cvs.server.ts';
import { findOwnCv } from '#app/features/people/profile/queries/cvs.server.ts';
import { removeLooseFiles } from '#app/features/people/profile/tasks.server.ts';
import { LONGEST_PUT_SECONDS, type Storage, StoreFull } from '#platform/storage/storage.ts';
import { accountServices, NO_STORAGE } from '#tests/support/account-services.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { listCvs } from '#tests/support/cv-upload.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { pdf } from '#tests/support/documents.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
const files = new Set<string>();
const storage: Storage = {
  ...NO_STORAGE,
  put: async ({ key }) => void files.add(key),
  remove: async (key) => void files.delete(key),
};

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db?.drop());

const newCandidate = async () => {
  const [id = ''] = await addCandidates(db.database, 'Wren Halloran');
  return { id } as Candidate;
};
const CV = { bytes: pdf(), extension: 'pdf', name: 'cv.pdf' } as const;
const store = (candidate: Candidate, over: Partial<Storage> = {}) =>
  storeCv(accountServices(db, { storage: { ...storage, ...over } }), candidate, CV);
const listNoted = () => queryTasks<{ storage_key: string }>(db, 'SELECT storage_key FROM loose_files');

async function removeLoose(over: Partial<Storage> = {}) {
  const services = {
    ...accountServices(db, { storage: { ...storage, ...over } }),
    mailer: { send: async () => undefined },
  };
  await removeLooseFiles.run(services, {}, { taskId: 'x', signal: new AbortController().signal });
}

async function demandNothingLoose() {
  await queryTasks(db, 'UPDATE loose_files SET keep_until = now()');
  await removeLoose();
  expect(await listNoted()).toEqual([]);
  expect([...files].sort()).toEqual((await listCvs(db)).map(({ storage_key }) => storage_key));
}

test('while a file is being stored it is noted, for longer than storing it may take, and a task is to look after it', async () => {
  const candidate = await newCandidate();
  const send = vi.fn(async () => undefined);
  const noted: unknown[] = [];
  const put: Storage['put'] = async (file) => {
    noted.push(
      ...(await queryTasks(
        db,
        `SELECT storage_key, keep_until > now() + interval '35 seconds' AS is_kept FROM loose_files`,
      )),
    );
    await storage.put(file);
  };
  const services = accountServices(db, { storage: { ...storage, put }, tasks: { send } });
  const stored = await storeCv(services, candidate, CV);
  const key = `${candidate.id}/cv-${stored.ok ? stored.cv.id : ''}.pdf`;
  expect(noted).toEqual([{ storage_key: key, is_kept: true }]);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    'remove-loose-files',
    {},
    { key, afterSeconds: LONGEST_PUT_SECONDS + 11 },
  );
  expect(await listNoted()).toEqual([]);
});

test('a store that fails, or is full, leaves neither a row nor, in the end, a file', async () => {
  const candidate = await newCandidate();
  const half = (error: Error): Partial<Storage> => ({
    put: async (file) => {
      await storage.put(file);
      throw error;
    },
  });
  await expect(store(candidate, half(new Error('broken')))).rejects.toThrow('broken');
  expect(await store(candidate, half(new StoreFull(null)))).toEqual({ ok: false, reason: 'store_full' });
  expect(await findOwnCv(accountServices(db), candidate)).toBeNull();
  await demandNothingLoose();
});

test('what took so long that it was taken away gets no row', async () => {
  const candidate = await newCandidate();
  const put: Storage['put'] = async (file) => {
    await storage.put(file);
    await queryTasks(db, 'UPDATE loose_files SET keep_until = now()');
  };
  expect(await store(candidate, { put })).toEqual({ ok: false, reason: 'failed' });
  expect(await findOwnCv(accountServices(db), candidate)).toBeNull();
  await demandNothingLoose();
});

test('deleted while a file is being stored', async () => {
  const candidate = await newCandidate();
  const put: Storage['put'] = async (file) => {
    await storage.put(file);
    await queryTasks(db, 'DELETE FROM profiles WHERE id = $1', [candidate.id]);
  };
  expect(await store(candidate, { put })).toEqual({ ok: false, reason: 'failed' });
  await demandNothingLoose();
});

test('of many at once one stays, and removing beside them leaves one or none', async () => {
  const candidate = await newCandidate();
  await Promise.all(Array.from({ length: 8 }, () => store(candidate)));
  const listOwnIds = async () =>
    (await listCvs(db)).filter(({ user_id }) => user_id === candidate.id).map(({ id }) => id);
  expect(await listOwnIds()).toEqual([(await findOwnCv(accountServices(db), candidate))?.id]);
  await Promise.all([store(candidate), removeCv(accountServices(db), candidate), store(candidate)]);
  const currentCv = await findOwnCv(accountServices(db), candidate);
  expect(await listOwnIds()).toEqual(currentCv ? [currentCv.id] : []);
  await demandNothingLoose();
});

test('a file that cannot be removed does not keep others, and is tried again', async () => {
  const candidate = await newCandidate();
  const [first, second] = [await store(candidate), await store(candidate)];
  expect(first.ok).toBe(true);
  expect(second.ok).toBe(true);
  await removeCv(accountServices(db), candidate);
  const [stuck = ''] = (await listNoted()).map(({ storage_key }) => storage_key);
  const remove: Storage['remove'] = (key) => (key === stuck ? Promise.reject(new Error('stuck')) : storage.remove(key));
  await expect(removeLoose({ remove })).rejects.toThrow('could not be removed: 1');
  expect((await listNoted()).map(({ storage_key }) => storage_key)).toEqual([stuck]);
  await demandNothingLoose();
});
