import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/assignment/assignment.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { addAssignment, addDocument } from '#tests/support/assignments.ts';
import { asSuperuser, forbid } from '#tests/support/faults.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { fieldsFor } from '#tests/support/matrix-forms.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let desk: string;
let worker: string;
let person: string;
const [morag, aisha] = [castMember('Morag'), castMember('Aisha')];
const TODAY = londonDay(new Date());

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
  desk = await signInAs(site, morag.id);
  worker = await signInAs(site, aisha.id);
  const [row] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM people WHERE account_id = $1', [
    aisha.id,
  ]);
  person = row?.id ?? '';
});

afterAll(() => site?.stop());

async function read(path: string, as: string | null) {
  const { status, headers, body } = await request(site.url, path, { headers: as ? { Cookie: as } : {} });
  return { status, headers, body, html: body.toString().replaceAll('<!-- -->', '') };
}
const send = (path: string, fields: Record<string, string>, cookie = desk) =>
  sendForm(site, path, fields, { cookie, from: newAddress() });
const documentsPage = () => `/admin/people/${person}/key-information`;
const start = (fields: Record<string, string> = {}) =>
  send(`/admin/people/${person}/assignment`, {
    ...fieldsFor('admin/people/:id/assignment'),
    other_agency: '',
    starts_on: TODAY,
    pay: '13.50',
    ...fields,
  });

