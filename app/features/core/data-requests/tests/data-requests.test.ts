import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dueDay } from '#domain/data-request/data-request.ts';
import { agency } from '#domain/site/site.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { addDataRequest } from '#tests/support/data-requests.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { hoursFromNow } from '#tests/support/jobs.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { type Fields, fieldsFor } from '#tests/support/matrix-forms.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let admin: string;
const morag = castMember('Morag');

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
  admin = await signInAs(site, morag.id);
});

afterAll(() => site?.stop());

async function fieldsOf(changes: Fields = {}, isHuman = true): Promise<Fields> {
  const human_check = isHuman ? await solveHumanCheck(site, 'data_request_submit') : '';
  return { ...fieldsFor('data-protection'), human_check, ...changes };
}

const send = (fields: Fields, from = newAddress()) => sendForm(site, '/data-protection', fields, { from });
const textOf = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('<!-- -->', '');
const read = async (path: string, cookie: string | null = admin) => {
  const { status, body } = await request(site.url, path, { headers: cookie ? { Cookie: cookie } : {} });
  return { status, html: textOf(body.toString()) };
};

const find = async (email = '') =>
  (
    await queryTasks<{
      id: string;
      reference: string;
      kind: string;
      status: string;
      dueOn: string;
      confirmedAt: Date | null;
    }>(
      site.database,
      `SELECT id, 'DP-' || to_char(created_at AT TIME ZONE 'Europe/London', 'YYYY') || '-' || lpad(number::text, 6, '0') AS reference,
              kind, status, due_on::text AS "dueOn", confirmed_at AS "confirmedAt"
       FROM data_requests WHERE email = $1`,
      [email],
    )
  )[0];

