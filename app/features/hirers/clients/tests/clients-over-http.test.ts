import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { addClient, addPlacement, addShortlist, addTerms } from '#tests/support/clients.ts';
import { dayFromNow, JOB_FORM, openDesk, textOf, versionIn } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;
let consultant = '';

beforeAll(async () => {
  site = await startSite();
  desk = openDesk(site, await signInAs(site, ADMIN));
  consultant = await signInAs(site, await addColleague(site.database, 'consultant'));
});

afterAll(() => site?.stop());

const CLIENT = { name: 'Skerryvore Trust', state: 'active', location: 'Oban', note: 'Rings on Fridays' };
const idIn = (location: string | undefined) => /([0-9a-f-]{36})/.exec(location ?? '')?.[1] ?? '';

describe('clients', () => {
  test('are added once per name, and found by name, place and contact', async () => {
    expect(textOf(await desk.read('/admin/clients'))).toContain('No clients yet');
    const added = await desk.send('/admin/clients/new', CLIENT, consultant);
    expect(added.status).toBe(303);
    const id = idIn(added.headers.location);
    const twice = await desk.send('/admin/clients/new', { ...CLIENT, name: 'SKERRYVORE trust' });
    expect(twice.status).toBe(409);
    expect(textOf(twice)).toContain('A client with this name already exists');
    expect((await desk.send('/admin/clients/new', { ...CLIENT, name: ' ' })).status).toBe(422);
    expect((await desk.send('/admin/clients/new', { ...CLIENT, account_id: EMPLOYER })).status).toBe(400);
    const contact = { full_name: 'Ida Marsh', role: 'Head of people', email: 'Ida@Skerryvore.example', phone: '' };
    await desk.send(`/admin/clients/${id}`, { intent: 'add_contact', ...contact }, consultant);
    for (const search of ['skerry', 'oban', 'marsh', 'ida@skerryvore'])
      expect(textOf(await desk.read(`/admin/clients?search=${search}`))).toContain('1 client');
    for (const search of ['search=100%25', 'state=past', 'search=_'])
      expect(textOf(await desk.read(`/admin/clients?${search}`))).toContain('No clients match these filters');
    expect((await desk.read('/admin/clients/00000000-0000-4000-8000-0000000000ff')).status).toBe(404);
    expect((await desk.read('/admin/clients/x')).status).toBe(404);
  });

  test('have contacts who can be changed and deleted, and terms in versions', async () => {
    const client = await addClient(site.database.database);
    const page = `/admin/clients/${client.id}`;
    const send = (fields: Record<string, string>, as?: string) => desk.send(page, fields, as);
    const neither = await send({ intent: 'add_contact', full_name: 'No Way', role: '', email: '', phone: '' });
    expect(neither.status).toBe(422);
    expect(textOf(neither)).toContain('Enter an email address or a phone number');
    const changed = {
      intent: 'change_contact',
      contact: client.contact,
      full_name: 'Ida Moor',
      role: '',
      email: '',
      phone: '0113 496 0123',
    };
    expect((await send(changed)).status).toBe(303);
    expect(textOf(await desk.read(page))).toContain('Ida Moor 0113 496 0123');
    const other = await addClient(site.database.database);
    expect((await send({ ...changed, contact: other.contact })).status).toBe(404);
    expect((await send({ intent: 'remove_contact', contact: other.contact })).status).toBe(404);
    expect((await send({ intent: 'remove_contact', contact: client.contact })).status).toBe(303);
    expect(textOf(await desk.read(page))).toContain('No contacts yet');
    const terms = {
      intent: 'terms',
      fee_kind: 'percent',
      fee: '17.5',
      rebate_weeks: '12',
      payment_days: '30',
      agreed_on: '2026-11-02',
    };
    expect((await send({ ...terms, agreed_on: dayFromNow(2) })).status).toBe(422);
    expect((await send({ ...terms, fee: '£2,000' })).status).toBe(422);
    expect((await send(terms)).status).toBe(303);
    expect((await send({ ...terms, fee_kind: 'fixed', fee: '£2,500' }, consultant)).status).toBe(303);
    const text = textOf(await desk.read(page));
    expect(text).toMatch(/Version 2 Fee £2,500 Rebate period 12 weeks.*Version 1 Fee 17.5% of yearly pay/);
  });

  test('are linked to the account of one employer, by administrators', async () => {
    const client = await addClient(site.database.database);
    const other = await addClient(site.database.database);
    await addJobs(site.database.database, { user_id: EMPLOYER, title: 'Bell ringer' });
    const link = (id: string, account: string, as?: string) =>
      desk.send(`/admin/clients/${id}`, { intent: 'change', ...CLIENT, name: `Linked ${id}`, account }, as);
    const { email } = castMember('Dev');
    expect((await link(client.id, email, consultant)).status).toBe(303);
    expect(textOf(await desk.read(`/admin/clients/${client.id}`))).not.toContain('Bell ringer');
    expect((await link(client.id, 'no-one@mail.example')).status).toBe(409);
    expect((await link(client.id, castMember('Aisha').email)).status).toBe(409);
    expect((await link(client.id, email)).status).toBe(303);
    expect(textOf(await desk.read(`/admin/clients/${client.id}`))).toContain('Bell ringer');
    const refused = await link(other.id, email);
    expect(refused.status).toBe(409);
    expect(textOf(refused)).toContain('This account belongs to another client');
    expect((await link(client.id, '')).status).toBe(303);
  });
});

