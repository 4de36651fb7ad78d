import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { londonDay } from '#domain/time/calendar-day.ts';
import { newAddress, sendForm } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { hoursFromNow } from '#tests/support/jobs.ts';
import { type Fields, fieldsFor } from '#tests/support/matrix-forms.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let person: string;
const cookies: Record<string, string | null> = { visitor: null };
const ids: Record<string, string> = {};
const YESTERDAY = londonDay(hoursFromNow(-24));
/** Statuses of a redirect to sign-in, and of a refusal. */
const REFUSED = [302, 303, 401, 403];
const MARKUP = '<img src=x onerror=alert(1)>';

beforeAll(async () => {
  site = await startSite();
  ids['consultant'] = await addColleague(site.database, 'consultant', 'Priya Shah');
  ids['other'] = await addColleague(site.database, 'consultant', 'Sam Archer');
  ids['editor'] = await addColleague(site.database, 'editor', 'Ed Itor');
  ids['admin'] = castMember('Morag').id;
  ids['candidate'] = castMember('Aisha').id;
  ids['employer'] = castMember('Dev').id;
  for (const [who, id] of Object.entries(ids)) cookies[who] = await signInAs(site, id);
  const [row] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM people WHERE account_id = $1', [
    castMember('Tom').id,
  ]);
  person = row?.id ?? '';
});

afterAll(() => site?.stop());

const send = (who: string, fields: Fields, path = `/admin/people/${person}`) =>
  sendForm(site, path, fields, { cookie: cookies[who] ?? null, from: newAddress() });
const read = async (who: string, path = `/admin/people/${person}`) =>
  (await request(site.url, path, { headers: { Cookie: cookies[who] ?? '' } })).body.toString();
const rows = () =>
  queryTasks<{ written: unknown }>(
    site.database,
    `SELECT (SELECT json_agg(n ORDER BY n.id) FROM person_notes AS n) AS notes, (SELECT json_agg(t ORDER BY t.id) FROM person_tasks AS t) AS tasks,
            (SELECT json_agg(m) FROM person_mentions AS m) AS mentions,
            (SELECT json_agg(json_build_array(p.id, p.tags, p.headline, p.right_to_work) ORDER BY p.id) FROM people AS p) AS people`,
  );
const FORMS: Fields[] = [
  { intent: 'note', body: 'x', tell: '' },
  { intent: 'tag', tags: 'x' },
  { intent: 'task', title: 'x', due: '2026-12-01', assignee: castMember('Morag').id },
];

test('A38: accounts outside the desk cannot write into a record, not even their own', async () => {
  const before = await rows();
  for (const who of ['visitor', 'candidate', 'employer', 'editor']) {
    const tries: [Fields, string | undefined][] = [
      ...FORMS.map((form): [Fields, undefined] => [form, undefined]),
      [fieldsFor('admin/people/:id/facts'), `/admin/people/${person}/facts`],
      [fieldsFor('admin/people/new'), '/admin/people/new'],
    ];
    for (const [form, path] of tries) {
      const { status, location } = await send(who, form, path);
      expect(REFUSED, who).toContain(status);
      expect(location, who).not.toContain('notice=person');
    }
  }
  expect(await rows()).toEqual(before);
});

test('A38: a forged id of a person, task or note changes nothing', async () => {
  await send('other', { intent: 'task', title: 'Of Tom', due: '2026-12-01', assignee: ids['other'] ?? '' });
  const [task] = await queryTasks<{ id: string }>(site.database, `SELECT id FROM person_tasks WHERE title = 'Of Tom'`);
  const before = await rows();
  const [elsewhere] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM people WHERE id <> $1 LIMIT 1', [
    person,
  ]);
  const guesses = Array.from({ length: rounds(2, 100) }, () => randomUUID());
  for (const id of [...guesses, 'x', '1%27--'])
    for (const form of FORMS)
      expect([id, (await send('consultant', form, `/admin/people/${id}`)).status]).toEqual([id, 404]);
  for (const id of guesses) {
    expect((await send('consultant', { intent: 'done', task: id })).status).toBe(404);
    for (const intent of ['read', 'remove']) expect((await send('consultant', { intent, note: id })).status).toBe(404);
  }
  // The task exists, in the record of another person.
  const foreign = { intent: 'done', task: task?.id ?? '' };
  expect((await send('consultant', foreign, `/admin/people/${elsewhere?.id}`)).status).toBe(404);
  expect(await rows()).toEqual(before);
});

test('A38: a private note is for its author: no colleague can read it, gets a notice, or can remove it by its id', async () => {
  await send('consultant', { intent: 'note', body: 'speedwell-secret @Sam Archer', tell: '', private: 'yes' });
  const [note] = await queryTasks<{ id: string }>(
    site.database,
    `SELECT id FROM person_notes WHERE body LIKE 'speedwell%'`,
  );
  for (const who of ['other', 'admin']) {
    for (const path of [
      `/admin/people/${person}`,
      `/admin/people/${person}.data`,
      '/admin',
      '/admin/people?search=speedwell-secret',
    ])
      expect((await read(who, path)).replaceAll('search=speedwell-secret', ''), `${who} ${path}`).not.toContain(
        '@Sam Archer',
      );
    for (const intent of ['read', 'remove'])
      expect((await send(who, { intent, note: note?.id ?? '' })).status).toBe(404);
  }
  expect(await read('consultant')).toContain('speedwell-secret');
});

