import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/assignment/assignment.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { addAssignment, addDocument } from '#tests/support/assignments.ts';
import { fieldsFor } from '#tests/support/matrix-forms.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let desk: string;
let person: string;
const TODAY = londonDay(new Date());

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
  desk = await signInAs(site, castMember('Morag').id);
  const [row] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM people WHERE account_id = $1', [
    castMember('Aisha').id,
  ]);
  person = row?.id ?? '';
});

afterAll(() => site?.stop());

const send = (path: string, fields: Record<string, string>, cookie = desk) =>
  sendForm(site, path, fields, { cookie, from: newAddress() });
const start = (fields: Record<string, string>) =>
  send(`/admin/people/${person}/assignment`, { ...fieldsFor('admin/people/:id/assignment'), ...fields });
const write = (fields: Record<string, string>) =>
  send(`/admin/people/${person}/key-information`, { ...fieldsFor('admin/people/:id/key-information'), ...fields });
const count = async (table: string) =>
  (await queryTasks<{ n: number }>(site.database, `SELECT count(*)::integer AS n FROM ${table}`))[0]?.n;

test('A43: no other account reads a document or an assignment, by whatever id', async () => {
  const document = await addDocument(site.database.database, person, { isGiven: true });
  const { assignmentId } = await addAssignment(site.database.database, person, {
    documentId: document,
    hirer: 'Hirer of slate',
  });
  const others = {
    visitor: undefined,
    candidate: await signInAs(site, castMember('Tom').id),
    employer: await signInAs(site, castMember('Dev').id),
    editor: await signInAs(site, await addColleague(site.database, 'editor', 'An Editor')),
  };
  const ids = [document, assignmentId, ...Array.from({ length: rounds(2, 100) }, () => randomUUID()), 'x', '1%27--'];
  for (const [who, cookie] of Object.entries(others)) {
    for (const id of ids) {
      for (const path of [
        `/admin/key-information/${id}`,
        `/assignments/key-information/${id}`,
        `/admin/assignments/${id}`,
      ]) {
        const { status, body } = await request(site.url, path, { headers: cookie ? { Cookie: cookie } : {} });
        const leaked = body.includes('%PDF') || body.includes('Hirer of slate');
        expect(leaked, `${who} ${path}`).toBe(false);
        expect(status).not.toBe(500);
      }
    }
    if (cookie)
      expect(
        (await send(`/admin/assignments/${assignmentId}`, { intent: 'remove' }, cookie)).status,
      ).toBeGreaterThanOrEqual(400);
  }
  for (const id of ['x', '1%27--', randomUUID()])
    expect((await request(site.url, `/admin/key-information/${id}`, { headers: { Cookie: desk } })).status).toBe(404);
  await queryTasks(site.database, 'DELETE FROM qualifying_clocks');
});

test('A43: absurd days start nothing', async () => {
  const before = await count('assignments');
  const days = [
    '9999-12-31',
    '0001-01-01',
    '2011-09-30',
    '-2026-01-01',
    '2026-02-30',
    '2026-13-01',
    'tomorrow',
    '2026-01-01T00:00',
    '',
  ];
  for (const starts_on of days) expect([starts_on, (await start({ starts_on })).status]).toEqual([starts_on, 422]);
  for (const ends_on of ['2020-01-01', '9999-12-31', addDays(TODAY, -1), 'x'])
    expect([ends_on, (await start({ starts_on: TODAY, ends_on })).status]).toEqual([ends_on, 422]);
  const wrong: Record<string, string>[] = [
    { pay: '-1' },
    { pay: '1e9' },
    { pay: '99999999999' },
    { consultant: castMember('Dev').id },
    { clock: randomUUID() },
  ];
  for (const fields of wrong)
    expect((await start({ starts_on: TODAY, ...fields })).status, JSON.stringify(fields)).toBeGreaterThanOrEqual(409);
  expect(await count('assignments')).toBe(before);
});

test('A43: a flood of absences ends at a hundred, and the page still answers', async () => {
  const { assignmentId, clockId } = await addAssignment(site.database.database, person, {
    documentId: null,
    startsOn: '2024-01-01',
  });
  await queryTasks(
    site.database,
    `INSERT INTO assignment_absences (clock_id, reason, from_on, back_on)
     SELECT $1, 'other', '2024-01-01'::date + n * 2, '2024-01-02'::date + n * 2 FROM generate_series(1, 97) AS n`,
    [clockId],
  );
  const page = `/admin/assignments/${assignmentId}`;
  const absence = (n: number) => ({
    intent: 'absence',
    reason: 'other',
    from_on: addDays('2025-01-01', n * 3),
    back_on: addDays('2025-01-01', n * 3 + 1),
  });
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => send(page, absence(n))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 303, 409, 409, 409, 409, 409]);
  expect(await count('assignment_absences')).toBe(100);
  expect((await request(site.url, page, { headers: { Cookie: desk } })).status).toBe(200);
  const same = await Promise.all(Array.from({ length: 4 }, () => send(page, { intent: 'remove' })));
  expect(same.map(({ status }) => status).toSorted()).toEqual([303, 404, 404, 404]);
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '(x) Tj ET << /S /JavaScript >>',
  'a\\) endobj 1 0 obj',
  '%PDF-1.7 \\\\',
  '\u202egnol',
];

test('A43: markup and commands of PDF stay text in the file; control characters do not reach it', async () => {
  for (const worker of HOSTILE) {
    const { status } = await write({ worker });
    if (status === 422) continue;
    expect([worker, status]).toEqual([worker, 303]);
    const [row] = await queryTasks<{ pdf: Buffer; worker: string }>(
      site.database,
      `SELECT pdf, contents->>'worker' AS worker FROM key_information ORDER BY version DESC LIMIT 1`,
    );
    const pdf = await getDocumentProxy(new Uint8Array(row?.pdf ?? []));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    expect(totalPages).toBeLessThanOrEqual(2);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(row?.worker);
    expect(await pdf.getJSActions()).toBe(null);
  }
  const before = await count('key_information');
  for (const worker of ['a\u0000b', 'a\u0007b', 'a\u202eb', '\ud800', '王', 'x'.repeat(101), ''])
    expect([worker, (await write({ worker })).status]).toEqual([worker, 422]);
  expect(await count('key_information')).toBe(before);
});

test('A43: two colleagues at once write two versions, and start one assignment', async () => {
  const before = (await count('key_information')) ?? 0;
  const written = await Promise.all([write({}), write({ rate: '14' }), write({ rate: '15' })]);
  expect(written.map(({ status }) => status)).toEqual([303, 303, 303]);
  const versions = await queryTasks<{ version: number }>(
    site.database,
    'SELECT version FROM key_information ORDER BY version',
  );
  expect(versions).toHaveLength(before + 3);
  expect(new Set(versions.map(({ version }) => version)).size).toBe(before + 3);
  await queryTasks(
    site.database,
    `UPDATE key_information SET given_at = clock_timestamp(), given_how = 'hand' WHERE given_at IS NULL`,
  );
  const started = await Promise.all(
    Array.from({ length: 4 }, () => start({ other_agency: '', pay: '13.50', starts_on: TODAY, hirer: 'Basalt Ltd' })),
  );
  // The other starts would create a role with a hirer that exists by then.
  expect(started.map(({ status }) => status).toSorted()).toEqual([303, 422, 422, 422]);
});
