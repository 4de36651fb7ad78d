import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answering, type SoftPasskey, signChallenge } from '#app/features/core/accounts/tests/authenticator.ts';
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

async function answer(change: Partial<Answering> = {}, by = passkey): Promise<string> {
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
    expect(page.body.toString()).toContain('Now your second factor');
  });

  test.each([
    ['a signed-out visitor', null, '/passkey', '/employer-login'],
    [
      'a signed-out visitor who wanted another page',
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
    expect(page.body.toString()).toContain('Passkeys do not work at this address');
    expect((await get('/passkey', cookie)).body.toString()).not.toContain('Passkeys do not work at this address');
  });
});

describe('a session that waits for its passkey', () => {
  test.each(['/admin', '/account', '/account/passkeys', '/employer/jobs/new'])('is led from %s to it', async (path) => {
    const { status, headers } = await get(path, cookie);
    expect([status, headers.location]).toEqual([302, '/passkey']);
  });

  test('can neither add nor remove passkeys', async () => {
    const removal = { intent: 'remove', id: passkey.id, current_password: 'a-tide-in-the-affairs' };
    expect((await sendForm(site, '/account/passkeys', cookie, removal)).status).toBe(403);
    const { challenge } = await askForChallenge(site, cookie, {
      name: 'Mine',
      current_password: removal.current_password,
    });
    const addition = { intent: 'add', name: 'Mine', response: signChallenge(passkey, { challenge, origin }) };
    expect((await sendForm(site, '/account/passkeys', cookie, addition)).status).toBe(403);
    const kept = await site.database.database.asActor(morag.id, (transaction) =>
      transaction.selectFrom('passkeys').select('id').execute(),
    );
    expect(kept).toEqual([{ id: passkey.id }]);
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

describe('what a passkey is given to sign', () => {
  test('names the site and the passkeys of this account only', async () => {
    await givePasskey(site, 'Dev');
    const options = await askForChallenge(site, cookie);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials).toEqual([{ id: passkey.id, transports: ['usb'], type: 'public-key' }]);
    expect(Buffer.from(options.challenge, 'base64url').length).toBeGreaterThanOrEqual(32);
  });

  test('is another one each time, and the one before is worth nothing', async () => {
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

  test('is asked for by POST: 405', async () => {
    expect((await get('/api/passkey-challenge', cookie)).status).toBe(405);
  });
});

describe('the right answer', () => {
  test('begins a new session in the place of the one that waited', async () => {
    const { status, headers } = await send(await answer());
    expect([status, headers.location]).toEqual([303, '/admin?notice=signed-in']);
    const begun = sessionOf(headers['set-cookie']);
    expect(begun).not.toBeNull();
    expect(begun).not.toBe(cookie);
    expect(await kindOf(begun ?? '')).toBe('full');
    expect(await kindOf(cookie)).toBeNull();
    expect((await listEvents(site, morag.id)).map(({ event_type: type }) => type)).toEqual(['passkey_accepted']);
  });

  test('leads on to the page that was asked for, but never off the site', async () => {
    const there = await send(await answer(), '/passkey?next=%2Fadmin%2Fjobs%3Fpage%3D2');
    expect(there.headers.location).toBe('/admin/jobs?page=2&notice=signed-in');
    cookie = await signInAs(site, morag.id, { kind: 'second_factor' });
    const away = await send(await answer({ counter: 7 }), '/passkey?next=https%3A%2F%2Fevil.example%2F');
    expect(away.headers.location).toBe('/admin?notice=signed-in');
  });

  test('is remembered with its counter and its time', async () => {
    await send(await answer({ counter: 4_000_000_000 }));
    const [kept] = await site.database.database.asActor(morag.id, (transaction) =>
      transaction.selectFrom('passkeys').select(['counter', 'last_used_at']).execute(),
    );
    expect(Number(kept?.counter)).toBe(4_000_000_000);
    expect(kept?.last_used_at).toBeInstanceOf(Date);
  });

  test('may come from a passkey that does not count', async () => {
    const uncounted = await givePasskey(site, 'Morag', 0);
    expect((await send(await answer({ counter: 0 }, uncounted))).status).toBe(303);
  });

  test('counts once: sent again, it is refused', async () => {
    const response = await answer();
    const { headers } = await send(response);
    expect(sessionOf(headers['set-cookie'])).not.toBeNull();
    cookie = await signInAs(site, morag.id, { kind: 'second_factor' });
    await askForChallenge(site, cookie);
    const again = await send(response);
    expect([again.status, again.headers['set-cookie']]).toEqual([422, undefined]);
  });

  test('sent eight times at once signs in once', async () => {
    const response = await answer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(response)));
    expect(answers.filter(({ headers }) => sessionOf(headers['set-cookie']) !== null)).toHaveLength(1);
  });
});

describe('an answer is refused', () => {
  const untouched = async (response: string) => {
    const { status, headers, body } = await send(response);
    expect([status, headers['set-cookie']]).toEqual([422, undefined]);
    expect(await kindOf(cookie)).toBe('second_factor');
    return body.toString();
  };

  test.each<[string, Partial<Answering>, string]>([
    ['made for another site', { origin: 'https://evil.example' }, 'refused'],
    ['made for another port of this computer', { origin: 'http://localhost:1' }, 'refused'],
    ['made for another name', { rpId: 'evil.example' }, 'refused'],
    ['to another question', { challenge: Buffer.alloc(32, 7).toString('base64url') }, 'refused'],
    ['that is the answer to adding one', { type: 'webauthn.create' }, 'refused'],
    ['without anybody there', { isPresent: false }, 'refused'],
    ['without saying who is there', { isVerified: false }, 'not_verified'],
  ])('%s', async (_, change, reason) => {
    await untouched(await answer(change));
    expect(await refusals()).toEqual([reason]);
  });

  test('from a passkey of another account', async () => {
    await untouched(await answer({}, await givePasskey(site, 'Dev')));
    expect(await refusals()).toEqual(['refused']);
  });

  test('signed by another key', async () => {
    const other = await givePasskey(site, 'Dev');
    await untouched(await answer({}, { ...passkey, privateKey: other.privateKey }));
    expect(await refusals()).toEqual(['refused']);
  });

  test('and takes the question with it', async () => {
    const { challenge } = await askForChallenge(site, cookie);
    await untouched(signChallenge(passkey, { challenge, origin, counter: 6, isVerified: false }));
    await untouched(signChallenge(passkey, { challenge, origin, counter: 6 }));
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
    expect(await untouched(response)).toContain('That took too long');
    expect(await refusals()).toEqual(['expired']);
  });

  test.each([5, 4, 0])('with a counter of %i after 5: there is a copy of that key', async (counter) => {
    expect(await untouched(await answer({ counter }))).toContain('there seems to be a copy of it');
    const cloned = (await listEvents(site, morag.id)).find(({ event_type: type }) => type === 'passkey_cloned');
    expect(cloned).toMatchObject({ risk_level: 'high', details: { passkey: passkey.id } });
  });

  test('of a low counter and a wrong key is not reported as a cloned passkey', async () => {
    const other = await givePasskey(site, 'Dev');
    await untouched(await answer({ counter: 1 }, { ...passkey, privateKey: other.privateKey }));
    expect((await listEvents(site, morag.id)).map(({ event_type: type }) => type)).not.toContain('passkey_cloned');
  });

  test.each(['', '{', '[]', 'null', '{"id":"x","rawId":"x","type":"public-key","response":{}}', 'x'.repeat(30_000)])(
    'that is no answer at all: %#',
    async (response) => {
      await askForChallenge(site, cookie);
      await untouched(response);
    },
  );

  test('once there were too many of them', async () => {
    for (let n = 0; n < 10; n += 1) await untouched(await answer({ isVerified: false }));
    const { status, body, headers } = await send(await answer());
    expect([status, headers['set-cookie']]).toEqual([429, undefined]);
    expect(body.toString()).toContain('Too many attempts');
    expect(await kindOf(cookie)).toBe('second_factor');
  });

  test('when everybody was signed out meanwhile', async () => {
    const response = await answer();
    await sendForm(site, '/logout', await signInAs(site, morag.id));
    const { status, headers } = await send(response);
    expect([status, headers.location, headers['set-cookie']]).toEqual([303, '/employer-login', undefined]);
  });
});