describe('the document', () => {
  test('says for each field whether it is required, and what is wrong with it', async () => {
    const form = (await read(documentsPage(), desk)).html;
    const fieldOf = (name: string) => form.match(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`)?.[0] ?? '';
    expect(fieldOf('holiday')).toContain('required');
    expect(fieldOf('further')).not.toContain('required');
    expect(form).toMatch(/Further information<[^>]*>[^<]*\(optional\)/);
    const written = fieldsFor('admin/people/:id/key-information');
    const wrong: [Record<string, string>, string][] = [
      [{ rate: 'lots' }, 'Enter the rate in pounds'],
      [{ rate: '' }, 'Enter the rate in pounds'],
      [{ rate: '1.00' }, 'below the National Minimum Wage'],
      [{ units: '85' }, 'Enter how many hours or days'],
      [{ worker: 'Иван' }, 'We can’t print these characters: И в а н'],
      [{ engagement: 'umbrella' }, 'Enter the company name'],
      [{ holiday: '' }, 'Enter the holiday'],
      [{ other_costs: '900' }, 'These figures leave no pay'],
    ];
    for (const [fields, words] of wrong) {
      const { status, body } = await send(documentsPage(), { ...written, ...fields });
      expect(status, JSON.stringify(fields)).toBe(422);
      expect(body, JSON.stringify(fields)).toContain(words);
    }
    expect(await queryTasks(site.database, 'SELECT FROM key_information')).toEqual([]);
  });

  test('is written, blocks a start until it is given, and is given by email with its file', async () => {
    expect((await start()).body).toContain('There’s no Key Information Document');
    const written = { ...fieldsFor('admin/people/:id/key-information'), worker: 'Aisha Bello' };
    expect((await send(documentsPage(), written)).status).toBe(303);
    const refused = await start();
    expect(refused.status).toBe(409);
    expect(refused.body).toContain('Version 1 of the Key Information Document has not been given');
    expect(refused.body).toContain('value="Northgate"');
    const [row] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM key_information');
    const document = row?.id ?? '';
    expect((await read(`/assignments/key-information/${document}`, worker)).status).toBe(404);
    expect((await send(documentsPage(), { intent: 'email', document })).status).toBe(303);
    const mail = await waitForMail(site, { to: aisha.email, subject: 'Your Key Information Document' });
    expect(mail.attachment).toMatchObject({ name: 'Key-Information-Document-1.pdf', type: 'application/pdf' });
    const bytes = Buffer.from(mail.attachment?.content ?? '', 'base64');
    const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(totalPages).toBeLessThanOrEqual(2);
    expect(text).toContain('Aisha Bello');
    await eventually(async () => {
      const deliveries = await queryTasks(
        site.database,
        'SELECT given_how AS how FROM key_information WHERE given_at IS NOT NULL',
      );
      expect(deliveries).toEqual([{ how: 'email' }]);
    });
    for (const [path, cookie] of [
      [`/assignments/key-information/${document}`, worker],
      [`/admin/key-information/${document}`, desk],
    ] as const) {
      const file = await read(path, cookie);
      expect(file.status, path).toBe(200);
      expect(file.body.equals(bytes), path).toBe(true);
      expect(file.headers['cache-control']).toContain('no-store');
    }
    expect((await read(documentsPage(), desk)).html).toContain('by email');
    expect((await send(documentsPage(), { intent: 'hand', document })).status).toBe(409);
  });
});

describe('an assignment', () => {
  test('starts from the record, is counted, and stands in the record, the list and the account', async () => {
    const { status, location } = await start({ ends_on: addDays(TODAY, 100) });
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/admin\/assignments\/[0-9a-f-]{36}\?/)]);
    for (const [path, cookie] of [
      [location, desk],
      [`/admin/people/${person}`, desk],
      ['/admin/assignments', desk],
      ['/assignments', worker],
    ] as const) {
      const { html } = await read(path, cookie);
      for (const words of ['Warehouse operative', 'Northgate', 'Week 1 of 12'])
        expect(html, `${path} ${words}`).toContain(words);
    }
    const [row] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM qualifying_clocks');
    const restart = await start({ clock: row?.id ?? '' });
    expect(restart.status).toBe(409);
    expect(restart.body).toContain('They’re already on an assignment in this role on these dates');
  });

  test('refuses absurd days with words, and keeps what was typed', async () => {
    const wrong: [Record<string, string>, string][] = [
      [{ starts_on: '9999-12-31' }, 'within the next 366 days'],
      [{ starts_on: '2026-02-30' }, 'Enter a date'],
      [{ ends_on: '2020-01-01' }, 'The end date must be on or after the start date'],
      [{ hirer: '' }, 'Enter the hirer'],
      [{ pay: '' }, 'Enter the pay in pounds'],
      [{ hirer: 'NORTHGATE', role: 'Driver' }, 'told them so in writing'],
    ];
    for (const [fields, words] of wrong) {
      const { status, body } = await start({ hirer: 'Southgate', ...fields });
      expect(status, JSON.stringify(fields)).toBe(422);
      expect(body, JSON.stringify(fields)).toContain(words);
    }
  });

  test('an absence pauses it, the return ends the pause, and its last day can be set', async () => {
    const [row] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM assignments');
    const page = `/admin/assignments/${row?.id}`;
    const absence = { intent: 'absence', reason: 'sickness', from_on: TODAY, back_on: '' };
    expect((await send(page, absence)).status).toBe(303);
    expect((await read(page, desk)).html).toContain('Sickness or injury');
    const duplicate = await send(page, absence);
    expect(duplicate.status).toBe(409);
    expect(duplicate.body).toContain('They already have an absence on these dates');
    expect((await read('/assignments', worker)).html).toContain('sickness or injury, since');
    const [away] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM assignment_absences');
    const back = { intent: 'back', absence: away?.id ?? '', back_on: addDays(TODAY, 2) };
    expect((await send(page, back)).status).toBe(303);
    expect((await send(page, { intent: 'end', ends_on: addDays(TODAY, 10) })).status).toBe(303);
    const { html } = await read(page, desk);
    expect(html).toContain('Expected end date');
    expect((await send(page, { intent: 'remove_absence', absence: away?.id ?? '' })).status).toBe(303);
  });

  test('near week 12 stands on Today until its terms are settled', async () => {
    const [other] = await queryTasks<{ id: string }>(
      site.database,
      `INSERT INTO people (full_name, source) VALUES ('Ida Marsh', 'desk') RETURNING id`,
    );
    const documentId = await addDocument(site.database.database, other?.id ?? '', {
      isGiven: true,
      on: addDays(TODAY, -90),
    });
    const { assignmentId } = await addAssignment(site.database.database, other?.id ?? '', {
      documentId,
      hirer: 'Hirer of week ten',
      startsOn: addDays(TODAY, -63),
    });
    await asSuperuser(
      site.database,
      `UPDATE qualifying_clocks SET counted_from = '${addDays(TODAY, -63)}', qualifies_on = '${addDays(TODAY, 21)}' WHERE hirer = 'Hirer of week ten'`,
    );
    expect((await read('/admin', desk)).html).toContain('Near week 12');
    expect((await read('/admin/assignments?show=near', desk)).html).toContain('Week 10 of 12');
    const settled = await send(`/admin/assignments/${assignmentId}`, { intent: 'settle', next: '/admin' });
    expect([settled.status, settled.location]).toEqual([303, '/admin?notice=assignment-changed']);
    expect((await read('/admin', desk)).html).not.toContain('Near week 12');
  });
});

test('lists say that they are empty, that they could not be loaded, and lead back to the last page', async () => {
  expect((await read('/admin/assignments?show=ended', desk)).html).toContain('No ended assignments.');
  expect((await read('/admin/assignments?page=7', desk)).headers.location).toBe('/admin/assignments');
  const allow = await forbid(site.database, 'app.own_person_id');
  const failed = await read('/assignments', worker).finally(allow);
  expect(failed.status).toBe(503);
  expect(failed.html).toContain('Failed to load your assignments');
  const tom = await signInAs(site, castMember('Tom').id);
  expect((await read('/assignments', tom)).html).toContain('No assignments yet');
});
