import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { londonTime } from '#domain/time/london-moment.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { newAddress, sendForm } from '#tests/support/account-forms.ts';
import { callApi } from '#tests/support/api-client.ts';
import { addApiKey } from '#tests/support/api-keys.ts';
import { addApplications, addCandidates, threadOf } from '#tests/support/applications.ts';
import { addClient } from '#tests/support/clients.ts';
import { pdf, pdfWith } from '#tests/support/documents.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { multipart } from '#tests/support/multipart.ts';
import { attached, fileOfReply, keepReply, REPLY } from '#tests/support/replies.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let [admin, employer, agencyJob, theirJob, ours, theirs] = ['', '', '', '', '', ''];
let cookies: string[] = [];

beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: '1' } });
  admin = await signInAs(site, ADMIN);
  employer = await signInAs(site, EMPLOYER);
  cookies = [admin, employer];
});

afterAll(() => site?.stop());

const set = (fair: boolean) =>
  openDesk(site, admin).send('/admin/settings/applications', {
    section: 'fairness',
    fair_first_view: fair ? 'yes' : 'no',
    equality_monitoring: 'no',
  });

const WHO = ['Wrenna', 'Halloran', 'wrenna@mail.example', '0113 496 0177', '1971', 'Grammar School, 1982'];
const NOTE =
  'I am Wrenna Halloran, born in 1971. Ring 0113 496 0177.\nLeeds Grammar School, 1982 to 1989.\nTen years of lights.';
const leaks = (text: string) => WHO.filter((each) => text.includes(each));

async function sendCv(candidate: string): Promise<string> {
  const cookie = await signInAs(site, candidate);
  const file = pdfWith(NOTE.split('\n'));
  const { type, body } = multipart([
    { name: 'cv', filename: 'Wrenna-Halloran.pdf', type: 'application/pdf', content: file },
  ]);
  const headers = { 'Content-Type': type, Cookie: cookie, Origin: site.url };
  await request(site.url, '/profile/cv', { method: 'POST', headers, body: [body] });
  const [row] = await queryTasks<{ cv_id: string }>(site.database, 'SELECT cv_id FROM profiles WHERE id = $1', [
    candidate,
  ]);
  return row?.cv_id ?? '';
}

beforeEach(async () => {
  const { database } = site.database;
  const [candidate = ''] = await addCandidates(database, 'Wrenna Halloran');
  [agencyJob = '', theirJob = ''] = await addJobs(
    database,
    { user_id: ADMIN, title: 'Harbour pilot', company: 'Skerryvore Trust' },
    { title: 'Lighthouse keeper', company: 'Skerryvore Trust' },
  );
  const sent = {
    candidate_id: candidate,
    full_name: 'Wrenna Halloran',
    email: 'wrenna@mail.example',
    phone: '0113 496 0177',
    cover_note: NOTE,
    bio: 'Wrenna, aged 55',
    cv_id: (await sendCv(candidate)) || null,
  };
  [ours = '', theirs = ''] = await addApplications(
    database,
    { ...sent, job_id: agencyJob, job_title: 'Harbour pilot' },
    { ...sent, job_id: theirJob, job_title: 'Lighthouse keeper' },
  );
  expect((await set(true)).status).toBe(303);
});

/** Every page and file that shows an application to those who decide about it, and the data of these pages. */
const placesOf = (id: string, job: string) => [
  '/admin',
  '/admin/pipeline',
  `/admin/pipeline?open=${id}`,
  `/admin/pipeline?job=${job}`,
  '/admin/pipeline?view=board',
  `/admin/pipeline?view=board&moved=${id}&from=sent`,
  `/admin/pipeline/${id}/cv`,
  '/admin/interviews',
  '/admin/reports/applications',
  `/admin/applications/${id}/interview`,
  `/employer/applications`,
  `/employer/applications/${id}`,
  `/employer/applications/${id}/status`,
  `/admin/pipeline/decide?id=${id}&to=not_taken_forward`,
  `/admin/shortlists/new?job=${job}&with=${id}`,
  `/employer/applications/${id}/note`,
  `/employer/jobs/${job}/applications`,
  `/employer/jobs/${job}/applications.csv`,
  `/employer/jobs/${job}/close-out`,
  '/',
];

