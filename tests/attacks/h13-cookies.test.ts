import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueBootstrapToken } from '#app/features/core/accounts/commands/decisions/bootstrap.server.ts';
import { ANALYTICS_COOKIES, CONSENT_COOKIE } from '#domain/device/browser-storage.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { type Answer, request } from '#tests/support/request.ts';
import { sessionOf } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** H13: the cookies of a real site: session, known browser, and the cookie choice. H01 checks that pages set none for visitors. */
const ORIGIN = PRODUCTION_ENV.PUBLIC_ORIGIN;
const PASSWORD = 'seven-herons-at-low-tide';
const EMAIL = 'first@employer.example';
let database: TestDatabase;
let site: Site;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const passwordHash = await new PasswordHasher().inTurn(({ hash }) => hash(PASSWORD));
  userId = await database.database.asSystem(async (transaction) => {
    const person = { email: EMAIL, full_name: 'First Employer', role: 'employer', status: 'approved' } as const;
    const { id } = await transaction.insertInto('profiles').values(person).returning('id').executeTakeFirstOrThrow();
    const credentials = { user_id: id, password_hash: passwordHash, email_confirmed_at: new Date() };
    await transaction.insertInto('credentials').values(credentials).execute();
    return id;
  });
  site = await startSite({ database, env: PRODUCTION_ENV });
});

afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

async function post(path: string, fields: Record<string, string>, cookie?: string): Promise<Answer> {
  return request(site.url, path, {
    method: 'POST',
    headers: {
      Origin: ORIGIN,
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(cookie && { Cookie: cookie }),
    },
    body: new URLSearchParams(fields).toString(),
  });
}

const signIn = () => post('/employer-login', { email: EMAIL, password: PASSWORD, next: '' });

type Setting = { alsoKnownBrowser?: boolean };

/** Checks the attributes of the cookies that were set. @returns the value of the session cookie */
function readCookie({ headers }: Answer, { alsoKnownBrowser = false }: Setting = {}): string {
  const [session = '', ...others] = headers['set-cookie'] ?? [];
  expect(others.map((cookie) => cookie.split('=', 1)[0])).toEqual(alsoKnownBrowser ? ['__Host-known-browser'] : []);
  for (const cookie of others) expect(readCareful(cookie, '__Host-known-browser')).toMatch(TOKEN);
  return readCareful(session, '__Host-session');
}

function readCareful(cookie: string, name: string): string {
  expect(Buffer.byteLength(cookie)).toBeLessThanOrEqual(4_096);
  const [pair = '', ...attributes] = cookie.split('; ');
  expect(pair).toMatch(new RegExp(`^${name}=`));
  expect(attributes.map((attribute) => attribute.split('=', 1)[0]).sort()).toEqual([
    'HttpOnly',
    'Max-Age',
    'Path',
    'SameSite',
    'Secure',
  ]);
  expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']));
  return pair.slice(name.length + 1);
}

const TOKEN = /^[\w-]{43}$/;

test('signing in', async () => {
  const answer = await signIn();
  expect(answer.status).toBe(303);
  expect(readCookie(answer, { alsoKnownBrowser: true })).toMatch(TOKEN);
  expect(answer.headers['cache-control']).toContain('no-store');
});

test('an attempt that fails sets none', async () => {
  const { status, headers } = await post('/employer-login', { email: EMAIL, password: 'wrong', next: '' });
  expect([status, headers['set-cookie']]).toEqual([401, undefined]);
});

test('signing out takes it away', async () => {
  const cookie = sessionOf((await signIn()).headers['set-cookie']) ?? '';
  const answer = await post('/logout', {}, cookie);
  expect(readCookie(answer)).toBe('');
  expect(answer.headers['set-cookie']?.[0]).toContain('Max-Age=0');
});

