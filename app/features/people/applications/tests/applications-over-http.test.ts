import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;
let candidate = '';
let job = '';

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

beforeEach(async () => {
  [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
  desk = openDesk(site, await signInAs(site, candidate));
});

const asSystem = <T>(work: Parameters<typeof site.database.database.asSystem<T>>[0]) =>
  site.database.database.asSystem(work);
const listOwn = () =>
  asSystem((t) => t.selectFrom('applications').selectAll().where('candidate_id', '=', candidate).execute());

async function sent(): Promise<string> {
  const words = { message_subject: 'Your application: Lighthouse keeper', message: 'It has been sent.' };
  const about = { job_title: 'Lighthouse keeper', job_company: 'Skerryvore Trust' };
  const application = { candidate_id: candidate, job_id: job, ...about, ...words };
  const [id = ''] = await addApplications(site.database.database, application);
  return id;
}

describe('one’s own applications', () => {
  test('stand in a list, the newest first, a page at a time; none leads on to the board', async () => {
    expect(textOf(await desk.read('/applications'))).toContain('No applications yet');
    const jobs = await addJobs(site.database.database, ...Array.from({ length: 51 }, () => ({})));
    const rows = jobs.map((job_id, n) => ({ candidate_id: candidate, job_id, job_title: `Keeper number ${n}.` }));
    await addApplications(site.database.database, ...rows);
    await asSystem((t) =>
      t
        .deleteFrom('jobs')
        .where('id', '=', jobs[0] ?? '')
        .execute(),
    );
    const first = textOf(await desk.read('/applications'));
    expect(first).toContain('51 applications');
    expect(first).toContain('This job was removed');
    expect(first.indexOf('Keeper number 0.')).toBeLessThan(first.indexOf('Keeper number 49.'));
    expect(first).not.toContain('Keeper number 50.');
    expect(textOf(await desk.read('/applications?page=2'))).toContain('Keeper number 50.');
    expect((await desk.read('/applications?page=9')).headers.location).toBe('/applications?page=2');
  });

  test('a list that cannot be loaded says so', async () => {
    await asSuperuser(site.database, 'REVOKE SELECT ON applications FROM agency_app');
    const [list, one] = [await desk.read('/applications'), await desk.read(`/applications/${job}`)];
    await asSuperuser(site.database, 'GRANT SELECT ON applications TO agency_app');
    expect([list.status, one.status]).toEqual([503, 503]);
    expect(textOf(list)).toContain('Failed to load applications');
    expect(textOf(one)).toContain('Failed to load the application');
    for (const page of [list, one]) {
      expect(textOf(page)).toContain("Something went wrong on our side. We've logged it. Try again in a moment.");
    }
  });

  test('lead on to similar jobs nearby and to an alert for others, as the last page of guests does', async () => {
    await addJobs(site.database.database, { title: 'Lighthouse keeper, nights', location: 'Bradford' });
    const id = await sent();
    for (const path of [`/applications/${id}`, `/jobs/${job}/apply/sent`]) {
      const page = await desk.read(path);
      expect(textOf(page), path).toContain('Similar jobs');
      expect(textOf(page), path).toMatch(/Lighthouse keeper, nights .*?Bradford ?9 miles away/);
      expect(page.body.toString(), path).toMatch(
        /href="\/alerts\/new\?search=Lighthouse\+keeper&amp;where=Leeds[^"]*"/,
      );
    }
    await asSuperuser(site.database, 'ALTER FUNCTION find_similar_jobs RENAME TO find_similar_jobs_away');
    const alone = await desk.read(`/applications/${id}`);
    await asSuperuser(site.database, 'ALTER FUNCTION find_similar_jobs_away RENAME TO find_similar_jobs');
    expect(alone.status).toBe(200);
    expect(textOf(alone)).not.toContain('Similar jobs');
    await expect.poll(() => site.log()).toContain('similar jobs could not be loaded');
  });

  test('show each step with the words that were sent about it', async () => {
    const id = await sent();
    const words = {
      status: 'shortlisted',
      message_subject: 'On the list',
      message: 'Hello Wren,\n\nwell done.',
    } as const;
    await asSystem((t) => t.updateTable('applications').set(words).where('id', '=', id).execute());
    const text = textOf(await desk.read(`/applications/${id}`));
    for (const part of ['Sent', 'Your application: Lighthouse keeper', 'Shortlisted', 'On the list', 'well done.']) {
      expect(text).toContain(part);
    }
  });

  test.each(['a stranger', 'a made-up id', 'no id'])('of %s are missing, to read and to withdraw', async (which) => {
    const [stranger = ''] = await addCandidates(site.database.database, 'Stranger');
    const [foreign = ''] = await addApplications(site.database.database, { candidate_id: stranger, job_id: job });
    const id = { 'a stranger': foreign, 'a made-up id': '00000000-0000-4000-8000-00000000dead', 'no id': 'x' }[which];
    const page = `/applications/${id}`;
    const answers = [desk.read(page), desk.read(`${page}/withdraw`), desk.send(`${page}/withdraw`, {})];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('withdrawing', () => {
  test('asks first, then does it; the employer is told by mail', async () => {
    const id = await sent();
    const page = `/applications/${id}`;
    const question = textOf(await desk.read(`${page}/withdraw`));
    for (const words of [
      'Lighthouse keeper',
      'Nobody but you will be able to read',
      'can’t apply for this job again',
    ]) {
      expect(question).toContain(words);
    }
    expect(await listOwn()).toMatchObject([{ status: 'sent' }]);
    const answer = await desk.send(`${page}/withdraw`, {});
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`${page}?notice=application-withdrawn`);
    expect(await listOwn()).toMatchObject([{ status: 'withdrawn' }]);
    const after = await desk.read(page);
    expect(textOf(after)).toContain('Withdrawn');
    expect(after.body.toString()).not.toContain(`${page}/withdraw`);
    await waitForMail(site, { to: castMember('Dev').email, subject: 'Application withdrawn: Lighthouse keeper' });
    expect((await desk.send(`${page}/withdraw`, {})).headers.location).toBe(`${page}?notice=application-withdrawn`);
    expect(textOf(await desk.read(`${page}/withdraw`))).toContain('You’ve already withdrawn this application.');
  });

  test('is refused after the application was not taken forward', async () => {
    const id = await sent();
    await asSystem((t) =>
      t.updateTable('applications').set({ status: 'not_taken_forward' }).where('id', '=', id).execute(),
    );
    const answer = await desk.send(`/applications/${id}/withdraw`, {});
    expect(answer.status).toBe(409);
    expect(textOf(answer)).toContain('there’s nothing to withdraw');
    expect(await listOwn()).toMatchObject([{ status: 'not_taken_forward' }]);
  });

  test('shows a failure, and refuses unknown fields', async () => {
    const id = await sent();
    expect((await desk.send(`/applications/${id}/withdraw`, { status: 'offered' })).status).toBe(400);
    await asSuperuser(site.database, 'REVOKE UPDATE (status) ON applications FROM agency_app');
    const answer = await desk.send(`/applications/${id}/withdraw`, {});
    await asSuperuser(site.database, 'GRANT UPDATE (status) ON applications TO agency_app');
    expect(answer.status).toBe(503);
    expect(textOf(answer)).toContain('Failed to withdraw application');
    expect(await listOwn()).toMatchObject([{ status: 'sent' }]);
  });
});