test('until it is shortlisted, no page, data or file names the applicant, to staff and to the employer alike', async () => {
  for (const cookie of cookies) {
    const [id, job] = cookie === admin ? [ours, agencyJob] : [theirs, theirJob];
    let named = 0;
    for (const path of placesOf(id, job)) {
      const [address = '', query] = path.split('?');
      const data = `${address === '/' ? '/_root' : address}.data${query ? `?${query}` : ''}`;
      for (const each of address.endsWith('.csv') ? [path] : [path, data]) {
        const { body, status } = await openDesk(site, cookie).read(each);
        const text = body.toString();
        expect([each, leaks(text)]).toEqual([each, []]);
        expect(text, each).not.toContain(', 00:00');
        if (status === 200 && text.includes(`Candidate ${id.slice(-4).toUpperCase()}`)) named += 1;
      }
    }
    expect(named).toBeGreaterThanOrEqual(8);
  }
});

test('the desk emails an applicant whose name is hidden: the email contains the name, and no page of the desk does', async () => {
  const desk = openDesk(site, admin);
  const [row] = await queryTasks<{ candidate: string }>(
    site.database,
    'SELECT candidate_id AS candidate FROM applications WHERE id = $1',
    [ours],
  );
  const to = `${row?.candidate}@mail.example`;
  const template = {
    name: `Ask ${ours}`,
    subject: 'For {{first_name}}',
    body: 'Hello {{ first_name }},\n\n{{job_title}}?',
  };
  await desk.send('/admin/templates/new', { intent: 'save', ...template });
  const url = `/admin/pipeline/${ours}/write`;
  const id = new RegExp(`value="([^"]+)"[^>]*>Ask ${ours}`).exec((await desk.read(url)).body.toString())?.[1];
  const form = textOf(await desk.read(`${url}?template=${id}`));
  expect(form).toContain('Hello {{first_name}}, Harbour pilot?');
  expect(form).toContain('Enter {{first_name}} for their first name.');
  const sent = await desk.send(url, { subject: 'For {{first_name}}', body: 'Hello {{ first_name }},\n\nCan you row?' });
  expect(sent.status).toBe(303);
  const mail = await waitForMail(site, { to, subject: 'For Wrenna' });
  expect(mail.text).toContain('Hello Wrenna,');
  const files = [attached('Wrenna Halloran.pdf', pdf()), attached('Wrenna Halloran.jpg', Buffer.from('?'))];
  const reply = { ...REPLY, from: to, subject: 'Re', text: NOTE, messageId: `<${randomUUID()}@x>`, files };
  const references = `<${await threadOf(site.database, ours)}@jobs.example>`;
  const storage = await openStorage({ dataDir: site.dataDir, s3: null });
  expect(await keepReply(site.database, { ...reply, references }, storage)).toBe('reply');
  expect(textOf(await desk.read(`/employer/applications/${ours}`))).toContain('Hello [their first name], Can you row?');
  expect(textOf(await desk.read('/admin'))).toContain('Replies from candidates');
  for (const path of [...placesOf(ours, agencyJob), url])
    expect([path, leaks((await desk.read(path)).body.toString())]).toEqual([path, []]);
  const cookie = await signInAs(site, row?.candidate ?? '');
  const file = await fileOfReply(site.database, ours);
  const open = async (as?: string) => (await desk.read(`/cvs/${file}`, as)).status;
  expect([await open(), await open(cookie)]).toEqual([404, 200]);
  expect(textOf(await desk.read(`/applications/${ours}`, cookie))).toContain('For Wrenna Hello Wrenna, Can you row?');
});

