import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { cvPart, letMinutePass, listCvs, listFiles, sendCv } from '#tests/support/cv-upload.ts';
import { doc, docx, pdf } from '#tests/support/documents.ts';
import { someOf } from '#tests/support/form.ts';
import { ADMIN, addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { type S3, startS3 } from '#tests/support/s3.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

describe.each(someOf(['disk', 's3'] as const, 1))('with files on %s', (kind) => {
  let s3: S3 | null = null;
  let site: Site;
  let candidate: string;
  let cookie: string;

  beforeAll(async () => {
    s3 = kind === 's3' ? await startS3() : null;
    site = await startSite({ env: s3?.env ?? {} });
    [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
    cookie = await signInAs(site, candidate);
  });

  afterAll(async () => {
    await site?.stop();
    await s3?.stop();
  });

  const ask = (path: string, who = cookie) => request(site.url, path, { headers: { Cookie: who } });
  const post = (path: string, fields: Record<string, string>, who = cookie) =>
    request(site.url, path, {
      method: 'POST',
      headers: { Cookie: who, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const listKeys = async () =>
    (s3 ? await s3.listKeys() : await listFiles(site)).filter((key) => key.startsWith(candidate));
  const listOwn = async () => (await listCvs(site.database)).filter(({ user_id }) => user_id === candidate);

  test('a CV is uploaded, read, replaced and removed, and its file goes with it', async () => {
    const first = await sendCv(site, cookie, [cvPart(pdf(900_000), 'My CV.pdf')]);
    expect(first).toMatchObject({ status: 200, json: { ok: true, cv: { name: 'My_CV.pdf', sizeBytes: 900_000 } } });
    expect(await listKeys()).toEqual([`${candidate}/cv-${first.json.cv?.id}.pdf`]);
    expect((await ask(`/cvs/${first.json.cv?.id}`)).body.equals(pdf(900_000))).toBe(true);

    const second = await sendCv(site, cookie, [cvPart(docx(), 'New.docx')], { isForm: true });
    expect([second.status, second.headers.location]).toEqual([303, '/profile?notice=cv-uploaded']);
    const [row, ...others] = await listOwn();
    expect([row?.name, others]).toEqual(['New.docx', []]);
    expect((await ask(`/cvs/${first.json.cv?.id}`)).status).toBe(404);
    await letMinutePass(site, s3?.settings);
    expect(await listKeys()).toEqual([row?.storage_key]);

    const question = (await ask('/profile/cv/remove')).body.toString();
    expect(question).toContain('New.docx');
    expect(question).toContain('Applications you’ve already sent keep their CV.');
    const removed = await post('/profile/cv/remove', { next: '/profile' });
    expect([removed.status, removed.headers.location]).toEqual([303, '/profile?notice=cv-removed']);
    expect(await listOwn()).toEqual([]);
    await letMinutePass(site, s3?.settings);
    expect(await listKeys()).toEqual([]);
  });

  test('what was sent with an application stays, until its candidate goes', async () => {
    const sent = (await sendCv(site, cookie, [cvPart(doc(), 'Sent.doc')])).json.cv?.id ?? '';
    const [job = ''] = await addJobs(site.database.database, {});
    await addApplications(site.database.database, { candidate_id: candidate, job_id: job, cv_id: sent });
    await sendCv(site, cookie, [cvPart(pdf(), 'Newer.pdf')]);
    await post('/profile/cv/remove', {});
    await letMinutePass(site, s3?.settings);
    expect(await listKeys()).toEqual([`${candidate}/cv-${sent}.doc`]);
    expect((await ask(`/cvs/${sent}`, await signInAs(site, EMPLOYER))).status).toBe(200);

    await post(`/admin/accounts/${candidate}/delete`, { back: '' }, await signInAs(site, ADMIN));
    await letMinutePass(site, s3?.settings);
    expect(await listOwn()).toEqual([]);
    expect(await listKeys()).toEqual([]);
  });
});

describe('a form', () => {
  let site: Site;
  let cookie: string;

  beforeAll(async () => {
    site = await startSite();
    const [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
    cookie = await signInAs(site, candidate);
  });

  afterAll(() => site?.stop());

  const send = (content: Buffer, filename: string, next?: string) => {
    const parts = [...(next === undefined ? [] : [{ name: 'next', content: next }]), cvPart(content, filename)];
    return sendCv(site, cookie, parts, { isForm: true });
  };

  test.each([
    [pdf(), 'cv.pdf', undefined, '/profile?notice=cv-uploaded'],
    [pdf(), 'cv.pdf', '/jobs?page=2', '/jobs?page=2&notice=cv-uploaded'],
    [pdf(), 'cv.pdf', 'https://elsewhere.example/', '/profile?notice=cv-uploaded'],
    [Buffer.alloc(0), '', undefined, '/profile?notice=cv-missing'],
    [Buffer.alloc(0), 'cv.pdf', undefined, '/profile?notice=cv-empty'],
    [pdf(), 'cv.txt', '/jobs', '/jobs?notice=cv-wrong-kind'],
    [Buffer.from('MZ not a document'), 'cv.docx', undefined, '/profile?notice=cv-wrong-content'],
    [pdf(), 'cv.pdf.exe', undefined, '/profile?notice=cv-bad-name'],
  ])('is led back to its page with what became of it: %#', async (content, filename, next, location) => {
    const { status, headers } = await send(content, filename, next);
    expect([status, headers.location]).toEqual([303, location]);
  });

  test('after the session ended is led to the login', async () => {
    const answer = await sendCv(site, null, [cvPart(pdf())], { isForm: true });
    expect([answer.status, answer.headers.location]).toEqual([303, '/candidate-login?next=/profile']);
    expect((await sendCv(site, null, [cvPart(pdf())])).status).toBe(401);
  });

  test('is for every approved account', async () => {
    for (const who of [EMPLOYER, ADMIN]) {
      expect((await sendCv(site, await signInAs(site, who), [cvPart(pdf())])).status).toBe(200);
    }
  });

  test('sent to its address alone asks nothing', async () => {
    const { status, headers } = await request(site.url, '/profile/cv', { headers: { Cookie: cookie } });
    expect([status, headers.location]).toEqual([302, '/profile']);
  });

  test('that removes takes only its own fields; without a CV there is no question', async () => {
    const ask = (body: string) =>
      request(site.url, '/profile/cv/remove', {
        method: 'POST',
        body,
        headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      });
    expect((await ask('id=1')).status).toBe(400);
    for (let twice = 0; twice < 2; twice += 1) {
      const removed = await ask('next=https://elsewhere.example/');
      expect([removed.status, removed.headers.location]).toEqual([303, '/profile?notice=cv-removed']);
    }
    const question = await request(site.url, '/profile/cv/remove', { headers: { Cookie: cookie } });
    expect([question.status, question.headers.location]).toEqual([302, '/profile']);
  });
});
