import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addApplications, addCandidates, addCv } from '#tests/support/applications.ts';
import { pdfWith } from '#tests/support/documents.ts';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;
/** Of the agency, and an application for it. */
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
  test('names everybody, with and without an account, and leads to the page of each', async () => {
    await sendApplication('Gale Guest', '', { candidate_id: null, email: 'gale@mail.example' });
    const page = await desk.read(INBOX);
    const text = textOf(page);
    expect(text).toContain('2 applications');
    for (const words of ['Wren Halloran', 'Gale Guest', 'without an account', 'Lighthouse keeper, Skerryvore Trust']) {
      expect(text).toContain(words);
    }
    expect(page.body.toString()).toContain(`href="/employer/applications/${id}"`);
  });

  test('has the open application beside it; one that is gone says so', async () => {
    const open = textOf(await desk.read(`${INBOX}&open=${id}`));
    for (const words of ['I keep lights.', 'wren@mail.example', 'Your note', 'History']) expect(open).toContain(words);
    expect(textOf(await desk.read(INBOX))).not.toContain('I keep lights.');
    const gone = await desk.read(`${INBOX}&open=00000000-0000-4000-8000-0000000000ff`);
    expect(textOf(gone)).toContain('This application can no longer be opened');
  });

  test('is where the old address of the list leads', async () => {
    const old = await desk.read('/admin/applications?search=light&status=sent&page=2');
    expect([old.status, old.headers.location]).toEqual([302, '/admin/pipeline?search=light&status=sent&page=2']);
    expect((await desk.read('/admin/applications', '')).headers.location).toContain('/employer-login?next=');
  });

  test('opens nothing for a consultant that is not the agency’s', async () => {
    const consultant = await signInAs(site, await addColleague(site.database, 'consultant'));
    const [employers = ''] = await addJobs(site.database.database, { title: 'Harbour pilot' });
    const theirs = await sendApplication('Ina Pilot', wren, { job_id: employers, job_title: 'Harbour pilot' });
    expect(textOf(await desk.read(`/admin/pipeline?open=${theirs}`))).toContain('Ina Pilot');
    const page = textOf(await desk.read(`/admin/pipeline?open=${theirs}`, consultant));
    expect(page).toContain('This application can no longer be opened');
    expect(page).not.toContain('Ina Pilot');
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

  test('is its text alone, with a link to the file', async () => {
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
    expect([page.status, textOf(page).includes('This CV has no text that we can read')]).toEqual([200, true]);
  });

  test('is missing without a CV, and refused to everybody else', async () => {
    const address = `/admin/pipeline/${await sendCv(pdfWith(['Wren']))}/cv`;
    expect((await desk.read(`/admin/pipeline/${id}/cv`)).status).toBe(404);
    expect((await desk.read('/admin/pipeline/no-id/cv')).status).toBe(404);
    expect((await desk.read(address, await signInAs(site, castMember('Aisha').id))).status).toBe(403);
  });
});