test('the form of an agency’s job sets its client; an employer’s form does not', async () => {
  const client = await addClient(site.database.database, { name: 'Ferry Company' });
  const authority = { authority_how: 'phone', authority_by: 'Ida Marsh', authority_on: dayFromNow(0) };
  const job = { ...JOB_FORM, ...authority, intent: 'post', client_id: client.id };
  const form = await desk.read('/employer/jobs/new');
  expect(form.body.toString()).toContain('Ferry Company');
  expect((await desk.post({ ...job, title: 'Ferry keeper' })).status).toBe(303);
  const posted = await desk.findTitled('Ferry keeper');
  expect(posted?.client_id).toBe(client.id);
  const edit = `/jobs/${posted?.id}/edit`;
  const version = versionIn(await desk.read(edit));
  expect((await desk.read(edit)).body.toString()).toMatch(new RegExp(`<option value="${client.id}" selected`));
  await desk.send(edit, { ...job, intent: 'save', version, client_id: '', title: 'Ferry keeper', next: '' });
  expect((await desk.findTitled('Ferry keeper'))?.client_id).toBeNull();
  expect((await desk.post({ ...job, title: 'Ferry steward', client_id: 'x' })).status).toBe(422);
  const employer = await signInAs(site, EMPLOYER);
  const employerForm = await desk.read('/employer/jobs/new', employer);
  expect(employerForm.body.toString()).not.toContain('Ferry Company');
  expect(
    (await desk.post({ ...JOB_FORM, intent: 'post', title: 'Own ferry', client_id: client.id }, employer)).status,
  ).toBe(303);
  expect((await desk.findTitled('Own ferry'))?.client_id).toBeNull();
});

