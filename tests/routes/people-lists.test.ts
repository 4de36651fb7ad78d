import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSuperuser } from '#tests/support/faults.ts';
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

const LISTS = '/admin/people/lists';

test('ticked people get a tag, or are asked for', async () => {
  const [person] = await queryTasks<{ id: string }>(site.database, `SELECT id FROM people ORDER BY created_at LIMIT 1`);
  const page = await desk.read('/admin/people');
  expect(page.body.toString()).toContain(`name="person-${person?.id}"`);
  const tagged = await desk.send('/admin/people', {
    intent: 'add',
    tag: 'Nights',
    back: '?sort=name',
    [`person-${person?.id}`]: 'yes',
  });
  expect([tagged.status, tagged.headers.location]).toEqual([303, '/admin/people?sort=name&notice=people-tagged']);
  expect(textOf(await desk.read('/admin/people?tag=nights'))).toContain('1 person');
  const none = await desk.send('/admin/people', { intent: 'add', tag: 'Nights', back: '' });
  expect([none.status, textOf(none).includes('Tick the people to tag')]).toEqual([422, true]);
  const blank = await desk.send('/admin/people', {
    intent: 'add',
    tag: ' ',
    back: '',
    [`person-${person?.id}`]: 'yes',
  });
  expect([blank.status, textOf(blank).includes('Enter a tag')]).toEqual([422, true]);
  const again = await desk.send('/admin/people', {
    intent: 'add',
    tag: 'nights',
    back: '',
    [`person-${person?.id}`]: 'yes',
  });
  expect([again.status, textOf(again).includes('None of these people changed')]).toEqual([409, true]);
  expect((await desk.send('/admin/people', { intent: 'add', tag: 'x', back: '', 'person-x': 'yes' })).status).toBe(400);
});

test('a search is saved under a name, stands above the list, and is removed', async () => {
  expect(textOf(await desk.read('/admin/people?tag=nights'))).toContain('Save this search as a list');
  expect(textOf(await desk.read('/admin/people'))).not.toContain('Save this search as a list');
  const saved = await desk.send(LISTS, { intent: 'save', name: 'Night <b>people', search: '?tag=nights' });
  expect([saved.status, saved.headers.location]).toEqual([303, `${LISTS}?notice=list-changed`]);
  expect((await desk.read('/admin/people')).body.toString()).toContain('Night &lt;b&gt;people');
  const taken = await desk.send(LISTS, { intent: 'save', name: 'NIGHT <b>people', search: '?tag=x' });
  expect([taken.status, textOf(taken).includes('You have a list of this name already')]).toEqual([409, true]);
  const everybody = await desk.send(LISTS, { intent: 'save', name: 'All', search: '' });
  expect([everybody.status, textOf(everybody).includes('Choose a filter first')]).toEqual([409, true]);
  const [list] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM people_lists');
  expect((await desk.send(LISTS, { intent: 'share', id: list?.id ?? '' })).status).toBe(303);
  expect(textOf(await desk.read(LISTS))).toContain('Yours, shared with colleagues');
  expect((await desk.send(LISTS, { intent: 'remove', id: list?.id ?? '' })).status).toBe(303);
  const gone = await desk.send(LISTS, { intent: 'remove', id: list?.id ?? '' });
  expect([gone.status, textOf(gone).includes('This list was removed meanwhile')]).toEqual([409, true]);
});

test('the lists say so where they could not be loaded', async () => {
  await asSuperuser(site.database, 'REVOKE SELECT ON people_lists FROM agency_app');
  const failed = await desk.read(LISTS);
  await asSuperuser(site.database, 'GRANT SELECT ON people_lists TO agency_app');
  expect([failed.status, textOf(failed).includes('The lists could not be loaded.')]).toEqual([503, true]);
});
