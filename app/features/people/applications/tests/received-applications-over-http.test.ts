import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOTE_LENGTH } from '#domain/application/application.ts';
import { addAccounts } from '#tests/support/admin-desk.ts';
import { addApplications, addCandidates, addCv } from '#tests/support/applications.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs, EMPLOYER, OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;
let job = '';
let id = '';
let wren = '';

beforeAll(async () => {
  site = await startSite();
  desk = openDesk(site, await signInAs(site, EMPLOYER));
});

afterAll(() => site?.stop());

beforeEach(async () => {
  const { database } = site.database;
  [wren = ''] = await addCandidates(database, 'Wren Halloran');
  [job = ''] = await addJobs(database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
  const [application = ''] = await addApplications(database, {
    job_id: job,
    candidate_id: wren,
    job_title: 'Lighthouse keeper',
    job_company: 'Skerryvore Trust',
    cv_id: await addCv(database, wren, 'wren.pdf'),
    cover_note: 'I keep lights.\nMany of them.',
  });
  id = application;
});

const read = () =>
  site.database.database.asSystem((transaction) =>
    transaction.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
const notes = () =>
  site.database.database.asSystem((transaction) =>
    transaction.selectFrom('application_notes').select('body').where('application_id', '=', id).execute(),
  );

const sharedNotes = () =>
  site.database.database.asSystem((transaction) =>
    transaction
      .selectFrom('application_notes')
      .select('body')
      .where('application_id', '=', id)
      .where('is_shared', '=', true)
      .execute(),
  );

/** Runs the work while the site lacks this privilege on the table. */
async function withoutPrivilege(privilege: string, table: string, work: () => Promise<void>): Promise<void> {
  await asSuperuser(site.database, `REVOKE ${privilege} ON ${table} FROM agency_app`);
  try {
    await work();
  } finally {
    await asSuperuser(site.database, `GRANT ${privilege} ON ${table} TO agency_app`);
  }
}

const EXPORT = () => `/employer/jobs/${job}/applications.csv`;
const LIST = () => `/employer/jobs/${job}/applications`;
const PAGE = () => `/employer/applications/${id}`;

describe('who may', () => {
  test('another employer’s applications are 404, candidates are refused, visitors are redirected to sign-in', async () => {
    const other = await signInAs(site, OTHER_EMPLOYER);
    const candidate = await signInAs(site, castMember('Aisha').id);
    const before = await read();
    for (const path of [LIST(), EXPORT(), PAGE(), `${PAGE()}/status`, `${PAGE()}/note`]) {
      expect((await desk.read(path, other)).status, path).toBe(404);
      expect((await desk.read(path, candidate)).status, path).toBe(403);
      expect((await desk.read(path, '')).headers.location, path).toContain('/employer-login?next=');
    }
    for (const [path, fields] of [
      ['status', { status: 'offered', was: 'sent' }],
      ['note', { body: 'Mine now' }],
      ['viewed', {}],
    ] as const) {
      expect((await desk.send(`${PAGE()}/${path}`, fields, other)).status, path).toBe(404);
      expect((await desk.send(`${PAGE()}/${path}`, fields, candidate)).status, path).toBe(403);
      expect((await desk.send(`${PAGE()}/${path}`, fields, '')).status, path).toBe(401);
    }
    expect(await read()).toEqual(before);
    expect(await notes()).toEqual([]);
  });

  test('a job or an application that does not exist is 404, too', async () => {
    for (const none of ['no-id', '00000000-0000-4000-8000-0000000000ff']) {
      expect((await desk.read(`/employer/jobs/${none}/applications`)).status).toBe(404);
      expect((await desk.read(`/employer/jobs/${none}/applications.csv`)).status).toBe(404);
      expect((await desk.read(`/employer/applications/${none}`)).status).toBe(404);
      expect(
        (await desk.send(`/employer/applications/${none}/status`, { status: 'offered', was: 'sent' })).status,
      ).toBe(404);
    }
  });
});

const WITHDRAWN = { full_name: 'Ina Withdrawn', cover_note: 'Not for long', status: 'withdrawn' } as const;

describe('the list', () => {
  test('names every applicant, marks unopened applications, and filters by status', async () => {
    const [ina = ''] = await addCandidates(site.database.database, 'Ina');
    await addApplications(site.database.database, { job_id: job, candidate_id: ina, ...WITHDRAWN });
    const all = textOf(await desk.read(LIST()));
    expect(all).toContain('Wren Halloran');
    expect(all).toContain('I keep lights.');
    expect(all).not.toContain('Many of them.');
    expect(all).toContain('Ina Withdrawn');
    expect(all).not.toContain('Not for long');
    expect(all).toContain('2 applications');
    const withdrawn = textOf(await desk.read(`${LIST()}?status=withdrawn`));
    expect(withdrawn).toContain('1 application');
    expect(withdrawn).not.toContain('Wren Halloran');
    const mine = textOf(await desk.read('/employer/jobs?search=lighthouse'));
    expect(mine).toContain('2 applications Lighthouse keeper');
    expect(mine).toContain('1 new');
  });

  test('a page beyond the last redirects to the last; an unknown status is ignored', async () => {
    expect((await desk.read(`${LIST()}?status=sent&page=7`)).headers.location).toBe(`${LIST()}?status=sent`);
    expect(textOf(await desk.read(`${LIST()}?status=hired`))).toContain('1 application');
  });

  test('says so when there are no applications, and when it could not be loaded', async () => {
    const [empty = ''] = await addJobs(site.database.database, {});
    expect(textOf(await desk.read(`/employer/jobs/${empty}/applications`))).toContain('No applications yet');
    await withoutPrivilege('SELECT', 'applications', async () => {
      const failed = await desk.read(LIST());
      expect(failed.status).toBe(503);
      expect(textOf(failed)).toContain('Failed to load applications');
      const mine = await desk.read('/employer/jobs');
      expect(mine.status).toBe(200);
      expect(textOf(mine)).toContain('Applications Lighthouse keeper');
      expect((await desk.read(EXPORT())).headers.location).toBe(`${LIST()}?notice=applications-not-exported`);
    });
    await expect.poll(() => site.log()).toContain('the applications for a job could not be exported');
  });

  test('deleting the job says how many applications become unreachable', async () => {
    const page = textOf(await desk.read(`/jobs/${job}/delete`));
    expect(page).toContain('you can no longer read the application for it. Candidates keep their own record.');
  });
});

describe('the file', () => {
  test('has one row per application of the chosen status, safe for spreadsheets', async () => {
    const [ina = ''] = await addCandidates(site.database.database, 'Ina');
    await addApplications(site.database.database, { job_id: job, candidate_id: ina, ...WITHDRAWN });
    const { headers, body } = await desk.read(EXPORT());
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="applications-${job.slice(0, 8).toUpperCase()}.csv"`,
    );
    expect(headers['cache-control']).toBe('private, no-store');
    const { cv_id } = await read();
    expect(body.toString()).toContain(
      `"wren@mail.example","0113 496 0100","","Picking, Packing","I keep lights.\nMany of them.","","wren.pdf","http://localhost`,
    );
    expect(body.toString()).toContain(`/cvs/${cv_id}"\r\n`);
    expect(body.toString()).toContain(`"Withdrawn","Ina Withdrawn","","","","","","","",""\r\n`);
    const sent = (await desk.read(`${EXPORT()}?status=sent`)).body.toString();
    expect(sent).toContain('Wren Halloran');
    expect(sent).not.toContain('Ina');
  });
});

describe('an application', () => {
  test('is not changed by a GET; pressing the button marks it as viewed', async () => {
    const page = await desk.read(PAGE());
    for (const text of ['Wren Halloran', 'Many of them.', '0113 496 0100', 'wren.pdf', 'Mark as viewed']) {
      expect(textOf(page)).toContain(text);
    }
    expect((await read()).status).toBe('sent');
    const answer = await desk.send(`${PAGE()}/viewed`, {});
    expect([answer.status, answer.headers.location]).toEqual([303, PAGE()]);
    expect((await read()).status).toBe('viewed');
    expect(textOf(await desk.read(PAGE()))).not.toContain('Mark as viewed');
    expect((await desk.read(`${PAGE()}/viewed`)).status).toBe(405);
    expect((await desk.send(`${PAGE()}/viewed`, { status: 'offered' })).status).toBe(400);
  });

  test('is not marked as viewed by an administrator, who has no such button', async () => {
    const admin = await signInAs(site, ADMIN);
    expect(textOf(await desk.read(PAGE(), admin))).not.toContain('Mark as viewed');
    await desk.send(`${PAGE()}/viewed`, {}, admin);
    expect((await read()).status).toBe('sent');
  });

  test('once withdrawn shows the name, the job and the dates', async () => {
    await site.database.database.asSystem((transaction) =>
      transaction.updateTable('applications').set({ status: 'withdrawn' }).where('id', '=', id).execute(),
    );
    const page = await desk.read(PAGE());
    expect(textOf(page)).toContain('This application was withdrawn.');
    expect(page.body.toString()).not.toMatch(/lights|0113 496 0100|wren\.pdf|wren@/);
    expect(textOf(await desk.read(`${PAGE()}/status`))).toContain('There’s nothing left to decide.');
    expect((await desk.read(`${PAGE()}/note`)).status).toBe(404);
  });
});

describe('deciding', () => {
  const decide = (fields: Record<string, string>, as?: string) => desk.send(`${PAGE()}/status`, fields, as);
  const NOTICED = () => `${PAGE()}?notice=application-moved`;

  test('shows the message of every choice, and sends that of the chosen one once', async () => {
    const page = textOf(await desk.read(`${PAGE()}/status?to=interview`));
    expect(page).toContain('Skerryvore Trust would like to meet you about Lighthouse keeper.');
    expect(page).toContain('You’re on the shortlist: Lighthouse keeper');
    const answers = await Promise.all([1, 2, 3].map(() => decide({ status: 'interview', was: 'sent' })));
    expect(answers.map(({ headers }) => headers.location)).toEqual([NOTICED(), NOTICED(), NOTICED()]);
    const mail = await waitForMail(site, { to: `${wren}@mail.example`, subject: 'Interview: Lighthouse keeper' });
    expect(mail.text).toContain('Skerryvore Trust would like to meet you about Lighthouse keeper.');
    const { status, message } = await read();
    expect(status).toBe('interview');
    const pageText = textOf(await desk.read(PAGE()));
    for (const line of (message ?? '').split('\n\n')) expect(pageText).toContain(line);
  });

  test('without a choice the form says so; an unknown choice is refused', async () => {
    const missing = await decide({ was: 'sent' });
    expect(missing.status).toBe(422);
    expect(textOf(missing)).toContain('Choose a status');
    const odd: Record<string, string>[] = [
      { status: 'withdrawn', was: 'sent' },
      { status: 'viewed', was: 'sent' },
      { status: 'offered', was: 'hired' },
      { status: 'offered' },
      { status: 'offered', was: 'sent', message: 'Mine' },
    ];
    for (const fields of odd) expect((await decide(fields)).status).toBe(400);
    expect((await read()).status).toBe('sent');
  });

  test('a decision about an outdated status shows the current one, and keeps its choice', async () => {
    await decide({ status: 'shortlisted', was: 'sent' });
    const late = await decide({ status: 'not_taken_forward', was: 'sent' }, await signInAs(site, ADMIN));
    expect(late.status).toBe(409);
    expect(textOf(late)).toContain('The status is ‘Shortlisted’ now');
    expect(late.body.toString()).toMatch(/<input[^>]*checked=""[^>]*value="not_taken_forward"/);
    expect(late.body.toString()).toContain('name="was" value="shortlisted"');
    expect((await read()).status).toBe('shortlisted');
  });

  test('a failure keeps the choice, changes nothing, and is logged under the id on the page', async () => {
    await withoutPrivilege('UPDATE (status)', 'applications', async () => {
      const failed = await decide({ status: 'offered', was: 'sent' });
      expect(failed.status).toBe(503);
      expect(failed.body.toString()).toMatch(/<input[^>]*checked=""[^>]*value="offered"/);
      const errorId = /Error ID: ([\w-]+)/.exec(textOf(failed))?.[1] ?? 'none';
      expect(site.log().split(`"errorId":"${errorId}"`)).toHaveLength(2);
    });
    expect((await read()).status).toBe('sent');
  });
});

describe('a private note', () => {
  const save = (body: string, more: Record<string, string> = {}, as?: string) =>
    desk.send(`${PAGE()}/note`, { body, ...more }, as);

  test('is kept, changed and removed, and only its author reads it', async () => {
    expect((await save('Rang on Monday\r\nNo answer')).headers.location).toBe(`${PAGE()}?notice=note-saved`);
    expect(await notes()).toEqual([{ body: 'Rang on Monday\nNo answer' }]);
    expect((await desk.read(PAGE())).body.toString()).toContain('Rang on Monday');
    const admin = await signInAs(site, ADMIN);
    expect((await desk.read(PAGE(), admin)).body.toString()).not.toContain('Rang on Monday');
    expect((await save('  ')).headers.location).toBe(`${PAGE()}?notice=note-removed`);
    expect(await notes()).toEqual([]);
  });

  test('of an employer is always private', async () => {
    await save('Rang on Tuesday');
    expect(await desk.read(PAGE()).then(textOf)).not.toContain('Keep it private');
    expect(await sharedNotes()).toEqual([]);
    const admin = await signInAs(site, ADMIN);
    expect(textOf(await desk.read(PAGE(), admin))).not.toContain('Rang on Tuesday');
    await save('');
  });

  test('is returned completely when it is refused: too long, signed out, or a failure', async () => {
    const long = `Begins here ${'x'.repeat(NOTE_LENGTH)}`;
    const refused = await save(long);
    expect(refused.status).toBe(422);
    expect(refused.body.toString()).toContain(long);
    const signedOut = await save('Typed for an hour', {}, '');
    expect(signedOut.status).toBe(401);
    expect(signedOut.body.toString()).toContain('Typed for an hour');
    await withoutPrivilege('INSERT', 'application_notes', async () => {
      const broken = await save('Typed again');
      expect(broken.status).toBe(503);
      expect(broken.body.toString()).toContain('Typed again');
      expect(textOf(broken)).toContain('Error ID:');
    });
    expect((await save('x', { status: 'offered' })).status).toBe(400);
    expect(await notes()).toEqual([]);
  });
});

describe('a note of an administrator', () => {
  const save = (body: string, as: string, more: Record<string, string> = {}) =>
    desk.send(`${PAGE()}/note`, { body, ...more }, as);

  test('is shared with other administrators, with author and date, and never with the employer', async () => {
    const admin = await signInAs(site, ADMIN);
    const [colleague = ''] = await addAccounts(site.database, {
      fullName: 'Wren Halloran',
      role: 'admin',
      status: 'approved',
    });
    const other = await signInAs(site, colleague);
    expect((await save('Knows the harbour', admin)).headers.location).toBe(`${PAGE()}?notice=note-shared`);
    const page = textOf(await desk.read(PAGE(), other));
    expect(page).toMatch(/Knows the harbour\s*Morag Sinclair\s*,\s*\d{1,2} \w+ \d{4}/);
    expect(textOf(await desk.read(PAGE()))).not.toContain('Knows the harbour');
    await save('I met her in May', other);
    expect(textOf(await desk.read(PAGE(), admin))).toMatch(/I met her in May\s*Wren Halloran/);
    expect(await sharedNotes()).toHaveLength(2);
    await save('', admin);
    await save('', other);
  });

  test('can be private, and can be shared later', async () => {
    const admin = await signInAs(site, ADMIN);
    const [colleague = ''] = await addAccounts(site.database, { role: 'admin', status: 'approved' });
    const other = await signInAs(site, colleague);
    const saved = await save('For me alone', admin, { private: 'yes' });
    expect(saved.headers.location).toBe(`${PAGE()}?notice=note-saved`);
    expect(textOf(await desk.read(PAGE(), other))).not.toContain('For me alone');
    expect((await desk.read(`${PAGE()}/note`, admin)).body.toString()).toMatch(
      /<input[^>]*name="private"[^>]*checked=""/,
    );
    await save('For me alone', admin);
    expect(textOf(await desk.read(PAGE(), other))).toContain('For me alone');
    await save('', admin);
  });

  test('stays after its author was deleted if it was shared; otherwise it is deleted', async () => {
    const admin = await signInAs(site, ADMIN);
    const [leaver = ''] = await addAccounts(site.database, {
      fullName: 'Wren Halloran',
      role: 'admin',
      status: 'approved',
    });
    const other = await signInAs(site, leaver);
    await save('Good references', other);
    await desk.send(`/admin/accounts/${leaver}/delete`, { back: '' }, admin);
    expect(textOf(await desk.read(PAGE(), admin))).toMatch(/Good references\s*Wren Halloran/);
    await asSuperuser(site.database, 'DELETE FROM application_notes');
  });

  test('an unknown value of a field is refused', async () => {
    const admin = await signInAs(site, ADMIN);
    expect((await save('x', admin, { private: 'no' })).status).toBe(422);
    expect((await save('x', admin, { is_shared: 'true' })).status).toBe(400);
  });
});

describe('administrators', () => {
  test('find any application by candidate, job and company', async () => {
    const admin = await signInAs(site, ADMIN);
    const [ina = ''] = await addCandidates(site.database.database, 'Ina');
    const odd = { full_name: 'Ína O’Zeppelin', job_title: '100% remote', job_company: 'Bell_Rock' };
    await addApplications(site.database.database, { job_id: job, candidate_id: ina, ...odd });
    const find = async (query: string) => textOf(await desk.read(`/admin/pipeline?${query}`, admin));
    for (const words of ['zeppelin', '100%', 'bell_rock', 'o’zeppelin rock']) {
      const list = await find(`search=${encodeURIComponent(words)}`);
      expect(list, words).toContain('1 application');
      expect(list, words).toContain('Ína O’Zeppelin');
    }
    expect(await find('search=zeppelin&status=offered')).toContain('No applications match these filters.');
    await withoutPrivilege('SELECT', 'applications', async () => {
      const failed = await desk.read('/admin/pipeline', admin);
      expect(failed.status).toBe(503);
      expect(textOf(failed)).toContain('Failed to load applications');
    });
    for (const path of ['/admin/pipeline', '/admin/messages', '/admin/messages/offered']) {
      expect((await desk.read(path)).status, path).toBe(403);
    }
  });
});
