import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeApplicationMail } from '#app/features/people/applications/emails/mails.server.ts';
import {
  correctDetails,
  disownApplication,
  replaceCv,
  withdrawByLink,
} from '#app/features/people/guests/commands/change-guest-application.server.ts';
import {
  confirmGuestApplication,
  forgetUnconfirmedApplications,
} from '#app/features/people/guests/commands/confirm-guest-application.server.ts';
import { writeGuestMail } from '#app/features/people/guests/emails/mails.server.ts';
import { findLink } from '#app/features/people/guests/queries/guest-application.server.ts';
import { forgetOldGuestApplications } from '#app/features/people/guests/tasks.server.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { GUEST_CV, guestServices, linkOf, newGuestEmail, proofOf, sendAsGuest } from '#tests/support/guests.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let job: string;
let otherJob: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  [job = '', otherJob = ''] = await addJobs(db.database, { title: 'Light keeper' }, { title: 'Pilot' });
});

afterAll(() => db?.drop());

const ORIGIN = 'https://agency.example';
const rowsOf = (email: string) =>
  queryTasks<Record<string, unknown>>(db, 'SELECT * FROM applications WHERE email = $1 ORDER BY sent_at', [email]);
const cvsOf = (email: string) =>
  queryTasks<Record<string, unknown>>(
    db,
    'SELECT c.* FROM cvs AS c JOIN applications AS a ON a.cv_id = c.id WHERE a.email = $1',
    [email],
  );

function noteTo(sent: string[]): Tasks {
  return { send: async (_transaction, _task, payload) => void ('mail' in payload && sent.push(payload.mail)) };
}

test.each([
  ['the agency', ADMIN, 'One of our consultants will read it.', 'We’ll reply by'],
  ['an employer', EMPLOYER, 'The employer can read it now, and so can we.', 'The employer will reply by'],
])('the receipt for a job of %s says who reads it and who replies', async (_whose, user_id, reads, replies) => {
  const [id = ''] = await addJobs(db.database, { user_id });
  const email = newGuestEmail();
  await sendAsGuest(db, id, { email });
  const [row] = await rowsOf(email);
  const mail = await db.database.asSystem((t) =>
    writeGuestMail(t, { mail: 'guest-receipt', id: String(row?.['id']) }, ORIGIN),
  );
  expect(mail?.text).toContain(reads);
  expect(mail?.text).toContain(replies);
  expect(mail?.text.match(/[Ee]mployer/g)?.length ?? 0).toBe(user_id === ADMIN ? 0 : 2);
});

test('a receipt has the agency’s text for the kind of job, and no text of the guest', async () => {
  const [own = '', employers = ''] = await addJobs(
    db.database,
    { user_id: ADMIN, title: 'Light keeper' },
    { user_id: EMPLOYER, title: 'Light keeper' },
  );
  await asSuperuser(
    db,
    `INSERT INTO application_messages (status, subject, body)
     VALUES ('agency_guest_sent', 'We have it: {job}', E'Welcome to {agency}.\n\nWe read {job} within a week, {name}.')`,
  );
  const receipt = async (job: string) => {
    const email = newGuestEmail();
    await sendAsGuest(db, job, { email, fullName: 'Visit Evil Example' });
    const [row] = await rowsOf(email);
    return db.database.asSystem((t) => writeGuestMail(t, { mail: 'guest-receipt', id: String(row?.['id']) }, ORIGIN));
  };
  const [ours, theirs] = [await receipt(own), await receipt(employers)];
  expect(ours?.subject).toBe('We have it: Light keeper');
  expect(ours?.text).toContain('We read Light keeper within a week, {name}.');
  expect(ours?.text).toContain('We’ll reply by');
  expect(ours?.text).not.toContain('Evil');
  expect(theirs?.subject).toBe('Application submitted: Light keeper');
  expect(theirs?.text).toContain('The employer can read it now');
});

