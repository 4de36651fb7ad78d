import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AnswerOptions,
  makePasskey,
  registerPasskey,
  type SoftPasskey,
} from '#app/features/core/accounts/tests/authenticator.ts';
import {
  askForChallenge,
  forgetPasskeys,
  givePasskey,
  listEvents,
  sendForm,
} from '#app/features/core/accounts/tests/passkeys.ts';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { MOST_PASSKEYS, PASSKEY_NAME_LENGTH } from '#domain/account/passkey.ts';
import { someOf } from '#tests/support/form.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const morag = castMember('Morag');
const PAGE = '/account/passkeys';
let site: Site;
let origin: string;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  origin = new URL(site.url).origin;
});

afterAll(() => site?.stop());

beforeEach(async () => {
  await forgetPasskeys(site);
  cookie = await signInAs(site, morag.id);
});

const fields = { name: 'Key on my ring', current_password: DEMO_PASSWORD };
const send = (form: Record<string, string>) => sendForm(site, PAGE, cookie, form);
const add = (response: string, name = fields.name) => send({ intent: 'add', name, response });
const requestChallenge = (form: Record<string, string>) => sendForm(site, '/api/passkey-challenge', cookie, form);

async function newAnswer(passkey: SoftPasskey, change: Partial<AnswerOptions> = {}): Promise<string> {
  const { challenge } = await askForChallenge(site, cookie, fields);
  return registerPasskey(passkey, { challenge, origin, ...change });
}

const listStoredPasskeys = () =>
  site.database.database.asSystem((transaction) =>
    transaction.selectFrom('passkeys').select(['id', 'user_id', 'name']).orderBy('created_at').execute(),
  );

const listAudit = () =>
  site.database.database.asSystem((transaction) =>
    transaction
      .selectFrom('audit_entries')
      .select(['actor_name', 'action', 'subject_type', 'subject_id', 'subject_label'])
      .execute(),
  );

const isSignedIn = async (as: string) =>
  JSON.parse((await sendForm(site, '/api/session', as)).body.toString()).kind === 'full';

describe('the page of passkeys', () => {
  test.each([
    ['a visitor', null, 302],
    ['a candidate', 'Aisha', 403],
    ['an employer', 'Dev', 403],
  ])('is not for %s', async (_, who, status) => {
    const as = who && (await signInAs(site, castMember(who).id));
    const answer = await request(site.url, PAGE, { headers: as ? { Cookie: as } : {} });
    expect(answer.status).toBe(status);
    expect((await sendForm(site, PAGE, as, { intent: 'remove', id: 'x', current_password: 'x' })).status).toBe(
      who ? 403 : 401,
    );
  });

  test("lists the administrator's own passkeys", async () => {
    const ownPasskey = await givePasskey(site, 'Morag');
    await givePasskey(site, 'Dev');
    const { body } = await request(site.url, PAGE, { headers: { Cookie: cookie } });
    expect(body.toString()).toContain('Key of Morag');
    expect(body.toString()).not.toContain('Key of Dev');
    const confirmationPage = await request(site.url, `${PAGE}?remove=${ownPasskey.id}`, {
      headers: { Cookie: cookie },
    });
    expect(confirmationPage.body.toString()).toContain(
      'It’s your last passkey. You’ll sign in with just your password.',
    );
  });
});

