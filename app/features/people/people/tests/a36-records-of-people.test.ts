import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSuperuser } from '#tests/support/faults.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
const GUESSES = rounds(3, 200);
const MARKUP = '<img src=x onerror=alert(1)>';

beforeAll(async () => {
  site = await startSite();
  await asSuperuser(
    site.database,
    `INSERT INTO people (full_name, email, phone, location, headline, skills, tags, may_email_since, may_email_words, source)
     VALUES ('${MARKUP}', 'markup@mail.example', '${MARKUP.slice(0, 20)}', '${MARKUP}', '${MARKUP}', '{"${MARKUP}"}', '{"${MARKUP}"}',
             '2026-11-01', '${MARKUP}', 'desk')`,
  );
});

afterAll(() => site?.stop());

const readPeople = () =>
  queryTasks<{ id: string; name: string }>(
    site.database,
    'SELECT id, full_name AS name FROM people ORDER BY created_at',
  );
const get = (path: string, cookie?: string) => request(site.url, path, { headers: cookie ? { Cookie: cookie } : {} });

test('A36: accounts outside the desk open no record, not even their own, and attempts are not recorded as openings', async () => {
  const people = await readPeople();
  const cookies: Record<string, string | undefined> = {
    visitor: undefined,
    candidate: await signInAs(site, castMember('Aisha').id),
    employer: await signInAs(site, castMember('Dev').id),
    editor: await signInAs(site, await addColleague(site.database, 'editor', 'An Editor')),
  };
  const ids = [...people.slice(0, GUESSES).map(({ id }) => id), ...Array.from({ length: GUESSES }, () => randomUUID())];
  const paths = [
    '/admin/people',
    '/admin/people.data',
    ...ids.flatMap((id) => [`/admin/people/${id}`, `/admin/people/${id}.data`]),
  ];
  for (const [who, cookie] of Object.entries(cookies)) {
    const answers = await Promise.all(paths.map((path) => get(path, cookie)));
    for (const [n, { status, body }] of answers.entries()) {
      const text = body.toString();
      const leaked = people.filter(({ name }) => name !== castMember('Aisha').fullName && text.includes(name));
      expect(status === 200 && !paths[n]?.endsWith('.data'), `${who} ${paths[n]}`).toBe(false);
      expect(leaked, `${who} ${paths[n]}`).toEqual([]);
    }
  }
  measured('A36', `${paths.length} addresses for ${Object.keys(cookies).length} kinds of visitor`);
  expect(await queryTasks(site.database, `SELECT id FROM audit_entries WHERE action = 'person_opened'`)).toEqual([]);
});

test('A36: staff get the same answer for a guessed id and for an impossible one', async () => {
  const cookie = await signInAs(site, castMember('Morag').id);
  const guesses = [...Array.from({ length: GUESSES }, () => randomUUID()), 'x', '1%27--'];
  for (const id of guesses) expect([id, (await get(`/admin/people/${id}`, cookie)).status]).toEqual([id, 404]);
});

test('A36: strangers’ texts are escaped in the list and in the record', async () => {
  const cookie = await signInAs(site, castMember('Morag').id);
  const [person] = (await readPeople()).filter(({ name }) => name === MARKUP);
  for (const path of ['/admin/people', `/admin/people/${person?.id}`]) {
    const { status, body } = await get(path, cookie);
    expect(status).toBe(200);
    expect(body.toString()).not.toContain('<img src=x');
    expect(body.toString()).toContain('&lt;img src=x onerror=alert(1)&gt;');
  }
});
