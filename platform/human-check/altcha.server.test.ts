import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '#platform/clock/clock.server.ts';
import { solve } from '#tests/support/human-check.ts';
import { CHALLENGE_SECONDS, HUMAN_CHECK_ACTIONS } from './actions.ts';
import { deriveSecrets, examinePayload, issueChallenge } from './altcha.server.ts';

const secrets = deriveSecrets('4f0c6c1d5b8e27a93e14d0b7f6a2958cd1e3b07a64f82c59');
const ISSUED_AT = new Date('2026-11-21T10:00:00Z');

type Json = { [name: string]: Json | string | number };
let solved: string;

function setClock(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: ISSUED_AT.getTime() + seconds * 1_000 });
}

beforeAll(async () => {
  setClock(0);
  solved = await solve(await issueChallenge(secrets, 'sign_up', systemClock));
  vi.useRealTimers();
});

afterEach(() => void vi.useRealTimers());

const examine = (payload: FormDataEntryValue | null | undefined, action = HUMAN_CHECK_ACTIONS[0]) =>
  examinePayload(secrets, payload, action, systemClock);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

function forge(change: (payload: { challenge: Json; parameters: Json; solution: Json }) => void): string {
  const payload = JSON.parse(Buffer.from(solved, 'base64').toString());
  change({ ...payload, parameters: payload.challenge.parameters });
  return encode(payload);
}

describe('a solved challenge', () => {
  test('is accepted for ten minutes, and says what is to be remembered of it', async () => {
    setClock(CHALLENGE_SECONDS - 1);
    expect(await examine(solved)).toEqual({ ok: true, signature: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test('is refused once it is ten minutes old', async () => {
    setClock(CHALLENGE_SECONDS + 1);
    expect(await examine(solved)).toEqual({ ok: false, reason: 'expired' });
  });

  test.each(HUMAN_CHECK_ACTIONS.filter((action) => action !== 'sign_up'))('is worth nothing at %s', async (action) => {
    setClock(1);
    expect(await examinePayload(secrets, solved, action, systemClock)).toEqual({ ok: false, reason: 'invalid' });
  });

  test('is worth nothing where another secret key is kept', async () => {
    setClock(1);
    const others = deriveSecrets('another key of a site that has nothing to do with ours');
    expect(await examinePayload(others, solved, 'sign_up', systemClock)).toEqual({ ok: false, reason: 'invalid' });
  });
});

test.each([[null], [undefined], ['']])('%s is missing', async (payload) => {
  expect(await examine(payload)).toEqual({ ok: false, reason: 'missing' });
});

describe('refused as invalid', () => {
  test.each<[string, (payload: { challenge: Json; parameters: Json; solution: Json }) => void]>([
    [
      'another action',
      ({ parameters }) => Object.assign(parameters['data'] as Json, { action: 'contact_form_submit' }),
    ],
    ['more data', ({ parameters }) => Object.assign(parameters['data'] as Json, { admin: 1 })],
    [
      'a later end',
      ({ parameters }) => Object.assign(parameters, { data: { action: 'sign_up', endsAt: 4_000_000_000 } }),
    ],
    ['an end of the library’s own', ({ parameters }) => Object.assign(parameters, { expiresAt: 4_000_000_000 })],
    ['less work', ({ parameters }) => Object.assign(parameters, { cost: 1 })],
    ['another key to find', ({ parameters }) => Object.assign(parameters, { keyPrefix: '00' })],
    ['another algorithm', ({ parameters }) => Object.assign(parameters, { algorithm: 'SHA-256' })],
    ['something that is not signed', ({ parameters }) => Object.assign(parameters, { memoryCost: 1 })],
    ['no key signature', ({ parameters }) => delete parameters['keySignature']],
    ['no signature', ({ challenge }) => delete challenge['signature']],
    ['an empty signature', ({ challenge }) => Object.assign(challenge, { signature: '' })],
    ['a made-up signature', ({ challenge }) => Object.assign(challenge, { signature: 'ab'.repeat(32) })],
    [
      'its signature in capitals',
      ({ challenge }) => Object.assign(challenge, { signature: String(challenge['signature']).toUpperCase() }),
    ],
    ['a guess for a solution', ({ solution }) => Object.assign(solution, { derivedKey: 'ab'.repeat(32) })],
    [
      'what was to be found, without finding the rest',
      ({ solution, parameters }) => Object.assign(solution, { derivedKey: String(parameters['keyPrefix']) }),
    ],
    ['no key', ({ solution }) => Object.assign(solution, { derivedKey: '' })],
    ['a counter that is no number', ({ solution }) => Object.assign(solution, { counter: 'many' })],
    ['a counter below zero', ({ solution }) => Object.assign(solution, { counter: -1 })],
  ])('a challenge with %s', async (_what, change) => {
    setClock(1);
    expect(await examine(forge(change))).toEqual({ ok: false, reason: 'invalid' });
  });

  test('a challenge that was not solved', async () => {
    expect(await examine(encode({ challenge: await issueChallenge(secrets, 'sign_up', systemClock) }))).toEqual({
      ok: false,
      reason: 'invalid',
    });
  });

  const deep = `${'['.repeat(700)}${']'.repeat(700)}`;
  test.each<[string, FormDataEntryValue]>([
    ['words', 'I am a person'],
    ['a NUL', '\0'],
    ['JSON that is not encoded', '{"challenge":{}}'],
    ['null', encode(null)],
    ['a list', encode([])],
    ['an empty object', encode({})],
    ['lists within lists', Buffer.from(deep).toString('base64')],
    ['half a surrogate', encode({ challenge: '\ud800' })],
    ['the payload of an earlier ALTCHA', encode({ algorithm: 'SHA-256', challenge: 'ab', number: 1, salt: 'ab' })],
    ['the prototype', Buffer.from('{"__proto__":{"verified":true}}').toString('base64')],
    ['a megabyte', 'a'.repeat(1_048_576)],
    ['a megabyte of spaces', ' '.repeat(1_048_576)],
    ['a file', new File(['x'], 'x.txt')],
  ])('%s', async (_what, payload) => {
    expect(await examine(payload)).toEqual({ ok: false, reason: 'invalid' });
  });
});

test('no two challenges are the same, nor is any cheap', async () => {
  const issued = await Promise.all(Array.from({ length: 50 }, () => issueChallenge(secrets, 'sign_up', systemClock)));
  expect(new Set(issued.map(({ parameters }) => parameters.nonce)).size).toBe(50);
  expect(new Set(issued.map(({ signature }) => signature)).size).toBe(50);
  // A guess must match half of the key, which is too long for luck.
  for (const { parameters } of issued) {
    expect(parameters).toMatchObject({ cost: 1_000, keyPrefix: expect.stringMatching(/^[0-9a-f]{32}$/) });
  }
});