test('becoming an administrator, and the passkey after the password, each begin a session with a new cookie', async () => {
  const before = sessionOf((await signIn()).headers['set-cookie']) ?? '';
  const token = await issueBootstrapToken(database.database);
  const granted = await post('/api/verify-bootstrap-admin', { token }, before);
  expect(granted.status).toBe(200);
  expect(before).not.toContain(readCookie(granted));

  const key = await addPasskey();
  const first = await signIn();
  const waiting = readCookie(first);
  expect(first.headers.location).toBe('/passkey');
  const challengeReply = await post('/api/passkey-challenge', {}, `__Host-session=${waiting}`);
  const response = answerChallenge(key, JSON.parse(challengeReply.body.toString()).challenge);
  const admitted = await post(
    '/passkey',
    { intent: 'passkey', response: JSON.stringify(response) },
    `__Host-session=${waiting}`,
  );
  expect(admitted.status).toBe(303);
  const full = readCookie(admitted, { alsoKnownBrowser: true });
  expect(full).toMatch(TOKEN);
  expect(full).not.toBe(waiting);
});

/**
 * The exception (domain/device/cookies.ts): scripts read this cookie and set it while offline, so it is not HttpOnly. It needs the same
 * name on http, so it has no prefix. A forged one only states a choice.
 */
test('the choice about cookies is held in a cookie that scripts may read, and that is careful in all else', async () => {
  const answer = await post('/cookie-settings', { choice: 'reject' });
  expect(answer.status).toBe(200);
  const [cookie = '', ...others] = answer.headers['set-cookie'] ?? [];
  expect(others).toEqual([]);
  expect(Buffer.byteLength(cookie)).toBeLessThanOrEqual(4_096);
  const [pair = '', ...attributes] = cookie.split('; ');
  expect(pair.split('=', 1)[0]).toBe(CONSENT_COOKIE);
  expect(attributes.toSorted()).toEqual([
    expect.stringMatching(/^Max-Age=[1-9]\d*$/),
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ]);
});

test('taken-back consent takes the cookies of measurement away, as carefully', async () => {
  const names = Object.values(ANALYTICS_COOKIES);
  const answer = await post('/cookie-settings', { choice: 'reject' }, names.map((name) => `${name}=1`).join('; '));
  const [, ...forgotten] = answer.headers['set-cookie'] ?? [];
  expect(forgotten.toSorted()).toEqual(
    names.map((name) => `${name}=; Max-Age=0; Path=/; Secure; SameSite=Lax`).toSorted(),
  );
});

const KEY_ID = Buffer.from('a key of tests').toString('base64url');

/** Written directly to the database; another test adds one in a real browser. */
async function addPasskey(): Promise<KeyObject> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE (RFC 9053): key type EC2, algorithm ES256, curve P-256, and the two coordinates of 32 bytes.
  const coordinates = [x, y].map((text) => Buffer.from(text, 'base64url'));
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    coordinates[0] ?? Buffer.alloc(0),
    Buffer.from('225820', 'hex'),
    coordinates[1] ?? Buffer.alloc(0),
  ]);
  await database.database.asSystem((transaction) =>
    transaction
      .insertInto('passkeys')
      .values({ id: KEY_ID, user_id: userId, public_key: cose, counter: 0, name: 'Test key' })
      .execute(),
  );
  return privateKey;
}

/** Answers like a security key (WebAuthn, 6.3.3), with user presence and verification, and a counter of 1. */
function answerChallenge(key: KeyObject, challenge: string) {
  const clientData = Buffer.from(
    JSON.stringify({ type: 'webauthn.get', challenge, origin: ORIGIN, crossOrigin: false }),
  );
  const site = createHash('sha256').update(new URL(ORIGIN).hostname).digest();
  const authenticatorData = Buffer.concat([site, Buffer.from('0500000001', 'hex')]);
  const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
  return {
    id: KEY_ID,
    rawId: KEY_ID,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, key).toString('base64url'),
    },
  };
}
