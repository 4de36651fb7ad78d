import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findApplying } from '#app/features/applications/queries/preview.server.ts';
import { actingCandidate, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openDesk } from '#tests/support/job-desk.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const ROUNDS = rounds(4, 200);
const AT_ONCE = 5;

/** F01: whenever the power goes, an application is there with its mark, its step and its mails, or nothing of it is. */
test('F01: killed while people apply', async () => {
  const database = await createTestDatabase({ seeded: true });
  let answered = 0;
  let kept = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await startSite({ database });
    const [jobId = '', warmUp = ''] = await addJobs(database.database, { title: `Keeper ${round}` }, {});
    const people = await addCandidates(database.database, ...Array.from({ length: AT_ONCE }, (_, n) => `Wren ${n}`));
    const applying = await Promise.all(people.map((id) => prepare(site, id, jobId)));
    // The first answer of a process is slow; the power goes while it is at its usual pace.
    const warming = await prepare(site, people[0] ?? '', warmUp);
    const startedAt = performance.now();
    expect(await warming()).toBe(303);
    const took = performance.now() - startedAt;
    const statuses = new Map<string, number>();
    const sending = applying.map((send, n) =>
      send().then(
        (status) => statuses.set(people[n] ?? '', status),
        // Whoever was cut off was not answered.
        () => undefined,
      ),
    );
    // How far they come differs from round to round; in the last one, all the way.
    const isLast = round === ROUNDS - 1;
    await (isLast ? Promise.all(sending) : wait((took * AT_ONCE * round) / ROUNDS));
    const told = [...statuses];
    await site.kill();
    await Promise.all(sending);

    const traces = await readTraces(database, jobId);
    for (const [id, status] of told) {
      expect(status).toBe(303);
      expect(traces.map(({ candidate_id }) => candidate_id)).toContain(id);
    }
    for (const trace of traces) {
      expect(trace).toMatchObject({ events: '1', mails: ['application-received', 'application-sent'], applied: true });
    }
    const marks = await queryTasks(database, 'SELECT FROM liked_jobs WHERE job_id = $1', [jobId]);
    expect(marks).toHaveLength(traces.length);
    answered += told.length;
    kept += traces.length;
  }
  await database.drop();
  expect(answered).toBeGreaterThanOrEqual(AT_ONCE);
  console.info(`${kept} of ${ROUNDS * AT_ONCE} applications were kept, ${answered} of them answered before the end`);
}, 1_200_000);

/** @returns what sends the application, and tells how it was answered */
async function prepare(site: Site, id: string, jobId: string): Promise<() => Promise<number>> {
  const desk = openDesk(site, await signInAs(site, id));
  const version = (await findApplying(site.database.database, actingCandidate(id), jobId))?.version ?? '';
  const fields = { intent: 'send', cover_note: 'I like the sea.', with_cv: 'yes', version };
  return async () => (await desk.send(`/jobs/${jobId}/apply`, fields)).status;
}

/** As superuser, whom no policy hides anything from. */
const readTraces = (database: TestDatabase, jobId: string) =>
  queryTasks<{ candidate_id: string }>(
    database,
    `SELECT a.candidate_id,
            (SELECT count(*) FROM application_events AS e WHERE e.application_id = a.id) AS events,
            ARRAY(SELECT data->>'mail' FROM tasks.job WHERE data->>'applicationId' = a.id::text ORDER BY 1) AS mails,
            (SELECT applied FROM liked_jobs AS l WHERE l.user_id = a.candidate_id AND l.job_id = a.job_id) AS applied
     FROM applications AS a WHERE a.job_id = $1`,
    [jobId],
  );
