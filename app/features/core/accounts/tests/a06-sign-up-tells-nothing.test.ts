import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAccount,
  BEHIND_PROXY,
  comparable,
  newAddress,
  PASSWORD,
  sendForm,
  sendSignIn,
} from '#tests/support/account-forms.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { inFull, rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

const TRIES = inFull(20, 50);

let site: Site;
let knownEmail: string;
let count = 0;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
  ({ email: knownEmail } = await addAccount(site.database.database));
});

afterAll(() => site?.stop());

function newEmail(): string {
  count += 1;
  return `${String(count).padStart(8, 'n')}@mail.example`;
}

const requestAccount = (email: string, humanCheck = '', from = newAddress()) =>
  sendForm(
    site,
    '/candidate-sign-up',
    { full_name: 'Ellis Marlow', email, password: PASSWORD, role: 'job_seeker', next: '', human_check: humanCheck },
    { from },
  );

test('A06: without a human check a known address gets the same answer as a new one', async () => {
  const email = newEmail();
  const [newReply, knownReply] = [await requestAccount(email), await requestAccount(knownEmail)];
  expect(newReply.status).toBe(303);
  expect(comparable(knownReply, knownEmail)).toEqual(comparable(newReply, email));
  await waitForMail(site, { to: knownEmail, subject: /account/i });
});

test('A06: and a sign-in afterwards does not reveal whether the address was new', async () => {
  const password = `${PASSWORD} of a stranger`;
  const answers = [];
  for (const email of [newEmail(), knownEmail]) {
    const fields = { full_name: 'Ellis Marlow', email, password, role: 'job_seeker', next: '', human_check: '' };
    await sendForm(site, '/candidate-sign-up', fields);
    answers.push(comparable(await sendSignIn(site, email, password), email));
  }
  const [newReply, knownReply] = answers;
  expect(newReply?.status).toBe(401);
  expect(knownReply).toEqual(newReply);
});

test.each([
  ['nonsense', 'nonsense'],
  ['without a signature', Buffer.from('{"challenge":{"parameters":{}},"solution":{"counter":1}}').toString('base64')],
])('A06: with %s as human check both get the same refusal', async (_what, payload) => {
  const email = newEmail();
  const [newReply, knownReply] = [await requestAccount(email, payload), await requestAccount(knownEmail, payload)];
  expect(newReply.status).toBe(422);
  expect(comparable(knownReply, knownEmail)).toEqual(comparable(newReply, email));
});

test('A06: with the human check of another form both get the same refusal', async () => {
  const email = newEmail();
  const payload = await solveHumanCheck(site, 'contact_form_submit');
  const [newReply, knownReply] = [await requestAccount(email, payload), await requestAccount(knownEmail, payload)];
  expect(newReply.status).toBe(422);
  expect(comparable(knownReply, knownEmail)).toEqual(comparable(newReply, email));
});

test('A06: only a passed human check reveals that an account exists, and each check reveals one', async () => {
  const payload = await solveHumanCheck(site, 'sign_up');
  const conflictReply = await requestAccount(knownEmail, payload);
  expect(conflictReply.status).toBe(409);
  expect(conflictReply.body).toContain('An account with this email already exists. Please try logging in instead.');
  const secondReply = await requestAccount(knownEmail, payload);
  expect(secondReply.status).toBe(422);
  expect(secondReply.body).not.toContain('already exists');
});

test('A06: of many attempts from one IP address ten are handled, with and without human check', async () => {
  const from = newAddress();
  const payload = await solveHumanCheck(site, 'sign_up');
  const replies = await Promise.all(
    Array.from({ length: TRIES }, (_, n) =>
      requestAccount(n % 2 ? knownEmail : newEmail(), n % 5 ? '' : payload, from),
    ),
  );
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(TRIES - 10);
  for (const { headers, body } of refused) {
    expect(headers['retry-after']).toBe('900');
    expect(body).not.toContain('already exists');
  }
});

test('A05: many concurrent requests for an email from everywhere send one', async () => {
  const { email } = await addAccount(site.database.database);
  const replies = await Promise.all(
    Array.from({ length: rounds(10, 100) }, () => sendForm(site, '/forgot-password', { email })),
  );
  expect(replies.every(({ status }) => status === 303)).toBe(true);
  await waitForMail(site, { to: email });
  await eventually(async () => {
    const pendingTasks = await queryTasks(
      site.database,
      "SELECT FROM tasks.job WHERE state < 'completed' AND name = 'send-mail'",
    );
    expect(pendingTasks).toEqual([]);
  });
  expect((await listMails(site)).filter(({ to }) => to === email)).toHaveLength(1);
});
