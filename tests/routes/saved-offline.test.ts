import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENQUIRY_KINDS } from '#domain/enquiry/enquiry.ts';
import { profileVersion } from '#domain/profile/profile.ts';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { addCandidates, addCv } from '#tests/support/applications.ts';
import { pdf } from '#tests/support/documents.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { type Fields, fieldsFor } from '#tests/support/matrix-forms.ts';
import { multipart, type Part } from '#tests/support/multipart.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let me = '';
let cookie = '';
let job = '';

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

beforeEach(async () => {
  [me = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  cookie = await signInAs(site, me);
  [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
});

const asSystem = <T>(work: Parameters<typeof site.database.database.asSystem<T>>[0]) =>
  site.database.database.asSystem(work);

type SendOptions = { key?: string; account?: string | null; as?: string | null };

async function send(path: string, fields: Fields, { key = randomUUID(), account = me, as = cookie }: SendOptions = {}) {
  const headers = { Accept: 'application/json', 'Idempotency-Key': key, ...(account && { 'X-Account': account }) };
  const reply = await sendForm(site, path, fields, { cookie: as, headers });
  const isReplayed = reply.headers['idempotency-replayed'] === 'true';
  return { status: reply.status, answer: JSON.parse(reply.body), isReplayed };
}

describe('whose it is', () => {
  const listLikes = () =>
    asSystem((t) => t.selectFrom('liked_jobs').select('user_id').where('job_id', '=', job).execute());

  test.each([
    ['a like', () => `/jobs/${job}/like`, { like: 'yes' }],
    ['a swipe', () => `/job-swipe/cards/${job}`, { action: 'like' }],
    ['a profile', () => '/profile', { full_name: 'Another Person' }],
    ['an application', () => `/jobs/${job}/apply`, { intent: 'send', as_it_is: 'yes' }],
  ])('%s is done for that account only', async (_what, path, fields) => {
    const [other = ''] = await addCandidates(site.database.database, 'Tam Other');
    const refused = await send(path(), fields, { account: other });
    expect(refused).toMatchObject({ status: 403, answer: { ok: false, reason: 'other_account' } });
    expect(refused.answer.message).toContain('another account');
    const signedOut = await send(path(), fields, { as: null });
    expect(signedOut).toMatchObject({ status: 401, answer: { ok: false, reason: 'not_signed_in' } });
    expect(await listLikes()).toEqual([]);
    expect(await findProfile()).toMatchObject({ full_name: 'Wren Halloran' });
    expect(await listApplications()).toEqual([]);
    expect((await send(path(), fields)).status).toBe(200);
  });

  test('a refusal is not kept under the key: it is done once that account is back', async () => {
    const key = randomUUID();
    await send(`/jobs/${job}/like`, { like: 'yes' }, { key, as: null });
    const employer = await signInAs(site, EMPLOYER);
    expect((await send(`/jobs/${job}/like`, { like: 'yes' }, { key, as: employer })).status).toBe(403);
    expect(await send(`/jobs/${job}/like`, { like: 'yes' }, { key })).toMatchObject({ status: 200, isReplayed: false });
    expect(await listLikes()).toEqual([{ user_id: me }]);
  });
});

const findProfile = () =>
  asSystem((t) =>
    t.selectFrom('profiles').select(['full_name', 'phone', 'bio']).where('id', '=', me).executeTakeFirstOrThrow(),
  );

describe('a profile', () => {
  const FORM = { full_name: 'Wren Halloran', phone: '0113 496 0100', location: '', bio: 'Keeps the light.' };
  const STALE_VERSION = profileVersion({ full_name: 'Wren Halloran', phone: '0113 496 0100' });

  test('is saved once, and answered with where its page leads', async () => {
    const key = randomUUID();
    const first = await send('/profile', { ...FORM, version: STALE_VERSION }, { key });
    expect(first).toEqual({
      status: 200,
      isReplayed: false,
      answer: { ok: true, path: '/profile?notice=profile-updated', outcome: 'profile-updated' },
    });
    const retry = await send('/profile', { ...FORM, version: STALE_VERSION }, { key });
    expect(retry).toEqual({ ...first, isReplayed: true });
    expect(await findProfile()).toMatchObject({ bio: 'Keeps the light.' });
  });

  test('that was changed elsewhere since is left as it is, in words, until the candidate insists', async () => {
    await send('/profile', { ...FORM, bio: 'From another device.' });
    const refused = await send('/profile', { ...FORM, version: STALE_VERSION });
    expect(refused).toMatchObject({ status: 409, answer: { ok: false, reason: 'profile_changed' } });
    expect(refused.answer.message).toContain('changed elsewhere');
    expect(await findProfile()).toMatchObject({ bio: 'From another device.' });
    expect((await send('/profile', { ...FORM, version: refused.answer.version })).status).toBe(200);
    expect(await findProfile()).toMatchObject({ bio: 'Keeps the light.' });
  });

  test('that is kept like that already is fine, also under another key', async () => {
    await send('/profile', { ...FORM, version: STALE_VERSION });
    expect((await send('/profile', { ...FORM, version: STALE_VERSION })).status).toBe(200);
  });

  test('saved twice without a connection is typed over itself', async () => {
    const unformattedFields = { ...FORM, skills: 'Oil\nBrass, oil', bio: '  Keeps\r\n<b>the</b> light. ' };
    expect((await send('/profile', { ...unformattedFields, version: STALE_VERSION })).status).toBe(200);
    const second = { ...FORM, bio: 'Keeps two lights.', version: profileVersion(unformattedFields) };
    expect((await send('/profile', second)).status).toBe(200);
    expect(await findProfile()).toMatchObject({ bio: 'Keeps two lights.' });
  });

  test('that is wrong says what is, and nothing that was typed is kept with the answer', async () => {
    const key = randomUUID();
    const refused = await send('/profile', { ...FORM, phone: 'none', bio: 'Very private.' }, { key });
    const message = 'Phone number may hold only digits, spaces, +, ( ) and -';
    expect(refused).toMatchObject({
      status: 422,
      answer: { ok: false, reason: 'invalid', message, errors: { phone: message } },
    });
    const storedAnswer = await asSystem((t) =>
      t.selectFrom('answered_requests').select('body').where('key', '=', key).executeTakeFirstOrThrow(),
    );
    expect(storedAnswer.body?.toString()).not.toContain('private');
  });

  test('of an account that waits for approval is refused in JSON, too', async () => {
    const { id } = castMember('Siân');
    const as = await signInAs(site, id, { kind: 'restricted' });
    const refused = await send('/profile', FORM, { as, account: id });
    expect(refused).toMatchObject({ status: 403, answer: { ok: false, reason: 'not_signed_in' } });
    expect(await send('/profile', { ...FORM, role: 'admin' })).toMatchObject({
      status: 400,
      answer: { reason: 'bad_form' },
    });
  });
});

const listApplications = () =>
  asSystem((t) => t.selectFrom('applications').selectAll().where('candidate_id', '=', me).execute());

describe('an application', () => {
  const SAVED_APPLICATION = { intent: 'send', cover_note: 'I like the sea.', with_cv: 'yes', as_it_is: 'yes' };
  const path = () => `/jobs/${job}/apply`;

  test('goes with the profile and CV of the moment, once, and both sides get one mail', async () => {
    const key = randomUUID();
    await asSystem((t) => t.updateTable('profiles').set({ bio: 'Since then.' }).where('id', '=', me).execute());
    const cv = await addCv(site.database.database, me);
    await asSystem((t) => t.updateTable('profiles').set({ cv_id: cv }).where('id', '=', me).execute());
    const first = await send(path(), SAVED_APPLICATION, { key });
    const [sent] = await listApplications();
    expect(first.answer).toEqual({
      ok: true,
      path: `/applications/${sent?.id}?notice=application-submitted`,
      outcome: 'application-submitted',
    });
    expect(sent).toMatchObject({ cover_note: 'I like the sea.', bio: 'Since then.', cv_id: cv });
    expect(await send(path(), SAVED_APPLICATION, { key })).toEqual({ ...first, isReplayed: true });
    const retry = await send(path(), SAVED_APPLICATION);
    expect(retry).toMatchObject({
      status: 200,
      answer: { ok: true, path: `/applications/${sent?.id}?notice=already-applied` },
    });
    expect(await listApplications()).toHaveLength(1);
    const to = `${me}@mail.example`;
    await waitForMail(site, { to, subject: /Lighthouse keeper/ });
    expect((await listMails(site)).filter((mail) => mail.to === to)).toHaveLength(1);
  });

  test('without the CV, where that was said', async () => {
    const cv = await addCv(site.database.database, me);
    await asSystem((t) => t.updateTable('profiles').set({ cv_id: cv }).where('id', '=', me).execute());
    await send(path(), { ...SAVED_APPLICATION, with_cv: 'no' });
    expect(await listApplications()).toMatchObject([{ cv_id: null }]);
  });

  test('of a profile that is incomplete by now is refused with the words for that', async () => {
    await asSystem((t) => t.updateTable('profiles').set({ phone: null }).where('id', '=', me).execute());
    const { status, answer } = await send(path(), SAVED_APPLICATION);
    expect([status, answer.reason]).toEqual([422, 'profile_incomplete']);
    expect(answer.message).toBe('Complete Profile Required. Please complete your profile before applying to jobs');
    expect(await listApplications()).toEqual([]);
  });

  test('for a job that is closed, gone, or with a note that is too long is refused in words', async () => {
    const long = await send(path(), { ...SAVED_APPLICATION, cover_note: 'x'.repeat(5001) });
    expect([long.status, long.answer.message]).toEqual([422, 'Cover note must be 5,000 characters or fewer']);
    await asSystem((t) => t.updateTable('jobs').set({ status: 'closed' }).where('id', '=', job).execute());
    const closed = await send(path(), SAVED_APPLICATION);
    expect(closed).toMatchObject({ status: 409, answer: { ok: false, reason: 'closed' } });
    expect(closed.answer.message).toBe('This job is closed. It no longer takes applications.');
    const gone = await send(`/jobs/${randomUUID()}/apply`, SAVED_APPLICATION);
    expect(gone).toMatchObject({ status: 404, answer: { message: 'This job is no longer on the board.' } });
  });

  test('that was previewed goes only as it was seen', async () => {
    const preview = await send(path(), { intent: 'preview', cover_note: 'I like the sea.' });
    const { version } = preview.answer.preview;
    await asSystem((t) => t.updateTable('profiles').set({ bio: 'Since then.' }).where('id', '=', me).execute());
    const refused = await send(path(), { intent: 'send', cover_note: 'I like the sea.', with_cv: 'yes', version });
    expect(refused).toMatchObject({ status: 409, answer: { ok: false, reason: 'profile_changed' } });
    expect(await listApplications()).toEqual([]);
  });
});

describe('an enquiry', () => {
  const FORMS = {
    employer: { path: '/request-talent', pattern: 'request-talent', action: 'employer_form_submit' },
    candidate: { path: '/send-your-cv', pattern: 'send-your-cv', action: 'candidate_form_submit' },
    contact: { path: '/contact', pattern: 'contact', action: 'contact_form_submit' },
    coaching: { path: '/request-coaching', pattern: 'request-coaching', action: 'coaching_form_submit' },
  } as const;
  type Kind = keyof typeof FORMS;

  const fieldsOf = async (kind: Kind, fields = fieldsFor(FORMS[kind].pattern)): Promise<Fields> => ({
    ...fields,
    human_check: await solveHumanCheck(site, FORMS[kind].action),
  });

  async function sendEnquiry(
    kind: Kind,
    fields: Fields,
    { key = randomUUID(), from = newAddress(), files = [] }: { key?: string; from?: string; files?: Part[] } = {},
  ) {
    const parts = Object.entries(fields).map(([name, content]): Part => ({ name, content }));
    const { body, type } = multipart([...parts, ...files]);
    const plain = new URLSearchParams(fields).toString();
    const headers = {
      Origin: site.url,
      'X-Forwarded-For': from,
      Accept: 'application/json',
      'Idempotency-Key': key,
      'Content-Type': files.length > 0 ? type : 'application/x-www-form-urlencoded',
      ...(files.length > 0 && { 'Content-Length': body.length }),
    };
    const sent = { method: 'POST', headers, body: files.length > 0 ? [body] : plain };
    const reply = await request(site.url, FORMS[kind].path, sent);
    return { status: reply.status, answer: JSON.parse(reply.body.toString()) };
  }

  const list = (email = '') =>
    asSystem((t) => t.selectFrom('enquiries').selectAll().where('email', '=', email).execute());

  test.each(ENQUIRY_KINDS)('of %s comes twice and is taken once', async (kind) => {
    const key = randomUUID();
    const fields = await fieldsOf(kind);
    const { email = '' } = fields;
    const first = await sendEnquiry(kind, fields, { key });
    expect(first).toEqual({ status: 200, answer: { ok: true, path: `/enquiry-sent?form=${kind}`, outcome: 'sent' } });
    // A repeated form needs no valid human check.
    expect(await sendEnquiry(kind, fields, { key })).toEqual(first);
    expect(await sendEnquiry(kind, await fieldsOf(kind, fields), { key })).toEqual(first);
    expect(await list(email)).toMatchObject([{ kind, confirmed_at: expect.any(Date) }]);
    await waitForMail(site, { to: email, subject: /^We have received/ });
    expect((await listMails(site)).filter((mail) => mail.to === email)).toHaveLength(1);
  });

  test('that comes twice at once is taken once, and only its files are kept', async () => {
    const key = randomUUID();
    const fields = fieldsFor('send-your-cv');
    const files: Part[] = [{ name: 'cv', content: pdf(), filename: 'cv.pdf', type: 'application/pdf' }];
    const both = await Promise.all([fieldsOf('candidate', fields), fieldsOf('candidate', fields)]);
    const answers = await Promise.all(both.map((each) => sendEnquiry('candidate', each, { key, files })));
    for (const each of answers) {
      expect(each).toEqual({
        status: 200,
        answer: { ok: true, path: '/enquiry-sent?form=candidate', outcome: 'sent' },
      });
    }
    const enquiries = await list(fields['email']);
    expect(enquiries).toHaveLength(1);
    const stored = await asSystem((t) =>
      t
        .selectFrom('enquiry_files')
        .select('storage_key')
        .where('enquiry_id', '=', enquiries[0]?.id ?? '')
        .execute(),
    );
    expect(stored).toHaveLength(1);
    const loose = await asSystem((t) => t.selectFrom('loose_files').select('storage_key').execute());
    expect(loose.map(({ storage_key }) => storage_key)).not.toContain(stored[0]?.storage_key);
    await waitForMail(site, { to: fields['email'] ?? '', subject: /^We have received/ });
    expect((await listMails(site)).filter((mail) => mail.to === fields['email'])).toHaveLength(1);
  });

  test('with a key is not enough: without the human check it is not taken', async () => {
    const fields: Fields = { ...fieldsFor('contact'), human_check: 'not a proof of anything' };
    const refused = await sendEnquiry('contact', fields);
    expect(refused.status).toBe(422);
    expect(refused.answer.ok).toBe(false);
    expect(refused.answer.reason).toBe('invalid');
    expect(refused.answer.message).toBe('Unable to verify reCAPTCHA. Please refresh the page and try again.');
    expect(await list(fields['email'])).toEqual([]);
  });

  test('that is wrong says what is, and says nothing back of what was typed', async () => {
    const refused = await sendEnquiry(
      'contact',
      await fieldsOf('contact', { ...fieldsFor('contact'), message: 'Short' }),
    );
    expect(refused.status).toBe(422);
    expect(refused.answer).toMatchObject({ ok: false, message: refused.answer.errors.message });
    expect(refused.answer.message).toContain('Message must be at least 10 characters');
    expect(refused.answer).not.toHaveProperty('values');
    const invalidKeyReply = await sendEnquiry('contact', await fieldsOf('contact'), { key: 'x'.repeat(201) });
    expect([invalidKeyReply.status, invalidKeyReply.answer.reason]).toEqual([400, 'bad_form']);
  });

  test('too many from one address are for later', async () => {
    const from = newAddress();
    const fields: Fields = { ...fieldsFor('contact'), human_check: 'not a proof of anything' };
    for (let count = 0; count < 10; count += 1) await sendEnquiry('contact', fields, { from });
    const refused = await sendEnquiry('contact', fields, { from });
    expect(refused).toMatchObject({ status: 429, answer: { ok: false, reason: 'too_many_attempts' } });
    expect(refused.answer.message).toBe('Too many attempts. Please try again later, or ring us.');
  });
});
