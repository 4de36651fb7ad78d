import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { londonDay } from '#domain/time/calendar-day.ts';
import { sendForm } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { type Fields, fieldsFor } from '#tests/support/matrix-forms.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let cookie: string;
let colleague: { id: string; cookie: string };
let path: string;
const morag = castMember('Morag');

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, morag.id);
  const id = await addColleague(site.database, 'consultant', 'Priya Shah');
  colleague = { id, cookie: await signInAs(site, id) };
  const [row] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM people WHERE email = $1', [
    castMember('Aisha').email,
  ]);
  path = `/admin/people/${row?.id}`;
});

afterAll(() => site?.stop());

const read = async (address: string, as = cookie) => {
  const { status, body } = await request(site.url, address, { headers: { Cookie: as } });
  return { status, html: body.toString().replaceAll('<!-- -->', '') };
};
const send = (fields: Fields, as = cookie, to = path) => sendForm(site, to, fields, { cookie: as });
const note = (body: string, more: Fields = {}) => send({ intent: 'note', body, tell: '', ...more });

describe('what is written', () => {
  test('is shown in the record, with its author and the colleague it is for', async () => {
    const reply = await note('Starts in May.', { tell: colleague.id });
    expect([reply.status, reply.location]).toEqual([303, `${path}?notice=person-noted`]);
    const { html } = await read(path, colleague.cookie);
    for (const text of ['Starts in May.', 'Morag Sinclair', 'For Priya Shah', 'Mark as read'])
      expect(html).toContain(text);
  });

  test('after the session has ended is returned, and saved by sending it again after signing in', async () => {
    const text = 'Prefers <mornings>.';
    const refused = await send({ intent: 'note', body: text, tell: '' }, '');
    expect(refused.status).toBe(401);
    expect(refused.body).toContain('Prefers &lt;mornings&gt;.</dd>');
    const [, form = ''] = refused.body.split(` action="${path}" method="post">`);
    const hidden = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
    const fields = Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]));
    expect(fields).toEqual({ intent: 'note', body: 'Prefers &lt;mornings&gt;.', tell: '' });
    expect((await send({ ...fields, body: text })).status).toBe(303);
    expect((await read(path)).html).toContain('Prefers &lt;mornings&gt;.');
  });

  test('as private is marked, and visible to its author only', async () => {
    await note('Between us.', { private: 'yes' });
    expect((await read(path)).html).toMatch(/Private<[\s\S]*Between us\./);
    expect((await read(path, colleague.cookie)).html).not.toContain('Between us.');
  });

  test('about a call gives direction, result and time', async () => {
    const day = londonDay(new Date(Date.now() - 2 * 86_400_000));
    await send({ intent: 'call', direction: 'out', outcome: 'message', day, time: '09:05', body: '' });
    const { html } = await read(path);
    expect(html).toContain('Call · We rang · Left a message');
    expect(html).toContain(`${day.split('-').reverse().join('/')}, 09:05`);
  });

  test.each([
    [{ intent: 'note', body: ' ', tell: '' }, 422, 'Enter a note'],
    [{ intent: 'note', body: 'x', tell: castMember('Aisha').id }, 422, 'Choose a colleague with access to the desk'],
    [
      { intent: 'call', direction: 'out', outcome: 'spoke', day: '2099-01-01', time: '09:00', body: 'Kept' },
      422,
      'The call can’t be in the future',
    ],
    [{ intent: 'task', title: 'Kept', due: '', assignee: morag.id }, 422, 'Enter a due date'],
    [{ intent: 'tag', tags: ' , ' }, 422, 'Enter a tag'],
    [{ intent: 'forget' }, 400, ''],
    [{ intent: 'done', task: 'x' }, 400, ''],
  ] as [Fields, number, string][])('is refused with what was typed: %o', async (fields, status, words) => {
    const reply = await send(fields);
    expect(reply.status).toBe(status);
    expect(reply.body).toContain(words);
    if (Object.values(fields).includes('Kept')) expect(reply.body).toContain('Kept');
  });

  test('shows a notice if it fails', async () => {
    await asSuperuser(site.database, 'REVOKE INSERT ON person_notes FROM agency_app');
    const reply = await note('Kept words').finally(() =>
      asSuperuser(site.database, 'GRANT INSERT ON person_notes TO agency_app'),
    );
    expect(reply.status).toBe(503);
    for (const text of ['Failed to save', 'Error ID', 'Kept words']) expect(reply.body).toContain(text);
  });
});

