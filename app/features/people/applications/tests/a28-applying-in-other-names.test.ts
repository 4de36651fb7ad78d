import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { pdf, pdfWith } from '#tests/support/documents.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { linkOf, newGuestEmail } from '#tests/support/guests.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { countAttempts } from '#tests/support/lockouts.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { multipart, type Part } from '#tests/support/multipart.ts';
import { request } from '#tests/support/request.ts';
import { inFull, rounds } from '#tests/support/rounds.ts';
import { castMember } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let job = '';

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
  [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
});

afterAll(() => site?.stop());

const path = (id = job) => `/jobs/${id}/apply/without-account`;

async function fieldsFor(email: string, changes: Record<string, string> = {}) {
  return {
    fullName: 'Wren Halloran',
    email,
    phone: '0131 496 0321',
    coverNote: '',
    job,
    human_check: await solveHumanCheck(site, 'candidate_form_submit'),
    ...changes,
  };
}

const apply = async (email: string, changes: Record<string, string> = {}, from = newAddress()) =>
  sendForm(site, path(), await fieldsFor(email, changes), { from });

async function sendFile(to: string, fields: Record<string, string>, file: Part, headers: Record<string, string> = {}) {
  const parts = Object.entries(fields).map(([name, content]): Part => ({ name, content }));
  const { body, type } = multipart([...parts, file]);
  const answer = await request(site.url, to, {
    method: 'POST',
    headers: {
      Origin: site.url,
      'Content-Type': type,
      'X-Forwarded-For': newAddress(),
      'Content-Length': body.length,
      ...headers,
    },
    body: [body],
  });
  return { status: answer.status, location: answer.headers.location ?? '', body: answer.body.toString() };
}

const rowsOf = (email: string) =>
  queryTasks<Record<string, unknown>>(site.database, 'SELECT * FROM applications WHERE email = $1', [email]);

test('a new address, one that has applied and one with an account get identical answers', async () => {
  const [newEmail, appliedEmail] = [newGuestEmail(), newGuestEmail()];
  await apply(appliedEmail);
  const aisha = castMember('Aisha');
  const before = await queryTasks(site.database, 'SELECT * FROM profiles WHERE id = $1', [aisha.id]);
  const answers = [
    await apply(newEmail),
    await apply(appliedEmail, { fullName: 'A Stranger' }),
    await apply(aisha.email),
  ];
  const shape = ({ status, location, body, headers }: (typeof answers)[number]) => [
    status,
    location,
    body,
    Object.keys(headers).sort(),
  ];
  expect(answers.map(shape)).toEqual(Array(3).fill(shape(answers[0] as (typeof answers)[number])));
  expect(answers[0]).toMatchObject({ status: 303, location: `/jobs/${job}/apply/sent` });
  expect(await queryTasks(site.database, 'SELECT * FROM profiles WHERE id = $1', [aisha.id])).toEqual(before);
  expect(await rowsOf(appliedEmail)).toMatchObject([{ full_name: 'Wren Halloran' }]);
  await waitForMail(site, { to: appliedEmail, subject: 'You’ve already applied: Lighthouse keeper' });
});

test('no text of a form is emailed to the address typed into it', async () => {
  const email = newGuestEmail();
  await apply(email, { fullName: 'Win money at evil dot example', coverNote: 'Ring 0131 496 0999 now' });
  const mail = await waitForMail(site, { to: email, subject: 'Application submitted: Lighthouse keeper' });
  expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/evil|Win money|0999|0321/);
});

