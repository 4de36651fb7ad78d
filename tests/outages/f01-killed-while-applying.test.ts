// @form full
import { expect, test } from 'vitest';
import { findApplying } from '#app/features/people/applications/queries/preview.server.ts';
import { actingCandidate, addCandidates } from '#tests/support/applications.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { openDesk } from '#tests/support/job-desk.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { cutPower } from '#tests/support/killed-site.ts';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import type { Site } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const ROUNDS = rounds(4, 200);
const AT_ONCE = 5;

/** F01: after a power cut an application is complete (mark, step, emails) or absent. */
test('F01: killed while people apply', { timeout: 3_600_000 }, async () => {
  let answered = 0;
  let storedCount = 0;
  const database = await cutPower({
    rounds: ROUNDS,
    begin: async (site, round) => {
      const { database } = site;
      const [jobId = '', warmUp = ''] = await addJobs(database.database, { title: `Keeper ${round}` }, {});
      const people = await addCandidates(database.database, ...Array.from({ length: AT_ONCE }, (_, n) => `Wren ${n}`));
      const warming = await prepare(site, people[0] ?? '', warmUp);
      return {
        warmUp: async () => expect(await warming()).toBe(303),
        sends: await Promise.all(people.map((id) => prepare(site, id, jobId))),
        examine: async (answers) => {
          const traces = await readTraces(database, jobId);
          const answeredPeople = people.filter((_, n) => answers[n] !== null);
          expect(answers.filter((status) => status !== null && status !== 303)).toEqual([]);
          expect(traces.map(({ candidate_id }) => candidate_id)).toEqual(expect.arrayContaining(answeredPeople));
          for (const trace of traces) {
            expect(trace).toMatchObject({
              events: '1',
              applied: true,
              mails: ['application-received', 'application-sent'],
            });
          }
          const marks = await queryTasks(database, 'SELECT FROM liked_jobs WHERE job_id = $1', [jobId]);
          expect(marks).toHaveLength(traces.length);
          answered += answeredPeople.length;
          storedCount += traces.length;
        },
      };
    },
  });
  await database.drop();
  expect(answered).toBeGreaterThanOrEqual(AT_ONCE);
  measured(
    'F01',
    `${ROUNDS} kills: ${answered} of ${answered} answered applications are there, and ${storedCount} of ${ROUNDS * AT_ONCE} ` +
      `that were sent, each of them whole`,
  );
});

/** @returns a function that sends the application and resolves with its status */
async function prepare(site: Site, id: string, jobId: string): Promise<() => Promise<number>> {
  const desk = openDesk(site, await signInAs(site, id));
  const version = (await findApplying(site.database.database, actingCandidate(id), jobId))?.version ?? '';
  const fields = { intent: 'send', cover_note: 'I like the sea.', with_cv: 'yes', version };
  return async () => (await desk.send(`/jobs/${jobId}/apply`, fields)).status;
}

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
