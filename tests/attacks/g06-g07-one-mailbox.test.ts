import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEHIND_PROXY, newAddress, sendForm, sendSignIn } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { linkOf, newGuestEmail, sendAsGuest } from '#tests/support/guests.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { fieldsFor } from '#tests/support/matrix-forms.ts';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let job = '';

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
  [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
});

afterAll(() => site?.stop());

test('G06: a forwarded link opens no account until the mailbox confirms', async () => {
  const email = newGuestEmail();
  await sendAsGuest(site.database, job, { email });
  const link = `/my-application?token=${await linkOf(site.database, email, job)}`;
  const strangers = 'what-the-stranger-chose';
  const owners = 'seven-herons-at-low-tide';

  expect((await sendForm(site, link, { intent: 'claim', password: strangers })).location).toBe(
    '/my-application?done=claimed',
  );
  expect((await sendSignIn(site, email, strangers)).cookie).toBeNull();
  const read = () =>
    queryTasks(
      site.database,
      `SELECT p.status, c.email_confirmed_at IS NOT NULL AS confirmed, a.candidate_id IS NOT NULL AS claimed FROM applications AS a
       JOIN profiles AS p ON p.email = a.email JOIN credentials AS c ON c.user_id = p.id WHERE a.email = $1`,
      [email],
    );
  expect(await read()).toEqual([{ status: 'pending', confirmed: false, claimed: false }]);

  const mail = await waitForMail(site, { to: email, subject: 'Confirm your email address' });
  expect(mail.text).toContain('The link to your application was used');
  expect((await sendForm(site, link, { intent: 'claim', password: strangers })).status).toBe(303);

  const confirmation = new URL(mail.links.find((address) => address.includes('/confirm-email')) ?? '');
  const token = confirmation.searchParams.get('token') ?? '';
  await sendForm(site, '/confirm-email', { token, password: owners });
  expect(await read()).toEqual([{ status: 'pending', confirmed: true, claimed: true }]);
  expect((await sendSignIn(site, email, strangers)).cookie).toBeNull();
  expect((await sendSignIn(site, email, owners)).cookie).not.toBeNull();
  expect((await listMails(site)).filter(({ to, subject }) => to === email && subject === mail.subject)).toHaveLength(1);
});

const SPELLING_COUNT = rounds(20, 64);

const countConfirmations = async (mailbox: string) => {
  const rows = await queryTasks<{ count: number }>(
    site.database,
    `SELECT count(*)::int FROM job_alert_mails AS m JOIN job_alerts AS a ON a.id = m.alert_id
     WHERE m.kind = 'confirm' AND app.mailbox(a.email) = $1`,
    [mailbox],
  );
  return rows[0]?.count;
};

test.each([
  ['wren@mail.example', (n: number) => `wren+${n}@mail.example`],
  ['wrenhalloran@gmail.com', (n: number) => `${n % 2 ? 'wren.halloran' : 'W.r.en.halloran'}+${n}@googlemail.com`],
])('G07: alerts asked for with endless addresses of %s send one confirmation an hour', async (mailbox, variant) => {
  const ask = (n: number) =>
    sendForm(site, '/alerts/new', { ...fieldsFor('alerts/new'), email: variant(n), search: `?search=word${n}` });
  const replies = await Promise.all(Array.from({ length: SPELLING_COUNT }, (_, n) => ask(n)));
  expect(new Set(replies.map(({ location }) => location))).toEqual(new Set(['/alerts/sent']));
  expect(await countConfirmations(mailbox)).toBe(1);
  await asSuperuser(site.database, `UPDATE job_alert_mails SET created_at = created_at - interval '61 minutes'`);
  const [unasked] = await queryTasks<{ search: string }>(
    site.database,
    `SELECT search FROM job_alerts AS a WHERE app.mailbox(email) = $1
       AND NOT EXISTS (SELECT FROM job_alert_mails AS m JOIN job_alerts AS b ON b.id = m.alert_id WHERE b.email = a.email)`,
    [mailbox],
  );
  await ask(Number(unasked?.search.match(/\d+/)));
  expect(await countConfirmations(mailbox)).toBe(2);
  measured('G07', `${SPELLING_COUNT} addresses of one mailbox: 1 confirmation an hour`);
});

test('G07: without a human check three alerts are taken from one place in 15 minutes', async () => {
  const from = newAddress();
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    statuses.push((await sendForm(site, '/alerts/new', fieldsFor('alerts/new'), { from })).status);
  }
  expect(statuses).toEqual([303, 303, 303, 429, 429]);
});
