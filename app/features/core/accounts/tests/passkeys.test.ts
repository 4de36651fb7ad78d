import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AnswerOptions,
  type SoftPasskey,
  signChallenge,
} from '#app/features/core/accounts/tests/authenticator.ts';
import {
  askForChallenge,
  forgetPasskeys,
  givePasskey,
  listEvents,
  sendForm,
} from '#app/features/core/accounts/tests/passkeys.ts';
import { request } from '#tests/support/request.ts';
import { castMember, sessionOf, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const morag = castMember('Morag');
let site: Site;
let origin: string;
let passkey: SoftPasskey;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  origin = new URL(site.url).origin;
});

afterAll(() => site?.stop());

beforeEach(async () => {
  await forgetPasskeys(site);
  passkey = await givePasskey(site, 'Morag', 5);
  cookie = await signInAs(site, morag.id, { kind: 'second_factor' });
});

const get = (path: string, as: string | null) => request(site.url, path, { headers: as ? { Cookie: as } : {} });
const send = (response: string, path = '/passkey') => sendForm(site, path, cookie, { intent: 'passkey', response });

async function answer(change: Partial<AnswerOptions> = {}, by = passkey): Promise<string> {
  const { challenge } = await askForChallenge(site, cookie);
  return signChallenge(by, { challenge, origin, counter: 6, ...change });
}

const kindOf = async (as: string): Promise<string | null> =>
  JSON.parse((await sendForm(site, '/api/session', as)).body.toString()).kind;

const refusals = async () =>
  (await listEvents(site, morag.id))
    .filter(({ event_type: type }) => type === 'passkey_refused')
    .map(({ details }) => details['reason']);

describe('the page that asks for a passkey', () => {
  test('is for an administrator who has given the right password', async () => {
    const page = await get('/passkey', cookie);
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.body.toString()).toContain('Second factor');
  });

  test.each([
    ['a signed-out visitor', null, '/passkey', '/employer-login'],
    [
      'a signed-out visitor who requested another page',
      null,
      '/passkey?next=%2Fadmin%2Fjobs',
      '/employer-login?next=%2Fadmin%2Fjobs',
    ],
    ['a signed-in administrator', 'full', '/passkey', '/admin'],
    ['a signed-in administrator who wanted another page', 'full', '/passkey?next=%2Fadmin%2Fjobs', '/admin/jobs'],
    ['a signed-in administrator with an address of another site', 'full', '/passkey?next=%2F%2Fevil.example', '/admin'],
    ['an account that waits for approval', 'restricted', '/passkey', '/account-status'],
  ] as const)('leads %s elsewhere', async (_, kind, path, target) => {
    const as = kind && (await signInAs(site, kind === 'restricted' ? castMember('Siân').id : morag.id, { kind }));
    const { status, headers } = await get(path, as);
    expect([status, headers.location]).toEqual([302, target]);
  });

  test('says at 127.0.0.1 that passkeys do not work there', async () => {
    const { hostname, port } = new URL('/', site.url.replace('localhost', '127.0.0.1'));
    const page = await request(`http://${hostname}:${port}`, '/passkey', { headers: { Cookie: cookie } });
    expect(page.body.toString()).toContain('Passkeys don’t work at this address');
    expect((await get('/passkey', cookie)).body.toString()).not.toContain('Passkeys don’t work at this address');
  });
});

describe('a session that waits for its passkey', () => {
  test.each(['/admin', '/account', '/account/passkeys', '/employer/jobs/new'])(
    'is redirected from %s to it',
    async (path) => {
      const { status, headers } = await get(path, cookie);
      expect([status, headers.location]).toEqual([302, '/passkey']);
    },
  );

  test('can neither add nor remove passkeys', async () => {
    const removal = { intent: 'remove', id: passkey.id, current_password: 'a-tide-in-the-affairs' };
    expect((await sendForm(site, '/account/passkeys', cookie, removal)).status).toBe(403);
    const { challenge } = await askForChallenge(site, cookie, {
      name: 'Mine',
      current_password: removal.current_password,
    });
    const addition = { intent: 'add', name: 'Mine', response: signChallenge(passkey, { challenge, origin }) };
    expect((await sendForm(site, '/account/passkeys', cookie, addition)).status).toBe(403);
    const storedPasskeys = await site.database.database.asActor(morag.id, (transaction) =>
      transaction.selectFrom('passkeys').select('id').execute(),
    );
    expect(storedPasskeys).toEqual([{ id: passkey.id }]);
  });

  test('can be ended', async () => {
    const elsewhere = await signInAs(site, morag.id);
    const { status, headers } = await sendForm(site, '/logout', cookie);
    expect(status).toBe(303);
    expect(headers['set-cookie']?.join()).toContain('Max-Age=0');
    expect(await kindOf(cookie)).toBeNull();
    expect(await kindOf(elsewhere)).toBe('full');
  });
});