describe('the form', () => {
  test('is stored, sent to the agency, and acknowledged with a reference and a due day', async () => {
    const before = await listMails(site);
    const fields = await fieldsOf();
    const reply = await send(fields);
    const storedRequest = await find(fields['email']);
    const due = dueDay('complaint', londonDay(new Date()));
    expect(storedRequest).toMatchObject({
      kind: 'complaint',
      status: 'open',
      dueOn: due,
      confirmedAt: expect.any(Date),
    });
    expect(reply).toMatchObject({
      status: 303,
      location: `/data-protection/sent?reference=${storedRequest?.reference}`,
    });
    expect((await read(reply.location, null)).html).toContain(storedRequest?.reference);
    const dueWords = formatLongDate(new Date(`${due}T12:00:00Z`));
    const arrived = await waitForMail(site, {
      to: agency().email,
      subject: new RegExp(storedRequest?.reference ?? 'none'),
      after: before,
    });
    expect(arrived.subject).toBe(`${storedRequest?.reference}: complaint, due on ${dueWords}`);
    expect(arrived.links[0]).toBe(`${site.url}/admin/data-requests/${storedRequest?.id}`);
    const receipt = await waitForMail(site, { to: fields['email'] ?? '', subject: /^We have received your complaint/ });
    expect(receipt.text).toContain(storedRequest?.reference);
    expect(receipt.text).toContain(dueWords);
    // The receipt repeats no words of the sender, who may have typed the address of another person.
    expect(receipt.text).not.toContain('Halloran');
    expect(receipt.text).not.toContain('asked you not to');
  });

  test('sent without a script waits until its sender follows the emailed link', async () => {
    const fields = await fieldsOf({ kind: 'copy', message: '' }, false);
    const reply = await send(fields);
    expect(reply).toMatchObject({ status: 303, location: '/data-protection/sent' });
    expect((await read(reply.location, null)).html).toContain('Confirm your email address');
    const waiting = await find(fields['email']);
    expect(waiting?.confirmedAt).toBeNull();
    expect((await read(`/admin/data-requests/${waiting?.id}`)).status).toBe(404);
    const { links } = await waitForMail(site, { to: fields['email'] ?? '', subject: /^Confirm your request/ });
    const { pathname, searchParams } = new URL(links[0] ?? '');
    // Mail programs open every link; that confirms nothing.
    expect((await read(`${pathname}?${searchParams}`, null)).html).toContain('Confirm request');
    expect((await find(fields['email']))?.confirmedAt).toBeNull();
    const token = searchParams.get('token') ?? '';
    const confirmed = await sendForm(site, pathname, { token });
    expect(confirmed).toMatchObject({ status: 303, location: `/data-protection/sent?reference=${waiting?.reference}` });
    expect((await find(fields['email']))?.confirmedAt).toBeInstanceOf(Date);
    await waitForMail(site, { to: fields['email'] ?? '', subject: /^We have received your request for a copy/ });
    const secondReply = await sendForm(site, pathname, { token });
    expect(secondReply.location).toBe('/data-protection/confirm');
    expect((await read(secondReply.location, null)).html).toContain('This link no longer works');
  });

  test.each([
    [{ kind: '' }, 'Choose what you are asking for'],
    [{ kind: 'everything' }, 'Choose what you are asking for'],
    [{ name: ' W ' }, 'Name must be at least 2 characters'],
    [{ name: 'x'.repeat(101) }, 'Name must be 100 characters or fewer'],
    [{ email: 'wren@' }, 'Enter an email address in the correct format'],
    [{ message: '' }, 'Enter at least 10 characters about your request'],
    [{ message: '<b>short</b>' }, 'Enter at least 10 characters about your request'],
    [{ message: 'x'.repeat(5_001) }, 'Details must be 5,000 characters or fewer'],
    [{ message: 'to the right\u202egnp.exe' }, 'Details contain characters that can’t be displayed'],
  ])('with %j is refused, and keeps what was typed', async (changes: Fields, message) => {
    const fields = await fieldsOf(changes, false);
    const reply = await send(fields);
    expect(reply.status).toBe(422);
    expect(textOf(reply.body)).toContain(message);
    if (!('email' in changes)) expect(reply.body).toContain(`value="${fields['email']}"`);
    if (!('message' in changes)) expect(reply.body).toContain('asked you not to.</textarea>');
    expect(await find(fields['email'])).toBeUndefined();
  });

  test('with an unknown field is refused', async () => {
    expect((await send(await fieldsOf({ status: 'done' }, false))).status).toBe(400);
  });

  test.each([
    ['nonsense', async () => 'not a proof of anything'],
    ['one of another form', () => solveHumanCheck(site, 'contact_form_submit')],
  ])('with %s as its human check stores nothing', async (_what, prove) => {
    const fields = await fieldsOf({ human_check: await prove() }, false);
    const reply = await send(fields);
    expect(reply.status).toBe(422);
    expect(textOf(reply.body)).toContain('Your request was not sent');
    expect(await find(fields['email'])).toBeUndefined();
  });

  test('is accepted ten times in 15 minutes from one IP address, and three times an hour without human check for one email address', async () => {
    const from = newAddress();
    const statuses: number[] = [];
    for (let times = 0; times < 11; times += 1) statuses.push((await send(await fieldsOf({}, false), from)).status);
    expect(statuses).toEqual([...Array(10).fill(303), 429]);
    const { email = '' } = fieldsFor('data-protection');
    const replies = [];
    for (let times = 0; times < 4; times += 1) replies.push(await send(await fieldsOf({ email }, false)));
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 429]);
    expect(replies.at(-1)?.headers['retry-after']).toBe('900');
    const [count] = await queryTasks(site.database, 'SELECT count(*)::int AS n FROM data_requests WHERE email = $1', [
      email,
    ]);
    expect(count).toEqual({ n: 3 });
  });

  test('shows an error with an id that is in the log if it cannot be stored', async () => {
    const fields = await fieldsOf();
    await asSuperuser(site.database, 'REVOKE INSERT ON data_requests FROM agency_app');
    try {
      const reply = await send(fields);
      expect(reply.status).toBe(500);
      const [, errorId = 'none'] = /Error ID: (?:<!-- -->)?([\w-]+)/.exec(reply.body) ?? [];
      await expect.poll(() => site.log()).toContain(errorId);
      expect(reply.body).toContain(fields['email']);
    } finally {
      await asSuperuser(site.database, 'GRANT INSERT ON data_requests TO agency_app');
    }
  });

  test('the page after sending shows only valid references from its address', async () => {
    const page = await read('/data-protection/sent?reference=You+owe+us+money', null);
    expect(page.html).not.toContain('You owe us money');
    expect(page.html).toContain('Confirm your email address');
  });
});

const day = (days: number) => londonDay(hoursFromNow(24 * days));
const trailOf = (id: string) =>
  queryTasks<{ action: string; label: string }>(
    site.database,
    'SELECT action, subject_label AS label FROM audit_entries WHERE subject_id = $1 ORDER BY id',
    [id],
  );

