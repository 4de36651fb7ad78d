import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BEHIND_PROXY, PASSWORD, sendForm } from '#tests/support/account-forms.ts';
import { solve } from '#tests/support/human-check.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { praise, RECAPTCHA_KEYS, refusals, type Siteverify, startSiteverify } from '#tests/support/siteverify.ts';

/** A site with keys of reCAPTCHA, and in the place of Google somebody who lies, fails and dawdles. */
let google: Siteverify;
let site: Site;
let count = 0;

beforeAll(async () => {
  google = await startSiteverify();
  site = await startSite({ env: { ...BEHIND_PROXY, ...RECAPTCHA_KEYS, TEST_RECAPTCHA_URL: google.url } });
});

beforeEach(() => {
  google.asked.length = 0;
});

afterAll(async () => {
  await site?.stop();
  await google?.close();
});

function newPerson() {
  count += 1;
  return { email: `person-${count}@mail.example`, token: `recaptcha:token-${count}` };
}

const signUp = (email: string, humanCheck: string) =>
  sendForm(site, '/candidate-sign-up', {
    ...{ full_name: 'Ellis Marlow', email, password: PASSWORD, role: 'job_seeker', next: '' },
    human_check: humanCheck,
  });

const isKnown = (email: string) =>
  site.database.database.asSystem(async (t) => {
    const profile = await t.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirst();
    return profile !== undefined;
  });

const askErrand = async (query = '') =>
  JSON.parse((await request(site.url, `/api/human-check/sign_up${query}`)).body.toString());

test('R10: with 0.5, the right form and the right site it is accepted, and once', async () => {
  expect(await askErrand()).toEqual({ kind: 'recaptcha', siteKey: RECAPTCHA_KEYS.RECAPTCHA_SITE_KEY });
  google.answer(praise('sign_up', { score: 0.5 }));
  const { email, token } = newPerson();
  expect((await signUp(email, token)).status).toBe(303);
  expect(await isKnown(email)).toBe(true);
  const fields = { secret: RECAPTCHA_KEYS.RECAPTCHA_SECRET_KEY, response: token.replace('recaptcha:', '') };
  expect(google.asked.map((asked) => asked.fields)).toEqual([fields]);

  const other = newPerson();
  expect((await signUp(other.email, token)).status).toBe(422);
  expect(await isKnown(other.email)).toBe(false);
});

test.each(Object.entries(refusals('sign_up')))(
  'R10: refused within 3.5 s, and ALTCHA offered, when siteverify %s',
  async (_what, answering) => {
    google.answer(answering);
    const { email, token } = newPerson();
    const startedAt = performance.now();
    const refused = await signUp(email, token);
    expect(performance.now() - startedAt).toBeLessThan(3_500);
    expect(refused.status).toBe(422);
    expect(google.asked.length).toBe(1);
    expect(await isKnown(email)).toBe(false);
    // What was typed is kept, so only the check is done again.
    expect(refused.body).toContain(email);
    expect(await askErrand('?with=altcha')).toMatchObject({ parameters: { data: { action: 'sign_up' } } });
  },
);

test('R10: whom it did not let through gets in by ALTCHA, whatever Google says', async () => {
  google.answer((response) => void response.writeHead(500).end());
  const { email, token } = newPerson();
  expect((await signUp(email, token)).status).toBe(422);
  expect((await signUp(email, await solve(await askErrand('?with=altcha')))).status).toBe(303);
  expect(await isKnown(email)).toBe(true);
  expect(google.asked).toHaveLength(1);
  // While Google is not to be asked, nobody is sent there.
  expect(await askErrand()).toMatchObject({ signature: expect.any(String) });
});

test('R10: fifty at once with one token, all of it praised, are one', async () => {
  google.answer(praise('sign_up'));
  const { token } = newPerson();
  const people = Array.from({ length: 50 }, newPerson);
  const replies = await Promise.all(people.map(({ email }) => signUp(email, token)));
  expect(replies.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(49);
});
