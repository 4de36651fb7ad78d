import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addApplications, addCandidates, addCv } from '#tests/support/applications.ts';
import { pdfWith } from '#tests/support/documents.ts';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { endPauses, queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;
let job = '';
let id = '';
let wren = '';

beforeAll(async () => {
  site = await startSite();
  desk = openDesk(site, await signInAs(site, ADMIN));
});

afterAll(() => site?.stop());

beforeEach(async () => {
  const { database } = site.database;
  // Today lists only 20 unread applications, and an undecided pause shows on every page of the desk.
  await queryTasks(site.database, 'DELETE FROM applications');
  [wren = ''] = await addCandidates(database, 'Wren Halloran');
  [job = ''] = await addJobs(database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust', user_id: ADMIN });
  id = await sendApplication('Wren Halloran', wren);
});

async function sendApplication(fullName: string, candidate: string, more: object = {}) {
  const about = { job_id: job, job_title: 'Lighthouse keeper', job_company: 'Skerryvore Trust' };
  const [sent = ''] = await addApplications(site.database.database, {
    ...about,
    candidate_id: candidate,
    full_name: fullName,
    cover_note: 'I keep lights.',
    ...more,
  });
  return sent;
}

const INBOX = '/admin/pipeline?search=lighthouse';

describe('the inbox', () => {
  test('lists every application, with and without an account, each with its link', async () => {
    await sendApplication('Gale Guest', '', { candidate_id: null, email: 'gale@mail.example' });
    const page = await desk.read(INBOX);
    const text = textOf(page);
    expect(text).toContain('2 applications');
    for (const words of ['Wren Halloran', 'Gale Guest', 'without an account', 'Lighthouse keeper, Skerryvore Trust']) {
      expect(text).toContain(words);
    }
    expect(page.body.toString()).toContain(`href="/employer/applications/${id}"`);
  });

  test('shows the open application beside the list; a missing one says so', async () => {
    const open = textOf(await desk.read(`${INBOX}&open=${id}`));
    for (const words of ['I keep lights.', 'wren@mail.example', 'Your note', 'History']) expect(open).toContain(words);
    expect(textOf(await desk.read(INBOX))).not.toContain('I keep lights.');
    const decision = await desk.read(`/admin/pipeline/decide?id=${id}`);
    expect(decision.body.toString()).toContain('<title>Move Wren Halloran');
    const gone = await desk.read(`${INBOX}&open=00000000-0000-4000-8000-0000000000ff`);
    expect(textOf(gone)).toContain('This application isn’t available');
  });

  test('is the target of the list’s former address', async () => {
    const old = await desk.read('/admin/applications?search=light&status=sent&page=2');
    expect([old.status, old.headers.location]).toEqual([302, '/admin/pipeline?search=light&status=sent&page=2']);
    expect((await desk.read('/admin/applications', '')).headers.location).toContain('/employer-login?next=');
  });

  test('opens only the agency’s applications for a consultant', async () => {
    const consultant = await signInAs(site, await addColleague(site.database, 'consultant'));
    const [employers = ''] = await addJobs(site.database.database, { title: 'Harbour pilot' });
    const theirs = await sendApplication('Ina Pilot', wren, { job_id: employers, job_title: 'Harbour pilot' });
    expect(textOf(await desk.read(`/admin/pipeline?open=${theirs}`))).toContain('Ina Pilot');
    const page = textOf(await desk.read(`/admin/pipeline?open=${theirs}`, consultant));
    expect(page).toContain('This application isn’t available');
    expect(page).not.toContain('Ina Pilot');
  });
});

const MOVE = (of: string) => `/admin/pipeline/${of}/move`;
const read = (of: string) =>
  site.database.database.asSystem((transaction) =>
    transaction
      .selectFrom('applications as a')
      .leftJoin('staged_applications as x', 'x.application_id', 'a.id')
      .select(['a.desk_status as status', 'x.stage_id'])
      .where('a.id', '=', of)
      .executeTakeFirstOrThrow(),
  );
const addStage = async (status: string, name: string) => {
  const answer = await desk.send('/admin/settings/stages', { intent: 'add', status, name });
  expect(answer.headers.location).toContain('notice=stages-changed');
  const { id: stage } = await site.database.database.asSystem((transaction) =>
    transaction.selectFrom('application_stages').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
  );
  return stage;
};
const removeStages = () =>
  site.database.database.asSystem((transaction) => transaction.deleteFrom('application_stages').execute());

describe('moving', () => {
  afterEach(removeStages);

  test('to a status emails the candidate once, and opens the next with an undo link', async () => {
    const next = `/admin/pipeline?moved=${id}&from=sent`;
    const answer = await desk.send(MOVE(id), { to: 'shortlisted', was: 'sent', next, back: INBOX });
    expect([answer.status, answer.headers.location]).toEqual([303, next]);
    expect((await read(id)).status).toBe('shortlisted');
    await desk.send(MOVE(id), { to: 'shortlisted', was: 'sent', next, back: INBOX });
    expect(textOf(await desk.read(next))).toContain(
      'is now in ‘Shortlisted’. We’ll email the candidate 30 seconds after your decision.',
    );
    await endPauses(site.database);
    await waitForMail(site, { to: `${wren}@mail.example`, subject: 'You’re on the shortlist: Lighthouse keeper' });
    const events = await site.database.database.asSystem((transaction) =>
      transaction.selectFrom('application_events').select('status').where('application_id', '=', id).execute(),
    );
    expect(events).toEqual([{ status: 'sent' }, { status: 'shortlisted' }]);
    const page = textOf(await desk.read(next));
    expect(page).toContain('is now in ‘Shortlisted’. The candidate has been emailed, so this can’t be undone.');
    await desk.send(MOVE(id), { to: 'interview', was: 'shortlisted', next: '', back: '' });
    await endPauses(site.database);
    await waitForMail(site, { to: `${wren}@mail.example`, subject: 'Interview: Lighthouse keeper' });
    const later = textOf(await desk.read(`/admin/pipeline?moved=${id}&from=shortlisted`));
    expect(later).toContain(
      'is now in ‘Interview’. Moving it back will email the candidate again. Back to ‘Shortlisted’',
    );
  });

  test('within a status sends no email, and candidate and employer see only the status', async () => {
    const call = await addStage('viewed', 'To call');
    await desk.send(MOVE(id), { to: call, was: 'sent', next: '', back: INBOX });
    expect(await read(id)).toEqual({ status: 'viewed', stage_id: call });
    expect(textOf(await desk.read(INBOX))).toContain(
      'is now in ‘To call’. We won’t send an email. You can undo this for 30 seconds. Undo',
    );
    await endPauses(site.database);
    const listMessages = () =>
      site.database.database.asSystem((transaction) =>
        transaction.selectFrom('application_events').select('message').where('application_id', '=', id).execute(),
      );
    await expect.poll(listMessages).toEqual([{ message: null }, { message: null }]);
    expect(textOf(await desk.read(INBOX))).toContain('Wren Halloran To call');
    expect(textOf(await desk.read(`/admin/pipeline?status=${call}`))).toContain('1 application');
    expect(textOf(await desk.read(`/admin/pipeline?moved=${id}&from=viewed`))).toContain('Back to ‘Viewed’');
    expect(textOf(await desk.read(`/applications/${id}`, await signInAs(site, wren)))).not.toContain('To call');
    await desk.send(MOVE(id), { to: 'shortlisted', was: 'viewed', next: '', back: '' });
    expect(await read(id)).toEqual({ status: 'shortlisted', stage_id: null });
  });

  test('after another decision, or to an impossible stage, changes nothing and says so', async () => {
    await desk.send(`/employer/applications/${id}/status`, { status: 'offered', was: 'sent' });
    for (const to of ['shortlisted', 'sent', 'withdrawn', '00000000-0000-4000-8000-0000000000ff', '']) {
      const answer = await desk.send(MOVE(id), { to, was: 'sent', next: '', back: INBOX });
      expect([to, answer.headers.location]).toEqual([to, `${INBOX}&notice=application-changed-meanwhile`]);
    }
    expect((await read(id)).status).toBe('offered');
  });

  test('refuses unknown fields, and redirects to no other site', async () => {
    expect((await desk.send(MOVE(id), { to: 'offered', was: 'hired' })).status).toBe(400);
    expect((await desk.send(MOVE(id), { to: 'offered', was: 'sent', status: 'offered' })).status).toBe(400);
    expect((await desk.read(MOVE(id))).status).toBe(405);
    const away = await desk.send(MOVE(id), {
      to: 'offered',
      was: 'sent',
      next: 'https://other.example',
      back: '//other',
    });
    expect(away.headers.location).toBe(`/admin/pipeline?open=${id}`);
  });

  test('an application for an employer’s job is 404 for a consultant', async () => {
    const consultant = await signInAs(site, await addColleague(site.database, 'consultant'));
    const [employers = ''] = await addJobs(site.database.database, {});
    const theirs = await sendApplication('Ina Pilot', wren, { job_id: employers });
    const fields = { to: 'offered', was: 'sent', next: '', back: '' };
    expect((await desk.send(MOVE(theirs), fields, consultant)).status).toBe(404);
    expect((await desk.send(MOVE(id), fields, consultant)).status).toBe(303);
  });
});

describe('the board', () => {
  afterEach(removeStages);

  test('has a column for each stage, with the same filters and forms as the list', async () => {
    const call = await addStage('viewed', 'To call');
    const gale = await sendApplication('Gale Guest', '', { candidate_id: null, email: 'gale@mail.example' });
    await desk.send(MOVE(gale), { to: call, was: 'sent', next: '', back: '' });
    const html = (await desk.read(`${INBOX}&view=board`)).body.toString();
    const columns = html.split('data-stage="').slice(1);
    expect(columns.map((column) => column.slice(0, column.indexOf('"')))).toEqual([
      'sent',
      'viewed',
      call,
      'shortlisted',
      'interview',
      'offered',
      'not_taken_forward',
    ]);
    expect(columns[0]).toContain('Wren Halloran');
    expect(columns[1]).not.toContain('Gale Guest');
    expect(columns[2]).toContain('Gale Guest');
    expect(columns[2]).toContain(`action="${MOVE(gale)}"`);
    const guests = (await desk.read(`${INBOX}&view=board&sender=guest`)).body.toString();
    expect(guests).toContain('Gale Guest');
    expect(guests).not.toContain('Wren Halloran');
  });
});

describe('stages', () => {
  afterEach(removeStages);
  const change = (fields: Record<string, string>, as?: string) => desk.send('/admin/settings/stages', fields, as);

  test('are renamed, ordered and removed by administrators; applications stay in the status', async () => {
    const first = await addStage('interview', 'By phone');
    const second = await addStage('interview', 'In person');
    await desk.send(MOVE(id), { to: second, was: 'sent', next: '', back: '' });
    await change({ intent: 'up', id: second });
    await change({ intent: 'rename', id: first, name: 'By video' });
    const page = textOf(await desk.read('/admin/settings/stages'));
    expect(page.indexOf('Rename In person')).toBeLessThan(page.indexOf('Rename By video'));
    expect(page).toContain('Candidates see ‘Interview’. 1 application here.');
    await change({ intent: 'remove', id: second });
    expect(await read(id)).toEqual({ status: 'interview', stage_id: null });
    expect((await change({ intent: 'remove', id: second })).status).toBe(409);
  });

  test('have unique names, and are at most twelve', async () => {
    await addStage('viewed', 'To call');
    const duplicate = await change({ intent: 'add', status: 'offered', name: 'to CALL' });
    expect(duplicate.status).toBe(409);
    expect(textOf(duplicate)).toContain('A stage with this name already exists');
    for (let number = 2; number <= 12; number += 1) await addStage('offered', `Step ${number}`);
    expect((await change({ intent: 'add', status: 'offered', name: 'One more' })).status).toBe(409);
    expect((await change({ intent: 'add', status: 'offered', name: '' })).status).toBe(422);
    expect((await change({ intent: 'add', status: 'sent', name: 'No' })).status).toBe(400);
  });

  test('cannot be changed by a consultant', async () => {
    const consultant = await signInAs(site, await addColleague(site.database, 'consultant'));
    expect((await change({ intent: 'add', status: 'viewed', name: 'Mine' }, consultant)).status).toBe(403);
    expect((await desk.read('/admin/settings/stages', consultant)).status).toBe(403);
  });
});

describe('the CV in the page', () => {
  async function sendCv(bytes: Buffer): Promise<string> {
    const cvId = await addCv(site.database.database, wren, 'wren.pdf');
    const folder = path.join(site.dataDir, 'files', wren);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `cv-${cvId}.pdf`), bytes);
    const [other = ''] = await addJobs(site.database.database, { title: 'Second keeper', user_id: ADMIN });
    return sendApplication('Wren Halloran', wren, { job_id: other, cv_id: cvId });
  }

  test('is shown as text, with a link to the file', async () => {
    const sent = await sendCv(pdfWith(['Wren Halloran', 'Employment', 'Keeper <b>of</b> lights, 2019 - 2024']));
    const page = await desk.read(`/admin/pipeline/${sent}/cv`);
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain('Keeper &lt;b&gt;of&lt;/b&gt; lights, 2019 - 2024');
    expect(page.body.toString()).toMatch(/<h2[^>]*>Employment<\/h2>/);
    expect(page.body.toString()).not.toMatch(/<(iframe|embed|object)/);
    expect(textOf(await desk.read(`/employer/applications/${sent}`))).toContain('Read the CV');
  });

  test('that has no text, or is no document, says so', async () => {
    const page = await desk.read(`/admin/pipeline/${await sendCv(Buffer.from('%PDF-1.4 nothing'))}/cv`);
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain('We couldn’t read the text of this CV');
    const scan = await desk.read(`/admin/pipeline/${await sendCv(pdfWith([]))}/cv`);
    expect(scan.status).toBe(200);
    expect(textOf(scan)).toContain('This CV is a scan');
  });

  test('is 404 without a CV, and refused to accounts outside the desk', async () => {
    const address = `/admin/pipeline/${await sendCv(pdfWith(['Wren']))}/cv`;
    expect((await desk.read(`/admin/pipeline/${id}/cv`)).status).toBe(404);
    expect((await desk.read('/admin/pipeline/no-id/cv')).status).toBe(404);
    expect((await desk.read(address, await signInAs(site, castMember('Aisha').id))).status).toBe(403);
  });
});