test('the limits are ten forms per network in 15 minutes and five per address in an hour; further attempts send no email', async () => {
  const from = newAddress();
  const many = await addJobs(site.database.database, ...Array.from({ length: 8 }, () => ({})));
  const email = newGuestEmail();
  const statuses: number[] = [];
  for (const id of many) {
    statuses.push((await sendForm(site, path(id), await fieldsFor(email), { from: newAddress() })).status);
  }
  expect(statuses.filter((status) => status === 303)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  const flood: number[] = [];
  // The network limit also counts forms that fail the human check.
  const fields = { ...(await fieldsFor(newGuestEmail())), human_check: 'no-proof' };
  for (let n = 0; n < rounds(30, 1_000); n += 1) flood.push((await sendForm(site, path(), fields, { from })).status);
  expect(flood.slice(0, 10)).toEqual(Array(10).fill(422));
  expect(new Set(flood.slice(10))).toEqual(new Set([429]));
  expect(await rowsOf(email)).toHaveLength(5);
  expect((await listMails(site)).filter(({ to }) => to.includes(email)).length).toBeLessThanOrEqual(6);
});

test('forged, expired and foreign links open nothing; opening a valid link changes nothing', async () => {
  const email = newGuestEmail();
  await apply(email);
  const token = await linkOf(site.database, email, job);
  const open = async (search: string) => (await request(site.url, `/my-application${search}`)).body.toString();
  const before = await rowsOf(email);
  expect(await open(`?token=${token}`)).toContain('Withdraw this application');
  expect(await rowsOf(email)).toEqual(before);
  const page = await request(site.url, `/my-application?token=${token}`);
  expect(page.headers['cache-control']).toContain('no-store');
  expect(page.headers['referrer-policy']).toBe('strict-origin');
  const forged = [...'abc'].map((letter) => letter.repeat(43));
  for (const search of ['', '?token=', `?token=${token.slice(1)}`, ...forged.map((each) => `?token=${each}`)]) {
    expect(await open(search), search).toContain('This link no longer works');
    const sent = await sendForm(site, `/my-application${search}`, { intent: 'withdraw' });
    expect([sent.status, sent.location]).toEqual([303, '/my-application']);
  }
  await asSuperuser(site.database, `UPDATE emailed_links SET expires_at = now() WHERE email = '${email}'`);
  expect(await open(`?token=${token}`)).toContain('This link no longer works');
  expect((await sendForm(site, `/my-application?token=${token}`, { intent: 'disown' })).location).toBe(
    '/my-application',
  );
  expect(await rowsOf(email)).toEqual(before);
});

test('two concurrent forms make one application; repeated withdrawals and deletions take effect once', async () => {
  const email = newGuestEmail();
  const headers = { 'Idempotency-Key': `key-${email}` };
  const fields = await fieldsFor(email);
  await Promise.all([sendForm(site, path(), fields, { headers }), sendForm(site, path(), fields, { headers })]);
  await sendForm(site, path(), fields, { headers });
  expect(await rowsOf(email)).toHaveLength(1);
  const link = `/my-application?token=${await linkOf(site.database, email, job)}`;
  const twice = await Promise.all([1, 2].map(() => sendForm(site, link, { intent: 'withdraw' })));
  expect(twice.map(({ location }) => location)).toEqual(Array(2).fill(`${link}&done=withdrawn`));
  const steps = await queryTasks(
    site.database,
    'SELECT e.status FROM application_events AS e JOIN applications AS a ON a.id = e.application_id WHERE a.email = $1 ORDER BY e.id',
    [email],
  );
  expect(steps).toEqual([{ status: 'sent' }, { status: 'withdrawn' }]);
  const gone = await Promise.all([1, 2].map(() => sendForm(site, link, { intent: 'disown' })));
  expect(gone.map(({ location }) => location).sort()).toEqual(
    ['/my-application', '/my-application?done=disowned'].sort(),
  );
});

test('the link of a stranger who typed an address does not reach the account with it', async () => {
  const aisha = castMember('Aisha');
  const [other = ''] = await addJobs(site.database.database, { title: 'Pilot' });
  await sendForm(site, path(other), await fieldsFor(aisha.email), {});
  const link = `/my-application?token=${await linkOf(site.database, aisha.email, other)}`;
  const claim = await sendForm(site, link, { intent: 'claim', password: 'seven-herons-at-low-tide' });
  expect(claim.status).toBe(409);
  expect((await sendForm(site, link, { intent: 'take_over' })).status).toBe(403);
  expect(
    await queryTasks(site.database, 'SELECT FROM applications WHERE job_id = $1 AND candidate_id IS NOT NULL', [other]),
  ).toEqual([]);
});

test('fake CVs are refused with an error on their field, and nothing is stored', async () => {
  const email = newGuestEmail();
  const fields = await fieldsFor(email);
  const lies: [number, Part][] = [
    [422, { name: 'cv', content: 'MZ not a document', filename: 'cv.pdf' }],
    [422, { name: 'cv', content: 'MZ not a document', filename: 'cv.docx' }],
    [422, { name: 'cv', content: pdf(), filename: 'cv.pdf.exe' }],
    [422, { name: 'cv', content: 'plain text', filename: 'cv.txt' }],
    [413, { name: 'cv', content: pdf(5_242_881), filename: 'cv.pdf' }],
  ];
  for (const [status, file] of lies) {
    const answer = await sendFile(path(), fields, file);
    expect(answer.status, file.filename).toBe(status);
  }
  expect(await rowsOf(email)).toEqual([]);
  expect(await queryTasks(site.database, `SELECT FROM loose_files WHERE storage_key LIKE 'guests/%'`)).toEqual([]);
});

test('a CV is read for its form only, within limits; an unreadable one gets an error', async () => {
  const json = { Accept: 'application/json' };
  const bytes = pdfWith(['Wren Halloran', 'wren@mail.example', 'Nationality: British']);
  const read = await sendFile('/cv-reading', {}, { name: 'cv', content: bytes, filename: 'cv.pdf' }, json);
  expect(read.status).toBe(200);
  expect(JSON.parse(read.body)).toMatchObject({ ok: true, reading: { email: { value: 'wren@mail.example' } } });
  expect(read.body).not.toContain('British');
  const scan = await sendFile('/cv-reading', {}, { name: 'cv', content: pdf(), filename: 'cv.pdf' }, json);
  expect([200, 422]).toContain(scan.status);
  const address = newAddress();
  const from = { ...json, 'X-Forwarded-For': address };
  // Reading a CV takes a process, so the short form counts eight of the ten attempts without a reading.
  const counted = inFull(8, 0);
  await countAttempts(site, address, 'cv_reading', counted);
  const statuses: number[] = [];
  for (let n = counted; n < 12; n += 1) {
    statuses.push((await sendFile('/cv-reading', {}, { name: 'cv', content: pdf(), filename: 'cv.pdf' }, from)).status);
  }
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect(statuses.slice(0, -2)).not.toContain(429);
  expect((await request(site.url, '/cv-reading')).status).toBe(405);
});