describe('sending', () => {
  test('makes one application in the pipeline, with its CV, an event and the emails to both', async () => {
    const email = newGuestEmail();
    const sent: string[] = [];
    expect(await sendAsGuest(db, job, { email, cv: GUEST_CV, tasks: noteTo(sent) })).toEqual({
      ok: true,
      isConfirmed: true,
    });
    const [row, ...others] = await rowsOf(email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      candidate_id: null,
      job_id: job,
      job_title: 'Light keeper',
      full_name: 'Wren Halloran',
      status: 'sent',
      guest_id: row?.['id'],
    });
    expect(await cvsOf(email)).toMatchObject([
      { user_id: null, application_id: row?.['id'], storage_key: `guests/cv-${row?.['cv_id']}.pdf` },
    ]);
    expect(sent).toEqual(['application-received', 'guest-receipt']);
    expect(
      await queryTasks(db, 'SELECT status FROM application_events WHERE application_id = $1', [row?.['id']]),
    ).toMatchObject([{ status: 'sent' }]);
    expect(
      await queryTasks(db, `SELECT FROM loose_files WHERE storage_key = 'guests/cv-${row?.['cv_id']}.pdf'`),
    ).toEqual([]);
  });

  test('another form for the same job gets the same answer, changes nothing and emails a new link', async () => {
    const email = newGuestEmail();
    await sendAsGuest(db, job, { email });
    const [before] = await rowsOf(email);
    const sent: string[] = [];
    const repeated = await sendAsGuest(db, job, {
      email: email.toUpperCase().replace('MAIL.EXAMPLE', 'mail.example'),
      fullName: 'A Stranger',
      tasks: noteTo(sent),
    });
    expect(repeated).toEqual({ ok: true, isConfirmed: true });
    expect(await rowsOf(email)).toEqual([before]);
    expect(sent).toEqual(['guest-again']);
    expect(await sendAsGuest(db, otherJob, { email })).toEqual({ ok: true, isConfirmed: true });
    expect(await rowsOf(email)).toHaveLength(2);
  });

  test('a form sent again with its key is stored once, and sends no reminder', async () => {
    const email = newGuestEmail();
    const sent: string[] = [];
    const same = { email, key: 'key-1', tasks: noteTo(sent) };
    const answers = await Promise.all([sendAsGuest(db, job, same), sendAsGuest(db, job, same)]);
    answers.push(await sendAsGuest(db, job, same));
    expect(answers).toEqual(Array(3).fill({ ok: true, isConfirmed: true }));
    expect(await rowsOf(email)).toHaveLength(1);
    expect(sent).toEqual(['application-received', 'guest-receipt']);
  });

  test('an address with an account is treated like any other, and the account is not touched', async () => {
    const [id = ''] = await addCandidates(db.database, 'Owner Of The Address');
    const email = `${id}@mail.example`;
    const profile = () => queryTasks(db, 'SELECT * FROM profiles WHERE id = $1', [id]);
    const before = await profile();
    expect(await sendAsGuest(db, job, { email, cv: GUEST_CV })).toEqual({ ok: true, isConfirmed: true });
    expect(await profile()).toEqual(before);
    expect(await queryTasks(db, 'SELECT FROM cvs WHERE user_id = $1', [id])).toEqual([]);
    expect(await queryTasks(db, 'SELECT FROM liked_jobs WHERE user_id = $1', [id])).toEqual([]);
  });

  test('the job must be open', async () => {
    const [closed = ''] = await addJobs(db.database, { status: 'closed' });
    expect(await sendAsGuest(db, closed)).toEqual({ ok: false, reason: 'closed' });
    expect(await sendAsGuest(db, crypto.randomUUID())).toEqual({ ok: false, reason: 'not_found' });
    expect(await sendAsGuest(db, 'not-an-id')).toEqual({ ok: false, reason: 'not_found' });
  });

  test('the sixth form of an address within an hour is refused, even if they arrive together', async () => {
    const email = newGuestEmail();
    const jobs = await addJobs(db.database, ...Array.from({ length: 9 }, () => ({})));
    const answers = await Promise.all(jobs.map((each) => sendAsGuest(db, each, { email })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array(4).fill({ ok: false, reason: 'too_many_attempts' }));
    expect(await rowsOf(email)).toHaveLength(5);
  });
});

test('emails contain no typed text, and an address gets at most six links an hour', async () => {
  const email = newGuestEmail();
  await sendAsGuest(db, job, { email, fullName: 'Buy pills at evil.example' });
  const [row] = await rowsOf(email);
  const write = () =>
    db.database.asSystem((t) => writeGuestMail(t, { mail: 'guest-again', id: String(row?.['id']) }, ORIGIN));
  const first = await write();
  expect(first?.to).toBe(email);
  expect(`${first?.subject}${first?.html}${first?.text}`).not.toMatch(/pills|evil|I keep lights/);
  const token = /my-application\?token=([\w-]{43})/.exec(first?.text ?? '')?.[1] ?? '';
  expect(await findLink(db.database, token)).toMatchObject({ applicationId: row?.['id'], email });
  expect(await queryTasks(db, `SELECT FROM emailed_links WHERE encode(token_hash, 'escape') = $1`, [token])).toEqual(
    [],
  );
  const others = [];
  for (let n = 0; n < 7; n += 1) others.push((await write())?.to ?? null);
  expect(others).toEqual([...Array(5).fill(email), null, null]);
});

