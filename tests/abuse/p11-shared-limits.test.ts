import { expect, test } from 'vitest';
import { passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import { signIn } from '#app/features/core/accounts/commands/sessions/sign-in.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { addAccount, newAddress, PASSWORD } from '#tests/support/account-forms.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';
import { queryTasks } from '#tests/support/task-queue.ts';
import { countStatuses, flood, post, provideStage, site } from './p11-shared-limits.stage.ts';

provideStage();

const QUESTION = { messages: [{ sender: 'user', text: 'Any work in Leeds?' }] };

test('P11: the assistant answers twenty questions a minute from one address, and those of others meanwhile', async () => {
  const [greedy, modest] = [newAddress(), newAddress()];
  const count = rounds(30, 700);
  let answersToOthers = 0;
  const answers = await flood(count, async (number) => {
    if (number % 20 === 19) {
      expect((await post('/api/assistant', QUESTION, modest)).status).toBe(200);
      answersToOthers += 1;
    }
    return post('/api/assistant', QUESTION, greedy);
  });
  expect(countStatuses(answers)).toEqual({ 200: 20, 429: count - 20 });
  expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('60');
  expect((await post('/api/assistant', QUESTION, newAddress())).status).toBe(200);
  measured('P11', `of ${count} questions from one address 20 were answered, of ${answersToOthers} from another all`);
});

test('P11: a flood of sign-ins fills the queue for password hashes, and others still get their turn', async () => {
  const { email } = await addAccount(site.database.database);
  const passwords = new PasswordHasher({ atOnce: 1, queue: 3 });
  let release = (): void => undefined;
  const held = passwords.inTurn(() => new Promise<void>((resolve) => (release = resolve)));
  const attempt = (ip: string, from: string) =>
    signIn(accountServices(site.database, { passwords, ip }), { email: from, password: PASSWORD, oldToken: null });
  const greedy = newAddress();
  const flooding = ['a', 'b', 'c'].map((name) => attempt(greedy, `${name}@mail.example`));
  await expect.poll(() => passwords.figures.waiting).toBe(3);
  const other = attempt(newAddress(), email);
  const isOneRefused = await Promise.race(flooding);
  expect(isOneRefused).toEqual({ ok: false, reason: 'busy' });
  release();
  await held;
  expect(await other).toMatchObject({ ok: true });
  expect((await Promise.all(flooding)).filter(({ ok }) => ok)).toEqual([]);
});

test('P11: refusals of one address do not crowd the security events of others out of the log', async () => {
  await asSuperuser(site.database, 'TRUNCATE security_events, security_event_rates, ip_attempts');
  const flooding = accountServices(site.database, { ip: newAddress() });
  for (let attempt = 0; attempt < 60; attempt += 1) await passesIpLimit(flooding, 'sign_up');
  const other = accountServices(site.database, { ip: newAddress() });
  for (let attempt = 0; attempt < 11; attempt += 1) await passesIpLimit(other, 'sign_up');
  const kept = await queryTasks(
    site.database,
    `SELECT host(ip) AS ip, count(*) FILTER (WHERE event_type = 'rate_limit_exceeded')::int AS refusals,
       count(*) FILTER (WHERE event_type = 'ip_blocked')::int AS blocks
     FROM security_events GROUP BY ip ORDER BY refusals`,
  );
  expect(kept).toEqual([
    { ip: other.client.ip, refusals: 1, blocks: 1 },
    { ip: flooding.client.ip, refusals: 30, blocks: 1 },
  ]);
  const counted = await queryTasks(site.database, 'SELECT sum(events)::int AS events FROM security_event_rates');
  expect(counted, 'refusals that are not logged are not counted either').toEqual([{ events: 33 }]);
});
