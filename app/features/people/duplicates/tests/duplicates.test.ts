import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAssignment } from '#tests/support/assignments.ts';
import { asSuperuser, forbid } from '#tests/support/faults.ts';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;

beforeAll(async () => {
  site = await startSite();
  desk = openDesk(site, await signInAs(site, castMember('Morag').id));
});

afterAll(() => site?.stop());

const addPerson = async (fullName: string, phone: string) => {
  const [row] = await queryTasks<{ id: string }>(
    site.database,
    `INSERT INTO people (full_name, phone, headline, source) VALUES ($1, $2, 'Rigger', 'desk') RETURNING id`,
    [fullName, phone],
  );
  return row?.id ?? '';
};
const compare = () =>
  asSuperuser(site.database, 'DELETE FROM uncompared_people', 'SELECT app.pair_person(id) FROM people');
const LIST = '/admin/people/duplicates';
const pageOf = (id: string, other = '') => `/admin/people/${id}/duplicates${other && `?with=${other}`}`;

test('two records are proposed, compared, merged, and parted again', async () => {
  const [keptId, goneId] = [
    await addPerson('Osric Vane', '0113 496 7001'),
    await addPerson('Ossie Vane', '+44 113 496 7001'),
  ];
  await addAssignment(site.database.database, goneId, { documentId: null, consultantId: castMember('Morag').id });
  await compare();
  expect(textOf(await desk.read(LIST))).toMatch(
    /Compare (Osric|Ossie) Vane \(.+, added .+\) and (Osric|Ossie) Vane \(.+, added .+\) Same phone number/,
  );
  const page = await desk.read(pageOf(keptId, goneId));
  for (const words of [
    'Osric Vane',
    'Ossie Vane',
    'Same phone number',
    'Is this one person?',
    '+44 113 496 7001',
    '1 assignment',
  ])
    expect(textOf(page)).toContain(words);
  expect(textOf(await desk.read(pageOf(keptId)))).toContain('Ossie Vane');
  const opened = await queryTasks(site.database, `SELECT subject_id FROM audit_entries WHERE action = 'person_opened'`);
  expect(opened).toHaveLength(2);
  const merged = await desk.send(pageOf(keptId), { other: goneId, decision: 'keep_this' });
  expect([merged.status, merged.headers.location]).toEqual([303, `/admin/people/${keptId}?notice=people-merged`]);
  expect((await desk.read(`/admin/people/${goneId}`)).status).toBe(404);
  const list = await desk.read(LIST);
  expect(textOf(list)).toMatch(/Ossie Vane\s*, merged into\s+Osric Vane/);
  const [, merge = ''] = /name="merge" value="([^"]+)"/.exec(list.body.toString()) ?? [];
  const undone = await desk.send(LIST, { merge });
  expect([undone.status, undone.headers.location]).toEqual([303, `/admin/people/${goneId}?notice=people-unmerged`]);
  expect((await desk.read(`/admin/people/${goneId}`)).status).toBe(200);
  const secondUndo = await desk.send(LIST, { merge });
  expect(secondUndo.status).toBe(409);
  expect(textOf(secondUndo)).toContain('This merge has already been undone');
});

test('a pair that is told apart is not shown again', async () => {
  const [one, other] = [await addPerson('Una Apart', '0113 496 7002'), await addPerson('Uma Apart', '0113 496 7002')];
  await compare();
  const apart = await desk.send(pageOf(one), { other, decision: 'apart' });
  expect([apart.status, apart.headers.location]).toEqual([303, `${LIST}?notice=people-told-apart`]);
  await compare();
  expect(textOf(await desk.read(LIST))).not.toContain('Una Apart');
  expect(textOf(await desk.read(pageOf(one)))).toContain('No records to compare with this one.');
});

test('what is refused says why, and changes nothing', async () => {
  const one = await addPerson('Ivo Alone', '0113 496 7003');
  const itself = await desk.send(pageOf(one), { other: one, decision: 'keep_this' });
  expect(itself.status).toBe(409);
  expect(textOf(itself)).toContain('merge a record with itself');
  const missing = await desk.send(pageOf(one), {
    other: '00000000-0000-4000-8000-00000000dead',
    decision: 'keep_other',
  });
  expect(missing.status).toBe(409);
  expect(textOf(missing)).toContain('One of the records no longer exists');
  expect((await desk.send(pageOf(one), { other: 'x', decision: 'keep_this' })).status).toBe(400);
  expect((await desk.read('/admin/people/x/duplicates')).status).toBe(404);
});

test('a failure says so', async () => {
  const one = await addPerson('Ivy Fails', '0113 496 7004');
  const allow = await forbid(site.database, 'app.merge_people');
  const failed = await desk.send(pageOf(one), { other: one, decision: 'keep_this' }).finally(allow);
  expect(failed.status).toBe(503);
  expect(textOf(failed)).toContain('Nothing was changed');
});

test('the list says what it is about, and where it could not be loaded', async () => {
  expect(textOf(await desk.read('/admin/people'))).toContain('Possible duplicates');
  await asSuperuser(site.database, 'REVOKE SELECT ON person_pairs FROM agency_app');
  const failed = await desk.read(LIST);
  await asSuperuser(site.database, 'GRANT SELECT ON person_pairs TO agency_app');
  expect(failed.status).toBe(503);
  expect(textOf(failed)).toContain('Failed to load duplicates');
});
