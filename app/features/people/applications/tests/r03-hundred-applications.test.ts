import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendApplication } from '#app/features/people/applications/commands/send-application.server.ts';
import { findApplying } from '#app/features/people/applications/queries/preview.server.ts';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingCandidate, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';
import { inFull, rounds } from '#tests/support/rounds.ts';
import { eventually, queryTasks, startTestTasks } from '#tests/support/task-queue.ts';

/** The full form takes minutes on a slow machine. */
const TIMEOUT_MS = 600_000;
const AT_ONCE = inFull(20, 100);

let db: TestDatabase;
let pools: Database[];
let queue: Awaited<ReturnType<typeof startTestTasks>>;
const mails: Mail[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  pools = [openDatabase(db.appUrl, { size: 8 }), openDatabase(db.appUrl, { size: 8 })];
  queue = await startTestTasks(db, { mailer: { send: async (mail) => void mails.push(mail) } });
});

afterAll(async () => {
  await queue?.stop();
  await Promise.all((pools ?? []).map((pool) => pool.close()));
  await db?.drop();
});

test(
  'R03: many applications at once, and as many more, are one: one row, one mark, one mail to each side',
  async () => {
    for (let round = 0; round < rounds(1, 50); round += 1) {
      const [candidateId = ''] = await addCandidates(db.database, 'Wren Halloran');
      const [jobId = ''] = await addJobs(db.database, { title: `Lighthouse keeper ${round}` });
      const candidate = actingCandidate(candidateId);
      const version = (await findApplying(db.database, candidate, jobId))?.version ?? '';
      const applyFrom = (n: number) => {
        const database = pools[n % 2];
        if (!database) throw new Error('There are two');
        const services = { ...accountServices(db, { tasks: queue.tasks }), database };
        return sendApplication(services, candidate, jobId, { coverNote: `Note ${n}`, withCv: true, version });
      };
      const applyOften = () => Promise.all(Array.from({ length: AT_ONCE }, (_, n) => applyFrom(n)));

      const results = await applyOften();
      const [id] = new Set(results.map((result) => (result.ok ? result.id : result.reason)));
      const isNew = results.map((result) => result.ok && result.isNew);
      expect(results.every((result) => result.ok && result.id === id)).toBe(true);
      expect(isNew.filter(Boolean)).toHaveLength(1);
      const before = await readTraces(candidateId);
      expect(before).toEqual({
        applications: [{ id, cover_note: `Note ${isNew.indexOf(true)}`, status: 'sent' }],
        events: ['sent'],
        liked: [{ job_id: jobId, applied: true, is_then: true, applied_at: expect.any(Date) }],
        mails: ['application-received', 'application-sent'],
      });

      const replayed = await applyOften();
      expect(new Set(replayed.map((result) => JSON.stringify(result)))).toEqual(
        new Set([JSON.stringify({ ok: true, id, isNew: false })]),
      );
      expect(await readTraces(candidateId)).toEqual(before);
    }
    await everyTaskIsDone();
    const perPerson = Map.groupBy(mails, ({ to }) => to);
    expect(perPerson.get('first@employer.example')).toHaveLength(rounds(1, 50));
    expect(perPerson.size).toBe(rounds(1, 50) + 1);
    expect(mails).toHaveLength(2 * rounds(1, 50));
  },
  TIMEOUT_MS,
);

/** Reads as superuser, because policies hide rows from other roles. */
async function readTraces(candidateId: string) {
  const of = <Row extends Record<string, unknown>>(statement: string) => queryTasks<Row>(db, statement, [candidateId]);
  return {
    applications: await of('SELECT id, cover_note, status FROM applications WHERE candidate_id = $1'),
    events: (
      await of<{ status: string }>(
        `SELECT e.status FROM application_events AS e JOIN applications AS a ON a.id = e.application_id
         WHERE a.candidate_id = $1 ORDER BY e.id`,
      )
    ).map(({ status }) => status),
    liked: await of(
      `SELECT l.job_id, l.applied, l.applied_at, l.applied_at = a.sent_at AS is_then
       FROM liked_jobs AS l JOIN applications AS a ON a.candidate_id = l.user_id AND a.job_id = l.job_id
       WHERE l.user_id = $1`,
    ),
    mails: (
      await of<{ mail: string }>(
        `SELECT data->>'mail' AS mail FROM tasks.job
         WHERE data->>'applicationId' IN (SELECT id::text FROM applications WHERE candidate_id = $1) ORDER BY 1`,
      )
    ).map(({ mail }) => mail),
  };
}

const everyTaskIsDone = () =>
  eventually(async () => {
    const [left] = await queryTasks<{ count: string }>(
      db,
      "SELECT count(*) FROM tasks.job WHERE name = 'send-mail' AND state <> 'completed'",
    );
    expect(left?.count).toBe('0');
  });
