import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_ALERTS } from '#domain/alert/alert.ts';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { addAlert } from '#tests/support/alerts.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { EMPLOYER } from '#tests/support/jobs.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { type Fields, fieldsFor } from '#tests/support/matrix-forms.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

const newMailbox = () => `wren-${crypto.randomUUID()}@mail.example`;
const read = async (path: string, cookie = '') => {
  const { status, body } = await request(site.url, path, { headers: { Cookie: cookie } });
  return {
    status,
    html: body.toString().replaceAll('<!-- -->', '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  };
};
const ask = (changes: Fields = {}) =>
  sendForm(site, '/alerts/new', { ...fieldsFor('alerts/new'), ...changes }, { from: newAddress() });
const send = (path: string, fields: Fields, cookie?: string) =>
  sendForm(site, path, fields, { from: newAddress(), ...(cookie && { cookie }) });
const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? '';

const listAlerts = (email: string) =>
  site.database.database.asSystem((t) =>
    t.selectFrom('job_alerts').selectAll().where('email', '=', email).orderBy('asked_at').execute(),
  );

async function confirmedAlert(email = newMailbox()) {
  await ask({ email });
  const token = tokenIn((await waitForMail(site, { to: email, subject: 'Confirm your job alert' })).text);
  const [alert] = await listAlerts(email);
  await send('/alerts/confirm', { token, [`alert-${alert?.id}`]: 'yes' });
  return { email, token, id: alert?.id ?? '' };
}

describe('asking for an alert', () => {
  test('the form says what it is for, from every search of the board', async () => {
    const { html } = await read('/jobs?search=zzz&where=Stockport');
    expect(html).toContain('href="/alerts/new?search=zzz&where=Stockport"');
    const form = await read('/alerts/new?search=forklift&where=Stockport&miles=20&sort=nearest&page=3');
    expect(form.html).toContain('“forklift”, within 20 miles of Stockport');
    expect(form.html).toContain('name="search" value="?search=forklift&where=Stockport&miles=20"');
  });

  test('an area has no distance, and for a name of several places the page asks which', async () => {
    expect((await read('/alerts/new?where=Kent')).html).toContain('in Kent');
    const { html } = await read('/alerts/new?search=chef&where=Newport&miles=20');
    expect(html).toContain('“chef”, near Newport');
    expect(html).toContain('Which Newport?');
    expect(html).toContain('href="/alerts/new?search=chef&where=Newport%2C+Isle+of+Wight&miles=20"');
    expect(html).not.toContain('name="email"');
  });

  test('sends one email to confirm, which says nothing of the search, and nothing else', async () => {
    const email = newMailbox();
    const reply = await ask({
      email,
      search: '?search=%22cheap+pills%22',
      human_check: await solveHumanCheck(site, 'alert_submit'),
    });
    expect(reply).toMatchObject({ status: 303, location: '/alerts/sent' });
    const mail = await waitForMail(site, { to: email, subject: 'Confirm your job alert' });
    expect(mail.text + mail.html).not.toContain('pills');
    expect(await listAlerts(email)).toMatchObject([
      { state: 'asked', search: '?search=%22cheap+pills%22', confirmed_at: null },
    ]);
  });

  test('is refused with a solved check for another form, and with a place that is not known', async () => {
    const human_check = await solveHumanCheck(site, 'contact_form_submit');
    expect((await ask({ human_check })).status).toBe(422);
    const unknown = await ask({ search: '?where=Nowhere+Upon+Nothing' });
    expect(unknown.status).toBe(422);
    expect(unknown.body).toContain('We couldn’t find the place in this search');
  });

  test('a second search on the same day sends no second email; the first link shows both', async () => {
    const email = newMailbox();
    await ask({ email });
    const { text } = await waitForMail(site, { to: email });
    expect(await ask({ email, search: '?search=nurse' })).toMatchObject({ status: 303, location: '/alerts/sent' });
    const { html } = await read(`/alerts/confirm?token=${tokenIn(text)}`);
    expect(html).toContain('“forklift”');
    expect(html).toContain('“nurse”');
    expect((await listMails(site)).filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('the answer says nothing of the address: account, alert, or too many', async () => {
    const full = newMailbox();
    for (let n = 0; n < MOST_ALERTS; n += 1)
      await addAlert(site.database.database, { search: `word${n}` }, { email: full });
    const { email: knownEmail } = await confirmedAlert();
    const replies = [];
    for (const email of [newMailbox(), castMember('Aisha').email, knownEmail, full]) {
      const { status, location } = await ask({ email });
      replies.push({ status, location });
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await listAlerts(full)).toHaveLength(MOST_ALERTS);
    expect(await listAlerts(knownEmail)).toHaveLength(1);
  });
});

describe('the link of the email', () => {
  test('confirms by a press alone, and what was ticked', async () => {
    const email = newMailbox();
    await ask({ email });
    const token = tokenIn((await waitForMail(site, { to: email })).text);
    await ask({ email, search: '?search=nurse' });
    await read(`/alerts/confirm?token=${token}`);
    expect((await listAlerts(email)).map(({ state }) => state)).toEqual(['asked', 'asked']);
    const [first] = await listAlerts(email);
    const reply = await send('/alerts/confirm', { token, [`alert-${first?.id}`]: 'yes' });
    expect(reply).toMatchObject({ status: 303, location: `/alerts/manage?token=${token}&did=confirmed` });
    const alerts = await listAlerts(email);
    expect(alerts.map(({ state }) => state)).toEqual(['confirmed', 'asked']);
    const [confirmed] = alerts;
    const milliseconds = Number(confirmed?.ends_at) - Number(confirmed?.confirmed_at);
    expect(milliseconds / 86_400_000).toBeCloseTo(365, -1);
    expect((await read(reply.location)).html).toContain('Confirmed. We’ll email you when new jobs match.');
  });

  test.each(['/alerts/confirm', '/alerts/manage', '/alerts/stop'])('%s says so where it was made up', async (path) => {
    const { status, html } = await read(`${path}?token=${'x'.repeat(43)}`);
    expect({ status, isSaid: html.includes('This link no longer works') }).toEqual({ status: 200, isSaid: true });
  });

  test('opens the alerts of its address, and of no other', async () => {
    const [mine, theirs] = [await confirmedAlert(), await confirmedAlert()];
    const change = (intent: string, more: Fields = {}) =>
      send('/alerts/manage', { token: mine.token, alert: theirs.id, intent, ...more });
    for (const intent of ['pause', 'stop', 'keep']) await change(intent);
    await change('frequency', { frequency: 'weekly' });
    await send('/alerts/confirm', { token: mine.token, [`alert-${theirs.id}`]: 'yes' });
    expect(await listAlerts(theirs.email)).toMatchObject([{ state: 'confirmed', frequency: 'daily' }]);
    expect((await read(`/alerts/manage?token=${mine.token}`)).html).not.toContain(theirs.email);
  });

  test('says what to do where the search no longer suits, or the emails are too many', async () => {
    const { token } = await confirmedAlert();
    const about = async (what: string) => (await read(`/alerts/manage?token=${token}&about=${what}`)).html;
    expect(await about('relevant')).toContain('Search no longer relevant? Stop it here.');
    const many = await about('many');
    expect(many).toContain('Too many emails? Choose a weekly email');
    expect(many).toMatch(/<option value="weekly" selected="">/);
    expect(await about('')).toMatch(/<option value="daily" selected="">/);
  });

  test.each([
    ['frequency', { frequency: 'weekly' }, { frequency: 'weekly', state: 'confirmed' }],
    ['pause', {}, { state: 'paused' }],
    ['stop', {}, { state: 'ended', end_reason: 'stopped' }],
  ])('changes an alert: %s', async (intent, more, expected) => {
    const { email, token, id } = await confirmedAlert();
    const reply = await send('/alerts/manage', { token, alert: id, intent, ...more });
    expect(reply).toMatchObject({ status: 303, location: `/alerts/manage?token=${token}&did=${intent}` });
    expect(await listAlerts(email)).toMatchObject([expected]);
  });
});

describe('a job that is posted', () => {
  test('is told to those who asked for one like it, and stops by one click of a mail program', async () => {
    const email = newMailbox();
    await addAlert(site.database.database, { search: 'lamplighter' }, { email });
    const employer = await signInAs(site, EMPLOYER);
    const posted = await send(
      '/employer/jobs/new',
      { ...fieldsFor('employer/jobs/new'), title: 'Lamplighter', intent: 'post' },
      employer,
    );
    expect(posted.status).toBe(303);
    const mail = await waitForMail(site, { to: email, subject: /^New job/ });
    const stop = mail.links.find((link) => link.includes('/alerts/stop')) ?? '';
    const oneClick = (url: string) =>
      request(site.url, url.replace(site.url, ''), {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await read(stop.replace(site.url, ''))).html).toContain('unsubscribe from “lamplighter”');
    expect(await listAlerts(email)).toMatchObject([{ state: 'confirmed' }]);
    expect((await oneClick(stop)).status).toBe(200);
    expect(await listAlerts(email)).toMatchObject([{ state: 'ended' }]);
    expect((await oneClick(stop)).status).toBe(200);
    expect((await oneClick(`/alerts/stop?token=${'x'.repeat(43)}`)).status).toBe(410);
  });
});

describe('a saved search of a candidate', () => {
  const aisha = castMember('Aisha');
  const fields = { search: '?search=forklift', name: 'Forklift near me', frequency: 'weekly', by_email: 'yes' };
  const listOwn = () =>
    site.database.database.asSystem((t) =>
      t.selectFrom('job_alerts').selectAll().where('account_id', '=', aisha.id).execute(),
    );

  test('is on at once, without an email to confirm, and can be changed', async () => {
    const cookie = await signInAs(site, aisha.id);
    expect((await read('/alerts/new?search=forklift', cookie)).html).toContain(`By email to ${aisha.email}`);
    const reply = await send('/alerts/new', fields, cookie);
    expect(reply).toMatchObject({ status: 303, location: '/account/searches?did=saved' });
    const [search] = await listOwn();
    expect(search).toMatchObject({
      state: 'confirmed',
      name: 'Forklift near me',
      email: null,
      by_email: true,
      by_push: false,
    });
    expect((await read(reply.location, cookie)).html).toContain('Forklift near me');
    await send(
      '/account/searches',
      { alert: search?.id ?? '', intent: 'save', frequency: 'daily', by_push: 'yes' },
      cookie,
    );
    expect(await listOwn()).toMatchObject([{ frequency: 'daily', by_email: false, by_push: true }]);
    const other = await signInAs(site, castMember('Tom').id);
    await send('/account/searches', { alert: search?.id ?? '', intent: 'stop' }, other);
    expect(await listOwn()).toMatchObject([{ state: 'confirmed' }]);
    await send('/account/searches', { alert: search?.id ?? '', intent: 'stop' }, cookie);
    expect(await listOwn()).toMatchObject([{ state: 'ended' }]);
  });
});