describe('a shortlist', () => {
  test('is sent from an application, answered without JavaScript, and shown at the desk', async () => {
    const { database } = site.database;
    const client = await addClient(database, { name: 'Northern Lights' });
    const [job = ''] = await addJobs(database, { title: 'Light keeper', user_id: ADMIN });
    const people = await addCandidates(database, 'Wren Halloran', 'Gale Moss');
    const [wren = '', gale = ''] = await addApplications(
      database,
      {
        candidate_id: people[0] ?? '',
        job_id: job,
        job_title: 'Light keeper',
        full_name: 'Wren Halloran',
        skills: ['Lamps', 'Wren’s way'],
      },
      { candidate_id: people[1] ?? '', job_id: job, job_title: 'Light keeper', full_name: 'Gale Moss' },
    );
    const formPath = `/admin/shortlists/new?job=${job}&with=${wren}`;
    expect(textOf(await desk.read('/admin/shortlists/new'))).toContain('Which job?');
    expect(textOf(await desk.read(formPath))).toContain('Light keeper has no client yet');
    await queryTasks(site.database, 'UPDATE jobs SET client_id = $2 WHERE id = $1', [job, client.id]);
    expect((await desk.read(`/employer/applications/${wren}`)).body.toString()).toContain(
      formPath.replaceAll('&', '&amp;'),
    );
    const form = (await desk.read(formPath)).body.toString();
    expect(form).toMatch(new RegExp(`name="application-${wren}"[^>]*checked`));
    expect(form).not.toMatch(new RegExp(`name="application-${gale}"[^>]*checked`));
    const fields = {
      job,
      contact: client.contact,
      days: '14',
      message: 'Both could start in January.',
      [`application-${wren}`]: 'yes',
      [`order-${wren}`]: '2',
      [`headline-${wren}`]: 'Keeps lamps',
      [`place-${wren}`]: 'Leeds',
      [`note-${wren}`]: 'Calm in fog.',
      [`application-${gale}`]: 'yes',
      [`order-${gale}`]: '1',
      [`headline-${gale}`]: 'Keeps books',
    };
    const sent = await desk.send('/admin/shortlists/new', fields, consultant);
    expect([sent.status, sent.headers.location]).toEqual([303, expect.stringContaining('notice=shortlist-sent')]);
    const id = idIn(sent.headers.location);
    const mail = await waitForMail(site, { to: `${client.contact}@client.example` });
    expect(mail.text).toContain('We’ve chosen 2 candidates for you');
    expect(mail.text + mail.html).not.toMatch(/Wren|Halloran|Gale|Keeps/);
    const consentMail = await waitForMail(site, {
      to: `${people[0]}@mail.example`,
      subject: 'May we introduce you to Northern Lights?',
    });
    expect(consentMail.text).toMatch(/\/introductions\/[0-9a-f]{64}/);
    const link = /\/shortlists\/[0-9a-f]{64}/.exec(mail.text)?.[0] ?? '';
    const read = async () => textOf(await desk.read(link, ''));
    const first = await read();
    expect(first).toMatch(/Candidate A Keeps books.*Candidate B Keeps lamps, Leeds Lamps Calm in fog\./);
    expect(first).toContain('Both could start in January.');
    expect(first).not.toMatch(/Wren|Halloran|Gale|Moss/);
    const answer = await desk.send(link, { position: '2', answer: 'yes', comment: 'When can she start?' }, '');
    expect([answer.status, answer.headers.location]).toEqual([303, `${link}?answered=2#candidate-2`]);
    expect(textOf(await desk.read(`${link}?answered=2`, ''))).toContain('We’ve got your answer');
    expect(textOf(await desk.read('/admin', consultant))).toContain(
      'Northern Lights said yes · Light keeper When can she start?',
    );
    expect(textOf(await desk.read('/admin/pipeline?search=halloran'))).toContain('the client said yes');
    for (const page of [`/employer/applications/${wren}`, `/admin/pipeline?open=${wren}`])
      expect(textOf(await desk.read(page))).toMatch(/Northern Lights Sent on .* Yes .* When can she start\?/);
    const candidatePage = textOf(await desk.read(`/applications/${wren}`, await signInAs(site, people[0] ?? '')));
    expect(candidatePage).not.toMatch(/Northern Lights|When can she start/);
    const seenForm = { intent: 'seen', application: wren, next: '/admin' };
    expect((await desk.send(`/admin/shortlists/${id}`, seenForm, consultant)).headers.location).toBe(
      '/admin?notice=answer-seen',
    );
    expect(textOf(await desk.read('/admin'))).not.toContain('Northern Lights said');
    await desk.send(link, { position: '2', answer: 'no', comment: 'Found one.' }, '');
    expect(textOf(await desk.read('/admin'))).toContain('Northern Lights said no');
    expect(textOf(await desk.read(`/admin/shortlists/${id}`))).toMatch(
      /The client sees “Candidate B”, without the name and CV\..*No .*Found one\./,
    );
    await desk.send(`/admin/shortlists/${id}`, { intent: 'revoke' });
    expect(await read()).toContain('This link no longer works');
    await desk.send(`/admin/shortlists/${id}`, { intent: 'resend' });
    expect(await read()).toContain('This link no longer works');
    await expect
      .poll(() => queryTasks(site.database, 'SELECT FROM emailed_links WHERE shortlist_id = $1', [id]))
      .toHaveLength(1);
    expect(textOf(await desk.read(`/admin/clients/${client.id}`))).toContain('2 candidates: 1 no');
  });

  test('of an employer’s job is 404 for a consultant', async () => {
    const { database } = site.database;
    const client = await addClient(database);
    const [job = ''] = await addJobs(database, { user_id: EMPLOYER });
    const [application = ''] = await addApplications(database, {
      candidate_id: null,
      job_id: job,
      email: 'i@mail.example',
    });
    const { id } = await addShortlist(database, client, job, [application]);
    expect((await desk.read(`/admin/shortlists/${id}`)).status).toBe(200);
    expect((await desk.read(`/admin/shortlists/${id}`, consultant)).status).toBe(404);
    expect((await desk.send(`/admin/shortlists/${id}`, { intent: 'revoke' }, consultant)).status).toBe(404);
  });
});