test('the preview of a decision hides the name, and its email greets the candidate by name', async () => {
  const [row] = await queryTasks<{ to: string }>(
    site.database,
    `SELECT candidate_id || '@mail.example' AS to FROM applications WHERE id = $1`,
    [ours],
  );
  const pages = [
    `/admin/pipeline?open=${ours}`,
    `/admin/pipeline/decide?id=${ours}&to=not_taken_forward`,
    `/employer/applications/${ours}/status`,
    `/employer/jobs/${agencyJob}/close-out`,
  ];
  await asSuperuser(site.database, `UPDATE jobs SET status = 'closed' WHERE id = '${agencyJob}'`);
  for (const path of pages) {
    const text = textOf(await openDesk(site, admin).read(path));
    expect([path, text]).toEqual([path, expect.stringContaining('Hello [their full name]')]);
    expect(text).not.toContain('Hello Candidate');
  }
  await openDesk(site, admin).send(`/employer/applications/${ours}/status`, {
    status: 'not_taken_forward',
    was: 'sent',
  });
  expect((await waitForMail(site, { to: row?.to ?? '' })).text).toContain('Hello Wrenna Halloran,');
});

test('shortlists and introductions refuse the applicant, so that no refusal confirms a guessed name', async () => {
  const desk = openDesk(site, admin);
  const client = await addClient(site.database.database);
  await asSuperuser(
    site.database,
    `UPDATE jobs SET client_id = '${client.id}' WHERE id = '${agencyJob}'`,
    `UPDATE applications SET skills = '{Halloran winches}' WHERE id = '${ours}'`,
    `UPDATE people SET headline = 'Keeper at Muckle Flugga' WHERE full_name = 'Wrenna Halloran'`,
  );
  const formPath = `/admin/shortlists/new?job=${agencyJob}&with=${ours}`;
  const form = textOf(await desk.read(formPath));
  expect(form).toContain('1 application is not shortlisted yet. Shortlist it first to send it to a client.');
  expect(form).not.toMatch(/Muckle Flugga|winches/);
  const guess = (note: string) =>
    desk.send('/admin/shortlists/new', {
      job: agencyJob,
      contact: client.contact,
      days: '14',
      [`application-${ours}`]: 'yes',
      [`headline-${ours}`]: 'Pilot',
      [`note-${ours}`]: note,
    });
  const guesses = [await guess('Wrenna Halloran'), await guess('Ida Marsh')];
  expect(guesses.map(({ status }) => status)).toEqual([409, 409]);
  const introduction = { client: 'Skerryvore Trust', purpose: 'Pilot', engagement: 'permanent' };
  const opened = await desk.send(`/admin/applications/${ours}/introduction`, introduction);
  expect(opened.status).toBe(409);
  expect(textOf(opened)).toContain('Shortlist the application first');
  expect((await desk.read(`/employer/jobs/${agencyJob}/applications.csv`)).body.toString()).toContain('[name] winches');
});

test('neither the order of people nor a count of their applications reveals who has applied', async () => {
  const desk = openDesk(site, admin);
  const [one = '', other = ''] = await addCandidates(site.database.database, 'Ida Marsh', 'Rhys Bevan');
  const people = await queryTasks<{ id: string; name: string }>(
    site.database,
    'SELECT id, full_name AS name FROM people WHERE account_id = ANY ($1) ORDER BY id DESC',
    [[one, other]],
  );
  const contact = (id: string | undefined, time: string) =>
    `UPDATE people SET last_contact_at = '2099-01-05T${time}Z' WHERE id = '${id}'`;
  await asSuperuser(
    site.database,
    'SET session_replication_role = replica',
    contact(people[0]?.id, '09:00'),
    contact(people[1]?.id, '17:00'),
  );
  const order = async () => {
    const text = textOf(await desk.read('/admin/people'));
    return people
      .map(({ name }) => text.indexOf(name))
      .every((at, index, all) => index === 0 || at > (all[index - 1] ?? 0));
  };
  expect(await order()).toBe(true);
  const [row] = await queryTasks<{ person: string }>(
    site.database,
    'SELECT person_id AS person FROM applications WHERE id = $1',
    [ours],
  );
  const compare = async () => textOf(await desk.read(`/admin/people/${row?.person}/duplicates?with=${people[0]?.id}`));
  expect(await compare()).not.toContain('2 applications');
  await set(false);
  expect(await order()).toBe(false);
  expect(await compare()).toContain('2 applications');
});

