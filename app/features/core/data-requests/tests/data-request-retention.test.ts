import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetDataRequests } from '#app/features/core/data-requests/commands/retention.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { addDataRequest } from '#tests/support/data-requests.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const QUIET = createLog('silent');
let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db?.drop());

describe('retention deletes', () => {
  test('finished requests after three years, unconfirmed ones after three days, records after their year', async () => {
    await queryTasks(db, 'TRUNCATE data_requests, data_request_notes, emailed_links, kept_records');
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const finished = { status: 'done', source: 'form' } as const;
    const stays = [
      await addDataRequest(db.database, { ...finished, status_changed_at: ago(1_094) }),
      await addDataRequest(db.database, { created_at: ago(3_300) }),
      await addDataRequest(db.database, { created_at: ago(2.9), confirmed_at: null }),
    ];
    await addDataRequest(db.database, { ...finished, status_changed_at: ago(1_097) });
    await addDataRequest(db.database, { created_at: ago(3.1), confirmed_at: null });
    const record = `account_id, party, name, email, outcome, received_at, last_action_at`;
    for (const age of ['364 days', '367 days']) {
      await queryTasks(
        db,
        `INSERT INTO kept_records (${record}) VALUES (gen_random_uuid(), 'hirer', $1::text, 'x@y.example', 'open', now(), now() - $1::text::interval)`,
        [age],
      );
    }
    expect(await forgetDataRequests({ database: db.database, log: QUIET })).toEqual({
      requests: 1,
      unconfirmed: 1,
      records: 1,
    });
    const remaining = await queryTasks<{ id: string }>(db, 'SELECT id FROM data_requests');
    expect(remaining.map(({ id }) => id).sort()).toEqual([...stays].sort());
    expect(await queryTasks(db, 'SELECT name FROM kept_records')).toEqual([{ name: '364 days' }]);
  });
});
