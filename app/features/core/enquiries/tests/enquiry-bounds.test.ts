import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmEnquiry } from '#app/features/core/enquiries/commands/confirm-enquiry.server.ts';
import type { EnquiryFile } from '#app/features/core/enquiries/commands/enquiry-files.server.ts';
import { sendEnquiry } from '#app/features/core/enquiries/commands/send-enquiry.server.ts';
import type { NewEnquiry } from '#app/features/core/enquiries/schema.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { type Storage, StoreFull } from '#platform/storage/storage.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { issueLink } from '#platform/token/emailed-links.server.ts';
import { newAddress } from '#tests/support/account-forms.ts';
import { accountServices, NO_STORAGE } from '#tests/support/account-services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addEnquiry } from '#tests/support/enquiries.ts';
import { asSuperuser } from '#tests/support/faults.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db?.drop());

const isHuman: RequestContext['humanCheck'] = {
  issue: () => Promise.reject(new Error('No challenge is issued here')),
  verify: async () => ({ ok: true }),
};
const newEmail = () => `${randomUUID()}@mail.example`;
const storage: Storage = { ...NO_STORAGE, put: async () => undefined };
const CV: EnquiryFile = { kind: 'cv', name: 'cv.txt', extension: 'txt', bytes: Buffer.from('Ten years of lights.') };

/**
 * Collects the names of queued emails.
 *
 * @param waitFor delays an email until others have come as far
 */
function recordMails(sent: string[], waitFor: (mail: string) => Promise<void> = async () => undefined): Tasks {
  return {
    send: async (_transaction, _task, payload) => {
      const mail = 'mail' in payload ? payload.mail : '';
      sent.push(mail);
      await waitFor(mail);
    },
  };
}

type Sending = { isConfirmed?: boolean; files?: EnquiryFile[]; tasks?: Tasks; store?: Storage; ip?: string };

function send(email: string, { isConfirmed = false, files = [], store = storage, ...from }: Sending = {}) {
  const sender = { name: 'Wren Halloran', email };
  const work = { currentPosition: 'Keeper', role: 'Head keeper', location: 'Leeds' };
  const enquiry: NewEnquiry =
    files.length > 0
      ? { kind: 'candidate', ...sender, ...work, phone: '0131 496 0321' }
      : { kind: 'contact', ...sender, purpose: 'job', message: 'Any lights to keep?' };
  const read = { enquiry, humanCheck: isConfirmed ? 'proof' : '' };
  const services = accountServices(db, { tasks: recordMails([]), storage: store, ...from });
  return sendEnquiry({ ...services, humanCheck: isHuman }, read, { files });
}

function barrier(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === count) resolve();
    return promise;
  };
}

const countOf = (email: string) =>
  db.database.asSystem(async (transaction) => {
    const rows = await transaction.selectFrom('enquiries').select('id').where('email', '=', email).execute();
    return rows.length;
  });

test('of twenty concurrent unconfirmed forms for one address three are accepted, and three links emailed', async () => {
  const [email, sent] = [newEmail(), [] as string[]];
  const results = await Promise.all(Array.from({ length: 20 }, () => send(email, { tasks: recordMails(sent) })));
  expect(results.filter(({ ok }) => ok)).toHaveLength(3);
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'too_many_attempts' });
  expect(sent).toEqual(Array(3).fill('confirm-enquiry'));
  expect(await countOf(email)).toBe(3);
  expect(await send(newEmail())).toMatchObject({ ok: true });
});

test('of seven confirmed forms, four of them at once, all are accepted and five acknowledged; a link used later sends no receipt', async () => {
  const [email, sent] = [newEmail(), [] as string[]];
  for (let count = 0; count < 3; count += 1) await send(email, { tasks: recordMails(sent), isConfirmed: true });
  const waitForOthers = barrier(4);
  const tasks = recordMails(sent, async (mail) => (mail === 'enquiry-arrived' ? waitForOthers() : undefined));
  const results = await Promise.all(Array.from({ length: 4 }, () => send(email, { tasks, isConfirmed: true })));
  expect(results.filter(({ ok }) => ok)).toHaveLength(4);
  expect(sent.filter((mail) => mail === 'enquiry-arrived')).toHaveLength(7);
  expect(sent.filter((mail) => mail === 'enquiry-receipt')).toHaveLength(5);
  const id = await addEnquiry(db.database, { email, confirmed_at: null });
  const { token } = await db.database.asSystem((transaction) => issueLink(transaction, 'enquiry', { enquiry_id: id }));
  const later: string[] = [];
  const pressed = await Promise.all(
    Array.from({ length: 4 }, () => confirmEnquiry({ database: db.database, tasks: recordMails(later) }, token)),
  );
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(later).toEqual(['enquiry-arrived']);
});

test('one IP address may send twenty forms a day with files and no human check; forms that were not stored do not count', async () => {
  const ip = newAddress();
  const full: Storage = { ...storage, put: () => Promise.reject(new StoreFull(null)) };
  const sendManyFrom = async (count: number, store?: Storage) => {
    // Clears the limit for 15 minutes, so that only the daily limit applies.
    await asSuperuser(db, 'TRUNCATE ip_attempts');
    return Promise.all(
      Array.from({ length: count }, () => send(newEmail(), { files: [CV], ip, ...(store && { store }) })),
    );
  };
  expect(await sendManyFrom(9, full)).toEqual(Array(9).fill({ ok: false, reason: 'store_full' }));
  await sendManyFrom(9);
  await sendManyFrom(9);
  const last = await sendManyFrom(9);
  expect(last.filter(({ ok }) => ok)).toHaveLength(2);
  expect(last.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'too_many_attempts' });
  expect(await send(newEmail(), { files: [CV] })).toMatchObject({ ok: true });
});

test('unconfirmed files use a limited part of the store; confirmed ones are still accepted', async () => {
  expect(await send(newEmail(), { files: [CV] })).toEqual({ ok: true, isConfirmed: false });
  await db.database.asSystem((transaction) =>
    sql`
      WITH full_ones AS (
        INSERT INTO enquiries (kind, name, email, phone, current_position, role, location)
        SELECT 'candidate', 'Wren Halloran', n || '@mail.example', '0131 496 0321', 'Keeper', 'Head keeper', 'Leeds'
        FROM generate_series(1, 205) AS n RETURNING id
      )
      INSERT INTO enquiry_files (enquiry_id, kind, name, extension, size_bytes, sha256)
      SELECT id, 'cv', 'cv.txt', 'txt', 5242880, decode(repeat('00', 32), 'hex') FROM full_ones`.execute(transaction),
  );
  expect(await send(newEmail(), { files: [CV] })).toEqual({ ok: false, reason: 'store_full' });
  expect(await send(newEmail())).toEqual({ ok: true, isConfirmed: false });
  expect(await send(newEmail(), { files: [CV], isConfirmed: true })).toEqual({ ok: true, isConfirmed: true });
});