test('the CV’s file is withheld, its text is shown without the name, and the candidate can read both', async () => {
  const [row] = await queryTasks<{ cv_id: string; candidate_id: string }>(
    site.database,
    'SELECT cv_id, candidate_id FROM applications WHERE id = $1',
    [ours],
  );
  expect(row?.cv_id).toBeTruthy();
  for (const cookie of cookies) {
    const file = await request(site.url, `/cvs/${row?.cv_id}`, { headers: { Cookie: cookie } });
    expect(file.status).toBe(404);
  }
  const read = await openDesk(site, admin).read(`/admin/pipeline/${ours}/cv`);
  expect(textOf(read)).toContain('Ten years of lights.');
  expect(textOf(read)).toContain('You can download the file once you shortlist the application.');
  expect(textOf(await openDesk(site, employer).read(`/employer/applications/${theirs}`))).toContain(
    'You can download it once you shortlist the application.',
  );
  const cookie = await signInAs(site, row?.candidate_id ?? '');
  expect((await request(site.url, `/cvs/${row?.cv_id}`, { headers: { Cookie: cookie } })).status).toBe(200);
  expect(textOf(await openDesk(site, cookie).read(`/applications/${ours}`))).toContain('wrenna@mail.example');
});

test('the application is found by its job, not by the hidden name', async () => {
  for (const view of ['', '&view=board']) {
    const rows = async (words: string) =>
      (await openDesk(site, admin).read(`/admin/pipeline?search=${encodeURIComponent(words)}${view}`)).body
        .toString()
        .includes(`Candidate ${ours.slice(-4).toUpperCase()}`);
    for (const name of ['Halloran', 'Wrenna pilot']) expect(await rows(name), name).toBe(false);
    expect(await rows('Harbour pilot')).toBe(true);
  }
});

test('shortlisting shows everything; emails name the candidate to the candidate only', async () => {
  const [id] = await queryTasks<{ email: string }>(
    site.database,
    'SELECT p.email FROM applications AS a JOIN profiles AS p ON p.id = a.candidate_id WHERE a.id = $1',
    [theirs],
  );
  const moved = await openDesk(site, employer).send(`/employer/applications/${theirs}/status`, {
    status: 'shortlisted',
    was: 'sent',
  });
  expect(moved.status).toBe(303);
  const mail = await waitForMail(site, { to: id?.email ?? '' });
  expect(mail.text).toContain('Wrenna');
  const page = await openDesk(site, employer).read(`/employer/applications/${theirs}`);
  for (const each of ['Wrenna Halloran', 'wrenna@mail.example', '0113 496 0177', 'born in 1971'])
    expect(textOf(page)).toContain(each);
  const [row] = await queryTasks<{ cv_id: string }>(site.database, 'SELECT cv_id FROM applications WHERE id = $1', [
    theirs,
  ]);
  expect((await request(site.url, `/cvs/${row?.cv_id}`, { headers: { Cookie: employer } })).status).toBe(200);
  await openDesk(site, employer).send(`/employer/applications/${theirs}/status`, {
    status: 'not_taken_forward',
    was: 'shortlisted',
  });
  expect(textOf(await openDesk(site, employer).read(`/employer/applications/${theirs}`))).toContain('Wrenna Halloran');
});

test('an interview is offered after shortlisting only', async () => {
  const offer = {
    kind: 'phone',
    place: '',
    minutes: '30',
    interviewer: ADMIN,
    note: '',
    day1: '2027-01-12',
    time1: '10:00',
  };
  const refused = await openDesk(site, admin).send(`/admin/applications/${ours}/interview`, offer);
  expect(refused.status).toBe(409);
  expect(textOf(refused)).toContain('Shortlist the application first');
});

