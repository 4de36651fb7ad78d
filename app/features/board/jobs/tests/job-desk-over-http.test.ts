import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { dayFromNow, JOB_FORM, openDesk, textOf, versionIn } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs, EMPLOYER, hoursFromNow, OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import type { Answer } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;

beforeAll(async () => {
  site = await startSite();
  desk = openDesk(site, await signInAs(site, EMPLOYER));
});

afterAll(() => site?.stop());

describe('who may', () => {
  test('a signed-out visitor is led to the login and told why, and gets back what they typed', async () => {
    const page = await desk.read('/employer/jobs/new', '');
    expect(page.headers.location).toBe('/employer-login?next=%2Femployer%2Fjobs%2Fnew&notice=post-needs-login');
    expect((await desk.read('/employer/jobs', '')).headers.location).toBe('/employer-login?next=%2Femployer%2Fjobs');
    const before = await desk.listJobs();
    const answer = await desk.post({ ...JOB_FORM, intent: 'post' }, 'session=ended');
    expect(answer.status).toBe(401);
    expect(textOf(answer)).toContain('Authentication required: Please log in to post a job.');
    expect(answer.body.toString()).toContain(`value="${JOB_FORM.title}"`);
    const edit = await desk.send(`/jobs/${before[0]?.id}/edit`, { ...JOB_FORM, version: '1', intent: 'save' }, '');
    expect(edit.status).toBe(401);
    expect(await desk.listJobs()).toEqual(before);
  });

  test.each([
    ['a candidate', castMember('Aisha').id, 'full'],
    ['an employer who waits', castMember('Siân').id, 'restricted'],
    ['an admin before the second factor', ADMIN, 'second_factor'],
  ] as const)('%s neither posts nor changes anything (Z08)', async (_who, id, kind) => {
    const as = await signInAs(site, id, { kind });
    const before = await desk.listJobs();
    const ownId = before[0]?.id;
    expect((await desk.post({ ...JOB_FORM, intent: 'post' }, as)).status).toBe(403);
    expect((await desk.send(`/jobs/${ownId}/edit`, { ...JOB_FORM, version: '1', intent: 'save' }, as)).status).toBe(
      403,
    );
    expect((await desk.send(`/jobs/${ownId}/status`, { status: 'closed' }, as)).status).toBe(403);
    expect((await desk.send(`/jobs/${ownId}/copy`, {}, as)).status).toBe(403);
    expect((await desk.send(`/jobs/${ownId}/delete`, {}, as)).status).toBe(403);
    expect(await desk.listJobs()).toEqual(before);
  });

  test('another employer’s job is missing, like one that does not exist (Z08)', async () => {
    const [foreign = ''] = await addJobs(site.database.database, { user_id: OTHER_EMPLOYER, status: 'draft' });
    const before = await desk.find(foreign);
    for (const id of [foreign, '00000000-0000-4000-8000-0000000000ff', 'no-id']) {
      const answers = [
        ...['edit', 'status', 'copy', 'delete'].map((what) => desk.read(`/jobs/${id}/${what}`)),
        desk.send(`/jobs/${id}/edit`, { ...JOB_FORM, version: '1', intent: 'save' }),
        desk.send(`/jobs/${id}/status`, { status: 'closed' }),
        desk.send(`/jobs/${id}/copy`, {}),
        desk.send(`/jobs/${id}/delete`, {}),
      ];
      expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([404]));
    }
    expect(await desk.find(foreign)).toEqual(before);
  });

  test('an admin edits any job, from the board and from the list of all', async () => {
    const as = await signInAs(site, ADMIN);
    const [id = ''] = await addJobs(site.database.database, { title: 'Corrected keeper' });
    const version = await desk.openEdit(id, as);
    const fields = { ...JOB_FORM, title: 'Correct keeper', version, intent: 'save', next: '/admin/jobs?status=open' };
    const answer = await desk.send(`/jobs/${id}/edit`, fields, as);
    expect(answer.headers.location).toBe('/admin/jobs?status=open&notice=job-updated');
    expect(await desk.find(id)).toMatchObject({ title: 'Correct keeper', user_id: EMPLOYER });
  });

  test('only its owner is offered to edit a job on its page; on the board admins are, too', async () => {
    const [id = ''] = await addJobs(site.database.database, { title: 'Zeppelin keeper' });
    const [admin, other, candidate] = await Promise.all(
      [ADMIN, OTHER_EMPLOYER, castMember('Aisha').id].map((who) => signInAs(site, who)),
    );
    const offers = async (path: string, as?: string) =>
      (await desk.read(path, as)).body.toString().includes(`/jobs/${id}/edit"`);
    const page = `/jobs/${id}`;
    const board = '/jobs?search=zeppelin';
    expect(await offers(page, undefined)).toBe(true);
    expect(await offers(page, admin)).toBe(false);
    expect(await offers(page, other)).toBe(false);
    expect(await offers(board, undefined)).toBe(true);
    expect(await offers(board, admin)).toBe(true);
    expect(await offers(board, other)).toBe(false);
    expect(await offers(board, '')).toBe(false);
    expect(await offers(page, '')).toBe(false);
    expect(await offers(board, candidate)).toBe(false);
  });
});

