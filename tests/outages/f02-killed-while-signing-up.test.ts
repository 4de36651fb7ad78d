// @form full
import { expect, test } from 'vitest';
import { BEHIND_PROXY, PASSWORD, sendForm } from '#tests/support/account-forms.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { cutPower } from '#tests/support/killed-site.ts';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const ROUNDS = rounds(3, 200);
const AT_ONCE = 5;

test('F02: killed while people sign up', { timeout: 3_600_000 }, async () => {
  let answered = 0;
  let storedCount = 0;
  const everybody: string[] = [];
  const database = await cutPower({
    rounds: ROUNDS,
    env: BEHIND_PROXY,
    begin: async (site, round) => {
      const emails = Array.from({ length: AT_ONCE }, (_, n) => `wren-${round}-${n}@mail.example`);
      everybody.push(...emails);
      return {
        warmUp: async () => expect(await signUp(site, `first-${round}@mail.example`)).toBe(303),
        sends: emails.map((email) => () => signUp(site, email)),
        examine: async (answers) => {
          const traces = await readTraces(site.database, emails);
          const answeredEmails = emails.filter((_, n) => answers[n] !== null);
          expect(answers.filter((status) => status !== null && status !== 303)).toEqual([]);
          expect(traces.map(({ email }) => email)).toEqual(expect.arrayContaining(answeredEmails));
          for (const trace of traces) expect(trace).toMatchObject(WHOLE);
          answered += answeredEmails.length;
          storedCount += traces.length;
        },
      };
    },
  });
  expect(answered).toBeGreaterThanOrEqual(AT_ONCE);
  expect(await listMailsForNobody(database)).toEqual([]);

  // Every client tries again, as after a lost answer.
  const site = await startSite({ database, env: BEHIND_PROXY });
  for (let n = 0; n < everybody.length; n += 8) {
    const retries = everybody.slice(n, n + 8).map((email) => signUp(site, email));
    expect(new Set(await Promise.all(retries))).toEqual(new Set([303]));
  }
  const traces = await readTraces(database, everybody);
  expect(traces).toHaveLength(everybody.length);
  for (const { credentials, events, mails } of traces) {
    expect({ credentials, events }).toEqual({ credentials: '1', events: '1' });
    expect(mails.filter((mail) => mail === 'confirm-email')).toHaveLength(1);
  }
  await site.stop();
  await database.drop();
  measured(
    'F02',
    `${ROUNDS} kills: ${answered} of ${answered} answered sign-ups are there, and ${storedCount} of ${everybody.length} that were ` +
      `sent, each with profile, password and mail; ${everybody.length} of ${everybody.length} went well at the second try`,
  );
});

const signUp = async (site: Site, email: string): Promise<number> => {
  const fields = { full_name: 'Wren Halloran', email, password: PASSWORD, role: 'job_seeker', human_check: '' };
  return (await sendForm(site, '/candidate-sign-up', fields)).status;
};

type Traces = { email: string; credentials: string; events: string; mails: string[] };

const WHOLE: Partial<Traces> = { credentials: '1', events: '1', mails: ['confirm-email'] };

const readTraces = (database: TestDatabase, emails: string[]) =>
  queryTasks<Traces>(
    database,
    `SELECT email,
            (SELECT count(*) FROM credentials AS c WHERE c.user_id = p.id) AS credentials,
            (SELECT count(*) FROM security_events AS e WHERE e.user_id = p.id AND event_type = 'sign_up') AS events,
            ARRAY(SELECT data->>'mail' FROM tasks.job WHERE data->>'accountId' = p.id::text ORDER BY 1) AS mails
     FROM profiles AS p WHERE email = ANY($1)`,
    [emails],
  );

const listMailsForNobody = (database: TestDatabase) =>
  queryTasks(
    database,
    `SELECT data FROM tasks.job WHERE name = 'send-mail'
     AND NOT EXISTS (SELECT FROM profiles WHERE id::text = data->>'accountId')`,
  );