test('after switching it off every name is shown', async () => {
  await set(false);
  expect(textOf(await openDesk(site, employer).read(`/employer/applications/${theirs}`))).toContain('Wrenna Halloran');
  expect(textOf(await openDesk(site, admin).read('/admin/pipeline?search=Halloran'))).toContain('Wrenna Halloran');
});

test('equality monitoring counts answers without a name, and its page is 404 while it is off', async () => {
  const path = '/equality-monitoring';
  const form = { category: 'blue-collar', sex: 'female' };
  expect(textOf(await request(site.url, path))).toContain('This agency doesn’t run equality monitoring.');
  expect((await sendForm(site, path, form)).status).toBe(404);
  await asSuperuser(site.database, 'UPDATE settings SET equality_monitoring = true');
  expect(textOf(await request(site.url, `/jobs/${theirJob}/apply/sent`))).toContain('for equality monitoring');
  const page = (await request(site.url, `${path}?job=${theirJob}`)).body.toString();
  expect(page).toMatch(/name="category" value="(blue|white)-collar"/);
  expect(page.slice(page.indexOf('<form'), page.lastIndexOf('</form>'))).not.toContain(theirJob);
  const sent = await sendForm(site, path, form);
  expect([sent.status, sent.location]).toEqual([303, '/jobs?notice=equality-counted']);
  const nothing = await sendForm(site, path, { category: 'blue-collar' });
  expect(nothing.status).toBe(422);
  const odds: Record<string, string>[] = [
    { sex: 'many' },
    { category: 'all' },
    { application: randomUUID() },
    { job: theirJob },
  ];
  for (const odd of odds) expect((await sendForm(site, path, { ...form, ...odd })).status).toBe(400);
  const from = newAddress();
  for (let n = 0; n < 10; n += 1) await sendForm(site, path, form, { from });
  expect((await sendForm(site, path, form, { from })).status).toBe(429);
  expect(textOf(await openDesk(site, admin).read('/admin/equality'))).toContain('No complete groups yet');
  expect((await openDesk(site, await signInAs(site, castMember('Dev').id)).read('/admin/equality')).status).not.toBe(
    200,
  );
});

test('the API gives no time and no place that would match an application with its sender’s record', async () => {
  const { key } = await addApiKey(site.database, ADMIN, ['applications:read', 'candidates:read']);
  const read = async (path: string) => (await callApi(site, 'GET', path, { key })).json;
  const isMidnight = (moment: string) => londonTime(new Date(moment)) === '00:00';
  const page = async () => {
    const list = await read(`/applications?job=${agencyJob}&fields=id,name,location,sent_at&limit=1`);
    const people = await read('/candidates?fields=id,name,last_contact_at&limit=100');
    return { application: list.items[0], next: list.next ?? '', people: people.items };
  };
  await queryTasks(site.database, "UPDATE applications SET sent_at = '2026-11-20T14:03:12.345678Z' WHERE job_id = $1", [
    agencyJob,
  ]);
  await queryTasks(site.database, "UPDATE people SET last_contact_at = '2026-11-20T14:03:12.345678Z'", []);
  await queryTasks(site.database, "UPDATE applications SET location = 'Robin Hood’s Bay' WHERE job_id = $1", [
    agencyJob,
  ]);
  await set(true);
  const hidden = await page();
  expect(hidden.application.location).toBeNull();
  expect(hidden.application.name).toMatch(/^Candidate /);
  expect(isMidnight(hidden.application.sent_at)).toBe(true);
  expect(new URL(hidden.next).searchParams.get('after')).toBe(hidden.application.id);
  expect(hidden.people.length).toBeGreaterThan(0);
  expect(hidden.people.every((each: { last_contact_at: string }) => isMidnight(each.last_contact_at))).toBe(true);
  await set(false);
  const namedPage = await page();
  expect(namedPage.application.location).toBe('Robin Hood’s Bay');
  expect(namedPage.application.sent_at).toBe('2026-11-20T14:03:12.345Z');
  expect(namedPage.people.some((each: { last_contact_at: string }) => !isMidnight(each.last_contact_at))).toBe(true);
});
