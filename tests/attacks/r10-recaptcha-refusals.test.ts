import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ENQUIRY_TEXTS } from '#app/features/core/enquiries/texts.ts';
import { ENQUIRY_ACTIONS, ENQUIRY_KINDS, type EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { BEHIND_PROXY, newAddress, PASSWORD, sendForm } from '#tests/support/account-forms.ts';
import { solve } from '#tests/support/human-check.ts';
import { type Fields, fieldsFor } from '#tests/support/matrix-forms.ts';
import { multipart, type Part } from '#tests/support/multipart.ts';
import { request } from '#tests/support/request.ts';
import { expectInFull, hasAllRounds, rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import {
  RECAPTCHA_KEYS,
  refusals,
  type Siteverify,
  startSiteverify,
  succeed,
  UNREACHABLE,
} from '#tests/support/siteverify.ts';

/** A site with reCAPTCHA keys and a stand-in for Google that lies, fails and delays. */
let google: Siteverify;
let env: Record<string, string>;
let site: Site;
let fallenBack: Site | undefined;
let count = 0;

const TO_GOOGLE = { kind: 'recaptcha', siteKey: RECAPTCHA_KEYS.RECAPTCHA_SITE_KEY };

beforeAll(async () => {
  google = await startSiteverify();
  env = { ...BEHIND_PROXY, ...google.env };
  site = await startSite({ env });
});

beforeEach(() => {
  google.asked.length = 0;
});

afterAll(async () => {
  await fallenBack?.stop();
  await site?.stop();
  await google?.close();
});

function newPerson() {
  count += 1;
  return { email: `person-${count}@mail.example`, token: `recaptcha:token-${count}` };
}

const signUp = (email: string, humanCheck: string, at: Pick<Site, 'url'> = site) =>
  sendForm(at, '/candidate-sign-up', {
    full_name: 'Ellis Marlow',
    email,
    password: PASSWORD,
    role: 'job_seeker',
    next: '',
    human_check: humanCheck,
  });

const isKnown = (email: string) =>
  site.database.database.asSystem(async (t) => {
    const profile = await t.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirst();
    return profile !== undefined;
  });

const askErrand = async (query = '', { url }: Pick<Site, 'url'> = site) =>
  JSON.parse((await request(url, `/api/human-check/sign_up${query}`)).body.toString());

test('R10: with 0.5, the right form and the right site it is accepted, and once', async () => {
  expect(await askErrand()).toEqual(TO_GOOGLE);
  google.answer(succeed('sign_up', { score: 0.5 }));
  const { email, token } = newPerson();
  expect((await signUp(email, token)).status).toBe(303);
  expect(await isKnown(email)).toBe(true);
  const fields = { secret: RECAPTCHA_KEYS.RECAPTCHA_SECRET_KEY, response: token.replace('recaptcha:', '') };
  expect(google.asked.map((asked) => asked.fields)).toEqual([fields]);

  const other = newPerson();
  expect((await signUp(other.email, token)).status).toBe(422);
  expect(await isKnown(other.email)).toBe(false);
});

test.each(Object.entries(refusals('sign_up')).filter((_, index) => hasAllRounds || index % 2 === 0))(
  'R10: refused within 3.5 s, and ALTCHA offered, when siteverify %s',
  async (what, answering) => {
    // After a failed call a process uses ALTCHA for a minute, so in the full form each unreachable case starts a new one.
    const isUnreachable = UNREACHABLE.includes(what);
    const hasFallenBack = isUnreachable && fallenBack !== undefined;
    const at = isUnreachable ? (fallenBack ?? (await startSite({ env, database: site.database }))) : site;
    if (isUnreachable && hasAllRounds) onTestFinished(async () => void (await at.stop()));
    else if (isUnreachable) fallenBack = at;
    const { email, token } = newPerson();
    expect((await signUp(email, 'nonsense', at)).status).toBe(422);
    if (!hasFallenBack) expect(await askErrand('', at)).toEqual(TO_GOOGLE);
    google.answer(answering);
    const startedAt = performance.now();
    const refused = await signUp(email, token, at);
    expectInFull(performance.now() - startedAt, 3_500);
    expect(refused.status).toBe(422);
    expect(google.asked.length).toBe(1);
    expect(await isKnown(email)).toBe(false);
    expect(refused.body).toContain(email);
    const challenge = { parameters: { data: { action: 'sign_up' } }, signature: expect.any(String) };
    expect(await askErrand('?with=altcha', at)).toMatchObject(challenge);
    expect(await askErrand('', at)).toMatchObject(isUnreachable ? challenge : TO_GOOGLE);
  },
);

const PATHS = {
  employer: 'request-talent',
  candidate: 'send-your-cv',
  contact: 'contact',
  coaching: 'request-coaching',
} as const satisfies Record<EnquiryKind, string>;

async function sendEnquiry(kind: EnquiryKind, human_check: string) {
  const fields: Fields = { ...fieldsFor(PATHS[kind]), human_check };
  const path = `/${PATHS[kind]}`;
  const { email = '' } = fields;
  if (kind !== 'candidate') return { email, ...(await sendForm(site, path, fields)) };
  const parts: Part[] = Object.entries(fields).map(([name, content]) => ({ name, content }));
  const { body, type } = multipart([...parts, { name: 'cv', filename: 'cv.txt', content: 'Ten years of lights.' }]);
  const headers = { Origin: site.url, 'Content-Type': type, 'X-Forwarded-For': newAddress() };
  const answer = await request(site.url, path, { method: 'POST', headers, body: [body] });
  return { email, status: answer.status, body: answer.body.toString() };
}

describe.each(ENQUIRY_KINDS)('R10: the form of %s', (kind) => {
  const action = ENQUIRY_ACTIONS[kind];
  const findEnquiry = (email: string) =>
    site.database.database.asSystem((t) =>
      t.selectFrom('enquiries').select('confirmed_at').where('email', '=', email).executeTakeFirst(),
    );

  test('is taken once with a token that is praised', async () => {
    google.answer(succeed(action));
    const { token } = newPerson();
    const first = await sendEnquiry(kind, token);
    expect([first.status, (await findEnquiry(first.email))?.confirmed_at]).toEqual([303, expect.any(Date)]);
    const second = await sendEnquiry(kind, token);
    expect([second.status, await findEnquiry(second.email)]).toEqual([422, undefined]);
  });

  // The full form combines each refusal with each form; the short form tries each refusal at most once.
  const refusalsOfForm = Object.entries(refusals(action)).filter(
    (_, index) => hasAllRounds || index % (2 * ENQUIRY_KINDS.length) === 2 * ENQUIRY_KINDS.indexOf(kind) + 1,
  );

  test.each(refusalsOfForm)('is refused in its own words when siteverify %s', async (_what, answer) => {
    google.answer(answer);
    const { title, text } = ENQUIRY_TEXTS[kind].notHuman;
    const startedAt = performance.now();
    const refused = await sendEnquiry(kind, newPerson().token);
    expectInFull(performance.now() - startedAt, 3_500);
    expect(refused.status).toBe(422);
    expect(google.asked.length).toBe(1);
    for (const words of [title, text, refused.email]) expect(refused.body).toContain(words);
    expect(await findEnquiry(refused.email)).toBeUndefined();
  });
});

test('R10: a person that reCAPTCHA refused gets in by ALTCHA, whatever Google says', async () => {
  google.answer((response) => void response.writeHead(500).end());
  const { email, token } = newPerson();
  expect((await signUp(email, token)).status).toBe(422);
  expect((await signUp(email, await solve(await askErrand('?with=altcha')))).status).toBe(303);
  expect(await isKnown(email)).toBe(true);
  expect(google.asked).toHaveLength(1);
  expect(await askErrand()).toMatchObject({ signature: expect.any(String) });
});

test('R10: many at once with one token, all of it praised, are one', async () => {
  google.answer(succeed('sign_up'));
  const { token } = newPerson();
  const persons = rounds(6, 50);
  const people = Array.from({ length: persons }, newPerson);
  const replies = await Promise.all(people.map(({ email }) => signUp(email, token)));
  expect(replies.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(persons - 1);
});