describe('the work list', () => {
  const add = (entry: Parameters<typeof addDataRequest>[1]) => addDataRequest(site.database.database, entry);
  const move = (id: string, fields: Fields, cookie = admin) =>
    sendForm(site, `/admin/data-requests/${id}`, fields, { cookie });

  test('lists unfinished requests first, by due day, and names overdue ones', async () => {
    await add({ name: 'Perpetua Third', due_on: day(9), status: 'in_hand' });
    await add({ name: 'Perpetua First', due_on: day(-2) });
    await add({ name: 'Perpetua Last', due_on: day(-20), status: 'done' });
    await add({ name: 'Perpetua Second', due_on: day(0) });
    const { html } = await read('/admin/data-requests?search=perpetua');
    expect([...html.matchAll(/Perpetua (\w+)/g)].map(([, which]) => which)).toEqual(
      expect.arrayContaining(['First', 'Second', 'Third', 'Last']),
    );
    const order = ['First', 'Second', 'Third', 'Last'].map((which) => html.indexOf(`Perpetua ${which}`));
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    for (const words of ['Overdue by 2 days', 'Due today', 'Due in 9 days', '4 data requests'])
      expect(html).toContain(words);
    const late = await read('/admin/data-requests?search=perpetua&status=overdue');
    expect(late.html).toContain('1 data request<');
    expect(late.html).toContain('Perpetua First');
    expect((await read('/admin/data-requests?search=perpetua&kind=copy')).html).toContain(
      'No data requests match these filters.',
    );
    expect((await read('/admin/jobs')).html).toMatch(/Settings<\/span><span[^>]*>\d+<span[^>]*> open data requests</);
  });

  test('finds a request by its reference', async () => {
    const email = `${Date.now()}-seek@mail.example`;
    await add({ email, name: 'Sought Person' });
    const storedRequest = await find(email);
    const { html } = await read(`/admin/data-requests?search=${storedRequest?.reference.toLowerCase()}`);
    expect(html).toContain('1 data request<');
    expect(html).toContain('Sought Person');
  });

  test('a request is taken in hand, noted, extended once, and finished; each step is audited', async () => {
    const id = await add({ due_on: day(10), message: 'Long words '.repeat(100) });
    const page = `/admin/data-requests/${id}`;
    expect((await move(id, { intent: 'move', status: 'in_hand', was: 'open' })).location).toBe(
      `${page}?notice=data-request-moved`,
    );
    expect((await move(id, { intent: 'note', note: 'Rang her; it is her address.' })).status).toBe(303);
    expect((await move(id, { intent: 'extend', reason: 'Four years of letters.' })).status).toBe(303);
    const { html } = await read(page);
    for (const words of ['Claimed', 'Rang her; it is her address.', 'Four years of letters.', 'Extended']) {
      expect(html).toContain(words);
    }
    expect((await move(id, { intent: 'extend', reason: 'And two more.' })).status).toBe(409);
    expect((await move(id, { intent: 'move', status: 'done', was: 'in_hand' })).status).toBe(303);
    const trail = await trailOf(id);
    expect(trail.map(({ action }) => action)).toEqual(
      ['moved', 'noted', 'extended', 'moved'].map((step) => `data_request_${step}`),
    );
    expect(trail[0]?.label).toMatch(/^DP-\d{4}-\d{6}, complaint$/);
    expect((await read('/admin/audit-trail?action=data_request_extended')).html).toContain(
      'extended the due date of the data request',
    );
  });

  test('a refusal needs a reason', async () => {
    const id = await add({});
    const empty = await move(id, { intent: 'refuse', was: 'open', refusal: ' ' });
    expect([empty.status, textOf(empty.body)]).toEqual([
      422,
      expect.stringContaining('Enter the reason you gave the person'),
    ]);
    expect((await move(id, { intent: 'move', status: 'refused', was: 'open' })).status).toBe(400);
    expect(
      (await move(id, { intent: 'refuse', was: 'open', refusal: 'Asked for the ninth time this week.' })).status,
    ).toBe(303);
    expect((await read(`/admin/data-requests/${id}`)).html).toContain('Asked for the ninth time this week.');
  });

  test('an administrator who decides second is told the current status', async () => {
    const id = await add({});
    expect((await move(id, { intent: 'move', status: 'done', was: 'open' })).status).toBe(303);
    const late = await move(id, { intent: 'move', status: 'in_hand', was: 'open' });
    expect(late.status).toBe(409);
    expect(textOf(late.body)).toContain('The status is ‘Done’ now');
  });

  test('an overdue request cannot be extended, and an unknown one cannot be moved', async () => {
    const id = await add({ due_on: day(-1) });
    expect((await read(`/admin/data-requests/${id}`)).html).not.toContain('Extend by two months');
    expect((await move(id, { intent: 'extend', reason: 'Too much work.' })).status).toBe(409);
    const unknownId = '00000000-0000-4000-8000-00000000dead';
    expect((await move(unknownId, { intent: 'note', note: 'Nothing.' })).status).toBe(404);
    expect((await read('/admin/data-requests/no-id')).status).toBe(404);
  });

  test('shows an error if it cannot be loaded', async () => {
    await asSuperuser(site.database, 'REVOKE SELECT ON data_requests FROM agency_app');
    try {
      const { status, html } = await read('/admin/data-requests');
      expect([status, html]).toEqual([503, expect.stringContaining('Failed to load data requests')]);
    } finally {
      await asSuperuser(site.database, 'GRANT SELECT ON data_requests TO agency_app');
    }
  });
});

