import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { AppCodes } from './app-codes.server.ts';

const codes = new AppCodes('a secret key of thirty-two bytes');
const NOW = new Date('2026-11-25T12:00:10Z');
const NAMES = { issuer: 'Harbour & Vale', label: 'ada@harbour.test' };

const appOf = (sealed: Buffer) => {
  const uri = new URL(codes.describe(sealed, NAMES).uri);
  return new TOTP({ secret: Secret.fromBase32(uri.searchParams.get('secret') ?? '') });
};
const codeAt = (sealed: Buffer, seconds: number) =>
  appOf(sealed).generate({ timestamp: NOW.getTime() + seconds * 1_000 });

test('the codes of RFC 6238 are accepted (appendix B, the last six digits)', () => {
  const totp = new TOTP({ secret: Secret.fromLatin1('12345678901234567890') });
  expect([59, 1_111_111_109, 20_000_000_000].map((seconds) => totp.generate({ timestamp: seconds * 1_000 }))).toEqual([
    '287082',
    '081804',
    '353130',
  ]);
});

describe('a secret', () => {
  test('is given to an app by an address, or by hand', () => {
    const sealed = codes.newSecret();
    const { uri, typed } = codes.describe(sealed, NAMES);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Harbour%20%26%20Vale:ada%40harbour\.test\?/);
    expect(typed).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(uri).toContain(`secret=${typed.replaceAll(' ', '')}`);
  });

  test('is another one each time, and stored encrypted', () => {
    const sealed = codes.newSecret();
    expect(sealed.length).toBe(48);
    expect(sealed.equals(codes.newSecret())).toBe(false);
    const secret = Buffer.from(appOf(sealed).secret.buffer);
    expect(sealed.includes(secret)).toBe(false);
  });

  test('opens with no other key, and not once a bit of it has changed', () => {
    const sealed = codes.newSecret();
    expect(() => new AppCodes('another').describe(sealed, NAMES)).toThrow();
    const changed = Buffer.from(sealed);
    changed[20] = (changed[20] ?? 0) ^ 1;
    expect(() => codes.describe(changed, NAMES)).toThrow();
  });
});

describe('a code', () => {
  const sealed = codes.newSecret();
  const step = Math.floor(NOW.getTime() / 30_000);

  test.each([
    ['of now', 0, step],
    ['of the step before', -30, step - 1],
    ['of the next step', 30, step + 1],
    ['two steps old', -60, null],
    ['two steps ahead', 60, null],
  ])('%s belongs to its step, or to none', (_, seconds, expected) => {
    expect(codes.findStep(sealed, codeAt(sealed, seconds), NOW)).toBe(expected);
  });

  test.each(['', '12345', '1234567', 'abcdef', '٠١٢٣٤٥'])('%j is wrong', (typed) => {
    expect(codes.findStep(sealed, typed, NOW)).toBeNull();
  });
});
