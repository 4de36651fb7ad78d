import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk } from '#tests/support/job-desk.ts';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let morag: string;
const ROUNDS = rounds(2, 50);
const MARKUP = '<img src=x onerror=alert(1)>';

beforeAll(async () => {
  site = await startSite();
  morag = await signInAs(site, castMember('Morag').id);
});

afterAll(() => site?.stop());

const addPerson = async (name: string) => {
  const [row] = await queryTasks<{ id: string }>(
    site.database,
    `INSERT INTO people (full_name, email, phone, source) VALUES ($1, $2, '0113 496 8000', 'desk') RETURNING id`,
    [name, `${randomUUID()}@mail.example`],
  );
  return row?.id ?? '';
};
const countPeople = async () =>
  (await queryTasks<{ n: number }>(site.database, 'SELECT count(*)::integer AS n FROM people'))[0]?.n;
const addressOf = (id: string) => `/admin/people/${id}/duplicates`;

test('A39: the desk alone merges, tells apart or undoes, whatever ids they send', async () => {
  const [one, other] = [await addPerson('Ida One'), await addPerson('Ida Other')];
  const before = await countPeople();
  const strangers = [
    '',
    await signInAs(site, castMember('Aisha').id),
    await signInAs(site, castMember('Dev').id),
    await signInAs(site, await addColleague(site.database, 'editor')),
  ];
  for (const cookie of strangers) {
    const desk = openDesk(site, cookie);
    for (const decision of ['keep_this', 'keep_other', 'apart'])
      expect((await desk.send(addressOf(one), { other, decision })).status).toBeOneOf([401, 403]);
    expect((await desk.send('/admin/people/duplicates', { merge: one })).status).toBeOneOf([401, 403]);
    expect((await desk.read(addressOf(one))).status).toBeOneOf([302, 403]);
  }
  expect(await countPeople()).toBe(before);
  expect(await queryTasks(site.database, 'SELECT FROM person_pairs WHERE ruled_out_at IS NOT NULL')).toEqual([]);
});

test('A39: ids that were made up, are the same or of no record merge nothing', async () => {
  const one = await addPerson('Ida Made-up');
  const before = await countPeople();
  const desk = openDesk(site, morag);
  for (const other of [one, randomUUID(), 'x', '', "' OR true --"])
    expect((await desk.send(addressOf(one), { other, decision: 'keep_other' })).status).toBeOneOf([400, 409]);
  for (const id of [randomUUID(), 'x', '%27'])
    expect((await desk.send(addressOf(id), { other: one, decision: 'keep_this' })).status).toBeOneOf([404, 409]);
  for (const merge of [one, randomUUID(), 'x'])
    expect((await desk.send('/admin/people/duplicates', { merge })).status).toBeOneOf([400, 409]);
  expect(await countPeople()).toBe(before);
});