describe('two edits at once', () => {
  test('the second is told and keeps what it typed; saved again, it replaces the first', async () => {
    const [id = ''] = await addJobs(site.database.database, { title: 'As it was opened' });
    const version = await desk.openEdit(id);
    const edit = (title: string, of: string) =>
      desk.send(`/jobs/${id}/edit`, { ...JOB_FORM, title, version: of, intent: 'save' });
    expect((await edit('First', version)).status).toBe(303);
    const second = await edit('Second', version);
    expect(second.status).toBe(409);
    expect(textOf(second)).toContain('Someone changed this job while you were editing it.');
    expect(second.body.toString()).toContain('value="Second"');
    expect((await desk.find(id))?.title).toBe('First');
    const fresh = versionIn(second);
    expect((await edit('Second', fresh)).status).toBe(303);
    expect((await desk.find(id))?.title).toBe('Second');
  });
});

describe('the life of a job', () => {
  test('is confirmed by a press on its owner’s page, and the stored advert says so', async () => {
    const [id = ''] = await addJobs(site.database.database, {
      title: 'Confirmed keeper',
      closes_at: hoursFromNow(24 * 60),
      confirmed_at: hoursFromNow(-24 * 25),
    });
    const confirmedOn = async () =>
      /Confirmed open on (\d+ \w+ \d{4})/.exec(textOf(await desk.read(`/jobs/${id}`, '')))?.[1];
    expect(await confirmedOn()).toBe(formatLongDate(hoursFromNow(-24 * 25)));
    expect(textOf(await desk.read('/employer/jobs?search=Confirmed'))).toContain(
      `Otherwise we’ll take it off the board on ${formatLongDate(hoursFromNow(24 * 7))}`,
    );
    expect(textOf(await desk.read(`/jobs/${id}/confirm`))).toContain('Is this job still open?');
    const answer = await desk.send(`/jobs/${id}/confirm`, { next: '/employer/jobs' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/employer/jobs?notice=job-confirmed']);
    await expect.poll(confirmedOn).toBe(formatLongDate(new Date()));
    expect(textOf(await desk.read('/employer/jobs?search=Confirmed'))).not.toContain('leaves the board');
    await desk.send(`/jobs/${id}/status`, { status: 'closed' });
    const late = await desk.send(`/jobs/${id}/confirm`, {});
    expect([late.status, late.headers.location]).toEqual([303, '/employer/jobs?notice=job-not-open']);
    expect(await confirmedOn()).toBeUndefined();
  });

  test('a draft is posted, closed, reopened, copied and deleted', async () => {
    const [id = ''] = await addJobs(site.database.database, { title: 'Living keeper', status: 'draft' });
    const status = async () => (await desk.find(id))?.status;
    const to = (next: string) => desk.send(`/jobs/${id}/status`, { status: next, next: '/employer/jobs?status=draft' });
    expect((await to('open')).headers.location).toBe('/employer/jobs?status=draft&notice=job-posted');
    expect(await status()).toBe('open');
    expect((await to('closed')).headers.location).toContain('notice=job-closed');
    expect(await status()).toBe('closed');
    expect((await to('open')).headers.location).toContain('notice=job-reopened');
    const copied = await desk.send(`/jobs/${id}/copy`, {});
    const copy = /\/jobs\/([^/]+)\/edit\?notice=job-copied/.exec(copied.headers.location ?? '')?.[1] ?? '';
    expect(await desk.find(copy)).toMatchObject({ title: 'Living keeper', status: 'draft', user_id: EMPLOYER });
    expect(londonDay((await desk.find(copy))?.closes_at ?? new Date(0))).toBe(dayFromNow(42));
    const deleted = await desk.send(`/jobs/${id}/delete`, {});
    expect(deleted.headers.location).toBe('/employer/jobs?notice=job-deleted');
    expect(await desk.find(id)).toBeUndefined();
    expect((await desk.send(`/jobs/${id}/delete`, {})).status).toBe(404);
  });

  test('an open job is not taken back into a draft, and a closed one stays closed when it is saved', async () => {
    const [open = '', closed = ''] = await addJobs(site.database.database, {}, { status: 'closed' });
    for (const [id, intent, expected] of [
      [open, 'draft', 'open'],
      [closed, 'save', 'closed'],
      [closed, 'draft', 'closed'],
      [closed, 'post', 'open'],
    ] as const) {
      const version = await desk.openEdit(id);
      expect((await desk.send(`/jobs/${id}/edit`, { ...JOB_FORM, version, intent })).status).toBe(303);
      expect((await desk.find(id))?.status).toBe(expected);
    }
  });

  test('an expired job leads to its form, which offers a new closing date', async () => {
    const [id = ''] = await addJobs(site.database.database, { closes_at: hoursFromNow(-30) });
    const answer = await desk.send(`/jobs/${id}/status`, { status: 'open' });
    expect(answer.headers.location).toMatch(new RegExp(`^/jobs/${id}/edit\\?notice=closing-date-needed&`));
    const form = await desk.read(answer.headers.location ?? '');
    expect(textOf(form)).toContain('Choose a new closing date');
    expect(form.body.toString()).toContain(`value="${dayFromNow(42)}"`);
    const fields = { ...JOB_FORM, version: await desk.openEdit(id), intent: 'save' };
    expect((await desk.send(`/jobs/${id}/edit`, fields)).status).toBe(303);
    expect(textOf(await desk.read(`/jobs/${id}`, ''))).not.toContain('This job is closed');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/logout', 'javascript:alert(1)'])(
    'no redirect leads away from the site: %s',
    async (next) => {
      const [id = ''] = await addJobs(site.database.database, {});
      const closed = await desk.send(`/jobs/${id}/status`, { status: 'closed', next });
      expect(closed.headers.location).toBe('/employer/jobs?notice=job-closed');
      const question = (await desk.read(`/jobs/${id}/delete?next=${encodeURIComponent(next)}`)).body.toString();
      expect(question).toContain('name="next" value="/employer/jobs"');
      const deleted = await desk.send(`/jobs/${id}/delete`, { next });
      expect(deleted.headers.location).toBe('/employer/jobs?notice=job-deleted');
    },
  );

  test.each(['status', 'copy', 'delete'])('a GET of /%s only asks', async (what) => {
    const [id = ''] = await addJobs(site.database.database, { title: 'Enquiry about' });
    const before = await desk.find(id);
    const page = await desk.read(`/jobs/${id}/${what}`);
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain('Enquiry about');
    expect(await desk.find(id)).toEqual(before);
  });
});

describe('a database that fails', () => {
  test('is told in the place of the list and of the form, which can be asked for again', async () => {
    const [id = ''] = await addJobs(site.database.database, {});
    await asSuperuser(site.database, 'REVOKE SELECT ON jobs FROM agency_app');
    const [list, form] = [await desk.read('/employer/jobs?status=open'), await desk.read(`/jobs/${id}/edit`)];
    await asSuperuser(site.database, 'GRANT SELECT ON jobs TO agency_app');
    expect(list.status).toBe(503);
    expect(textOf(list)).toContain('Failed to load job postings.');
    expect(list.body.toString()).toContain('href="/employer/jobs?status=open"');
    expect(form.status).toBe(503);
    expect(textOf(form)).toContain('Failed to load job details.');
    expect(form.body.toString()).toContain(`href="/jobs/${id}/edit"`);
    expect((await desk.read(`/jobs/${id}/edit`)).status).toBe(200);
  });

  test('leaves the form as it was typed, is told in plain words and logged once', async () => {
    const [id = ''] = await addJobs(site.database.database, {});
    const version = await desk.openEdit(id);
    await asSuperuser(
      site.database,
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no luck today'; END $$`,
      'CREATE TRIGGER fail BEFORE INSERT OR UPDATE OR DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION fail()',
      'GRANT EXECUTE ON FUNCTION fail() TO PUBLIC',
    );
    const expectFailure = async (answer: Promise<Answer>, text: string) => {
      const failed = await answer;
      expect(failed.status).toBe(503);
      expect(textOf(failed)).toContain(text);
      expect(textOf(failed)).not.toContain('no luck');
      return failed;
    };
    const before = site.log();
    const posted = await expectFailure(desk.post({ ...JOB_FORM, intent: 'post' }), 'Failed to create job posting.');
    expect(posted.body.toString()).toContain(`value="${JOB_FORM.title}"`);
    await expectFailure(
      desk.send(`/jobs/${id}/edit`, { ...JOB_FORM, version, intent: 'save' }),
      'Failed to update job posting.',
    );
    await expectFailure(desk.send(`/jobs/${id}/delete`, {}), 'Failed to delete job posting.');
    const closing = await desk.send(`/jobs/${id}/status`, { status: 'closed' });
    expect(closing.headers.location).toBe('/employer/jobs?notice=job-not-updated');
    await asSuperuser(site.database, 'DROP TRIGGER fail ON jobs', 'DROP FUNCTION fail()');
    await expect
      .poll(
        () =>
          site
            .log()
            .slice(before.length)
            .match(/no luck today/g)?.length ?? 0,
      )
      .toBeGreaterThan(0);
    const errors = site
      .log()
      .slice(before.length)
      .split('\n')
      .filter((line) => line.includes('"level":"error"'));
    expect(errors).toHaveLength(4);
    for (const line of errors) expect(line).toContain('"errorId":"');
  });
});