test('tags are added and removed', async () => {
  await send({ intent: 'tag', tags: 'Night shift, forklift' });
  expect((await read(path)).html).toContain('href="/admin/people?tag=night+shift"');
  await send({ intent: 'untag', tag: 'night shift' });
  expect((await read(path)).html).not.toContain('night shift');
});

test('a task and a note are on the colleague’s Today until they are done or read', async () => {
  await send({ intent: 'task', title: 'Ring about nights', due: londonDay(new Date()), assignee: colleague.id });
  const { html } = await read('/admin', colleague.cookie);
  for (const text of ['Your tasks', 'Ring about nights', 'Due today', 'Notes for you', 'Starts in May.'])
    expect(html).toContain(text);
  expect((await read('/admin')).html).not.toContain('Ring about nights');
  const task = /name="task" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const noteId = /name="note" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const done = await send({ intent: 'done', task, next: '/admin' }, colleague.cookie);
  expect([done.status, done.location]).toEqual([303, '/admin?notice=person-task-done']);
  await send({ intent: 'read', note: noteId, next: '/admin' }, colleague.cookie);
  const after = (await read('/admin', colleague.cookie)).html;
  expect(after).toContain('Your tasks: done today');
  expect(after).not.toContain('Notes for you');
});

describe('the facts', () => {
  const facts = (more: Fields = {}) =>
    send({ ...fieldsFor('admin/people/:id/facts'), ...more }, cookie, `${path}/facts`);

  test('are changed, and the record says how', async () => {
    const reply = await facts({ pay_wish: '£35,000', pay_wish_period: 'year' });
    expect([reply.status, reply.location]).toEqual([303, `${path}?notice=person-changed`]);
    const { html } = await read(path);
    for (const text of ['Expected pay: £35,000 a year, before: not set', 'Home Office service, by share code'])
      expect(html).toContain(text);
    expect((await facts({ pay_wish: '£35,000', pay_wish_period: 'year' })).location).toBe(
      `${path}?notice=person-unchanged`,
    );
    expect((await read(`${path}/facts`)).html).toContain('value="35,000"');
  });

  test.each([
    [{ pay_wish: 'a lot' }, 'Enter the pay in pounds'],
    [{ pay_wish_period: '' }, 'Choose a pay period'],
    [{ right_to_work_method: '' }, 'Choose a method'],
    [{ checked_on: '' }, 'Enter the date of the check'],
    [{ checked_on: '2099-01-01' }, 'The date checked can’t be in the future'],
    [{ follow_up_on: '2001-01-01' }, 'The next check must be after the date checked'],
    [{ may_email_words: '' }, 'Enter how they agreed'],
  ] as [Fields, string][])('that do not fit are refused: %o', async (more, words) => {
    const reply = await facts(more);
    expect(reply.status).toBe(422);
    expect(reply.body).toContain(words);
  });

  test('of a missing person are 404', async () => {
    const reply = await send(
      fieldsFor('admin/people/:id/facts'),
      cookie,
      '/admin/people/00000000-0000-4000-8000-00000000dead/facts',
    );
    expect(reply.status).toBe(404);
  });
});

describe('a person who is added by hand', () => {
  test('has a record, which says where they are known from', async () => {
    const reply = await send(fieldsFor('admin/people/new'), cookie, '/admin/people/new');
    expect(reply.status).toBe(303);
    const { html } = await read(reply.location);
    for (const text of ['Wren Halloran', 'Added by hand', 'Rang the office', 'Keep my number'])
      expect(html).toContain(text);
  });

  test('is shown their existing record, and keeps the typed values', async () => {
    const fields = { ...fieldsFor('admin/people/new'), email: castMember('Aisha').email, skills: 'Lamps and ropes' };
    const reply = await send(fields, cookie, '/admin/people/new');
    expect(reply.status).toBe(409);
    for (const text of [
      'This email address is already on record',
      `href="${path}"`,
      'Lamps and ropes',
      'Rang the office',
    ])
      expect(reply.body).toContain(text);
  });

  test('needs a way to reach them', async () => {
    const fields = { ...fieldsFor('admin/people/new'), email: '' };
    const reply = await send(fields, cookie, '/admin/people/new');
    expect(reply.status).toBe(422);
    expect(reply.body).toContain('Enter an email address or a phone number');
  });
});