describe('a placement', () => {
  test('is recorded with the newest terms, listed on Today before its rebate ends, and corrected', async () => {
    const { database } = site.database;
    const client = await addClient(database, { name: 'Harbour Office' });
    const [job = ''] = await addJobs(database, { title: 'Harbour master', user_id: ADMIN, client_id: client.id });
    const [id = ''] = await addApplications(database, {
      candidate_id: null,
      job_id: job,
      email: 'h@mail.example',
      full_name: 'Hale Tern',
      job_title: 'Harbour master',
    });
    const placementPath = `/admin/applications/${id}/placement`;
    const fields = { starts_on: dayFromNow(-78), pay: '£30,000', fee: '', rebate_ends_on: '' };
    const unknown = await desk.send(placementPath, fields);
    expect(unknown.status).toBe(422);
    expect(textOf(unknown)).toContain('Enter the fee, or the yearly pay');
    await addTerms(database, client);
    expect(textOf(await desk.read(placementPath))).toContain('version 1 of the terms: 17.5% of yearly pay');
    expect((await desk.send(placementPath, { ...fields, starts_on: '2026-02-30' })).status).toBe(422);
    expect((await desk.send(placementPath, { ...fields, pay: 'a lot' })).status).toBe(422);
    const recorded = await desk.send(placementPath, fields, consultant);
    expect(recorded.status).toBe(303);
    const placement = `/admin/placements/${idIn(recorded.headers.location)}`;
    expect((await desk.send(placementPath, fields)).status).toBe(409);
    const page = textOf(await desk.read(placement));
    expect(page).toContain('Fee £5,250');
    expect(page).toContain('by version 1 of the terms, 17.5% of yearly pay');
    expect(textOf(await desk.read('/admin', consultant))).toMatch(
      /Rebate periods ending soon .* Hale Tern Harbour Office/,
    );
    const corrected = await desk.send(placement, { ...fields, fee: '5000', ended_on: dayFromNow(0) });
    expect(corrected.headers.location).toContain('notice=placement-corrected');
    expect(textOf(await desk.read(placement))).toMatch(
      /Fee: £5,250 → £5,000; Rebate end date: .* → none; Ended: none → /,
    );
    expect(textOf(await desk.read('/admin'))).not.toContain('Rebate periods ending soon');
    expect((await desk.send(placement, { ...fields, fee: '' })).status).toBe(422);
    expect(textOf(await desk.read(`/admin/clients/${client.id}`))).toMatch(/Hale Tern Harbour master .*, ended £5,000/);
  });

  test('of a deleted candidate stays, without a name', async () => {
    const { database } = site.database;
    const client = await addClient(database);
    const [job = ''] = await addJobs(database, { user_id: ADMIN });
    const [id = ''] = await addApplications(database, {
      candidate_id: null,
      job_id: job,
      email: 'j@mail.example',
      full_name: 'Gone Soon',
    });
    const placement = await addPlacement(database, client, id);
    await queryTasks(site.database, 'DELETE FROM applications WHERE id = $1', [id]);
    const text = textOf(await desk.read(`/admin/placements/${placement}`));
    expect(text).toContain('Deleted candidate');
    expect(text).not.toContain('Gone Soon');
  });
});