describe('adding a passkey', () => {
  test('needs the password first: without it there is no challenge to sign', async () => {
    const wrongPasswordReply = await requestChallenge({ ...fields, current_password: 'not this one' });
    expect([wrongPasswordReply.status, JSON.parse(wrongPasswordReply.body.toString()).errors]).toEqual([
      422,
      { current_password: 'That isn’t your current password' },
    ]);
    const { challenge } = await askForChallenge(site, cookie, fields);
    const inventedChallenge = Buffer.alloc(32, 1).toString('base64url');
    expect((await add(registerPasskey(makePasskey(), { challenge: inventedChallenge, origin }))).status).toBe(422);
    expect((await add(registerPasskey(makePasskey(), { challenge, origin }))).status).toBe(422);
    expect(await listStoredPasskeys()).toEqual([]);
  });

  test('counts wrong passwords like a sign-in', async () => {
    for (let n = 0; n < 5; n += 1) await requestChallenge({ ...fields, current_password: `guess ${n}` });
    const locked = await requestChallenge(fields);
    expect([locked.status, locked.headers['retry-after']]).toEqual([423, expect.stringMatching(/^\d+$/)]);
    expect(locked.body.toString()).toContain('Account temporarily locked');
  });

  test.each([
    ['no name', { ...fields, name: ' ' }, { name: 'Enter a name' }],
    [
      'a name that is too long',
      { ...fields, name: 'n'.repeat(PASSKEY_NAME_LENGTH + 1) },
      { name: 'The name must be 60 characters or fewer' },
    ],
    ['no password', { ...fields, current_password: '' }, { current_password: 'Enter your current password' }],
  ])('is refused with %s, before anything is signed', async (_, form, errors) => {
    const answer = await requestChallenge(form);
    expect([answer.status, JSON.parse(answer.body.toString()).errors]).toEqual([422, errors]);
  });

  test('requests a new key for this site, without attestation', async () => {
    const existingPasskey = await givePasskey(site, 'Morag');
    const options = await askForChallenge(site, cookie, fields);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: morag.email, displayName: morag.fullName },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      excludeCredentials: [{ id: existingPasskey.id, type: 'public-key' }],
    });
  });

  test('stores it, logs it, and ends all other sessions', async () => {
    const passkey = makePasskey();
    const elsewhere = await signInAs(site, morag.id);
    const { status, headers } = await add(await newAnswer(passkey));
    expect([status, headers.location]).toEqual([303, `${PAGE}?notice=passkey-added`]);
    expect(await listStoredPasskeys()).toEqual([{ id: passkey.id, user_id: morag.id, name: fields.name }]);
    expect(await listAudit()).toEqual([
      {
        actor_name: morag.fullName,
        action: 'passkey_added',
        subject_type: 'passkey',
        subject_id: passkey.id,
        subject_label: fields.name,
      },
    ]);
    expect((await listEvents(site, morag.id)).map(({ event_type: type }) => type)).toEqual(['passkey_added']);
    expect(await isSignedIn(cookie)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
  });

  test.each<[string, Partial<AnswerOptions>, string]>([
    ['made for another site', { origin: 'https://evil.example' }, 'This passkey wasn’t accepted'],
    ['made for another name', { rpId: 'evil.example' }, 'This passkey wasn’t accepted'],
    ['that is the answer to signing in', { type: 'webauthn.get' }, 'This passkey wasn’t accepted'],
    ['without anybody there', { isPresent: false }, 'This passkey wasn’t accepted'],
    ['that cannot tell who is there', { isVerified: false }, 'Set a PIN or a fingerprint on it'],
  ])('refuses one %s', async (_, change, text) => {
    const { status, body } = await add(await newAnswer(makePasskey(), change));
    expect(status).toBe(422);
    expect(body.toString()).toContain(text);
    expect(await listStoredPasskeys()).toEqual([]);
    expect((await listEvents(site, morag.id)).map(({ event_type: type }) => type)).toEqual(['passkey_refused']);
  });

  test('works once for each challenge', async () => {
    const response = await newAnswer(makePasskey());
    expect((await add(response)).status).toBe(303);
    expect((await add(response)).status).toBe(422);
    expect(await listStoredPasskeys()).toHaveLength(1);
  });

  test('ends after five minutes', async () => {
    const response = await newAnswer(makePasskey());
    await site.database.database.asSystem((transaction) =>
      transaction
        .updateTable('sessions')
        .set({ challenge_expires_at: sql<Date>`challenge_expires_at - interval '5 minutes'` })
        .where('challenge', 'is not', null)
        .execute(),
    );
    const { status, body } = await add(response);
    expect(status).toBe(422);
    expect(body.toString()).toContain('That took too long');
    expect(await listStoredPasskeys()).toEqual([]);
  });

  test('never takes over the passkey of another account', async () => {
    const other = await givePasskey(site, 'Dev');
    const { status, body } = await add(await newAnswer(other));
    expect(status).toBe(422);
    expect(body.toString()).toContain('This passkey has already been added.');
    expect((await listStoredPasskeys()).map(({ user_id: owner }) => owner)).toEqual([castMember('Dev').id]);
  });

  test(`stops at ${MOST_PASSKEYS}`, async () => {
    for (let n = 0; n < MOST_PASSKEYS - 1; n += 1) await givePasskey(site, 'Morag');
    const response = await newAnswer(makePasskey());
    await givePasskey(site, 'Morag');
    expect((await add(response)).status).toBe(422);
    expect((await requestChallenge(fields)).body.toString()).toContain('up to 10 passkeys');
    expect(await listStoredPasskeys()).toHaveLength(MOST_PASSKEYS);
  });

  test('refuses fields that its form does not have: 400', async () => {
    const response = await newAnswer(makePasskey());
    expect((await send({ intent: 'add', name: 'Key', response, user_id: castMember('Dev').id })).status).toBe(400);
    expect(await listStoredPasskeys()).toEqual([]);
  });
});

