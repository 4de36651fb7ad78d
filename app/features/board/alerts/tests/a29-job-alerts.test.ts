import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_ALERTS } from '#domain/alert/alert.ts';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { addAlert } from '#tests/support/alerts.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { fieldsFor } from '#tests/support/matrix-forms.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
const ASKS = rounds(40, 1_000);
const AT_ONCE = 10;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

const newMailbox = () => `wren-${randomUUID()}@mail.example`;
const ask = (email: string, search: string, from = newAddress()) =>
  sendForm(site, '/alerts/new', { ...fieldsFor('alerts/new'), email, search }, { from });
const listAlerts = (email: string) =>
  site.database.database.asSystem((t) => t.selectFrom('job_alerts').selectAll().where('email', '=', email).execute());
const countMails = async (email: string) => (await listMails(site)).filter(({ to }) => to === email).length;
const countQueued = (email: string) =>
  site.database.database.asSystem(async (t) => {
    const mails = t
      .selectFrom('job_alert_mails as m')
      .innerJoin('job_alerts as a', 'a.id', 'm.alert_id')
      .select('m.id');
    return (await mails.where('a.email', '=', email).execute()).length;
  });

test('A29: an address that is signed up for a thousand alerts is sent one email, and has ten', async () => {
  const email = newMailbox();
  const statuses = new Set<number>();
  for (let n = 0; n < ASKS; n += AT_ONCE) {
    const asks = Array.from({ length: AT_ONCE }, (_, m) => ask(email, `?search=word${n + m}`));
    for (const { status } of await Promise.all(asks)) statuses.add(status);
  }
  expect([...statuses]).toEqual([303]);
  await waitForMail(site, { to: email });
  expect([(await listAlerts(email)).length, await countQueued(email), await countMails(email)]).toEqual([
    MOST_ALERTS,
    1,
    1,
  ]);
  measured('A29', `${ASKS} alerts asked for with one address: 1 email, ${MOST_ALERTS} kept, none of them on`);
});

test('A29: from one place ten alerts are looked at in 15 minutes, whatever the addresses', async () => {
  const from = newAddress();
  const askAsPerson = async () => {
    const human_check = await solveHumanCheck(site, 'alert_submit');
    const fields = { ...fieldsFor('alerts/new'), email: newMailbox(), search: '?search=nurse', human_check };
    return (await sendForm(site, '/alerts/new', fields, { from })).status;
  };
  const statuses = await Promise.all(Array.from({ length: 14 }, askAsPerson));
  expect(statuses.sort()).toEqual([...Array(10).fill(303), ...Array(4).fill(429)]);
});

test('A29: a stranger’s address gets no job until its owner confirms', async () => {
  const email = newMailbox();
  await ask(email, '');
  await waitForMail(site, { to: email, subject: 'Confirm your job alert' });
  const [alert] = await listAlerts(email);
  expect(alert).toMatchObject({ state: 'asked', confirmed_at: null, ends_at: null });
});

test.each([
  ['10 kB', `?search=${'x'.repeat(1_400)}`],
  ['nothing but operators', '?search=%26+%7C+%21+%28%29+%3A%2A+%3C-%3E'],
  ['a quotation mark that is not closed', '?search=%22night'],
  ['200 words', `?search=${Array.from({ length: 200 }, (_, n) => `w${n}`).join('+')}`],
  ['a regular expression', '?search=%28a%2B%29%2B%24'],
  ['a radius without end', '?where=Leeds&miles=1000000000'],
  ['a made-up category', '?category=purple&type=None&mode=1&salary=-5'],
  ['no search at all', 'not a query'],
])('A29: a search of %s is kept as the board reads it, or refused', async (_, search) => {
  const email = newMailbox();
  expect([303, 422]).toContain((await ask(email, search.slice(0, 1_500))).status);
  for (const alert of await listAlerts(email)) expect(alert.search.length).toBeLessThanOrEqual(1_000);
});

test('A29: links that were made up or cut short change nothing, and used ones nothing more', async () => {
  const email = newMailbox();
  const id = await addAlert(site.database.database, { search: 'nurse' }, { email });
  const post = (path: string, body: string) =>
    request(site.url, path, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body });
  for (const token of ['', 'x', 'x'.repeat(43), id, `${'x'.repeat(42)}'`, '%00'.repeat(3)]) {
    const { status } = await post(`/alerts/stop?token=${token}`, 'List-Unsubscribe=One-Click');
    expect([400, 410]).toContain(status);
  }
  const foreign = await request(site.url, `/alerts/stop?token=${'x'.repeat(43)}`, {
    method: 'POST',
    headers: { Origin: 'https://other.example', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(foreign.status).toBe(403);
  for (const path of ['/alerts/manage', '/alerts/confirm', '/alerts/new'])
    expect((await post(path, 'token=x')).status).toBe(403);
  expect(await listAlerts(email)).toMatchObject([{ state: 'confirmed' }]);
});