test('A38: colleagues cannot remove another’s note, or mark it as read for them', async () => {
  await send('consultant', { intent: 'note', body: 'Shared for @Sam Archer', tell: '' });
  const [note] = await queryTasks<{ id: string }>(
    site.database,
    `SELECT id FROM person_notes WHERE body LIKE 'Shared for%'`,
  );
  expect((await send('admin', { intent: 'remove', note: note?.id ?? '' })).status).toBe(404);
  expect((await send('admin', { intent: 'read', note: note?.id ?? '' })).status).toBe(404);
  expect(await read('other', '/admin')).toContain('Shared for @Sam Archer');
});

test('A38: markup in every field stays text', async () => {
  const email = `markup-${randomUUID()}@mail.example`;
  const added = await send(
    'consultant',
    {
      full_name: MARKUP,
      email,
      phone: '',
      location: MARKUP,
      headline: MARKUP,
      skills: MARKUP,
      origin: MARKUP,
      agreement: MARKUP,
    },
    '/admin/people/new',
  );
  const path = new URL(added.location, site.url).pathname;
  await send('consultant', { intent: 'note', body: MARKUP, tell: ids['other'] ?? '' }, path);
  await send(
    'consultant',
    { intent: 'call', direction: 'in', outcome: 'spoke', day: YESTERDAY, time: '09:00', body: MARKUP },
    path,
  );
  await send('consultant', { intent: 'tag', tags: MARKUP }, path);
  await send('consultant', { intent: 'task', title: MARKUP, due: '2026-01-01', assignee: ids['other'] ?? '' }, path);
  await send(
    'consultant',
    { ...fieldsFor('admin/people/:id/facts'), headline: MARKUP, may_email_words: MARKUP },
    `${path}/facts`,
  );
  for (const page of [path, `${path}/facts`, '/admin', '/admin/people']) {
    const html = await read('other', page);
    expect(html, page).not.toContain('<img src=x');
    expect(html, page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  }
});

test('A38: texts that are too long are refused; bodies that are too large are not read', async () => {
  const before = await rows();
  const long = 'x'.repeat(5_001);
  const forms: Fields[] = [
    { intent: 'note', body: long, tell: '' },
    { intent: 'call', direction: 'in', outcome: 'spoke', day: YESTERDAY, time: '09:00', body: long },
    { intent: 'task', title: long, due: '2026-12-01', assignee: ids['other'] ?? '' },
    { intent: 'tag', tags: long },
    { intent: 'tag', tags: Array.from({ length: 21 }, (_, n) => `tag ${n}`).join() },
  ];
  for (const form of forms)
    expect([form['intent'], (await send('consultant', form)).status]).toEqual([form['intent'], 422]);
  const huge = await send('consultant', { intent: 'note', body: 'x'.repeat(4_000_000), tell: '' }).catch(() => ({
    status: 413,
  }));
  expect(huge.status).toBe(413);
  expect(await rows()).toEqual(before);
});

test('A38: a flood of mentions notifies each colleague once, in one line of Today', async () => {
  for (let round = 0; round < rounds(3, 200); round += 1)
    await send('consultant', { intent: 'note', body: '@Sam Archer '.repeat(400), tell: ids['other'] ?? '' });
  const [count] = await queryTasks<{ most: number }>(
    site.database,
    'SELECT max(count)::integer AS most FROM (SELECT count(*) FROM person_mentions GROUP BY note_id) AS told',
  );
  expect(count?.most).toBe(1);
  const html = await read('other', '/admin');
  expect(html.split(`name="note"`).length - 1).toBeLessThanOrEqual(2);
  const names = Array.from({ length: 11 }, (_, n) => `Colleague ${'abcdefghijk'[n]}`);
  for (const name of names) await addColleague(site.database, 'consultant', name);
  const reply = await send('consultant', { intent: 'note', body: names.map((name) => `@${name}`).join(), tell: '' });
  expect(reply.status).toBe(422);
  expect(reply.body).toContain('A note can be for up to 10 colleagues');
  measured('A38', `${rounds(3, 200)} notes of 400 names each`);
});

test('A38: a colleague who left the desk gets no notice and no task', async () => {
  const gone = await addColleague(site.database, 'consultant', 'Leah Ver');
  await asSuperuser(site.database, `UPDATE profiles SET status = 'suspended' WHERE id = '${gone}'`);
  for (const id of [gone, ids['editor'] ?? '', ids['candidate'] ?? '', randomUUID()]) {
    expect((await send('consultant', { intent: 'note', body: 'x', tell: id })).status).toBe(422);
    expect((await send('consultant', { intent: 'task', title: 'x', due: '2026-12-01', assignee: id })).status).toBe(
      422,
    );
  }
});
