import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCandidates, addCv } from '#tests/support/applications.ts';
import { pdf } from '#tests/support/documents.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { type Fields, openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs, EMPLOYER, OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { multipart, type Part } from '#tests/support/multipart.ts';
import { type Answer, request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;
let candidate = '';
let cookie = '';
let job = '';

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

beforeEach(async () => {
  [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
  cookie = await signInAs(site, candidate);
  desk = openDesk(site, cookie);
});

const NOTE = 'I like the sea.\nAnd "lamps".';
const path = () => `/jobs/${job}/apply`;
const apply = (fields: Fields, as?: string) => desk.send(path(), fields, as);
const read = (as?: string) => desk.read(path(), as);
const asSystem = <T>(work: Parameters<typeof site.database.database.asSystem<T>>[0]) =>
  site.database.database.asSystem(work);
const setProfile = (changes: Record<string, unknown>) =>
  asSystem((t) => t.updateTable('profiles').set(changes).where('id', '=', candidate).execute());
const listOwn = () =>
  asSystem((t) => t.selectFrom('applications').selectAll().where('candidate_id', '=', candidate).execute());

const inputIn = (answer: Answer, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(answer.body.toString())?.[1];
const hasForm = (answer: Answer) => answer.body.toString().includes('value="preview"');
const noteIn = (answer: Answer) =>
  /<textarea[^>]*name="cover_note"[^>]*>([^<]*)</.exec(answer.body.toString())?.[1]?.replaceAll('&quot;', '"');

async function preview(fields: Fields = {}): Promise<{ answer: Answer; version: string }> {
  const answer = await apply({ intent: 'preview', cover_note: NOTE, ...fields });
  return { answer, version: inputIn(answer, 'version') ?? '' };
}

async function send(fields: Fields = {}): Promise<Answer> {
  const { version } = await preview();
  return apply({ intent: 'send', cover_note: NOTE, with_cv: 'yes', version, ...fields });
}

describe('the apply page', () => {
  test('a signed-out visitor sees how to apply: by signing in, email or phone; the page is cached for everyone', async () => {
    const answer = await read('');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).not.toContain('private');
    const html = answer.body.toString();
    expect(html).toContain(`href="/candidate-login?next=${encodeURIComponent(path())}"`);
    expect(html).toContain('href="mailto:');
    expect(html).toContain('href="tel:');
    expect(hasForm(answer)).toBe(false);
  });

  test.each([
    ['the employer whose job it is', EMPLOYER, 'full', 'You can’t apply for a job you posted.'],
    ['an employer who waits', castMember('Siân').id, 'restricted', 'Your account is waiting for approval'],
  ] as const)('%s is told plainly, and refused when they send', async (_who, id, kind, words) => {
    const as = await signInAs(site, id, { kind });
    const answer = await read(as);
    expect(answer.status).toBe(200);
    expect(textOf(answer)).toContain(words);
    expect(hasForm(answer)).toBe(false);
    for (const intent of ['preview', 'send']) expect((await apply({ intent }, as)).status).toBe(403);
  });

  test.each([
    ['another employer', OTHER_EMPLOYER],
    ['an administrator', ADMIN],
  ] as const)('%s applies like anybody, and follows it under their own applications', async (_who, id) => {
    const as = await signInAs(site, id);
    await asSystem((t) => t.updateTable('profiles').set({ phone: '0113 496 0199' }).where('id', '=', id).execute());
    expect(hasForm(await read(as))).toBe(true);
    const previewAnswer = await apply({ intent: 'preview', cover_note: NOTE }, as);
    const sent = await apply(
      { intent: 'send', cover_note: NOTE, version: inputIn(previewAnswer, 'version') ?? '' },
      as,
    );
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toMatch(/^\/applications\/[0-9a-f-]{36}\?notice=application-submitted$/);
    expect(textOf(await desk.read('/applications', as))).toContain('Lighthouse keeper');
    expect(textOf(await desk.read('/employer/applications', as))).not.toContain('Lighthouse keeper');
  });

  test('a candidate who waits for approval is told so', async () => {
    const waits = `UPDATE profiles SET status = 'pending' WHERE id = '${candidate}'`;
    await asSuperuser(site.database, waits);
    const as = await signInAs(site, candidate, { kind: 'restricted' });
    expect(textOf(await read(as))).toContain('Your account is waiting for approval');
    expect((await apply({ intent: 'send' }, as)).status).toBe(403);
  });

  test('a candidate reads what would be sent, and finds the form; the page is theirs alone', async () => {
    const answer = await read();
    expect(answer.headers['cache-control']).toBe('private, no-store');
    for (const words of ['Wren Halloran', `${candidate}@mail.example`, '0113 496 0100']) {
      expect(textOf(answer)).toContain(words);
    }
    expect(answer.body.toString()).toContain(`href="/profile?next=${encodeURIComponent(path())}"`);
    expect(hasForm(answer)).toBe(true);
  });

  test('a candidate without a phone number is asked to complete their profile, and brought back', async () => {
    await setProfile({ phone: null });
    const answer = await read();
    expect(textOf(answer)).toContain('Complete Profile Required');
    expect(textOf(answer)).toContain('Please complete your profile before applying to jobs');
    expect(answer.body.toString()).toContain(`href="/profile?next=${encodeURIComponent(path())}"`);
    expect(hasForm(answer)).toBe(false);
  });

  test('a closed job refuses applications; a missing one redirects to the board', async () => {
    await asSystem((t) => t.updateTable('jobs').set({ status: 'closed' }).where('id', '=', job).execute());
    const answer = await read();
    expect(textOf(answer)).toContain('This job is closed');
    expect(hasForm(answer)).toBe(false);
    const missing = await desk.read('/jobs/00000000-0000-4000-8000-00000000dead/apply');
    expect(missing.headers.location).toBe('/jobs?notice=job-not-found');
  });
});

describe('the preview', () => {
  test('shows exactly what the employer will see, and sends nothing', async () => {
    await setProfile({ bio: 'Calm at night.', skills: ['Rope', 'Lamps'] });
    const { answer, version } = await preview();
    expect(answer.status).toBe(200);
    const text = textOf(answer);
    expect(text).toContain('This is exactly what Skerryvore Trust will see');
    for (const words of ['Wren Halloran', 'Calm at night.', 'Rope', 'Lamps', 'I like the sea.', 'No CV']) {
      expect(text).toContain(words);
    }
    expect(version).toMatch(/^[\w-]{22}$/);
    expect(await listOwn()).toEqual([]);
  });

  test('goes back to the form with everything that was typed', async () => {
    await setProfile({ cv_id: await addCv(site.database.database, candidate) });
    const { version } = await preview({ with_cv: 'no' });
    const answer = await apply({ intent: 'change', cover_note: NOTE, with_cv: 'no', version });
    expect(noteIn(answer)).toBe(NOTE);
    expect(answer.body.toString()).toMatch(
      /<input(?=[^>]*value="no")(?=[^>]*checked)[^>]*name="with_cv"|name="with_cv"[^>]*checked[^>]*value="no"/,
    );
  });

  test.each([
    ['too long', 'x'.repeat(5001), 'Cover note must be 5,000 characters or fewer'],
    ['not to be shown', 'turned \u202e around', 'Cover note contains characters that can’t be displayed'],
  ])('a cover note that is %s is refused and kept', async (_why, note, message) => {
    const { answer } = await preview({ cover_note: note });
    expect(answer.status).toBe(422);
    expect(textOf(answer)).toContain(message);
    expect(noteIn(answer)).toBe(note);
  });

  test.each([
    ['no intent', { cover_note: 'x' }],
    ['another intent', { intent: 'approve' }],
    ['another field', { intent: 'send', status: 'offered' }],
    ['another person', { intent: 'send', candidate_id: castMember('Tom').id }],
    ['another answer about the CV', { intent: 'preview', with_cv: 'maybe' }],
  ])('%s is no form of ours', async (_what, fields) => {
    expect((await apply(fields as Fields)).status).toBe(400);
    expect(await listOwn()).toEqual([]);
  });
});

describe('sending', () => {
  test('redirects to the application, which matches the preview; both sides get one email', async () => {
    await setProfile({ cv_id: await addCv(site.database.database, candidate, 'wren.pdf') });
    const answer = await send();
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toMatch(/^\/applications\/[0-9a-f-]{36}\?notice=application-submitted$/);
    const page = await desk.read(answer.headers.location ?? '');
    const text = textOf(page);
    expect(text).toContain('Application Submitted! 🎉');
    expect(text).toContain('Your application has been sent to the employer');
    for (const words of ['Lighthouse keeper', 'Skerryvore Trust', 'Wren Halloran', 'I like the sea.', 'wren.pdf']) {
      expect(text).toContain(words);
    }
    const receipt = await waitForMail(site, { to: `${candidate}@mail.example` });
    expect(receipt.subject).toBe('Your application: Lighthouse keeper');
    expect(receipt.links[0]).toBe(`${site.url}${answer.headers.location?.split('?')[0]}`);
    const { email } = castMember('Dev');
    await waitForMail(site, { to: email, subject: 'New application: Lighthouse keeper' });
    const all = await listMails(site);
    expect(all.filter(({ to }) => to === `${candidate}@mail.example`)).toHaveLength(1);
  });

  test('for a job of the agency, every text says that the agency reads it; for an employer’s, that the employer does', async () => {
    const [own = ''] = await addJobs(site.database.database, { user_id: ADMIN, company: 'Skerryvore Trust' });
    const texts = { agency: [] as string[], employer: [] as string[] };
    for (const [whose, id] of [
      ['agency', own],
      ['employer', job],
    ] as const) {
      const page = `/jobs/${id}/apply`;
      const previewAnswer = await desk.send(page, { intent: 'preview', cover_note: NOTE });
      const fields = { intent: 'send', cover_note: NOTE, version: inputIn(previewAnswer, 'version') ?? '' };
      const sent = (await desk.send(page, fields)).headers.location ?? '';
      const pages = [`/jobs/${id}`, sent, `${sent.split('?')[0]}/withdraw`];
      const answers = [
        await desk.read(page, ''),
        previewAnswer,
        ...(await Promise.all(pages.map((each) => desk.read(each)))),
      ];
      texts[whose] = answers.map(textOf);
    }
    const ofEmployer = /employer (reads|can|has|will)|(straight|sent) to the employer(?!’s)|they(’ll| will)/i;
    for (const text of texts.agency) expect(text).not.toMatch(ofEmployer);
    const [, preview = '', advert = '', after = ''] = texts.agency;
    expect(preview).toContain('Our consultants read it.');
    expect(advert).toContain('One of our consultants will read it.');
    expect(advert).toContain('We’ll reply within 7 days');
    expect(after).toContain('Your application has been sent to the employer’s recruitment agency.');
    expect(after).toContain('We’ve received your application');
    expect(texts.employer[2]).toContain('We send it straight to the employer, who manages this job.');
    expect(texts.employer[2]).toContain('The employer will reply within 7 days');
    expect(texts.employer[2]).not.toMatch(/We’ll reply|our consultants/);
  });

  test('twice makes one application: the second form is redirected to it with a notice', async () => {
    const { version } = await preview();
    const fields = { intent: 'send', cover_note: NOTE, with_cv: 'yes', version };
    const answers = await Promise.all([apply(fields), apply(fields), apply(fields)]);
    const places = answers.map(({ headers }) => headers.location?.split('?'));
    expect(new Set(places.map((each) => each?.[0])).size).toBe(1);
    expect(places.map((each) => each?.[1]).sort()).toEqual([
      'notice=already-applied',
      'notice=already-applied',
      'notice=application-submitted',
    ]);
    expect(await listOwn()).toHaveLength(1);
    expect((await apply({ intent: 'preview' })).headers.location).toMatch(/notice=already-applied$/);
    expect(textOf(await read())).toContain('You applied for this job on');
  });

  test('a changed profile is previewed again before it is sent', async () => {
    const { version } = await preview();
    await setProfile({ phone: '0161 496 0199' });
    const answer = await apply({ intent: 'send', cover_note: NOTE, with_cv: 'yes', version });
    expect(answer.status).toBe(409);
    expect(textOf(answer)).toContain('Your profile has changed');
    expect(textOf(answer)).toContain('0161 496 0199');
    expect(inputIn(answer, 'cover_note')?.replaceAll('&quot;', '"')).toBe(NOTE);
    expect(await listOwn()).toEqual([]);
    const fresh = inputIn(answer, 'version') ?? '';
    expect((await apply({ intent: 'send', cover_note: NOTE, with_cv: 'yes', version: fresh })).status).toBe(303);
    expect(await listOwn()).toMatchObject([{ phone: '0161 496 0199', cover_note: NOTE }]);
  });

  test('without a preview shows the preview first', async () => {
    const answer = await apply({ intent: 'send', cover_note: NOTE });
    expect(answer.status).toBe(409);
    expect(textOf(answer)).toContain('This is exactly what Skerryvore Trust will see');
    expect(await listOwn()).toEqual([]);
  });

  test('a job that has closed is reported, and the typed text is kept', async () => {
    const { version } = await preview();
    await asSystem((t) => t.updateTable('jobs').set({ status: 'closed' }).where('id', '=', job).execute());
    const answer = await apply({ intent: 'send', cover_note: NOTE, version });
    expect(answer.status).toBe(409);
    expect(textOf(answer)).toContain('This job is closed');
    expect(answer.body.toString()).toContain('I like the sea.');
    expect(hasForm(answer)).toBe(false);
  });

  test('an incomplete profile is reported, and the typed text is kept', async () => {
    const { version } = await preview();
    await setProfile({ phone: null });
    const answer = await apply({ intent: 'send', cover_note: NOTE, version });
    expect(answer.status).toBe(422);
    expect(textOf(answer)).toContain('Please complete your profile before applying to jobs');
    expect(noteIn(answer)).toBe(NOTE);
  });

  test('a deleted job is 404', async () => {
    const { version } = await preview();
    await asSystem((t) => t.deleteFrom('jobs').where('id', '=', job).execute());
    expect((await apply({ intent: 'send', version })).status).toBe(404);
  });

  test('after the session has ended returns everything that was typed', async () => {
    const answer = await apply({ intent: 'send', cover_note: NOTE, with_cv: 'no' }, 'session=ended');
    expect(answer.status).toBe(401);
    expect(textOf(answer)).toContain('You are signed out');
    expect(noteIn(answer)).toBe(NOTE);
  });

  test('a failure is shown and logged once, nothing is sent, and the form can be sent again', async () => {
    const { version } = await preview();
    await asSuperuser(site.database, 'REVOKE INSERT ON applications FROM agency_app');
    const before = site.log().length;
    const answer = await apply({ intent: 'send', cover_note: NOTE, with_cv: 'yes', version });
    await asSuperuser(site.database, 'GRANT INSERT ON applications TO agency_app');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(textOf(answer)).toContain('Failed to submit application');
    const errorId = /Error ID: ([\w-]+)/.exec(textOf(answer))?.[1] ?? 'none';
    const logged = site.log().slice(before);
    expect(logged.split('a form could not be answered')).toHaveLength(2);
    expect(logged).toContain(`"errorId":"${errorId}"`);
    expect(await listOwn()).toEqual([]);
    expect(inputIn(answer, 'cover_note')?.replaceAll('&quot;', '"')).toBe(NOTE);
    const fields = { intent: 'send', cover_note: NOTE, with_cv: 'yes', version: inputIn(answer, 'version') ?? '' };
    expect((await apply(fields)).headers.location).toMatch(/notice=application-submitted$/);
  });
});

describe('a CV that comes with the form, as without JavaScript', () => {
  const upload = (file: Part | null, fields: Fields = {}, as = cookie) => {
    const texts = Object.entries({ cover_note: NOTE, intent: 'preview', ...fields });
    const parts = [...texts.map(([name, content]) => ({ name, content })), ...(file ? [file] : [])];
    const { body, type } = multipart(parts);
    const headers = { Cookie: as, Origin: site.url, 'Content-Type': type, 'Content-Length': body.length };
    return request(site.url, path(), { method: 'POST', headers, body: [body] });
  };
  const cv = (filename: string, content = pdf()): Part => ({ name: 'cv', filename, content });

  test('is stored in the profile and sent with the application', async () => {
    const answer = await upload(cv('wren cv.pdf'));
    expect(answer.status).toBe(200);
    expect(textOf(answer)).toContain('wren_cv.pdf');
    expect(inputIn(answer, 'with_cv')).toBe('yes');
    const version = inputIn(answer, 'version') ?? '';
    expect((await apply({ intent: 'send', cover_note: NOTE, with_cv: 'yes', version })).status).toBe(303);
    const [application] = await listOwn();
    const { cv_id } = await asSystem((t) =>
      t.selectFrom('profiles').select('cv_id').where('id', '=', candidate).executeTakeFirstOrThrow(),
    );
    expect(application).toMatchObject({ cv_id, cover_note: NOTE });
  });

  test('is optional', async () => {
    const answer = await upload(cv('', Buffer.alloc(0)));
    expect(answer.status).toBe(200);
    expect(textOf(answer)).toContain('No CV');
  });

  test.each([
    ['of another kind', 'cv.exe', pdf(), 415],
    ['that is not what its name says', 'cv.docx', Buffer.from('MZ not a document'), 415],
    ['that is too large', 'cv.pdf', pdf(5_242_881), 413],
    ['that is empty', 'cv.pdf', Buffer.alloc(0), 422],
  ])('one %s is refused with words, and what was typed is kept', async (_what, name, content, status) => {
    const answer = await upload(cv(name, content));
    expect(answer.status).toBe(status);
    expect(textOf(answer)).toContain('Check the errors below');
    expect(noteIn(answer)).toBe(NOTE);
    expect(await asSystem((t) => t.selectFrom('cvs').where('user_id', '=', candidate).execute())).toEqual([]);
  });

  test('without a session is not read', async () => {
    expect((await upload(cv('cv.pdf'), {}, 'session=ended')).status).toBe(401);
  });
});
