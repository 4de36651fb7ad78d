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
let known: string;
let count = 0;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
  ({ email: known } = await addAccount(site.database.database));
});

afterAll(() => site?.stop());

function newEmail(): string {
  count += 1;
  return `${String(count).padStart(8, 'n')}@mail.example`;
}

const ask = (email: string, humanCheck = '', from = newAddress()) =>
  sendForm(
    site,
    '/candidate-sign-up',
    { full_name: 'Ellis Marlow', email, password: PASSWORD, role: 'job_seeker', next: '', human_check: humanCheck },
    { from },
  );

test('A06: without human verification a known address is answered as a new one is', async () => {
  const email = newEmail();
  const [fresh, taken] = [await ask(email), await ask(known)];
  expect(fresh.status).toBe(303);
  expect(comparable(taken, known)).toEqual(comparable(fresh, email));
  await waitForMail(site, { to: known, subject: /account/i });
});

test('A06: nor does trying the password afterwards tell whether the address was new', async () => {
  const password = `${PASSWORD} of a stranger`;
  const answers = [];
  for (const email of [newEmail(), known]) {
    const fields = { full_name: 'Ellis Marlow', email, password, role: 'job_seeker', next: '', human_check: '' };
    await sendForm(site, '/candidate-sign-up', fields);
    answers.push(comparable(await sendSignIn(site, email, password), email));
  }
  const [fresh, taken] = answers;
  expect(fresh?.status).toBe(401);
  expect(taken).toEqual(fresh);
});

test.each([
  ['nonsense', 'nonsense'],
  ['without a signature', Buffer.from('{"challenge":{"parameters":{}},"solution":{"counter":1}}').toString('base64')],
])('A06: with a verification %s both are refused alike', async (_what, payload) => {
  const email = newEmail();
  const [fresh, taken] = [await ask(email, payload), await ask(known, payload)];
  expect(fresh.status).toBe(422);
  expect(comparable(taken, known)).toEqual(comparable(fresh, email));
});

test('A06: with one that was made for another form both are refused alike', async () => {
  const email = newEmail();
  const payload = await solveHumanCheck(site, 'contact_form_submit');
  const [fresh, taken] = [await ask(email, payload), await ask(known, payload)];
  expect(fresh.status).toBe(422);
  expect(comparable(taken, known)).toEqual(comparable(fresh, email));
});

test('A06: only after a verified one is it told that there is such an account, and once for each', async () => {
  const payload = await solveHumanCheck(site, 'sign_up');
  const told = await ask(known, payload);
  expect(told.status).toBe(409);
  expect(told.body).toContain('An account with this email already exists. Please try logging in instead.');
  const again = await ask(known, payload);
  expect(again.status).toBe(422);
  expect(again.body).not.toContain('already exists');
});

test('A06: of many tries from one place ten are looked at, with and without verification', async () => {
  const from = newAddress();
  const payload = await solveHumanCheck(site, 'sign_up');
  const replies = await Promise.all(
    Array.from({ length: TRIES }, (_, n) => ask(n % 2 ? known : newEmail(), n % 5 ? '' : payload, from)),
  );
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(TRIES - 10);
  for (const { headers, body } of refused) {
    expect(headers['retry-after']).toBe('900');
    expect(body).not.toContain('already exists');
  }
});

test('A05: asking for a mail again and again, from everywhere at once, brings one and not many', async () => {
  const { email } = await addAccount(site.database.database);
  const replies = await Promise.all(
    Array.from({ length: rounds(10, 100) }, () => sendForm(site, '/forgot-password', { email })),
  );
  expect(replies.every(({ status }) => status === 303)).toBe(true);
  await waitForMail(site, { to: email });
  await eventually(async () => {
    const left = await queryTasks(
      site.database,
      "SELECT FROM tasks.job WHERE state < 'completed' AND name = 'send-mail'",
    );
    expect(left).toEqual([]);
  });
  expect((await listMails(site)).filter(({ to }) => to === email)).toHaveLength(1);
});