test('A39: two colleagues who press at once merge once, in whichever direction', async () => {
  const colleague = await signInAs(site, await addColleague(site.database, 'consultant'));
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await addPerson('Ida Race'), await addPerson('Ida Race')];
    const answers = await Promise.all([
      openDesk(site, morag).send(addressOf(one), { other, decision: 'keep_this' }),
      openDesk(site, colleague).send(addressOf(other), { other: one, decision: 'keep_this' }),
      openDesk(site, colleague).send(addressOf(one), { other, decision: 'keep_this' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
    const merges = await queryTasks(site.database, 'SELECT FROM person_merges WHERE gone_id IN ($1, $2)', [one, other]);
    expect(merges).toHaveLength(1);
  }
  measured('A39', `${ROUNDS} pairs, three presses at once on each`);
});

test('A39: markup in names is text on every page about duplicates', async () => {
  const [one, other] = [await addPerson(MARKUP), await addPerson(MARKUP)];
  await queryTasks(site.database, 'SELECT app.pair_person($1)', [one]);
  const desk = openDesk(site, morag);
  for (const path of [
    '/admin/people/duplicates',
    `${addressOf(one)}?with=${other}`,
    `${addressOf(one)}?with=${encodeURIComponent(MARKUP)}`,
  ]) {
    const html = (await desk.read(path)).body.toString();
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  }
});

test('A39: tags and lists of many are for the desk alone, ids that were made up tag no one, and a list asks for nothing but people', async () => {
  const person = await addPerson('Ida Tagged');
  const tag = (ids: string[]) => ({
    intent: 'add',
    tag: 'taken',
    back: '',
    ...Object.fromEntries(ids.map((id) => [`person-${id}`, 'yes'])),
  });
  const tagged = () => queryTasks(site.database, `SELECT id FROM people WHERE 'taken' = ANY (tags)`);
  for (const cookie of ['', await signInAs(site, castMember('Aisha').id), await signInAs(site, castMember('Dev').id)]) {
    const desk = openDesk(site, cookie);
    expect((await desk.send('/admin/people', tag([person]))).status).toBeOneOf([401, 403]);
    expect((await desk.send('/admin/people/lists', { intent: 'save', name: 'x', search: '?tag=x' })).status).toBeOneOf([
      401, 403,
    ]);
  }
  const desk = openDesk(site, morag);
  expect((await desk.send('/admin/people', tag(Array.from({ length: ROUNDS }, () => randomUUID())))).status).toBe(409);
  for (const odd of ['x', `${person}'`, '*']) expect((await desk.send('/admin/people', tag([odd]))).status).toBe(400);
  expect(await tagged()).toEqual([]);
  const search = `?tag=${encodeURIComponent(MARKUP)}&next=//evil.example&notice=signed-in`;
  expect((await desk.send('/admin/people/lists', { intent: 'save', name: MARKUP, search })).status).toBe(303);
  const html = (await desk.read('/admin/people/lists')).body.toString();
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('evil.example');
});

test('an email to many is the desk’s alone, and no forged form adds a header, a person who did not agree, or a second email (A46)', async () => {
  const EMAIL = '/admin/people/email';
  const agreed = await addPerson('Ida Agreed');
  const [refused, odd] = [await addPerson('Ida Refused'), await addPerson(MARKUP)];
  await queryTasks(
    site.database,
    `UPDATE people SET may_email_since = '2026-11-02', may_email_words = 'Yes' WHERE id = ANY ($1)`,
    [[agreed, odd]],
  );
  const draft = {
    intent: 'preview',
    key: randomUUID(),
    people: [agreed, refused, odd].join(),
    shown: '',
    subject: 'For {{full_name}}',
    body: 'Hello {{first_name}}',
  };
  const desk = openDesk(site, morag);
  const emails = () => queryTasks(site.database, 'SELECT person_id FROM mailing_mails');
  for (const cookie of ['', await signInAs(site, castMember('Aisha').id), await signInAs(site, castMember('Dev').id)])
    expect((await openDesk(site, cookie).send(EMAIL, draft)).status).toBeOneOf([401, 403]);
  for (const people of ['x', `${agreed},`, `${agreed}'`, ',', Array.from({ length: 1001 }, () => agreed).join()])
    expect((await desk.send(EMAIL, { ...draft, people })).status).toBe(400);
  const tooMany = Array.from({ length: 501 }, () => randomUUID()).join();
  expect((await desk.send(EMAIL, { ...draft, intent: 'send', people: tooMany })).status).toBe(409);
  for (const subject of [
    'One\r\nBcc: x@evil.example',
    'One\nTwo',
    'One\0',
    'x'.repeat(201),
    '{{constructor}}',
    '{{full_name}',
  ])
    expect((await desk.send(EMAIL, { ...draft, subject })).status).toBe(422);
  expect((await desk.send(EMAIL, { ...draft, to: 'x@evil.example' })).status).toBe(400);
  for (const shown of ['', 'x', '0'.repeat(43)])
    expect((await desk.send(EMAIL, { ...draft, intent: 'send', shown })).status).toBe(409);
  expect(await emails()).toEqual([]);
  const html = (await desk.send(EMAIL, draft)).body.toString();
  expect(html).not.toContain('<img src=x');
  const previewVersion = /name="shown" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const send = () => desk.send(EMAIL, { ...draft, intent: 'send', shown: previewVersion });
  const answers = await Promise.all(Array.from({ length: ROUNDS + 1 }, send));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  expect((await emails()).map(({ person_id }) => person_id).toSorted()).toEqual([agreed, odd].toSorted());
  for (const path of ['/admin/people/emails', `/admin/people/${odd}`])
    expect((await desk.read(path)).body.toString()).not.toContain('<img src=x');
});