describe('removing a passkey', () => {
  const remove = (id: string, password = DEMO_PASSWORD) => send({ intent: 'remove', id, current_password: password });

  test('takes the password', async () => {
    const passkey = await givePasskey(site, 'Morag');
    const { status, body } = await remove(passkey.id, 'not this one');
    expect(status).toBe(422);
    expect(body.toString()).toContain('That isn’t your current password');
    expect(await listStoredPasskeys()).toHaveLength(1);
  });

  test('logs it, and ends all other sessions', async () => {
    const [passkey, spare] = [await givePasskey(site, 'Morag'), await givePasskey(site, 'Morag')];
    const elsewhere = await signInAs(site, morag.id, { kind: 'second_factor' });
    const { status, headers } = await remove(passkey.id);
    expect([status, headers.location]).toEqual([303, `${PAGE}?notice=passkey-removed`]);
    expect((await listStoredPasskeys()).map(({ id }) => id)).toEqual([spare.id]);
    expect(await listAudit()).toMatchObject([{ action: 'passkey_removed', subject_id: passkey.id }]);
    expect((await listEvents(site, morag.id)).map(({ event_type: type }) => type)).toEqual(['passkey_removed']);
    expect(await isSignedIn(cookie)).toBe(true);
    const removedPage = await request(site.url, '/passkey', { headers: { Cookie: elsewhere } });
    expect(removedPage.headers.location).toBe('/employer-login');
  });

  test('does not remove the passkey of another account', async () => {
    const other = await givePasskey(site, 'Dev');
    const { status, headers } = await remove(other.id);
    expect([status, headers.location]).toEqual([303, PAGE]);
    expect((await listStoredPasskeys()).map(({ id }) => id)).toEqual([other.id]);
    expect(await listAudit()).toEqual([]);
  });
});

describe('npm run admin:remove-second-factors', () => {
  const run = (email: string) =>
    spawnSync(process.execPath, ['scripts/remove-second-factors.ts', email], {
      env: { PATH: process.env['PATH'], DEMO: '1', DATABASE_URL: site.database.appUrl },
      encoding: 'utf8',
    });

  test('removes all passkeys of an account, logs it, and ends its sessions', async () => {
    await givePasskey(site, 'Morag');
    await givePasskey(site, 'Morag');
    const other = await givePasskey(site, 'Dev');
    const { status, stdout } = run(' Morag@Tidewell.example');
    expect([status, stdout]).toEqual([
      0,
      '2 removed. Morag Sinclair now signs in with just a password, and should add another second factor.\n',
    ]);
    expect((await listStoredPasskeys()).map(({ id }) => id)).toEqual([other.id]);
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await listAudit()).toEqual([
      {
        actor_name: 'Operator of the server',
        action: 'passkeys_removed',
        subject_type: 'account',
        subject_id: morag.id,
        subject_label: morag.fullName,
      },
    ]);
    expect(await listEvents(site, morag.id)).toMatchObject([
      { event_type: 'passkeys_removed', details: { removed: 2 } },
    ]);
  });

  const IMPOSSIBLE_REMOVALS: [string, string][] = [
    ['', 'Whose? For example'],
    ['unknown@tidewell.example', 'No account has the address unknown@tidewell.example.'],
    [morag.email, `${morag.email} has no passkeys and no authenticator app.`],
  ];

  test.each(someOf(IMPOSSIBLE_REMOVALS, 1))('says why it did nothing: %j', async (email, text) => {
    const { status, stderr } = run(email);
    expect(status).toBe(1);
    expect(stderr).toContain(text);
    expect(await isSignedIn(cookie)).toBe(true);
  });
});