describe('requests by letter, telephone or email', () => {
  const add = (changes: Fields = {}) => {
    const fields = { ...fieldsFor('admin/data-requests/new'), ...changes };
    return sendForm(site, '/admin/data-requests/new', fields, { cookie: admin });
  };
  const idIn = (location: string) =>
    /^\/admin\/data-requests\/([\w-]+)\?notice=data-request-added$/.exec(location)?.[1];

  test('are added to the list, due from the day of arrival, and handled like others', async () => {
    expect((await read('/admin/data-requests')).html).toContain('href="/admin/data-requests/new"');
    const email = `letter-${Date.now()}@mail.example`;
    const reply = await add({ email, name: 'Loveday Letter', kind: 'correction', received_on: day(-12) });
    const storedRequest = await find(email);
    expect(idIn(reply.location)).toBe(storedRequest?.id);
    expect(storedRequest).toMatchObject({
      status: 'open',
      dueOn: dueDay('correction', day(-12)),
      confirmedAt: expect.any(Date),
    });
    const id = storedRequest?.id ?? '';
    const page = await read(`/admin/data-requests/${id}`);
    expect(page.html).toContain('Added on the desk (received by letter, phone or email)');
    expect(page.html).toContain(formatLongDate(new Date(`${day(-12)}T12:00:00Z`)));
    expect((await read('/admin/data-requests?search=loveday')).html).toContain('Added on the desk');
    expect(
      (await sendForm(site, `/admin/data-requests/${id}`, { intent: 'note', note: 'Rang.' }, { cookie: admin })).status,
    ).toBe(303);
    expect(await trailOf(id)).toEqual([
      { action: 'data_request_added', label: `${storedRequest?.reference}, correction` },
      { action: 'data_request_noted', label: `${storedRequest?.reference}, correction` },
    ]);
    expect((await read('/admin/audit-trail?action=data_request_added')).html).toContain('added the data request');
  });

  test('are acknowledged by email only if the box was ticked', async () => {
    const [silentEmail = '', receiptEmail = ''] = ['silent', 'told'].map((who) => `${who}-${Date.now()}@mail.example`);
    await add({ email: silentEmail });
    await add({ email: receiptEmail, receipt: 'yes', received_on: day(-3) });
    const receipt = await waitForMail(site, { to: receiptEmail, subject: /^We have received your complaint/ });
    expect(receipt.text).toContain((await find(receiptEmail))?.reference);
    expect(receipt.text).toContain(`reached us on ${formatLongDate(new Date(`${day(-3)}T12:00:00Z`))}`);
    expect(receipt.text).not.toContain('She rang');
    expect((await listMails(site)).filter(({ to }) => to === silentEmail)).toEqual([]);
  });

  test('need no address', async () => {
    const { status, location } = await add({ email: '', name: 'Sender Offline', received_on: day(0) });
    expect([status, idIn(location)]).toEqual([303, expect.any(String)]);
    expect((await read('/admin/data-requests?search=sender+offline')).html).toContain('1 data request<');
  });

  test.each([
    [{ kind: '' }, 'Choose a request type'],
    [{ email: 'wren@' }, 'Enter an email address in the correct format'],
    [{ email: '', receipt: 'yes' }, 'Enter an email address to send a receipt'],
    [{ message: 'short' }, 'Enter at least 10 characters about the request'],
    [{ received_on: '' }, 'Enter the date received'],
    [{ received_on: day(2) }, 'The date received can’t be in the future'],
    [{ received_on: day(-370) }, 'The date received must be within the last year'],
  ])('with %j is refused, and keeps what was typed', async (changes: Fields, message) => {
    const reply = await add({ name: 'Refused Entry', ...changes });
    expect(reply.status).toBe(422);
    expect(textOf(reply.body)).toContain(message);
    expect(reply.body).toContain('value="Refused Entry"');
    expect((await read('/admin/data-requests?search=refused+entry')).html).not.toContain('Refused Entry</');
  });
});
