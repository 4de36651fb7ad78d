import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.server.ts';
import { PasswordHasher } from './password-hasher.server.ts';

const hasher = new PasswordHasher();
const hash = (password: string) => hasher.inTurn(({ hash }) => hash(password));
const verify = (password: string, stored: string | null) => hasher.inTurn(({ verify }) => verify(password, stored));

describe('a hash', () => {
  test('names its algorithm and its cost, and is another one each time', async () => {
    const [first, second] = [await hash('correct horse'), await hash('correct horse')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(second).not.toBe(first);
  });

  test.each(['correct horse', ' leading space', 'päss🔑wörd', 'a'.repeat(128)])(
    'knows its own password exactly: %s',
    async (password) => {
      const stored = String(await hash(password));
      expect(await verify(password, stored)).toBe(true);
      for (const other of [password.trim() === password ? ` ${password}` : password.trim(), `${password}x`, '']) {
        expect(await verify(other, stored)).toBe(false);
      }
    },
  );

  test('of an unknown account fits no password, and costs as much', async () => {
    const before = hasher.computed;
    expect(await verify('anything', null)).toBe(false);
    expect(hasher.computed).toBe(before + 1);
  });

  test('made with other costs is understood', async () => {
    const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verify('password', stored)).toBe(true);
  });
});

describe('hashing in turn', () => {
  test('never more at once than allowed, and refuses a caller who would wait too long', async () => {
    const small = new PasswordHasher({ atOnce: 2, queue: 3 });
    let running = 0;
    let most = 0;
    const results = await Promise.all(
      Array.from({ length: 10 }, () =>
        small.inTurn(async ({ hash }) => {
          running += 1;
          most = Math.max(most, running);
          await hash('x');
          running -= 1;
          return 'done';
        }),
      ),
    );
    expect(most).toBe(2);
    expect(results.filter((result) => result === 'done')).toHaveLength(5);
    expect(results.filter((result) => result === 'busy')).toHaveLength(5);
  });

  test('a failure gives its place away', async () => {
    const small = new PasswordHasher({ atOnce: 1, queue: 1 });
    await expect(small.inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await small.inTurn(async () => 'next')).toBe('next');
  });
});

test.each(['123456', 'password', 'PASSWORD', 'qwerty', 'iloveyou', 'letmein'])(
  '%s is on the list',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test('a sentence is not', async () => {
  expect(await isCommonPassword('a-tide-in-the-affairs')).toBe(false);
});