describe('the challenge', () => {
  test("names the site and this account's passkeys only", async () => {
    await givePasskey(site, 'Dev');
    const options = await askForChallenge(site, cookie);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials).toEqual([{ id: passkey.id, transports: ['usb'], type: 'public-key' }]);
    expect(Buffer.from(options.challenge, 'base64url').length).toBeGreaterThanOrEqual(32);
  });

  test('is new each time, and replaces the previous one', async () => {
    const first = await answer();
    const second = await answer();
    expect(JSON.parse(second).response.clientDataJSON).not.toBe(JSON.parse(first).response.clientDataJSON);
    expect((await send(first)).status).toBe(422);
  });

  test.each([
    ['a signed-out visitor', null, 401],
    ['an account that waits for approval', 'Siân', 403],
    ['an employer', 'Dev', 403],
  ])('is not for %s', async (_, who, status) => {
    const kind = who === 'Siân' ? 'restricted' : 'full';
    const as = who && (await signInAs(site, castMember(who).id, { kind }));
    expect((await sendForm(site, '/api/passkey-challenge', as)).status).toBe(status);
  });

  test('needs a POST: 405', async () => {
    expect((await get('/api/passkey-challenge', cookie)).status).toBe(405);
  });
});

describe('a valid answer', () => {
  test('replaces the waiting session by a new one', async () => {
    const { status, headers } = await send(await answer());
    expect([status, headers.location]).toEqual([303, '/admin?notice=signed-in']);
    const begun = sessionOf(headers['set-cookie']);
    expect(begun).not.toBeNull();
    expect(begun).not.toBe(cookie);
    expect(await kindOf(begun ?? '')).toBe('full');
    expect(await kindOf(cookie)).toBeNull();
    expect((await listEvents(site, morag.id)).map(({ event_type: type }) => type)).toEqual(['passkey_accepted']);
  });

  test('leads to the requested page, but never to another site', async () => {
    const reply = await send(await answer(), '/passkey?next=%2Fadmin%2Fjobs%3Fpage%3D2');
    expect(reply.headers.location).toBe('/admin/jobs?page=2&notice=signed-in');
    cookie = await signInAs(site, morag.id, { kind: 'second_factor' });
    const away = await send(await answer({ counter: 7 }), '/passkey?next=https%3A%2F%2Fevil.example%2F');
    expect(away.headers.location).toBe('/admin?notice=signed-in');
  });

  test('is stored with its counter and time', async () => {
    await send(await answer({ counter: 4_000_000_000 }));
    const [storedPasskey] = await site.database.database.asActor(morag.id, (transaction) =>
      transaction.selectFrom('passkeys').select(['counter', 'last_used_at']).execute(),
    );
    expect(Number(storedPasskey?.counter)).toBe(4_000_000_000);
    expect(storedPasskey?.last_used_at).toBeInstanceOf(Date);
  });

  test('may come from a passkey that does not count', async () => {
    const uncounted = await givePasskey(site, 'Morag', 0);
    expect((await send(await answer({ counter: 0 }, uncounted))).status).toBe(303);
  });

  test('works once: a second time it is refused', async () => {
    const response = await answer();
    const { headers } = await send(response);
    expect(sessionOf(headers['set-cookie'])).not.toBeNull();
    cookie = await signInAs(site, morag.id, { kind: 'second_factor' });
    await askForChallenge(site, cookie);
    const secondReply = await send(response);
    expect([secondReply.status, secondReply.headers['set-cookie']]).toEqual([422, undefined]);
  });

  test('sent eight times at once signs in once', async () => {
    const response = await answer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(response)));
    expect(answers.filter(({ headers }) => sessionOf(headers['set-cookie']) !== null)).toHaveLength(1);
  });
});