test('decisions are emailed with the agency’s message and a link for the guest', async () => {
  const email = newGuestEmail();
  await sendAsGuest(db, job, { email });
  const [row] = await rowsOf(email);
  const mail = await db.database.asSystem((t) =>
    writeApplicationMail(t, { mail: 'application-moved', applicationId: String(row?.['id']) }, ORIGIN),
  );
  expect(mail?.to).toBe(email);
  expect(mail?.text).toMatch(/\/my-application\?token=[\w-]{43}/);
  expect(mail?.text).not.toContain('/applications/');
});

describe('without a human check', () => {
  test('the form is invisible until its sender confirms it; then it becomes one application', async () => {
    const email = newGuestEmail();
    const sent: string[] = [];
    const tasks = noteTo(sent);
    expect(await sendAsGuest(db, job, { email, isHuman: false, cv: GUEST_CV, tasks })).toEqual({
      ok: true,
      isConfirmed: false,
    });
    expect(await rowsOf(email)).toEqual([]);
    expect(sent).toEqual(['guest-confirm']);
    const link = await proofOf(db, email, job);
    const services = guestServices(db, { tasks });
    const answers = await Promise.all([
      confirmGuestApplication(services, link),
      confirmGuestApplication(services, link),
    ]);
    expect(answers).toEqual(Array(2).fill({ ok: true, done: 'confirmed' }));
    expect(await rowsOf(email)).toHaveLength(1);
    expect(await cvsOf(email)).toHaveLength(1);
    expect(sent).toEqual(['guest-confirm', 'application-received', 'guest-receipt']);
    expect(await queryTasks(db, 'SELECT FROM unconfirmed_applications WHERE email = $1', [email])).toEqual([]);
    // The CV moved to the application, so it must not be deleted.
    const [cv] = await cvsOf(email);
    expect(await queryTasks(db, 'SELECT FROM loose_files WHERE storage_key = $1', [cv?.['storage_key']])).toEqual([]);
  });

  test('the form is deleted with its CV after three days; the fourth form within an hour is refused', async () => {
    const email = newGuestEmail();
    const send = () => sendAsGuest(db, job, { email, isHuman: false, cv: GUEST_CV });
    expect([await send(), await send(), await send(), await send()].map(({ ok }) => ok)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const waiting = () =>
      queryTasks<{ storage_key: string }>(db, 'SELECT storage_key FROM unconfirmed_applications WHERE email = $1', [
        email,
      ]);
    const [first] = await waiting();
    await forgetUnconfirmedApplications(guestServices(db));
    expect(await waiting()).toHaveLength(3);
    await asSuperuser(db, `UPDATE unconfirmed_applications SET created_at = now() - interval '3 days'`);
    await forgetUnconfirmedApplications(guestServices(db));
    expect(await waiting()).toEqual([]);
    expect(await queryTasks(db, 'SELECT FROM loose_files WHERE storage_key = $1', [first?.storage_key])).toHaveLength(
      1,
    );
  });

  test('an address that has applied before keeps its first application', async () => {
    const email = newGuestEmail();
    await sendAsGuest(db, job, { email, isHuman: false, fullName: 'Later' });
    const link = await proofOf(db, email, job);
    await sendAsGuest(db, job, { email, fullName: 'Earlier' });
    expect(await confirmGuestApplication(guestServices(db), link)).toEqual({ ok: true, done: 'confirmed' });
    expect(await rowsOf(email)).toMatchObject([{ full_name: 'Earlier' }]);
  });
});

describe('by the link', () => {
  const begin = async (cv = false) => {
    const email = newGuestEmail();
    await sendAsGuest(db, job, { email, cv: cv ? GUEST_CV : null });
    return { email, link: await proofOf(db, email, job) };
  };

  test('a guest corrects details and replaces the CV until the application is over', async () => {
    const { email, link } = await begin(true);
    const services = guestServices(db);
    const [before] = await cvsOf(email);
    expect(await correctDetails(services, link, { fullName: 'Wren H', phone: '0113 496 0000' })).toEqual({ ok: true });
    expect(await replaceCv(services, link, { ...GUEST_CV, name: 'newer.pdf' })).toEqual({ ok: true });
    expect(await rowsOf(email)).toMatchObject([{ full_name: 'Wren H', phone: '0113 496 0000', email }]);
    expect(await cvsOf(email)).toMatchObject([{ name: 'newer.pdf' }]);
    expect(await queryTasks(db, 'SELECT FROM cvs WHERE id = $1', [before?.['id']])).toEqual([]);
    expect(
      await queryTasks(db, 'SELECT FROM loose_files WHERE storage_key = $1', [before?.['storage_key']]),
    ).toHaveLength(1);
    await asSuperuser(db, `UPDATE applications SET status = 'not_taken_forward' WHERE email = '${email}'`);
    const over = { ok: false, reason: 'over' };
    expect(await correctDetails(services, link, { fullName: 'Too Late', phone: '1' })).toEqual(over);
    expect(await replaceCv(services, link, GUEST_CV)).toEqual(over);
    expect(await withdrawByLink(services, link)).toEqual(over);
  });

  test('a guest withdraws once, even if the button is pressed repeatedly, and the employer is emailed once', async () => {
    const { email, link } = await begin();
    const sent: string[] = [];
    const services = guestServices(db, { tasks: noteTo(sent) });
    const answers = await Promise.all([withdrawByLink(services, link), withdrawByLink(services, link)]);
    answers.push(await withdrawByLink(services, link));
    expect(answers).toEqual(Array(3).fill({ ok: true }));
    expect(sent).toEqual(['application-withdrawn']);
    expect(await rowsOf(email)).toMatchObject([{ status: 'withdrawn' }]);
  });

  test('a person who did not send it deletes it; no backup brings it back, and the address is free again', async () => {
    const { email, link } = await begin(true);
    const [row] = await rowsOf(email);
    const [cv] = await cvsOf(email);
    expect(await disownApplication(guestServices(db), link)).toEqual({ ok: true });
    expect(await rowsOf(email)).toEqual([]);
    expect(await queryTasks(db, 'SELECT FROM loose_files WHERE storage_key = $1', [cv?.['storage_key']])).toHaveLength(
      1,
    );
    expect(
      await queryTasks(db, `SELECT FROM erasures WHERE kind = 'application' AND subject_id = $1`, [row?.['id']]),
    ).toHaveLength(1);
    expect(await queryTasks(db, `SELECT FROM security_events WHERE event_type = 'application_disowned'`)).not.toEqual(
      [],
    );
    expect(await disownApplication(guestServices(db), link)).toEqual({ ok: false, reason: 'bad_link' });
    expect(await sendAsGuest(db, job, { email })).toEqual({ ok: true, isConfirmed: true });
  });

  test('an expired, a foreign and a made-up link find nothing', async () => {
    const { email } = await begin();
    const token = await linkOf(db, email, job);
    expect(await findLink(db.database, token)).not.toBeNull();
    await asSuperuser(db, 'UPDATE emailed_links SET expires_at = now()');
    expect(await findLink(db.database, token)).toBeNull();
    expect(await findLink(db.database, 'x'.repeat(43))).toBeNull();
  });
});

test('old guest applications are deleted with their CVs; newer ones and those of accounts stay', async () => {
  const [old, young] = [newGuestEmail(), newGuestEmail()];
  await sendAsGuest(db, job, { email: old, cv: GUEST_CV });
  await sendAsGuest(db, job, { email: young });
  const [id = ''] = await addCandidates(db.database, 'Stays');
  const long = new Date(Date.now() - 400 * 86_400_000);
  await addApplications(db.database, {
    candidate_id: id,
    job_id: job,
    email: 'stays@mail.example',
    status_changed_at: long,
  });
  await asSuperuser(
    db,
    `UPDATE applications SET status_changed_at = now() - interval '13 months' WHERE email = '${old}'`,
  );
  const services = { ...guestServices(db), retention: { enquiryMonths: 12, inactiveMonths: 0 } };
  const endlessServices = { ...services, retention: { enquiryMonths: 0, inactiveMonths: 0 } };
  await forgetOldGuestApplications(endlessServices as never, new AbortController().signal);
  expect(await rowsOf(old)).toHaveLength(1);
  await forgetOldGuestApplications(services as never, new AbortController().signal);
  expect(await rowsOf(old)).toEqual([]);
  expect(await rowsOf(young)).toHaveLength(1);
  expect(await rowsOf('stays@mail.example')).toHaveLength(1);
});