test('a colleague’s application is marked at the desk, and the colleague cannot decide about it', async () => {
  const { database } = site.database;
  const colleague = await addColleague(site.database, 'consultant');
  const sent = await sendApplication('Cole Eague', colleague);
  const page = `/employer/applications/${sent}`;
  const [{ person_id: person = '' } = {}] = await database.asSystem((t) =>
    t.selectFrom('applications').select('person_id').where('id', '=', sent).execute(),
  );
  for (const [path, words] of [
    [INBOX, 'a colleague'],
    [`${INBOX}&view=board`, 'a colleague'],
    [`/employer/jobs/${job}/applications`, 'a colleague'],
    ['/admin', 'a colleague'],
    [page, 'A colleague sent this application.'],
    [`${INBOX}&open=${sent}`, 'A colleague sent this application.'],
    [`/admin/people/${person}`, 'Colleague Works here'],
    ['/admin/people?search=jo+bell', 'Jo Bell Colleague'],
  ] as const) {
    expect(textOf(await desk.read(path)), path).toContain(words);
  }
  const colleagueCookie = await signInAs(site, colleague);
  expect((await desk.read(page, colleagueCookie)).headers.location).toBe(`/applications/${sent}`);
  expect(textOf(await desk.read(`${INBOX}&open=${sent}`, colleagueCookie))).toContain('This is your own application');
  const moved = await desk.send(
    `/admin/pipeline/${sent}/move`,
    { to: 'shortlisted', was: 'sent', next: INBOX, back: INBOX },
    colleagueCookie,
  );
  expect(moved.status).toBe(404);
  const reply = await desk.send(`${page}/status`, { status: 'shortlisted', was: 'sent' }, colleagueCookie);
  expect(reply.status).toBe(404);
});