describe('an answer is refused', () => {
  const expectUnchanged = async (response: string) => {
    const { status, headers, body } = await send(response);
    expect([status, headers['set-cookie']]).toEqual([422, undefined]);
    expect(await kindOf(cookie)).toBe('second_factor');
    return body.toString();
  };

  test.each<[string, Partial<AnswerOptions>, string]>([
    ['made for another site', { origin: 'https://evil.example' }, 'refused'],
    ['made for another port of this computer', { origin: 'http://localhost:1' }, 'refused'],
    ['made for another name', { rpId: 'evil.example' }, 'refused'],
    ['to another question', { challenge: Buffer.alloc(32, 7).toString('base64url') }, 'refused'],
    ['that is the answer to adding one', { type: 'webauthn.create' }, 'refused'],
    ['without anybody there', { isPresent: false }, 'refused'],
    ['without saying who is there', { isVerified: false }, 'not_verified'],
  ])('%s', async (_, change, reason) => {
    await expectUnchanged(await answer(change));
    expect(await refusals()).toEqual([reason]);
  });

  test('from a passkey of another account', async () => {
    await expectUnchanged(await answer({}, await givePasskey(site, 'Dev')));
    expect(await refusals()).toEqual(['refused']);
  });

  test('signed by another key', async () => {
    const other = await givePasskey(site, 'Dev');
    await expectUnchanged(await answer({}, { ...passkey, privateKey: other.privateKey }));
    expect(await refusals()).toEqual(['refused']);
  });

  test('and its challenge cannot be used again', async () => {
    const { challenge } = await askForChallenge(site, cookie);
    await expectUnchanged(signChallenge(passkey, { challenge, origin, counter: 6, isVerified: false }));
    await expectUnchanged(signChallenge(passkey, { challenge, origin, counter: 6 }));
    expect(await refusals()).toEqual(['not_verified', 'expired']);
  });

  test('after five minutes', async () => {
    const response = await answer();
    const { numUpdatedRows } = await site.database.database.asSystem((transaction) =>
      transaction
        .updateTable('sessions')
        .set({ challenge_expires_at: sql<Date>`challenge_expires_at - interval '5 minutes'` })
        .where('challenge', 'is not', null)
        .executeTakeFirstOrThrow(),
    );
    expect(numUpdatedRows).toBe(1n);
    expect(await expectUnchanged(response)).toContain('That took too long');
    expect(await refusals()).toEqual(['expired']);
  });

  test.each([5, 4, 0])('with a counter of %i after 5: there is a copy of that key', async (counter) => {
    expect(await expectUnchanged(await answer({ counter }))).toContain('it may have been copied');
    const cloned = (await listEvents(site, morag.id)).find(({ event_type: type }) => type === 'passkey_cloned');
    expect(cloned).toMatchObject({ risk_level: 'high', details: { passkey: passkey.id } });
  });

  test('with a low counter and a wrong key is not reported as a cloned passkey', async () => {
    const other = await givePasskey(site, 'Dev');
    await expectUnchanged(await answer({ counter: 1 }, { ...passkey, privateKey: other.privateKey }));
    expect((await listEvents(site, morag.id)).map(({ event_type: type }) => type)).not.toContain('passkey_cloned');
  });

  test.each(['', '{', '[]', 'null', '{"id":"x","rawId":"x","type":"public-key","response":{}}', 'x'.repeat(30_000)])(
    'without any valid content: %#',
    async (response) => {
      await askForChallenge(site, cookie);
      await expectUnchanged(response);
    },
  );

  test('after too many attempts', async () => {
    for (let n = 0; n < 10; n += 1) await expectUnchanged(await answer({ isVerified: false }));
    const { status, body, headers } = await send(await answer());
    expect([status, headers['set-cookie']]).toEqual([429, undefined]);
    expect(body.toString()).toContain('Too many attempts');
    expect(await kindOf(cookie)).toBe('second_factor');
  });

  test('after everybody was signed out in between', async () => {
    const response = await answer();
    await sendForm(site, '/logout', await signInAs(site, morag.id));
    const { status, headers } = await send(response);
    expect([status, headers.location, headers['set-cookie']]).toEqual([303, '/employer-login', undefined]);
  });
});
